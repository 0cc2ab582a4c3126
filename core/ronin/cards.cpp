// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ronin/cards.h"

#include "core/game/cardparts.h"
#include "core/game/rosterparts.h"
#include "core/game/words.h"
#include "core/ronin/fighting.h"
#include "core/ronin/reminders.h"

#include <QCoreApplication>

namespace gunbai::ronin {

using namespace Qt::StringLiterals;
using game::number;
using game::signedNumber;
using roster::Warrior;
using sheet::Align;
using sheet::Box;
using sheet::Inlines;
using sheet::Paragraph;
using sheet::Text;
using sheet::Tone;

namespace {

constexpr int StunBoxes = 4;
constexpr std::size_t BlankRows = 3;

Box box(Box::Shape shape, Box::Size size, const QString &label = {})
{
    return {shape, size, label};
}

/// Writes the card of one warrior.
class CardWriter
{
    Q_DECLARE_TR_FUNCTIONS(RoninCards)

public:
    CardWriter(const game::Side &side, const game::Shown &shown, const game::PrintOptions &options)
        : m_side(side), m_shown(shown), m_options(options), m_warrior(side.muster.warriors[shown.index]),
          m_system(side.muster.system)
    {
        if (m_system)
            m_weapons = armed(m_warrior, *m_system);
    }

    sheet::Card card(const QString &place) const;

private:
    sheet::CardHead head() const;
    sheet::Figures figures() const;
    sheet::Table weapons() const;
    void addWeapon(sheet::Table &table, const Armed &armed) const;
    sheet::Lines reminders() const;
    Paragraph stuns() const;
    sheet::Table stunRow() const;
    sheet::Table wounds() const;
    sheet::Table tracks() const;
    sheet::Table experience(const QString &place) const;
    bool mayReload() const { return m_options.isBlank || reloads(m_weapons); }

    const game::Side &m_side;
    game::Shown m_shown;
    const game::PrintOptions &m_options;
    const Warrior &m_warrior;
    const rules::System *m_system;
    std::vector<Armed> m_weapons;
};

sheet::Card CardWriter::card(const QString &place) const
{
    sheet::Card card{game::nameOf(m_side, m_shown), {head(), figures(), weapons()}, {}, {}};
    if (sheet::Lines lines = reminders(); !lines.paragraphs.empty())
        card.front.emplace_back(std::move(lines));
    card.foot.emplace_back(sheet::Lines{{}, true});
    if (m_shown.count > 1) {
        card.foot.emplace_back(tracks());
    } else {
        card.foot.emplace_back(stunRow());
        card.foot.emplace_back(wounds());
    }
    card.foot.emplace_back(experience(place));
    card.back = game::cardBack(m_side, roster::origin(m_side.warband, m_side.muster));
    return card;
}

sheet::CardHead CardWriter::head() const
{
    sheet::CardHead head = game::cardHead(m_side, m_shown);
    head.figure = game::headFigure(tr("Rank"), m_warrior.profile ? number(m_warrior.rank) : u"?"_s);
    if (m_options.copy == game::Copy::Owner)
        head.price = sheet::paragraph(game::pointsOf(m_side, m_shown), Tone::Quiet);
    return head;
}

/// All but armour changes with stuns and wounds.
sheet::Figures CardWriter::figures() const
{
    sheet::Figures figures{game::portraitOf(m_side, m_shown), {}, 3, false, {}};
    const auto add = [&](const QString &label, const QString &value, bool changes) {
        figures.figures.push_back(
            game::figure(label, sheet::paragraph(value, Tone::Figure), changes, m_options));
    };
    if (m_system) {
        const std::vector<rules::Score> values = startingStats(m_warrior, *m_system);
        for (std::size_t stat = 0; stat < m_system->stats.size(); ++stat) {
            const rules::Stat &each = m_system->stats[stat];
            add(each.id == "cp"_L1 ? each.brief : each.name, stat < values.size() ? rules::scoreText(values[stat]) : u"?"_s,
                true);
        }
    }
    add(tr("Armour"), armourText(m_warrior, m_system), false);
    const bool isMetric = m_options.lengthUnit == LengthUnit::Centimetres;
    add(isMetric ? tr("Move, cm") : tr("Move"),
        m_warrior.profile ? number(lengthIn(movement(m_warrior), m_options.lengthUnit)) : u"?"_s, true);
    return figures;
}

sheet::Table CardWriter::weapons() const
{
    sheet::Table table;
    constexpr double FigureWidth = 9;
    table.columns = {game::column(tr("Weapon"), Align::Left, 1, 0),
                     game::column(tr("Init"), Align::Centre, 0, FigureWidth),
                     game::column(tr("Attack"), Align::Centre, 0, FigureWidth)};
    table.isDense = true;
    if (m_options.isBlank)
        table.rows.assign(BlankRows, sheet::Row{sheet::cell(Inlines{sheet::Blank{14, Tone::Item}}), sheet::Cell(), sheet::Cell()});
    for (const Armed &each : m_options.isBlank ? std::vector<Armed>() : m_weapons)
        addWeapon(table, each);
    return table;
}

/// What shoots and strikes takes a row for each.
void CardWriter::addWeapon(sheet::Table &table, const Armed &armed) const
{
    const QString name = game::capitalised(armed.weapon->name);
    if (armed.shot) {
        const QString figures =
            tr("%1 to %2", "a shot: modifier, range")
                .arg(signedNumber(armed.shot->attack), shownLength(armed.shot->inches, m_options.lengthUnit));
        sheet::Cell shot = sheet::cell(figures, Tone::ItemFigure);
        shot.span = 2;
        table.rows.push_back({sheet::cell(name, Tone::Item), shot});
    }
    if (armed.blow) {
        const QString what = armed.shot ? tr("%1 in a clash", "a weapon that also shoots").arg(name) : name;
        table.rows.push_back({sheet::cell(what, Tone::Item), sheet::cell(number(armed.blow->initiative), Tone::ItemFigure),
                              sheet::cell(signedNumber(armed.blow->attack), Tone::ItemFigure)});
    }
    if (!armed.shot && !armed.blow)
        table.rows.push_back({sheet::cell(name, Tone::Item), sheet::cell(u"–"_s), sheet::cell(u"–"_s)});
}

sheet::Lines CardWriter::reminders() const
{
    sheet::Lines lines;
    if (m_options.isBlank)
        return lines;
    const auto add = [&lines](const QString &head, const QString &text) {
        lines.paragraphs.push_back(sheet::entry(head, text));
        lines.paragraphs.back().runsOn = sheet::RunsOn::WhereShort;
    };
    for (const rules::Skill *skill : game::skillsOf(m_side.muster, m_warrior))
        add(skill->name, skill->effect);
    for (const QString &id : m_side.warband.models[m_shown.index].skills) {
        if (!m_system || m_system->skillIndex(id) < 0)
            add(id, tr("not installed"));
    }
    for (const Armed &each : m_weapons) {
        if (const QString text = weaponReminder(*each.weapon); !text.isEmpty())
            add(game::capitalised(each.weapon->name), text);
    }
    if (m_warrior.hasBanner)
        add(tr("Banner"), tr("A failed Morale test may be rerolled. He seeks no contact. His –1 is in the figures here; "
                             "his defence has it too."));
    game::addNote(lines, m_side, m_shown, m_options);
    return lines;
}

Paragraph CardWriter::stuns() const
{
    Paragraph line{{Text{tr("Stun") + u"\u00A0\u00A0"_s, Tone::Label}}};
    line.inlines.insert(line.inlines.end(), StunBoxes, box(Box::Shape::Circle, Box::Size::Small));
    return line;
}

sheet::Table CardWriter::stunRow() const
{
    sheet::Table table;
    table.columns = {{{}, Align::Left, 1, 0}, {{}, Align::Right, 0, 0}};
    table.ruling = sheet::Ruling::None;
    table.isDense = true;
    sheet::Cell loaded;
    if (mayReload())
        loaded = sheet::cell(Inlines{Text{tr("Loaded") + QChar::Nbsp, Tone::Label}, Box{}});
    table.rows = {{sheet::Cell{{stuns()}}, loaded}};
    return table;
}

/// What each wound does stands under its box.
sheet::Table CardWriter::wounds() const
{
    sheet::Table table;
    table.ruling = sheet::Ruling::None;
    table.isDense = true;
    sheet::Row row;
    const auto add = [&](const QString &name, const QString &effect) {
        table.columns.push_back({{}, Align::Left, 1, 0});
        row.push_back({{Paragraph{{Box{}, Text{QChar::Nbsp + name, Tone::Strong}}}, sheet::paragraph(effect, Tone::Label)}});
    };
    add(tr("Light"), tr("Init –1, Mel –1"));
    add(tr("Serious"), tr("Init –2, others –1"));
    add(tr("Critical"), tr("out of action"));
    table.rows.push_back(row);
    return table;
}

/// A row of boxes for each of several that are alike.
sheet::Table CardWriter::tracks() const
{
    sheet::Table table;
    table.columns = {game::column({}, Align::Right, 0, 0), game::column(tr("Stun"), Align::Left, 0, 0),
                     game::column(tr("Wounds"), Align::Left, 1, 0)};
    table.ruling = sheet::Ruling::None;
    table.isDense = true;
    if (mayReload())
        table.columns.push_back(game::column(tr("Loaded"), Align::Centre, 0, 0));
    for (int model = 1; model <= m_shown.count; ++model) {
        Paragraph stuns;
        stuns.inlines.insert(stuns.inlines.end(), StunBoxes - 1, box(Box::Shape::Circle, Box::Size::Small));
        const Paragraph wounds{{box(Box::Shape::Square, Box::Size::Small, tr("L", "light wound")),
                                box(Box::Shape::Square, Box::Size::Small, tr("S", "serious wound")),
                                box(Box::Shape::Square, Box::Size::Small, tr("C", "critical wound"))}};
        sheet::Row row{sheet::cell(number(model), Tone::Label), {{stuns}}, {{wounds}}};
        if (mayReload())
            row.push_back(sheet::cell(Inlines{Box{}}));
        table.rows.push_back(row);
    }
    return table;
}

sheet::Table CardWriter::experience(const QString &place) const
{
    sheet::Table table;
    table.columns = {{{}, Align::Left, 1, 0}, {{}, Align::Right, 0, 0}};
    table.ruling = sheet::Ruling::None;
    table.isDense = true;
    Paragraph boxes;
    const int wanted = m_options.isBlank ? 10 : m_shown.count > 1 ? 0 : experienceToPromotion(m_warrior.rank);
    if (wanted > 0 && (m_warrior.profile || m_options.isBlank)) {
        boxes.inlines.push_back(Text{tr("Experience") + QChar::Nbsp, Tone::Label});
        boxes.inlines.insert(boxes.inlines.end(), static_cast<std::size_t>(wanted),
                             box(Box::Shape::Square, Box::Size::Tiny));
    }
    table.rows = {{sheet::Cell{{boxes}}, sheet::cell(place, Tone::Label)}};
    return table;
}

} // namespace

std::vector<sheet::Card> cards(const game::Side &side, const game::PrintOptions &options)
{
    const std::vector<game::Shown> all = game::shown(side, options);
    std::vector<sheet::Card> cards;
    for (std::size_t index = 0; index < all.size(); ++index)
        cards.push_back(CardWriter(side, all[index], options).card(game::placeAmong(index, all.size())));
    return cards;
}

} // namespace gunbai::ronin
