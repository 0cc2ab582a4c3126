// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/librarymodel.h"
#include "ui/library/opendocument.h"

#include <algorithm>

namespace gunbai::ui {

using store::WarbandId;

const Clash *Library::clash(WarbandId id) const
{
    const auto found = std::ranges::find(m_clashes, id, &Clash::id);
    return found == m_clashes.end() ? nullptr : &*found;
}

void Library::forget(WarbandId id)
{
    std::erase_if(m_clashes, [id](const Clash &each) { return each.id == id; });
}

/// Keeps an edit that another window's has forestalled; any other failure is only passed on.
Result<> Library::holdBack(const Clash &clash, const Error &why)
{
    if (m_parts.database.isReplaced()) {
        m_clashes.push_back(clash);
        noticeReplacement();
        return Error{Error::Code::Conflict, why.message};
    }
    if (why.code != Error::Code::Conflict && why.code != Error::Code::NotFound)
        return why;
    m_clashes.push_back(clash);
    Q_EMIT clashed(clash.id);
    return Error{Error::Code::Conflict, why.message};
}

/// The edit was based on what is no longer stored. Typing goes on where it was; anything else has to wait.
Result<> Library::addTyping(const Open &open, const roster::Warband &warband)
{
    const auto waiting = std::ranges::find(m_clashes, open.id, &Clash::id);
    if (auto typed = withTyping(waiting->mine, open.document->warband(), warband)) {
        waiting->mine = *std::move(typed);
        return Error{Error::Code::Conflict, {}};
    }
    Q_EMIT clashed(open.id);
    return Error{
        Error::Code::Busy,
        tr("“%1” was changed elsewhere meanwhile: say first which is to be kept.").arg(shownName(waiting->mine.name))};
}

Result<WarbandId> Library::keepMine(WarbandId id)
{
    const Clash mine = *clash(id);
    if (const auto stored = m_warbands.load(id); !stored && stored.error().code == Error::Code::NotFound)
        return keepAsNew(mine, mine.mine.name);
    forget(id);
    const auto theirs = document(id);
    if (theirs)
        theirs.value()->replace(mine.mine, tr("Keep mine"));
    if (theirs && theirs.value()->warband() == mine.mine)
        return id;
    // It could not be stored, which was said; the edit goes on waiting.
    if (!clash(id))
        m_clashes.push_back(mine);
    return theirs ? Error{Error::Code::Conflict, {}} : theirs.error();
}

Result<WarbandId> Library::takeTheirs(WarbandId id)
{
    const roster::Warband mine = clash(id)->mine;
    forget(id);
    const auto theirs = document(id);
    if (!theirs)
        return theirs.error();
    theirs.value()->addStepFrom(mine, tr("Take theirs"));
    return id;
}

Result<WarbandId> Library::keepBoth(WarbandId id)
{
    const Clash mine = *clash(id);
    return keepAsNew(mine, tr("%1 (copy)", "a warband's name").arg(mine.mine.name));
}

Result<WarbandId> Library::keepAsNew(const Clash &clash, const QString &name)
{
    roster::Warband warband = clash.mine;
    warband.name = name;
    const auto open = findOpen(clash.id);
    auto own = store(warband, store::Origin::Player, open ? open->document->remembered() : rulesOfToday(warband));
    if (!own)
        return own;
    forget(clash.id);
    Q_EMIT changed();
    return own;
}

} // namespace gunbai::ui
