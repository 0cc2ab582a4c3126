// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ronin/rostertable.h"

#include "core/game/rosterparts.h"
#include "core/game/words.h"
#include "core/ronin/fighting.h"

#include <QCoreApplication>

#include <algorithm>

namespace gunbai::ronin {

using namespace Qt::StringLiterals;
using game::number;
using game::signedNumber;
using roster::Warrior;
using sheet::Align;
using sheet::Box;
using sheet::Cell;
using sheet::Paragraph;
using sheet::RunsOn;
using sheet::Text;
using sheet::Tone;

namespace {

constexpr int StunBoxes = 3;

/// Writes the table column by column and row by row.
class TableWriter
{
    Q_DECLARE_TR_FUNCTIONS(RoninSheet)

public:
    TableWriter(const game::Side &side, const game::PrintOptions &options)
        : m_side(side), m_muster(side.muster), m_options(options)
    {
    }

    sheet::Table table() const;

private:
    sheet::Row row(const game::Shown &shown) const;
    Cell weapons(const Warrior &warrior) const;
    Paragraph weapon(const Armed &armed) const;
    Cell boxes(const Warrior &warrior, int count) const;

    const game::Side &m_side;
    const roster::Muster &m_muster;
    const game::PrintOptions &m_options;
};

sheet::Table TableWriter::table() const
{
    sheet::Table table;
    table.columns.push_back(game::column(u""_s, Align::Left, 0, 3.5));
    table.columns.push_back(game::column(tr("Name and profile"), Align::Left, 1.2, 0));
    constexpr double FigureWidth = 7;
    table.columns.push_back(game::column(tr("Rank"), Align::Centre, 0, FigureWidth));
    if (m_muster.system) {
        for (const rules::Stat &stat : m_muster.system->stats)
            table.columns.push_back(game::column(stat.brief, Align::Centre, 0, FigureWidth));
    }
    table.columns.push_back(game::column(tr("Armour"), Align::Centre, 0, FigureWidth));
    table.columns.push_back(game::column(tr("Weapon: initiative, attack"), Align::Left, 1, 0));
    constexpr double BoxesWidth = 23;
    table.columns.push_back(game::column(tr("Stuns, loaded, wounds"), Align::Left, 0, BoxesWidth));
    if (m_options.copy == game::Copy::Owner)
        table.columns.push_back(game::column(tr("Points"), Align::Right, 0, 0));
    for (const game::Shown &each : game::shown(m_side, m_options))
        table.rows.push_back(row(each));
    return table;
}

sheet::Row TableWriter::row(const game::Shown &shown) const
{
    const Warrior &warrior = m_muster.warriors[shown.index];
    sheet::Row row{game::placeCell(shown), game::whoCell(m_side, shown)};
    const auto figure = [&row](const QString &text) { row.push_back(sheet::cell(text, Tone::Figure)); };
    const auto changing = [&](const QString &text) {
        figure(text);
        if (m_options.isPencil)
            row.back().paragraphs.push_back({{Box{}}});
    };
    figure(warrior.profile ? number(warrior.rank) : u"?"_s);
    const std::size_t stats = m_muster.system ? m_muster.system->stats.size() : 0;
    std::vector<rules::Score> values;
    if (m_muster.system)
        values = startingStats(warrior, *m_muster.system);
    for (std::size_t stat = 0; stat < stats; ++stat)
        changing(stat < values.size() ? rules::scoreText(values[stat]) : u"?"_s);
    figure(armourText(warrior, m_muster.system));
    row.push_back(weapons(warrior));
    row.push_back(boxes(warrior, shown.count));
    if (m_options.copy == game::Copy::Owner)
        row.push_back(sheet::cell(number(warrior.points)));
    return row;
}

Paragraph TableWriter::weapon(const Armed &armed) const
{
    QStringList figures;
    if (armed.shot) {
        figures.append(
            tr("%1 to %2", "a shot: modifier, range")
                .arg(signedNumber(armed.shot->attack), shownLength(armed.shot->inches, m_options.lengthUnit)));
    }
    if (armed.blow) {
        const QString blow = tr("%1, %2", "a blow: initiative, attack");
        figures.append(
            blow.arg(number(armed.blow->initiative), signedNumber(armed.blow->attack)).replace(u' ', QChar::Nbsp));
    }
    Paragraph paragraph{{Text{armed.weapon->name, Tone::Strong}}, RunsOn::WhereShort};
    if (!figures.isEmpty())
        paragraph.inlines.push_back(Text{u'\u00A0' + figures.join(tr("; ")), Tone::Body});
    return paragraph;
}

Cell TableWriter::weapons(const Warrior &warrior) const
{
    Cell cell;
    if (!m_muster.system)
        return cell;
    for (const Armed &each : armed(warrior, *m_muster.system))
        cell.paragraphs.push_back(weapon(each));
    return cell;
}

/// Stuns and a box for each weapon that is reloaded, then the three wounds; for each of several that are alike.
Cell TableWriter::boxes(const Warrior &warrior, int count) const
{
    Paragraph first;
    for (int stun = 0; stun < StunBoxes; ++stun)
        first.inlines.push_back(Box{Box::Shape::Circle, Box::Size::Small});
    const auto square = [](const QString &label) { return Box{Box::Shape::Square, Box::Size::Small, label}; };
    if (m_muster.system) {
        for (const Armed &each : armed(warrior, *m_muster.system)) {
            if (each.weapon->kinds.contains(u"reload"_s))
                first.inlines.push_back(square(each.weapon->name.first(1).toUpper()));
        }
    }
    Paragraph wounds;
    for (const QString &letter : {tr("L", "light wound"), tr("S", "serious wound"), tr("C", "critical wound")})
        wounds.inlines.push_back(square(letter));
    wounds.runsOn = RunsOn::WhereShort;
    Cell cell;
    for (int model = 0; model < count; ++model) {
        cell.paragraphs.push_back(first);
        cell.paragraphs.push_back(wounds);
    }
    return cell;
}

} // namespace

sheet::Table rosterTable(const game::Side &side, const game::PrintOptions &options)
{
    return TableWriter(side, options).table();
}

} // namespace gunbai::ronin
