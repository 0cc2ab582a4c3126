// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/honour/cards.h"

#include "core/game/cardparts.h"
#include "core/game/rosterparts.h"
#include "core/game/words.h"
#include "core/honour/bag.h"
#include "core/honour/reminders.h"

#include <QCoreApplication>

namespace gunbai::honour {

using namespace Qt::StringLiterals;
using game::number;
using roster::Warrior;
using sheet::Align;
using sheet::Box;
using sheet::Inlines;
using sheet::Paragraph;
using sheet::Text;
using sheet::Tone;

namespace {

constexpr std::size_t DropBoxes = 6;
constexpr int BlankTokens = 3;

/// Writes the card of one warrior or group.
class CardWriter
{
    Q_DECLARE_TR_FUNCTIONS(HonourCards)

public:
    CardWriter(const game::Side &side, const game::Shown &shown, const game::PrintOptions &options)
        : m_side(side), m_shown(shown), m_options(options), m_warrior(side.muster.warriors[shown.index]),
          m_system(side.muster.system), m_weapons(game::weaponsOf(side.muster, m_warrior))
    {
    }

    sheet::Card card() const;

private:
    sheet::CardHead head() const;
    sheet::Figures figures() const;
    sheet::Table tokens() const;
    void addModelsLeft(sheet::Table &table) const;
    QString bonusesWith(int models) const;
    sheet::Table weapon(const rules::Weapon *weapon) const;
    Paragraph bonus(const rules::Weapon &weapon, const rules::Roll &roll) const;
    sheet::Lines reminders() const;
    sheet::Table tracks() const;
    Paragraph drops() const;
    Paragraph markers() const;
    int models() const { return roster::modelsOf(m_warrior); }

    const game::Side &m_side;
    game::Shown m_shown;
    const game::PrintOptions &m_options;
    const Warrior &m_warrior;
    const rules::System *m_system;
    std::vector<const rules::Weapon *> m_weapons;
};

sheet::Card CardWriter::card() const
{
    sheet::Card card{game::nameOf(m_side, m_shown), {head(), figures(), tokens()}, {}, {}};
    if (m_options.isBlank)
        card.front.emplace_back(weapon(nullptr));
    else if (m_system) {
        for (const rules::Weapon *each : m_weapons)
            card.front.emplace_back(weapon(each));
    }
    if (sheet::Lines lines = reminders(); !lines.paragraphs.empty() && !m_options.isBlank)
        card.front.emplace_back(std::move(lines));
    card.foot = {sheet::Lines{{}, true}, tracks()};
    card.back = game::cardBack(m_side, {roster::origin(m_side.warband, m_side.muster).join(u", "_s)});
    return card;
}

sheet::CardHead CardWriter::head() const
{
    sheet::CardHead head = game::cardHead(m_side, m_shown);
    if (m_options.copy == game::Copy::Owner)
        head.figure = game::headFigure(tr("Cost"), number(m_warrior.points));
    return head;
}

/// The bonus is smaller than the score that it goes with.
sheet::Figures CardWriter::figures() const
{
    sheet::Figures figures;
    if (m_side.portraits.contains(m_side.warband.models[m_shown.index].id))
        figures.portrait = game::portraitOf(m_side, m_shown);
    for (std::size_t stat = 0; m_system && stat < m_system->stats.size(); ++stat) {
        const rules::Stat &each = m_system->stats[stat];
        if (each.id == "actions"_L1)
            continue;
        const rules::Score score = stat < m_warrior.stats.size() ? m_warrior.stats[stat] : rules::Score();
        Paragraph value = sheet::paragraph(score.value ? number(*score.value) : u"?"_s, Tone::Figure);
        if (score.bonus > 0)
            value.inlines.push_back(Text{u"\u2060+"_s + number(score.bonus), Tone::Item});
        const QString label = figures.portrait ? each.brief : each.name;
        figures.figures.push_back(game::figure(label, value, true, m_options));
    }
    figures.columns = static_cast<int>(std::max<std::size_t>(1, figures.figures.size()));
    figures.isDivided = true;
    return figures;
}

/// A place for each action token, then what a group has left.
sheet::Table CardWriter::tokens() const
{
    sheet::Table table;
    table.ruling = sheet::Ruling::None;
    table.isDense = true;
    table.columns = {{{}, Align::Left, 1, 0}};
    const QString mark = isSamurai(m_warrior) ? u":/marks/samurai.svg"_s : u":/marks/commoner.svg"_s;
    const int actions = m_options.isBlank ? BlankTokens : m_system ? actionsOf(m_warrior, *m_system) : 0;
    Paragraph places;
    places.inlines.insert(places.inlines.end(), static_cast<std::size_t>(actions * m_shown.count),
                          Box{Box::Shape::Circle, Box::Size::Token, {}, m_options.isBlank ? QString() : mark});
    table.rows = {{sheet::Cell{{places}}}};
    if (models() > 1 && !m_options.isBlank)
        addModelsLeft(table);
    return table;
}

void CardWriter::addModelsLeft(sheet::Table &table) const
{
    table.columns.front().weight = 0;
    table.columns.push_back({{}, Align::Right, 1, 0});
    table.rows.front().push_back(sheet::cell(tr("models left"), Tone::Label));
    for (int left = models(); left > 0; --left) {
        table.columns.push_back({{}, Align::Centre, 0, 0});
        const QString bonuses = left > 1 ? bonusesWith(left) : tr("alone", "the last of a group");
        Paragraph circles;
        circles.inlines.insert(circles.inlines.end(), static_cast<std::size_t>(m_shown.count),
                               Box{Box::Shape::Circle, Box::Size::Large, number(left)});
        table.rows.front().push_back({{circles, sheet::paragraph(bonuses, Tone::Label)}});
    }
}

/// "Aim, Hon +1": the scores whose bonus holds.
QString CardWriter::bonusesWith(int models) const
{
    QStringList names;
    int bonus = 0;
    for (std::size_t stat = 0; m_system && stat < m_system->stats.size() && stat < m_warrior.stats.size(); ++stat) {
        const int needed = modelsForBonus(m_system->stats[stat].id);
        if (needed > 0 && models >= needed && m_warrior.stats[stat].bonus > 0) {
            names.append(m_system->stats[stat].brief);
            bonus = m_warrior.stats[stat].bonus;
        }
    }
    return names.isEmpty() ? QString()
                           : tr("%1 %2", "scores, what is added").arg(names.join(u", "_s), game::signedNumber(bonus));
}

/// What a weapon brings in each roll of an attack; without one, room to write it.
sheet::Table CardWriter::weapon(const rules::Weapon *weapon) const
{
    sheet::Table table;
    const QString name = weapon ? game::capitalised(weapon->name) : QString();
    const Paragraph head = weapon ? sheet::paragraph(name, Tone::ItemFigure) : Paragraph{{sheet::Blank{12, Tone::Body}}};
    table.columns = {{head, Align::Left, 0, 0},
                     game::column(tr("5 or more swords"), Align::Left, 1.25, 0),
                     game::column(tr("crosses win"), Align::Left, 1, 0)};
    table.isDense = true;
    for (const rules::Roll &roll : m_system ? m_system->rolls : std::vector<rules::Roll>()) {
        const rules::Effect *fumble = fumbleOf(*m_system, roll);
        table.rows.push_back({sheet::cell(roll.name, weapon ? Tone::Body : Tone::Label),
                              {{weapon ? bonus(*weapon, roll) : Paragraph()}},
                              sheet::cell(fumble ? fumble->text : QString(), weapon ? Tone::Quiet : Tone::Label)});
    }
    return table;
}

Paragraph CardWriter::bonus(const rules::Weapon &weapon, const rules::Roll &roll) const
{
    Paragraph bonus;
    for (const QString &id : weapon.bonuses.value(roll.id)) {
        const rules::Effect *effect = m_system->effect(id);
        if (!effect)
            continue;
        if (!bonus.inlines.empty())
            bonus.inlines.push_back(Text{u" "_s, Tone::Body});
        const Paragraph entry = sheet::entry(effect->name, effect->text);
        bonus.inlines.insert(bonus.inlines.end(), entry.inlines.begin(), entry.inlines.end());
    }
    return bonus.inlines.empty() ? sheet::paragraph(u"–"_s) : bonus;
}

/// What the tables don't say: missile weapons, special rules and Skill cards, bonuses that hold under a condition.
sheet::Lines CardWriter::reminders() const
{
    sheet::Lines lines;
    const auto add = [&lines](Paragraph paragraph) {
        paragraph.runsOn = sheet::RunsOn::WhereShort;
        lines.paragraphs.push_back(std::move(paragraph));
    };
    for (const rules::Weapon *weapon : m_weapons) {
        if (weapon->range && m_options.lengthUnit == LengthUnit::Centimetres)
            add(sheet::entry(game::capitalised(weapon->name), missileFigures(*weapon, m_options.lengthUnit) + u'.'));
        if (!weapon->note.isEmpty())
            add(sheet::paragraph(weapon->note));
    }
    for (std::size_t stat = 0; m_system && stat < m_system->stats.size() && stat < m_warrior.stats.size(); ++stat) {
        const rules::Stat &each = m_system->stats[stat];
        if (m_warrior.stats[stat].bonus > 0 && (models() < 2 || modelsForBonus(each.id) == 0))
            add(sheet::entry(tr("%1 %2", "a characteristic, what is added")
                                 .arg(each.name, game::signedNumber(m_warrior.stats[stat].bonus)),
                             each.bonusWhen + u'.'));
    }
    for (const rules::Skill *skill : game::skillsOf(m_side.muster, m_warrior))
        add(sheet::entry(skill->name, skill->effect));
    if (m_warrior.profile && m_warrior.profile->isInDoubt)
        add(sheet::entry(tr("In doubt"), m_warrior.profile->note));
    game::addNote(lines, m_side, m_shown, m_options);
    return lines;
}

Paragraph CardWriter::drops() const
{
    Paragraph line{{Text{tr("Drops") + u"\u00A0\u00A0\u00A0"_s, Tone::Label}}};
    for (std::size_t drop = 0; drop < DropBoxes; ++drop) {
        line.inlines.push_back(Box{Box::Shape::Drop, Box::Size::Small});
        line.inlines.push_back(Text{u"\u00A0"_s, Tone::Label});
    }
    return line;
}

Paragraph CardWriter::markers() const
{
    Paragraph line;
    const auto add = [&line](const QString &label) {
        line.inlines.push_back(Box{});
        line.inlines.push_back(Text{QChar::Nbsp + QString(label).replace(u' ', QChar::Nbsp), Tone::Label});
        line.inlines.push_back(Text{u"   "_s, Tone::Label});
    };
    add(tr("cautious"));
    add(tr("on the ground"));
    const bool reloads = std::ranges::any_of(
        m_weapons, [](const rules::Weapon *weapon) { return weapon->kinds.contains(u"reload"_s); });
    if (reloads || m_options.isBlank)
        add(tr("to reload"));
    return line;
}

/// For each of several that are alike a row of drops and one of markers.
sheet::Table CardWriter::tracks() const
{
    sheet::Table table;
    table.ruling = sheet::Ruling::None;
    table.isDense = true;
    table.columns = {{{}, Align::Left, 1, 0}};
    const bool areSeveral = m_shown.count > 1;
    if (areSeveral)
        table.columns.insert(table.columns.begin(), {{}, Align::Left, 0, 0});
    for (int model = 1; model <= m_shown.count; ++model) {
        table.rows.push_back({sheet::Cell{{drops(), markers()}}});
        if (areSeveral)
            table.rows.back().insert(table.rows.back().begin(), sheet::cell(number(model), Tone::Label));
    }
    return table;
}

} // namespace

std::vector<sheet::Card> cards(const game::Side &side, const game::PrintOptions &options)
{
    std::vector<sheet::Card> cards;
    for (const game::Shown &each : game::shown(side, options))
        cards.push_back(CardWriter(side, each, options).card());
    return cards;
}

} // namespace gunbai::honour
