// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ronin/playsheet.h"

#include "core/game/playsheet.h"
#include "core/game/rosterparts.h"
#include "core/game/words.h"
#include "core/ronin/fighting.h"
#include "core/ronin/reminders.h"

#include <QCoreApplication>

#include <algorithm>

namespace gunbai::ronin {

using game::number;
using sheet::Align;
using sheet::Box;
using sheet::Paragraph;
using sheet::Tone;

namespace {

constexpr std::size_t StunBoxes = 4;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RoninPlaySheet)
};

sheet::Cell circles(std::size_t count)
{
    Paragraph line;
    line.inlines.insert(line.inlines.end(), count, Box{Box::Shape::Circle, Box::Size::Small});
    return {{line}};
}

sheet::Row rowOf(const game::Side &side, const game::Shown &shown, const game::PrintOptions &options)
{
    const roster::Warrior &warrior = side.muster.warriors[shown.index];
    const rules::System *system = side.muster.system;
    const auto square = [](const QString &label) { return Box{Box::Shape::Square, Box::Size::Small, label}; };
    Paragraph wounds{{square(Words::tr("L", "light wound")), square(Words::tr("S", "serious wound")),
                      square(Words::tr("C", "critical wound"))}};
    Paragraph loaded;
    if (options.isBlank || (system && reloads(armed(warrior, *system))))
        loaded.inlines.push_back(square({}));
    std::vector<rules::Score> stats = system ? startingStats(warrior, *system) : std::vector<rules::Score>();
    const QString pool = stats.empty() ? QStringLiteral("?") : rules::scoreText(stats.front());
    return {game::placeCell(shown),
            {{game::markedName(side, shown)}},
            sheet::cell(warrior.profile ? number(warrior.rank) : QStringLiteral("?")),
            sheet::cell(pool),
            sheet::cell(QString()),
            circles(StunBoxes),
            {{wounds}},
            {{loaded}},
            sheet::cell(QString())};
}

/// Each model has a row of its own, as each is wounded on its own.
sheet::Table models(const game::Side &side, const game::PrintOptions &options)
{
    sheet::Table table;
    table.ruling = sheet::Ruling::Cells;
    table.columns = {game::column({}, Align::Left, 0, 3.5),
                     game::column(Words::tr("Name"), Align::Left, 1, 0),
                     game::column(Words::tr("Rank"), Align::Centre, 0, 7),
                     game::column(Words::tr("CP"), Align::Centre, 0, 6),
                     game::column(Words::tr("Tokens: attack, defence"), Align::Left, 0, 24),
                     game::column(Words::tr("Stuns"), Align::Left, 0, 0),
                     game::column(Words::tr("Wounds"), Align::Left, 0, 0),
                     game::column(Words::tr("Loaded"), Align::Centre, 0, 8),
                     game::column(Words::tr("Kills, banner, captive"), Align::Left, 0, 26)};
    game::PrintOptions each = options;
    each.isOneAKind = false;
    for (const game::Shown &shown : game::shown(side, each))
        table.rows.push_back(rowOf(side, shown, options));
    return table;
}

} // namespace

sheet::Content playSheet(const std::vector<game::Side> &sides, const game::PrintOptions &options)
{
    sheet::Content content = game::playSheet(sides, options);
    std::vector<game::TurnRow> rows{{Words::tr("Priority (who)"), 0},
                                    {Words::tr("Morale tests"), static_cast<int>(sides.size())},
                                    {Words::tr("Movement"), 1},
                                    {Words::tr("Combat"), 1},
                                    {Words::tr("Action"), 1},
                                    {Words::tr("End"), 1}};
    for (const game::Side &side : sides)
        rows.push_back({sides.size() > 1 ? Words::tr("Lost: %1", "models, whose").arg(game::titleOf(side))
                                         : Words::tr("Lost"),
                        0});
    content.blocks.emplace_back(game::turnGrid(rows));
    for (const game::Side &side : sides) {
        content.blocks.emplace_back(game::sideHeading(side, moraleTrack(side.warband, side.muster)));
        content.blocks.emplace_back(models(side, options));
    }
    content.blocks.emplace_back(game::scores(sides, Words::tr("Victory points")));
    return content;
}

} // namespace gunbai::ronin
