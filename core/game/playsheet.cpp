// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/playsheet.h"

#include "core/game/rosterparts.h"
#include "core/game/words.h"

namespace gunbai::game {

using namespace Qt::StringLiterals;
using sheet::Align;
using sheet::Box;
using sheet::Paragraph;
using sheet::Text;
using sheet::Tone;

namespace {

constexpr int Turns = 10;
constexpr int ScoreLines = 4;
constexpr int WholeWidth = 9;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PlaySheet)
};

Paragraph toFillIn()
{
    Paragraph line;
    const auto add = [&line](const QString &label, double length) {
        line.inlines.push_back(Text{label + QChar::Nbsp, Tone::Subtitle});
        line.inlines.push_back(sheet::Blank{length, Tone::Subtitle});
        line.inlines.push_back(Text{u"   "_s, Tone::Subtitle});
    };
    add(Words::tr("Scenario"), 36);
    add(Words::tr("Where and when"), 36);
    add(Words::tr("Points"), 14);
    return line;
}

sheet::Cell boxes(int count)
{
    Paragraph line;
    line.inlines.insert(line.inlines.end(), static_cast<std::size_t>(count),
                        Box{Box::Shape::Square, Box::Size::Tiny});
    return {{line}};
}

} // namespace

sheet::Content playSheet(const std::vector<Side> &sides, const PrintOptions &options)
{
    sheet::Content content;
    content.title = sides.size() > 1 ? Words::tr("%1 against %2").arg(titleOf(sides[0]), titleOf(sides[1]))
                                     : titleOf(sides.front());
    sheet::TitleBlock title{sides.front().crest, sheet::paragraph(content.title, Tone::Title), toFillIn(), {}, {}};
    content.blocks.emplace_back(title);
    const QString list = roster::origin(sides.front().warband, sides.front().muster).last();
    content.footLeft = sheet::paragraph(options.copy == Copy::Owner ? Words::tr("%1, play sheet", "a game").arg(list)
                                                                    : Words::tr("%1, play sheet · opponent’s copy").arg(list),
                                        Tone::Label);
    content.footRight = footRight(options);
    content.fillsWithLines = true;
    return content;
}

sheet::Table turnGrid(const std::vector<TurnRow> &rows)
{
    sheet::Table grid;
    grid.ruling = sheet::Ruling::Cells;
    grid.columns.push_back(column(Words::tr("Turn"), Align::Left, 0, 24));
    for (int turn = 1; turn <= Turns; ++turn)
        grid.columns.push_back({sheet::paragraph(number(turn), Tone::Strong), Align::Centre, 1, 0});
    for (const TurnRow &row : rows) {
        grid.rows.push_back({sheet::cell(row.name, Tone::Label)});
        grid.rows.back().insert(grid.rows.back().end(), Turns, row.boxes > 0 ? boxes(row.boxes) : sheet::cell(QString()));
    }
    return grid;
}

sheet::Sections scores(const std::vector<Side> &sides, const QString &heading)
{
    sheet::Sections sections;
    for (const Side &side : sides) {
        const QString name = sides.size() > 1 ? Words::tr("%1: %2", "victory points, whose").arg(heading, titleOf(side))
                                              : heading;
        sections.sections.push_back({name, {}, ScoreLines, sides.size() > 1 ? 1 : WholeWidth});
    }
    return sections;
}

sheet::Sections sideHeading(const Side &side, std::vector<Paragraph> lines)
{
    const QString heading = u"%1, %2"_s.arg(titleOf(side), roster::origin(side.warband, side.muster).first());
    return {{sheet::Section{heading, std::move(lines), 0, WholeWidth}}};
}

} // namespace gunbai::game
