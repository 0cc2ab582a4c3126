// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/repair/fixes.h"

#include <QObject>

#include <thread>

namespace gunbai::ui {

/// Looks for the fixes of a warband in a thread of its own. Another search, or stop(), ends the one before.
class FixFinder final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void find(const roster::Warband &warband, const rules::CataloguePtr &catalogue);
    void stop();

Q_SIGNALS:
    /// In the thread of the receiver; never of a search that was ended.
    void found(const std::vector<gunbai::repair::Fix> &fixes);

private:
    int m_search = 0;      ///< the number of the last one
    std::jthread m_thread; ///< last: it ends before the rest goes
};

} // namespace gunbai::ui
