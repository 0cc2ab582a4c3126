// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/fixfinder.h"

namespace gunbai::ui {

void FixFinder::find(const roster::Warband &warband, const rules::CataloguePtr &catalogue)
{
    const int search = ++m_search;
    m_thread = std::jthread([this, search, warband, catalogue](const std::stop_token &stop) {
        auto all = repair::fixes(warband, catalogue, stop);
        QMetaObject::invokeMethod(
            this,
            [this, search, all = std::move(all)] {
                if (search == m_search)
                    Q_EMIT found(all);
            },
            Qt::QueuedConnection);
    });
}

void FixFinder::stop()
{
    ++m_search;
    m_thread = {};
}

} // namespace gunbai::ui
