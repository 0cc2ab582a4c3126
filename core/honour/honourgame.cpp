// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/honour/honourgame.h"

#include "core/game/rosterparts.h"
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
    return {{u"sheet"_s, QCoreApplication::translate("HonourSheet", "Force sheet")}};
}

Result<sheet::Content> HonourGame::sheet(const roster::Warband &warband, const roster::Muster &muster,
                                         const roster::Verdict &verdict, const game::PrintOptions &options) const
{
    if (!game::offers(*this, options.layout))
        return game::noSuchLayout(u"Test of Honour"_s, options.layout);
    return rosterSheet(warband, muster, verdict, options);
}

} // namespace gunbai::honour
