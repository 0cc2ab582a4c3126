// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/honour/rostertable.h"

#include "core/game/rosterparts.h"
#include "core/game/words.h"
#include "core/honour/bag.h"
#include "core/honour/reminders.h"

#include <QCoreApplication>

#include <algorithm>

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

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(HonourSheet)
};

/// Writes the table row by row.
class TableWriter
{
    Q_DECLARE_TR_FUNCTIONS(HonourSheet)

public:
    TableWriter(const game::Side &side, const game::PrintOptions &options)
        : m_side(side), m_muster(side.muster), m_options(options)
    {
    }

    sheet::Table table() const;

private:
    bool isOwners() const { return m_options.copy == game::Copy::Owner; }
    bool isScore(std::size_t stat) const { return m_muster.system->stats[stat].id != "actions"_L1; }
    sheet::Row row(const game::Shown &shown) const;
    Cell score(const Warrior &warrior, std::size_t stat) const;
    Cell weapons(const Warrior &warrior) const;
    void addWeapon(Cell &cell, const rules::Weapon &weapon) const;

    const game::Side &m_side;
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
    for (const game::Shown &each : game::shown(m_side, m_options))
        table.rows.push_back(row(each));
    return table;
}

sheet::Row TableWriter::row(const game::Shown &shown) const
{
    const Warrior &warrior = m_muster.warriors[shown.index];
    sheet::Row row{game::placeCell(shown), game::whoCell(m_side, shown)};
    for (std::size_t stat = 0; m_muster.system && stat < m_muster.system->stats.size(); ++stat) {
        if (isScore(stat))
            row.push_back(score(warrior, stat));
    }
    row.push_back(tokensCell(m_side, shown, m_options));
    row.push_back(weapons(warrior));
    row.push_back(trackCell(m_side, shown, m_options));
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
    if (m_options.isPencil)
        cell.paragraphs.push_back({{Box{}}});
    return cell;
}

Cell TableWriter::weapons(const Warrior &warrior) const
{
    Cell cell;
    if (!warrior.profile)
        return cell;
    for (const rules::Weapon *weapon : game::weaponsOf(m_muster, warrior))
        addWeapon(cell, *weapon);
    return cell;
}

void TableWriter::addWeapon(Cell &cell, const rules::Weapon &weapon) const
{
    Paragraph head{{Text{game::capitalised(weapon.name), Tone::Strong}}};
    if (const QString figures = missileFigures(weapon, m_options.lengthUnit); !figures.isEmpty())
        head.inlines.push_back(Text{u' ' + figures, Tone::Body});
    cell.paragraphs.push_back(head);
    for (const rules::Roll &roll : m_muster.system->rolls) {
        const QString names = m_muster.system->bonusNames(weapon, roll.id);
        const QString shown = names.isEmpty() ? u"–"_s : QString(names).replace(u' ', QChar::Nbsp);
        cell.paragraphs.push_back(
            {{Text{roll.name + QChar::Nbsp, Tone::Quiet}, Text{shown, Tone::Body}}, RunsOn::WhereShort});
    }
}

} // namespace

sheet::Table rosterTable(const game::Side &side, const game::PrintOptions &options)
{
    return TableWriter(side, options).table();
}

Cell tokensCell(const game::Side &side, const game::Shown &shown, const game::PrintOptions &options)
{
    const Warrior &warrior = side.muster.warriors[shown.index];
    if (!warrior.profile && !options.isBlank)
        return sheet::cell(u"?"_s);
    constexpr int BlankTokens = 3;
    const int actions = options.isBlank ? BlankTokens : actionsOf(warrior, *side.muster.system);
    const QString mark = isSamurai(warrior) ? u":/marks/samurai.svg"_s : u":/marks/commoner.svg"_s;
    Paragraph line{{sheet::Mark{mark, Tone::Name}, Text{u"\u00A0"_s, Tone::Body}}};
    line.inlines.insert(line.inlines.end(), static_cast<std::size_t>(actions),
                        Box{Box::Shape::Circle, Box::Size::Small});
    Cell cell;
    cell.paragraphs.assign(static_cast<std::size_t>(shown.count), line);
    return cell;
}

Cell trackCell(const game::Side &side, const game::Shown &shown, const game::PrintOptions &options)
{
    const Warrior &warrior = side.muster.warriors[shown.index];
    const auto square = [](const QString &label) { return Box{Box::Shape::Square, Box::Size::Small, label}; };
    Paragraph drops;
    drops.inlines.insert(drops.inlines.end(), DropBoxes, Box{Box::Shape::Circle, Box::Size::Small});
    Paragraph state{{square(Words::tr("C", "cautious")), square(Words::tr("G", "on the ground"))}};
    const auto reloads = [](const rules::Weapon *weapon) { return weapon->kinds.contains(u"reload"_s); };
    if (options.isBlank || std::ranges::any_of(game::weaponsOf(side.muster, warrior), reloads))
        state.inlines.push_back(square(Words::tr("R", "to reload")));
    for (int left = options.isBlank ? 3 : roster::modelsOf(warrior); left > 1; --left)
        state.inlines.push_back(square(number(left)));
    Cell cell;
    for (int model = 0; model < shown.count; ++model) {
        cell.paragraphs.push_back(drops);
        cell.paragraphs.push_back(state);
    }
    return cell;
}

} // namespace gunbai::honour
