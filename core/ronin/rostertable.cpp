// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ronin/rostertable.h"

#include "core/ronin/fighting.h"
#include "core/ronin/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gunbai::ronin {

using namespace Qt::StringLiterals;
using roster::Warrior;
using sheet::Align;
using sheet::Box;
using sheet::Cell;
using sheet::Column;
using sheet::Mark;
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
    TableWriter(const roster::Warband &warband, const roster::Muster &muster, game::Copy copy)
        : m_warband(warband), m_muster(muster), m_copy(copy)
    {
    }

    sheet::Table table() const;

private:
    void addColumn(sheet::Table &table, const QString &head, Align align, double weight, double least) const;
    sheet::Row row(std::size_t index) const;
    Cell who(std::size_t index) const;
    sheet::Inlines name(std::size_t index) const;
    QString kind(std::size_t index) const;
    QStringList skills(const Warrior &warrior) const;
    Cell weapons(const Warrior &warrior) const;
    Paragraph weapon(const Armed &armed) const;
    Cell boxes(const Warrior &warrior) const;
    QString armour(const Warrior &warrior) const;

    const roster::Warband &m_warband;
    const roster::Muster &m_muster;
    game::Copy m_copy;
};

void TableWriter::addColumn(sheet::Table &table, const QString &head, Align align, double weight, double least) const
{
    table.columns.push_back(Column{sheet::paragraph(head, Tone::Label), align, weight, least});
}

sheet::Table TableWriter::table() const
{
    sheet::Table table;
    addColumn(table, u""_s, Align::Left, 0, 3.5);
    addColumn(table, tr("Name and profile"), Align::Left, 1.2, 0);
    constexpr double FigureWidth = 7;
    addColumn(table, tr("Rank"), Align::Centre, 0, FigureWidth);
    if (m_muster.system) {
        for (const rules::Stat &stat : m_muster.system->stats)
            addColumn(table, stat.brief, Align::Centre, 0, FigureWidth);
    }
    addColumn(table, tr("Armour"), Align::Centre, 0, FigureWidth);
    addColumn(table, tr("Weapon: initiative, attack"), Align::Left, 1, 0);
    addColumn(table, tr("Stuns, loaded, wounds"), Align::Left, 0, 0);
    if (m_copy == game::Copy::Owner)
        addColumn(table, tr("Points"), Align::Right, 0, 0);
    for (std::size_t index = 0; index < m_warband.models.size(); ++index)
        table.rows.push_back(row(index));
    return table;
}

sheet::Row TableWriter::row(std::size_t index) const
{
    const Warrior &warrior = m_muster.warriors[index];
    sheet::Row row{sheet::cell(number(static_cast<int>(index) + 1), Tone::Quiet), who(index)};
    const auto figure = [&row](const QString &text) { row.push_back(sheet::cell(text, Tone::Figure)); };
    figure(warrior.profile ? number(warrior.rank) : u"?"_s);
    const std::size_t stats = m_muster.system ? m_muster.system->stats.size() : 0;
    std::vector<int> values;
    if (m_muster.system)
        values = startingStats(warrior, *m_muster.system);
    for (std::size_t stat = 0; stat < stats; ++stat)
        figure(stat < values.size() ? number(values[stat]) : u"?"_s);
    figure(armour(warrior));
    row.push_back(weapons(warrior));
    row.push_back(boxes(warrior));
    if (m_copy == game::Copy::Owner)
        row.push_back(sheet::cell(number(warrior.points)));
    return row;
}

sheet::Inlines TableWriter::name(std::size_t index) const
{
    const Warrior &warrior = m_muster.warriors[index];
    const roster::Model &model = m_warband.models[index];
    sheet::Inlines inlines;
    const auto mark = [&inlines](const QString &drawing) {
        inlines.push_back(Mark{drawing, Tone::Name});
        inlines.push_back(Text{u"\u00A0"_s, Tone::Name});
    };
    if (warrior.isLeader)
        mark(u":/marks/leader.svg"_s);
    if (warrior.hasBanner)
        mark(u":/marks/banner.svg"_s);
    if (!warrior.mount.isEmpty())
        mark(u":/marks/mounted.svg"_s);
    const QString profile = warrior.profile ? warrior.profile->name : model.profile;
    const QString unnamed = tr("%1 %2", "an unnamed model: its profile and number").arg(profile, number(static_cast<int>(index) + 1));
    inlines.push_back(Text{model.name.isEmpty() ? unnamed : model.name, Tone::Name});
    return inlines;
}

/// "Samurai, Leader", "Ronin, hired".
QString TableWriter::kind(std::size_t index) const
{
    const Warrior &warrior = m_muster.warriors[index];
    const roster::Model &model = m_warband.models[index];
    QStringList words{warrior.profile ? warrior.profile->name : tr("%1, not installed").arg(model.profile)};
    if (const rules::Profile *as = m_muster.system ? m_muster.system->anyProfile(model.disguisedAs) : nullptr)
        words.append(tr("poses as %1").arg(as->name));
    if (warrior.isHired)
        words.append(tr("hired"));
    if (warrior.isLeader)
        words.append(tr("Leader"));
    if (warrior.hasBanner)
        words.append(tr("banner"));
    if (!warrior.mount.isEmpty())
        words.append(m_muster.system->itemName(warrior.mount));
    return words.join(u", "_s);
}

QStringList TableWriter::skills(const Warrior &warrior) const
{
    QStringList names;
    const std::size_t count = m_muster.system ? m_muster.system->skills.size() : 0;
    for (std::size_t skill = 0; skill < count; ++skill) {
        if (warrior.skills[skill])
            names.append(m_muster.system->skills[skill].name);
    }
    return names;
}

Cell TableWriter::who(std::size_t index) const
{
    Cell cell{{Paragraph{name(index)}, sheet::paragraph(kind(index), Tone::Quiet)}};
    cell.paragraphs.back().runsOn = RunsOn::WhereShortest;
    QStringList words = skills(m_muster.warriors[index]);
    for (const QString &id : m_warband.models[index].skills) {
        if (!m_muster.system || m_muster.system->skillIndex(id) < 0)
            words.append(tr("%1, not installed").arg(id));
    }
    if (!words.isEmpty()) {
        cell.paragraphs.push_back(sheet::paragraph(words.join(u", "_s)));
        cell.paragraphs.back().runsOn = RunsOn::WhereShort;
    }
    return cell;
}

Paragraph TableWriter::weapon(const Armed &armed) const
{
    QStringList figures;
    if (armed.shot)
        figures.append(tr("%1 to %2\u00A0in", "a shot: modifier, inches").arg(signedNumber(armed.shot->attack), number(armed.shot->inches)));
    if (armed.blow)
        figures.append(tr("%1,\u00A0%2", "a blow: initiative, attack").arg(number(armed.blow->initiative), signedNumber(armed.blow->attack)));
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
                first.inlines.push_back(Box{Box::Shape::Square, Box::Size::Small, each.weapon->name.first(1).toUpper()});
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

sheet::Table rosterTable(const roster::Warband &warband, const roster::Muster &muster, game::Copy copy)
{
    return TableWriter(warband, muster, copy).table();
}

} // namespace gunbai::ronin
