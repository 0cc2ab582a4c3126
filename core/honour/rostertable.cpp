// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/honour/rostertable.h"

#include "core/game/rosterparts.h"
#include "core/game/words.h"
#include "core/honour/bag.h"

#include <QCoreApplication>

namespace gunbai::honour {

using namespace Qt::StringLiterals;
using game::number;
using roster::Warrior;
using sheet::Align;
using sheet::Box;
using sheet::Cell;
using sheet::Paragraph;
using sheet::RunsOn;
using sheet::Text;
using sheet::Tone;

namespace {

constexpr int DropBoxes = 6;

/// Writes the table row by row.
class TableWriter
{
    Q_DECLARE_TR_FUNCTIONS(HonourSheet)

public:
    TableWriter(const roster::Warband &warband, const roster::Muster &muster, const game::PrintOptions &options)
        : m_warband(warband), m_muster(muster), m_options(options)
    {
    }

    sheet::Table table() const;

private:
    bool isOwners() const { return m_options.copy == game::Copy::Owner; }
    bool isScore(std::size_t stat) const { return m_muster.system->stats[stat].id != "actions"_L1; }
    sheet::Row row(std::size_t index) const;
    Cell score(const Warrior &warrior, std::size_t stat) const;
    Cell tokens(const Warrior &warrior) const;
    Cell weapons(const Warrior &warrior) const;
    void addWeapon(Cell &cell, const rules::Weapon &weapon) const;
    QString damage(const rules::Weapon &weapon) const;
    Cell boxes(const Warrior &warrior) const;
    std::vector<const rules::Weapon *> weaponsOf(const Warrior &warrior) const;

    const roster::Warband &m_warband;
    const roster::Muster &m_muster;
    const game::PrintOptions &m_options;
};

sheet::Table TableWriter::table() const
{
    constexpr double FigureWidth = 8;
    sheet::Table table;
    const auto add = [&table](const QString &head, Align align, double weight, double least) {
        table.columns.push_back(game::column(head, align, weight, least));
    };
    add(u""_s, Align::Left, 0, 3.5);
    add(tr("Name and card"), Align::Left, 1, 0);
    for (std::size_t stat = 0; m_muster.system && stat < m_muster.system->stats.size(); ++stat) {
        if (isScore(stat))
            add(m_muster.system->stats[stat].brief, Align::Centre, 0, FigureWidth);
    }
    add(tr("Actions"), Align::Left, 0, 0);
    add(tr("Weapon: with 5 or more swords"), Align::Left, 1.2, 0);
    add(tr("Drops, state"), Align::Left, 0, 0);
    if (isOwners())
        add(tr("Points"), Align::Right, 0, 0);
    for (std::size_t index = 0; index < m_warband.models.size(); ++index)
        table.rows.push_back(row(index));
    return table;
}

sheet::Row TableWriter::row(std::size_t index) const
{
    const Warrior &warrior = m_muster.warriors[index];
    sheet::Row row{sheet::cell(number(static_cast<int>(index) + 1), Tone::Quiet),
                   game::whoCell(m_warband, m_muster, index)};
    for (std::size_t stat = 0; m_muster.system && stat < m_muster.system->stats.size(); ++stat) {
        if (isScore(stat))
            row.push_back(score(warrior, stat));
    }
    row.push_back(tokens(warrior));
    row.push_back(weapons(warrior));
    row.push_back(boxes(warrior));
    if (isOwners())
        row.push_back(sheet::cell(number(warrior.points)));
    return row;
}

/// The bonus is smaller than the score that it goes with.
Cell TableWriter::score(const Warrior &warrior, std::size_t stat) const
{
    if (stat >= warrior.stats.size() || !warrior.stats[stat].value)
        return sheet::cell(u"?"_s, Tone::Figure);
    const rules::Score &score = warrior.stats[stat];
    Cell cell = sheet::cell(number(*score.value), Tone::Figure);
    if (score.bonus > 0)
        cell.paragraphs.front().inlines.push_back(Text{u"\u2060+"_s + number(score.bonus), Tone::Quiet});
    return cell;
}

/// A circle for each action token, with the mark of its kind before them.
Cell TableWriter::tokens(const Warrior &warrior) const
{
    if (!warrior.profile)
        return sheet::cell(u"?"_s);
    const QString mark = isSamurai(warrior) ? u":/marks/samurai.svg"_s : u":/marks/commoner.svg"_s;
    Paragraph line{{sheet::Mark{mark, Tone::Name}, Text{u"\u00A0"_s, Tone::Body}}};
    line.inlines.insert(line.inlines.end(), static_cast<std::size_t>(actionsOf(warrior, *m_muster.system)),
                        Box{Box::Shape::Circle, Box::Size::Small, {}});
    return {{line}};
}

std::vector<const rules::Weapon *> TableWriter::weaponsOf(const Warrior &warrior) const
{
    std::vector<const rules::Weapon *> weapons;
    for (const QString &id : warrior.boughtWeapons + warrior.fixedWeapons) {
        if (const int index = m_muster.system->weaponIndex(id); index >= 0)
            weapons.push_back(&m_muster.system->weapons[static_cast<std::size_t>(index)]);
    }
    return weapons;
}

Cell TableWriter::weapons(const Warrior &warrior) const
{
    Cell cell;
    if (!warrior.profile)
        return cell;
    for (const rules::Weapon *weapon : weaponsOf(warrior))
        addWeapon(cell, *weapon);
    return cell;
}

/// "24 in, 3 dice, 2 beyond 12", or "" for what strikes with its bearer's Strength.
QString TableWriter::damage(const rules::Weapon &weapon) const
{
    if (!weapon.range)
        return {};
    QString text =
        tr("%1, %2 dice", "range and damage of a missile weapon")
            .arg(shownLength(*weapon.range, m_options.lengthUnit), number(weapon.figures.value(u"damage"_s)));
    if (weapon.figures.contains(u"far"_s))
        text = tr("%1, %2 beyond %3", "range and damage, then fewer dice far away")
                   .arg(text, number(weapon.figures[u"damage_far"_s]),
                        number(lengthIn(weapon.figures[u"far"_s], m_options.lengthUnit)));
    return text.replace(u' ', QChar::Nbsp);
}

void TableWriter::addWeapon(Cell &cell, const rules::Weapon &weapon) const
{
    Paragraph head{{Text{game::capitalised(weapon.name), Tone::Strong}}};
    if (const QString figures = damage(weapon); !figures.isEmpty())
        head.inlines.push_back(Text{u' ' + figures, Tone::Body});
    cell.paragraphs.push_back(head);
    for (const rules::Roll &roll : m_muster.system->rolls) {
        const QString names = m_muster.system->bonusNames(weapon, roll.id);
        const QString shown = names.isEmpty() ? u"–"_s : QString(names).replace(u' ', QChar::Nbsp);
        cell.paragraphs.push_back(
            {{Text{roll.name + QChar::Nbsp, Tone::Quiet}, Text{shown, Tone::Body}}, RunsOn::WhereShort});
    }
}

/// Drops; cautious, on the ground and, for what is reloaded, empty; a group's models.
Cell TableWriter::boxes(const Warrior &warrior) const
{
    const auto square = [](const QString &label) { return Box{Box::Shape::Square, Box::Size::Small, label}; };
    Paragraph drops;
    drops.inlines.insert(drops.inlines.end(), DropBoxes, Box{Box::Shape::Circle, Box::Size::Small, {}});
    Paragraph state{{square(tr("C", "cautious")), square(tr("G", "on the ground"))}};
    if (m_muster.system) {
        for (const rules::Weapon *weapon : weaponsOf(warrior)) {
            if (weapon->kinds.contains(u"reload"_s))
                state.inlines.push_back(square(tr("R", "to reload")));
        }
    }
    for (int left = roster::modelsOf(warrior); left > 1; --left)
        state.inlines.push_back(square(number(left)));
    return {{drops, state}};
}

} // namespace

sheet::Table rosterTable(const roster::Warband &warband, const roster::Muster &muster,
                         const game::PrintOptions &options)
{
    return TableWriter(warband, muster, options).table();
}

} // namespace gunbai::honour
