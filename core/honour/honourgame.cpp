// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/honour/honourgame.h"

#include "core/game/document.h"
#include "core/game/rosterparts.h"
#include "core/honour/cards.h"
#include "core/honour/playsheet.h"
#include "core/honour/rostersheet.h"

#include <QCoreApplication>

namespace gunbai::honour {

using namespace Qt::StringLiterals;

QString HonourGame::id() const
{
    return u"honour"_s;
}

std::vector<game::LayoutOffer> HonourGame::layouts() const
{
    return game::layoutsOf(QCoreApplication::translate("HonourSheet", "Force sheet"));
}

Result<sheet::Document> HonourGame::print(const std::vector<game::Side> &sides, const game::PrintOptions &options) const
{
    if (!game::offers(*this, options.layout))
        return game::noSuchLayout(u"Test of Honour"_s, options.layout);
    return game::documentOf(sides, options, {rosterSheet, cards, playSheet});
}

} // namespace gunbai::honour
