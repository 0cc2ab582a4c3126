// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/honour/rostersheet.h"

#include "core/game/rosterparts.h"
#include "core/game/words.h"
#include "core/honour/bag.h"
#include "core/honour/reminders.h"
#include "core/honour/rostertable.h"

#include <QCoreApplication>

namespace gunbai::honour {

using sheet::Section;
using sheet::Sections;

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("HonourSheet", text);
}

QStringList facts(const roster::Muster &muster)
{
    const Tokens tokens = tokensOf(muster);
    return {
        words("%1 samurai and %2 commoner tokens").arg(game::number(tokens.samurai), game::number(tokens.commoner))};
}

} // namespace

sheet::Content rosterSheet(const game::Side &side, const game::PrintOptions &options)
{
    constexpr int ObjectiveLines = 2;
    const roster::Muster &muster = side.muster;
    const game::RosterParts parts(side, options);
    sheet::Content content = parts.frame(facts(muster));
    parts.addTable(content, rosterTable(side, options));
    if (!options.isBlank)
        content.blocks.emplace_back(game::flowing({bonusReminders(muster), fumbleReminders(muster),
                                                   cardReminders(muster), forceReminders(side.warband, muster),
                                                   doubts(muster)}));
    content.blocks.emplace_back(Sections{{battleTrack(), Section{words("Objective"), {}, ObjectiveLines}}});
    content.blocks.emplace_back(Sections{{parts.notes()}});
    return content;
}

} // namespace gunbai::honour
