// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ronin/roningame.h"

#include "core/game/rosterparts.h"
#include "core/ronin/disguise.h"
#include "core/ronin/rostersheet.h"

#include <QCoreApplication>

namespace gunbai::ronin {

using namespace Qt::StringLiterals;

QString RoninGame::id() const
{
    return u"ronin"_s;
}

std::vector<game::LayoutOffer> RoninGame::layouts() const
{
    return {{u"sheet"_s, QCoreApplication::translate("RoninSheet", "Roster sheet")}};
}

Result<sheet::Content> RoninGame::sheet(const roster::Warband &warband, const roster::Muster &muster,
                                        const roster::Verdict &verdict, const game::PrintOptions &options) const
{
    if (!game::offers(*this, options.layout))
        return game::noSuchLayout(u"Ronin"_s, options.layout);
    if (options.copy == game::Copy::Owner)
        return rosterSheet(warband, muster, verdict, options);
    const auto seen = seenByOpponent(warband, muster);
    if (!seen)
        return seen.error();
    const roster::Muster seenMuster = roster::muster(seen.value(), muster.catalogue);
    return rosterSheet(seen.value(), seenMuster, roster::judge(seen.value(), seenMuster), options);
}

} // namespace gunbai::ronin
