// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library.h"
#include "ui/library/opendocument.h"

#include "core/store/copying.h"
#include "core/store/inspection.h"

#include <QFile>

#include <limits>

namespace gunbai::ui {

namespace {

/// Whether a library could be opened from there; by a copy, because the -wal of the one that is open lies beside it.
Result<> lookAt(const store::Location &location)
{
    const store::Unfinished copy(store::unfinishedName(location.path));
    if (!QFile::copy(location.path, copy.path()))
        return Error{Error::Code::Io, Library::tr("The library “%1” can’t be read.").arg(location.path)};
    const auto found = store::inspect(copy.path(), std::numeric_limits<int>::max(), location.patience);
    if (found)
        return Done{};
    Error error = found.error();
    error.message.replace(copy.path(), location.path);
    return error;
}

} // namespace

/// What was open is safe before anything is asked.
void Library::noticeReplacement()
{
    const bool isGone = !QFile::exists(m_parts.backups.location().path);
    if (m_replacement && m_replacement->isGone == isGone)
        return;
    if (m_replacement) {
        m_replacement->isGone = isGone;
        return Q_EMIT replaced();
    }
    const auto kept =
        m_parts.backups.make(m_parts.database.connection(), store::Backup::Kind::Replaced, now().toLocalTime());
    m_replacement = kept ? Replacement{isGone, kept.value(), {}} : Replacement{isGone, {}, kept.error()};
    Q_EMIT replaced();
}

void Library::backUpReplaced()
{
    m_replacement.reset();
    lookOutside();
}

Result<> Library::openReplacement()
{
    if (auto done = lookAt(m_parts.backups.location()); !done)
        return done;
    if (auto done = m_parts.database.leaveFor(m_replacement->kept); !done)
        return done;
    if (auto done = startOver(); !done)
        return done;
    while (!m_clashes.empty() && keepBoth(m_clashes.back().id)) {
    }
    return Done{};
}

Result<> Library::putBack()
{
    if (auto done = m_parts.database.leaveFor(m_replacement->kept); !done)
        return done;
    if (const auto done = m_parts.backups.restore(m_replacement->kept, now().toLocalTime()); !done)
        return done.error();
    if (auto done = startOver(); !done)
        return done;
    const auto waiting = m_clashes;
    for (const Clash &each : waiting)
        (void)keepMine(each.id);
    return Done{};
}

/// With the library that is in the place now: the documents were another's.
Result<> Library::startOver()
{
    if (auto done = m_parts.database.reopen(m_parts.backups.location(), now().toLocalTime()); !done)
        return done;
    while (!m_open.empty())
        close(std::shared_ptr(m_open.back()));
    m_replacement.reset();
    m_outsideChanges = m_parts.database.outsideChanges().ok() ? m_parts.database.outsideChanges().value() : 0;
    refreshStale();
    reloadFigures();
    Q_EMIT changed();
    return Done{};
}

} // namespace gunbai::ui
