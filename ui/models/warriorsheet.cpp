// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/warriorsheet.h"

#include "ui/models/openwarband.h"
#include "ui/models/whatif.h"
#include "ui/models/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using roster::Model;
using roster::Warrior;
using rules::Offer;
using Kind = SheetRow::Kind;
using State = SheetRow::State;

namespace {

/// Writes the sheet of one warrior, section by section.
class SheetWriter
{
    Q_DECLARE_TR_FUNCTIONS(WarriorSheet)

public:
    SheetWriter(const OpenWarband &open, int row)
        : m_open(open),
          m_row(row),
          m_model(open.warband().models[static_cast<std::size_t>(row)]),
          m_warrior(open.muster().warriors[static_cast<std::size_t>(row)]),
          m_whatIf(open.warband(), open.catalogue())
    {
    }

    WarriorSheet sheet();

private:
    void head();
    void figures();
    void standing();
    void choices();
    void choice(const rules::Choice &choice, bool isOnly);
    void weaponFromElsewhere();
    void armours();
    void mounts();
    void options();
    void skills();
    void takenSkills(SheetSection &section) const;
    void offeredSkills(SheetSection &section) const;
    void keep(SheetSection section);

    QString choiceHead(const rules::Choice &choice, bool isOnly) const;
    SheetRow bannerRow() const;
    SheetRow pick(QString Model::*what, const QString &id, const QString &text, int cost) const;
    SheetRow skillRow(const rules::Skill &skill, State state, const QString &price) const;
    bool isOffered(const rules::Skill &skill) const;
    bool isInPrice(int skill) const { return skill >= 0 && m_warrior.fixedSkills[static_cast<std::size_t>(skill)]; }
    QString reasonFor(const Model &changed) const { return m_whatIf.newFaultsWith(changed, m_row).value(0); }
    QString itemName(const QString &id) const { return m_open.muster().system->itemName(id); }
    static QString priced(int cost) { return cost == 0 ? QString() : signedNumber(cost); }

    const OpenWarband &m_open;
    int m_row;
    const Model &m_model;
    const Warrior &m_warrior;
    WhatIf m_whatIf;
    WarriorSheet m_sheet;
};

WarriorSheet SheetWriter::sheet()
{
    head();
    if (!m_warrior.profile)
        return m_sheet;
    figures();
    standing();
    choices();
    weaponFromElsewhere();
    armours();
    mounts();
    options();
    skills();
    return m_sheet;
}

void SheetWriter::head()
{
    m_sheet.isNamed = !m_model.name.isEmpty();
    m_sheet.name = m_sheet.isNamed ? m_model.name : tr("unnamed");
    m_sheet.notes = m_model.notes;
    m_sheet.total = tr("%n point(s)", nullptr, m_warrior.points);
    if (!m_warrior.profile) {
        m_sheet.kind = tr("%1:", "a profile that is not installed").arg(m_model.profile);
        return;
    }
    const int printed = m_warrior.price.empty() ? 0 : m_warrior.price.front().points;
    const QString who = tr("%1, Rank %2:").arg(m_warrior.profile->name, number(m_warrior.rank));
    const int bought = m_warrior.points - printed;
    m_sheet.kind = bought == 0 ? who
                               : tr("%1 %2 %3 %4 =", "who, printed cost, plus or minus, points bought")
                                     .arg(who, number(printed), bought < 0 ? u"–"_s : u"+"_s, number(std::abs(bought)));
}

void SheetWriter::figures()
{
    const rules::System &system = *m_open.muster().system;
    for (std::size_t index = 0; index < m_warrior.stats.size(); ++index)
        m_sheet.figures.push_back({system.stats[index].brief, number(m_warrior.stats[index])});
    if (const rules::Armour *armour = system.armour(m_warrior.armour))
        m_sheet.figures.push_back({tr("Armour"), armour->defence == 0 ? number(0) : signedNumber(armour->defence)});
}

void SheetWriter::keep(SheetSection section)
{
    if (!section.rows.empty() || !section.more.empty())
        m_sheet.sections.push_back(std::move(section));
}

void SheetWriter::standing()
{
    SheetSection section;
    SheetRow leader{Kind::Check, m_warrior.isLeader ? State::On : State::Off, tr("Leader"), {}, {}, {}};
    if (m_warrior.isLeader && !m_model.isLeader)
        leader.effect = tr("By Rank, as nobody is named.");
    section.rows.push_back(leader);
    const auto &banner = m_open.muster().list ? m_open.muster().list->banner : std::nullopt;
    if (m_model.hasBanner || (banner && banner->profiles.contains(m_model.profile)))
        section.rows.push_back(bannerRow());
    if (!m_model.disguisedAs.isEmpty()) {
        const rules::Profile *as = m_open.muster().system->anyProfile(m_model.disguisedAs);
        section.rows.push_back(
            {Kind::Check, State::On, tr("Poses as %1").arg(as ? as->name : m_model.disguisedAs), {}, {}, {}});
    }
    keep(std::move(section));
}

SheetRow SheetWriter::bannerRow() const
{
    const auto &banner = m_open.muster().list ? m_open.muster().list->banner : std::nullopt;
    const Offer *discount = banner ? rules::findOffer(banner->discounts, m_model.profile) : nullptr;
    SheetRow row{Kind::Check,  m_model.hasBanner ? State::On : State::Off,
                 tr("Banner"), priced(discount ? discount->cost : 0),
                 {},           {}};
    if (!m_model.hasBanner) {
        Model changed = m_model;
        changed.hasBanner = true;
        row.reason = reasonFor(changed);
    }
    return row;
}

void SheetWriter::choices()
{
    const auto &choices = m_warrior.profile->choices;
    for (const rules::Choice &offered : choices)
        choice(offered, choices.size() == 1);
}

QString SheetWriter::choiceHead(const rules::Choice &choice, bool isOnly) const
{
    const rules::System &system = *m_open.muster().system;
    if (!choice.replaces.isEmpty())
        return tr("Weapon, in place of %1").arg(itemName(choice.replaces));
    if (isOnly && !m_warrior.fixedWeapons.isEmpty())
        return tr("Weapon, beside %1").arg(enumeration(itemNames(system, m_warrior.fixedWeapons)));
    return choice.isRequired ? tr("Weapon, one of these") : tr("Weapon");
}

/// A radio button of a text field of the model: on when the field says so, else with what taking it would break.
SheetRow SheetWriter::pick(QString Model::*what, const QString &id, const QString &text, int cost) const
{
    const bool isTaken = m_model.*what == id;
    SheetRow row{Kind::Radio, isTaken ? State::On : State::Off, text, priced(cost), {}, {}};
    if (!isTaken) {
        Model changed = m_model;
        changed.*what = id;
        row.reason = reasonFor(changed);
    }
    return row;
}

void SheetWriter::choice(const rules::Choice &choice, bool isOnly)
{
    SheetSection section{choiceHead(choice, isOnly), {}, {}};
    if (!choice.isRequired)
        section.rows.push_back(pick(&Model::weapon, {}, tr("none"), 0));
    for (const Offer &offer : choice.offers)
        section.rows.push_back(pick(&Model::weapon, offer.id, itemName(offer.id), offer.cost));
    keep(std::move(section));
}

/// A weapon that the profile doesn't sell still shows: the verdict says what is wrong with it.
void SheetWriter::weaponFromElsewhere()
{
    const bool isSold = std::ranges::any_of(m_warrior.profile->choices, [this](const rules::Choice &choice) {
        return rules::findOffer(choice.offers, m_model.weapon) != nullptr;
    });
    if (!m_model.weapon.isEmpty() && !isSold)
        keep({tr("Weapon, not among those to take"),
              {{Kind::Radio, State::On, itemName(m_model.weapon), {}, {}, {}}},
              {}});
}

void SheetWriter::armours()
{
    const rules::Profile &profile = *m_warrior.profile;
    if (profile.armours.empty())
        return;
    SheetSection section{tr("Armour"), {}, {}};
    SheetRow printed = pick(&Model::armour, {}, itemName(profile.armour), 0);
    if (m_model.armour == profile.armour)
        printed.state = State::On;
    printed.price = tr("in the price");
    section.rows.push_back(printed);
    for (const Offer &offer : profile.armours)
        section.rows.push_back(pick(&Model::armour, offer.id, itemName(offer.id), offer.cost));
    keep(std::move(section));
}

void SheetWriter::mounts()
{
    const rules::Profile &profile = *m_warrior.profile;
    if (profile.mounts.empty() && profile.mount.isEmpty())
        return;
    SheetSection section{tr("Mount"), {}, {}};
    SheetRow printed = pick(&Model::mount, {}, profile.mount.isEmpty() ? tr("on foot") : itemName(profile.mount), 0);
    if (m_warrior.mount == profile.mount)
        printed.state = State::On;
    if (!profile.mount.isEmpty())
        printed.price = tr("in the price");
    section.rows.push_back(printed);
    for (const Offer &offer : profile.mounts)
        section.rows.push_back(pick(&Model::mount, offer.id, itemName(offer.id), offer.cost));
    keep(std::move(section));
}

void SheetWriter::options()
{
    SheetSection section{tr("Further equipment"), {}, {}};
    for (const rules::Option &option : m_warrior.profile->options) {
        SheetRow row{Kind::Check, State::On, option.name, priced(option.cost), {}, {}};
        if (!m_model.options.contains(option.id)) {
            Model changed = m_model;
            changed.options.append(option.id);
            row.state = State::Off;
            row.reason = reasonFor(changed);
        }
        section.rows.push_back(row);
    }
    keep(std::move(section));
}

SheetRow SheetWriter::skillRow(const rules::Skill &skill, State state, const QString &price) const
{
    return {Kind::Check, state, skill.name, price, skill.effect, {}};
}

void SheetWriter::takenSkills(SheetSection &section) const
{
    const rules::System &system = *m_open.muster().system;
    for (std::size_t index = 0; index < system.skills.size(); ++index) {
        if (m_warrior.fixedSkills[index])
            section.rows.push_back(skillRow(system.skills[index], State::Fixed, tr("in the price")));
    }
    const QString price = priced(m_warrior.profile->picks.each);
    for (const QString &id : m_model.skills) {
        const int index = system.skillIndex(id);
        if (index >= 0)
            section.rows.push_back(skillRow(system.skills[static_cast<std::size_t>(index)], State::On, price));
        else
            section.rows.push_back({Kind::Check, State::On, itemName(id), price, {}, {}});
    }
}

bool SheetWriter::isOffered(const rules::Skill &skill) const
{
    const rules::List *list = m_open.muster().list;
    const QStringList &groups = m_warrior.profile->picks.groups;
    const bool isOfList = !skill.onlyWhereListed || (list && list->extraSkills.contains(skill.id));
    const bool isSwitchedOn =
        skill.onlyWithSwitch.isEmpty() || m_open.warband().houseRules.contains(skill.onlyWithSwitch);
    return isOfList && isSwitchedOn && (groups.isEmpty() || groups.contains(skill.group));
}

/// What else could be bought. That the number bought is the most already is said in the head, not under each.
void SheetWriter::offeredSkills(SheetSection &section) const
{
    const rules::System &system = *m_open.muster().system;
    const bool isFull = m_warrior.boughtCount >= m_warrior.profile->picks.most;
    for (const rules::Skill &skill : system.skills) {
        const bool isTaken = m_model.skills.contains(skill.id) || isInPrice(system.skillIndex(skill.id));
        if (isTaken || !isOffered(skill))
            continue;
        SheetRow row = skillRow(skill, State::Off, priced(m_warrior.profile->picks.each));
        Model changed = m_model;
        if (isFull)
            changed.skills.removeLast();
        changed.skills.append(skill.id);
        row.reason = reasonFor(changed);
        section.more.push_back(row);
    }
}

void SheetWriter::skills()
{
    SheetSection section;
    const int most = m_warrior.profile->picks.most;
    section.head = most > 0 || m_warrior.boughtCount > 0
                       ? tr("Skills, %1 of %2 bought").arg(number(m_warrior.boughtCount), number(most))
                       : tr("Skills");
    takenSkills(section);
    if (most > 0)
        offeredSkills(section);
    m_sheet.moreSkills = tr("%n more skill(s)", nullptr, static_cast<int>(section.more.size()));
    keep(std::move(section));
}

} // namespace

WarriorSheet warriorSheet(const OpenWarband &open, int row)
{
    return SheetWriter(open, row).sheet();
}

} // namespace gunbai::ui
