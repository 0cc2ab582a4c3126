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
    TableWriter(const roster::Warband &warband, const roster::Muster &muster, const game::PrintOptions &options)
        : m_warband(warband), m_muster(muster), m_options(options)
    {
    }

    sheet::Table table() const;

private:
    sheet::Row row(std::size_t index) const;
    Cell weapons(const Warrior &warrior) const;
    Paragraph weapon(const Armed &armed) const;
    Cell boxes(const Warrior &warrior) const;
    QString armour(const Warrior &warrior) const;

    const roster::Warband &m_warband;
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
    for (std::size_t index = 0; index < m_warband.models.size(); ++index)
        table.rows.push_back(row(index));
    return table;
}

sheet::Row TableWriter::row(std::size_t index) const
{
    const Warrior &warrior = m_muster.warriors[index];
    sheet::Row row{sheet::cell(number(static_cast<int>(index) + 1), Tone::Quiet),
                   game::whoCell(m_warband, m_muster, index)};
    const auto figure = [&row](const QString &text) { row.push_back(sheet::cell(text, Tone::Figure)); };
    figure(warrior.profile ? number(warrior.rank) : u"?"_s);
    const std::size_t stats = m_muster.system ? m_muster.system->stats.size() : 0;
    std::vector<rules::Score> values;
    if (m_muster.system)
        values = startingStats(warrior, *m_muster.system);
    for (std::size_t stat = 0; stat < stats; ++stat)
        figure(stat < values.size() ? rules::scoreText(values[stat]) : u"?"_s);
    figure(armour(warrior));
    row.push_back(weapons(warrior));
    row.push_back(boxes(warrior));
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

/// Stuns and a box for each weapon that is reloaded, then the three wounds.
Cell TableWriter::boxes(const Warrior &warrior) const
{
    Paragraph first;
    for (int stun = 0; stun < StunBoxes; ++stun)
        first.inlines.push_back(Box{Box::Shape::Circle, Box::Size::Small, {}});
    if (m_muster.system) {
        for (const Armed &each : armed(warrior, *m_muster.system)) {
            if (each.weapon->kinds.contains(u"reload"_s))
                first.inlines.push_back(
                    Box{Box::Shape::Square, Box::Size::Small, each.weapon->name.first(1).toUpper()});
        }
    }
    Paragraph wounds;
    for (const QString &letter : {tr("L", "light wound"), tr("S", "serious wound"), tr("C", "critical wound")})
        wounds.inlines.push_back(Box{Box::Shape::Square, Box::Size::Small, letter});
    wounds.runsOn = RunsOn::WhereShort;
    return {{first, wounds}};
}

QString TableWriter::armour(const Warrior &warrior) const
{
    const rules::Armour *armour = m_muster.system ? m_muster.system->armour(warrior.armour) : nullptr;
    if (!armour)
        return warrior.profile ? number(0) : u"?"_s;
    return armour->defence == 0 ? number(0) : signedNumber(armour->defence);
}

} // namespace

sheet::Table rosterTable(const roster::Warband &warband, const roster::Muster &muster,
                         const game::PrintOptions &options)
{
    return TableWriter(warband, muster, options).table();
}

} // namespace gunbai::ronin
