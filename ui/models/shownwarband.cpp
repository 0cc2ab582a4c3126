// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/shownwarband.h"

namespace gunbai::ui {

namespace {

/// What is shown while there is no document.
template <class Value>
const Value &nothing()
{
    static const Value value;
    return value;
}

} // namespace

void ShownWarband::setDocument(edit::WarbandDocument *document)
{
    const edit::WarbandChange everything{edit::WarbandChange::Kind::Rebuilt, 0, -1, 0};
    if (m_document)
        m_document->disconnect(this);
    Q_EMIT aboutToChange(everything);
    m_document = document;
    if (document) {
        connect(document, &edit::WarbandDocument::aboutToChange, this, &ShownWarband::aboutToChange);
        connect(document, &edit::WarbandDocument::changed, this, &ShownWarband::changed);
        connect(document, &edit::WarbandDocument::saveFailed, this, &ShownWarband::saveFailed);
        connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    }
    Q_EMIT replaced();
    Q_EMIT changed(everything);
}

const roster::Warband &ShownWarband::warband() const
{
    return m_document ? m_document->warband() : nothing<roster::Warband>();
}

const roster::Muster &ShownWarband::muster() const
{
    return m_document ? m_document->muster() : nothing<roster::Muster>();
}

const roster::Verdict &ShownWarband::verdict() const
{
    return m_document ? m_document->verdict() : nothing<roster::Verdict>();
}

edit::Ids ShownWarband::idsOf(const std::vector<int> &rows) const
{
    edit::Ids ids;
    for (const int row : rows)
        ids.push_back(warband().models[static_cast<std::size_t>(row)].id);
    return ids;
}

} // namespace gunbai::ui
