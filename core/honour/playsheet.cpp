// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/honour/playsheet.h"

#include "core/game/playsheet.h"
#include "core/game/rosterparts.h"
#include "core/game/words.h"
#include "core/honour/bag.h"
#include "core/honour/reminders.h"
#include "core/honour/rostertable.h"

#include <QCoreApplication>

namespace gunbai::honour {

using sheet::Align;
using sheet::Paragraph;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(HonourPlaySheet)
};

sheet::Table models(const game::Side &side, const game::PrintOptions &options)
{
    sheet::Table table;
    table.ruling = sheet::Ruling::Cells;
    table.columns = {game::column({}, Align::Left, 0, 3.5),
                     game::column(Words::tr("Name"), Align::Left, 1, 0),
                     game::column(Words::tr("Actions"), Align::Left, 0, 0),
                     game::column(Words::tr("Drops, state"), Align::Left, 0, 0),
                     game::column(Words::tr("Skills used, injuries, dishonour"), Align::Left, 0, 48)};
    game::PrintOptions each = options;
    each.isOneAKind = false;
    for (const game::Shown &shown : game::shown(side, each)) {
        table.rows.push_back({game::placeCell(shown),
                              {{game::markedName(side, shown)}},
                              tokensCell(side, shown, options),
                              trackCell(side, shown, options),
                              sheet::cell(QString())});
    }
    return table;
}

/// The tokens that a force brings, and its Fate deck.
std::vector<Paragraph> bag(const game::Side &side, const game::PrintOptions &options)
{
    std::vector<Paragraph> lines = options.isBlank ? std::vector<Paragraph>() : bagLines(side.muster);
    lines.push_back(sheet::paragraph(boxesLegend(), sheet::Tone::Quiet));
    return lines;
}

} // namespace

sheet::Content playSheet(const std::vector<game::Side> &sides, const game::PrintOptions &options)
{
    constexpr int FateTokens = 3;
    sheet::Content content = game::playSheet(sides, options);
    std::vector<game::TurnRow> rows{{Words::tr("Fate tokens"), FateTokens}, {Words::tr("First draw (who)"), 0}};
    for (const game::Side &side : sides)
        rows.push_back({sides.size() > 1 ? Words::tr("Cut down: %1", "models, whose").arg(game::titleOf(side))
                                         : Words::tr("Cut down"),
                        0});
    content.blocks.emplace_back(game::turnGrid(rows));
    for (const game::Side &side : sides) {
        content.blocks.emplace_back(game::sideHeading(side, bag(side, options)));
        content.blocks.emplace_back(models(side, options));
    }
    content.blocks.emplace_back(game::scores(sides, Words::tr("Objective and victory points")));
    return content;
}

} // namespace gunbai::honour
