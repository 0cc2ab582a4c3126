// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ronin/roningame.h"

#include "core/game/document.h"
#include "core/game/rosterparts.h"
#include "core/ronin/cards.h"
#include "core/ronin/disguise.h"
#include "core/ronin/playsheet.h"
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
    return game::layoutsOf(QCoreApplication::translate("RoninSheet", "Roster sheet"));
}

Result<sheet::Document> RoninGame::print(const std::vector<game::Side> &sides, const game::PrintOptions &options) const
{
    if (!game::offers(*this, options.layout))
        return game::noSuchLayout(u"Ronin"_s, options.layout);
    std::vector<game::Side> shown;
    for (const game::Side &side : sides) {
        const auto seen = options.copy == game::Copy::Owner ? Result(side) : seenByOpponent(side);
        if (!seen)
            return seen.error();
        shown.push_back(seen.value());
    }
    return game::documentOf(shown, options, {rosterSheet, cards, playSheet});
}

} // namespace gunbai::ronin
