// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ronin/rostersheet.h"

#include "core/game/rosterparts.h"
#include "core/game/words.h"
#include "core/ronin/reminders.h"
#include "core/ronin/rostertable.h"

#include <QCoreApplication>

namespace gunbai::ronin {

using sheet::Section;
using sheet::Sections;

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("RoninSheet", text);
}

QStringList facts(const roster::Muster &muster)
{
    if (!muster.list || !muster.list->morale.value)
        return {};
    return {words("Morale %1").arg(game::number(*muster.list->morale.value))};
}

} // namespace

sheet::Content rosterSheet(const game::Side &side, const game::PrintOptions &options)
{
    constexpr int VictoryLines = 2;
    const roster::Warband &warband = side.warband;
    const roster::Muster &muster = side.muster;
    const game::RosterParts parts(side, options);
    sheet::Content content = parts.frame(facts(muster));
    parts.addTable(content, rosterTable(side, options));
    if (!options.isBlank)
        content.blocks.emplace_back(game::flowing({skillReminders(muster), listReminders(warband, muster), woundReminders()}));
    content.blocks.emplace_back(
        Sections{{battleTrack(warband, muster), Section{words("Victory points"), {}, VictoryLines}}});
    content.blocks.emplace_back(Sections{{parts.notes()}});
    return content;
}

} // namespace gunbai::ronin
