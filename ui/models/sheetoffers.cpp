// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/sheetoffers.h"

#include "ui/models/words.h"

#include <algorithm>

namespace gunbai::ui {

using roster::Model;
using roster::Warrior;
using rules::Offer;
using Kind = SheetRow::Kind;
using State = SheetRow::State;

namespace {

QString priced(int cost)
{
    return cost == 0 ? QString() : signedNumber(cost);
}

bool sells(const rules::Profile &profile, const QString &weapon)
{
    return std::ranges::any_of(profile.choices, [&weapon](const rules::Choice &choice) {
        return rules::findOffer(choice.offers, weapon) != nullptr;
    });
}

bool sellsOption(const rules::Profile &profile, const QString &id)
{
    return std::ranges::find(profile.options, id, &rules::Option::id) != profile.options.end();
}

} // namespace

std::vector<SheetSection> SheetOffers::sections() const
{
    std::vector<SheetSection> sections{standing(), toKnow(), disguises(), printedWeapons()};
    const auto &choices = outfit(m_lead, m_warrior).choices;
    for (const rules::Choice &offered : choices)
        sections.push_back(choice(offered, choices.size() == 1));
    for (SheetSection section : {weaponFromElsewhere(), armours(), mounts(), options(), skills()})
        sections.push_back(std::move(section));
    return sections;
}

/// Leader and banner are given to one model at a time.
SheetSection SheetOffers::standing() const
{
    SheetSection section;
    if (!m_selection.isOne())
        return section;
    if (m_shown.muster().system->namesLeader())
        section.rows.push_back(leaderRow());
    const auto &banner = m_shown.muster().list ? m_shown.muster().list->banner : std::nullopt;
    if (m_lead.hasBanner || (banner && banner->profiles.contains(m_lead.profile)))
        section.rows.push_back(bannerRow());
    return section;
}

SheetRow SheetOffers::leaderRow() const
{
    SheetRow row{.state = m_lead.isLeader ? State::On : State::Off, .text = tr("Leader"), .edit = {What::Leader, {}}};
    if (m_warrior.isLeader && !m_lead.isLeader)
        row.effect = tr("By Rank, as nobody is named.");
    m_selection.warnOf(row, edit::withLeader(m_selection.warband(), m_lead.id, true));
    return row;
}

SheetRow SheetOffers::bannerRow() const
{
    const auto &banner = m_shown.muster().list ? m_shown.muster().list->banner : std::nullopt;
    const Offer *discount = banner ? rules::findOffer(banner->discounts, m_lead.profile) : nullptr;
    SheetRow row{.state = m_lead.hasBanner ? State::On : State::Off,
                 .text = tr("Banner"),
                 .price = priced(discount ? discount->cost : 0),
                 .edit = {What::Banner, {}}};
    m_selection.warnOf(row, edit::withBanner(m_selection.warband(), m_lead.id, true, banner ? banner->most : 1));
    return row;
}

/// What is to be known besides the figures: when a bonus holds, and what is in doubt.
SheetSection SheetOffers::toKnow() const
{
    SheetSection section{tr("To know"), {}, {}};
    if (!m_selection.isOne())
        return section;
    const rules::System &system = *m_shown.muster().system;
    for (std::size_t stat = 0; stat < m_warrior.stats.size(); ++stat) {
        if (const int bonus = m_warrior.stats[stat].bonus; bonus > 0)
            section.rows.push_back(
                {.kind = Kind::Note,
                 .state = State::Fixed,
                 .text = tr("%1 %2", "a characteristic, its bonus").arg(system.stats[stat].name, signedNumber(bonus)),
                 .effect = system.stats[stat].bonusWhen,
                 .edit = {What::Nothing, system.stats[stat].id}});
    }
    if (m_warrior.profile->isInDoubt)
        section.rows.push_back({.kind = Kind::Doubt,
                                .state = State::Fixed,
                                .text = tr("In doubt"),
                                .effect = m_warrior.profile->note,
                                .edit = {What::Nothing, m_warrior.profile->id}});
    return section;
}

/// "Strike: Deep Cut. Avoid: Quick Jab." with its note behind; "" for weapons of games that have no such bonuses.
QString SheetOffers::weaponEffect(const QString &id) const
{
    const rules::System &system = *m_shown.muster().system;
    const int index = system.weaponIndex(id);
    if (index < 0 || system.rolls.empty())
        return {};
    const rules::Weapon &weapon = system.weapons[static_cast<std::size_t>(index)];
    QStringList parts;
    for (const rules::Roll &roll : system.rolls) {
        if (const QString names = system.bonusNames(weapon, roll.id); !names.isEmpty())
            parts.append(tr("%1: %2.", "a roll and what it brings").arg(roll.name, names));
    }
    parts.append(weapon.note);
    parts.removeAll(QString());
    return parts.join(u' ');
}

/// Where a warrior carries one weapon, that of a card without a choice.
SheetSection SheetOffers::printedWeapons() const
{
    SheetSection section{tr("Weapon"), {}, {}};
    if (!m_shown.muster().system->isOneWeapon || !m_warrior.profile->choices.empty())
        return section;
    for (const QString &id : m_warrior.profile->weapons)
        section.rows.push_back({.state = State::Fixed,
                                .text = itemName(id),
                                .price = tr("in the price"),
                                .effect = weaponEffect(id),
                                .edit = {What::Nothing, id}});
    return section;
}

/// The printed weapon is the one that he has when nothing else is written.
SheetRow SheetOffers::oneWeaponRow(const Offer &offer) const
{
    SheetRow row = pick(&Model::weapon, {What::Weapon, offer.id}, itemName(offer.id), offer.cost);
    row.effect = weaponEffect(offer.id);
    if (m_selection.all([&offer](const Model &model, const Warrior &other) {
            return model.weapon == offer.id || (model.weapon.isEmpty() && other.profile->weapons.contains(offer.id));
        }))
        row.state = State::On;
    return row;
}

/// A radio button of a text field of the models, with what taking it would break.
SheetRow SheetOffers::pick(Text what, const SheetEdit &edit, const QString &text, int cost) const
{
    SheetRow row{.kind = Kind::Radio, .text = text, .price = priced(cost), .edit = edit};
    row.state = m_selection.stateOf([&](const Model &model, const Warrior &) { return model.*what == edit.id; });
    m_selection.warn(row, [&](Model &model) { model.*what = edit.id; });
    return row;
}

SheetSection SheetOffers::disguises() const
{
    SheetSection section{tr("Poses as"), {}, {}};
    const rules::List *list = m_shown.muster().list;
    const auto rank = m_warrior.profile->disguiseRank;
    const bool canPose = rank && list && m_selection.all([&](const Model &, const Warrior &other) {
        return other.profile->disguiseRank == rank;
    });
    if (canPose) {
        for (const rules::Profile &profile : list->profiles) {
            if (profile.rank <= *rank)
                section.rows.push_back(pick(&Model::disguisedAs, {What::Disguise, profile.id}, profile.name, 0));
        }
    }
    // What is there already can always be taken away.
    const bool isListed = std::ranges::any_of(section.rows, [this](const SheetRow &row) { return row.edit.id == m_lead.disguisedAs; });
    if (!m_lead.disguisedAs.isEmpty() && !isListed) {
        const rules::Profile *as = m_shown.muster().system->anyProfile(m_lead.disguisedAs);
        section.rows.push_back({.state = State::On,
                                .text = as ? as->name : m_lead.disguisedAs,
                                .edit = {What::Disguise, m_lead.disguisedAs}});
    }
    return section;
}

QString SheetOffers::choiceHead(const rules::Choice &choice, bool isOnly) const
{
    const rules::System &system = *m_shown.muster().system;
    if (!choice.replaces.isEmpty())
        return tr("Weapon, in place of %1").arg(itemName(choice.replaces));
    if (system.isOneWeapon)
        return tr("Weapon");
    if (isOnly && !m_warrior.fixedWeapons.isEmpty())
        return tr("Weapon, beside %1").arg(enumeration(itemNames(system, m_warrior.fixedWeapons)));
    return choice.isRequired ? tr("Weapon, one of these") : tr("Weapon");
}

SheetSection SheetOffers::choice(const rules::Choice &choice, bool isOnly) const
{
    SheetSection section{choiceHead(choice, isOnly), {}, {}};
    if (m_shown.muster().system->isOneWeapon) {
        for (const Offer &offer : choice.offers) {
            if (isSold(offer.id))
                section.rows.push_back(oneWeaponRow(offer));
        }
        return section;
    }
    if (!choice.isRequired || m_lead.hasBanner)
        section.rows.push_back(pick(&Model::weapon, {What::Weapon, {}}, tr("none"), 0));
    for (const Offer &offer : choice.offers) {
        if (isSold(offer.id))
            section.rows.push_back(pick(&Model::weapon, {What::Weapon, offer.id}, itemName(offer.id),
                                        isPosing() ? 0 : offer.cost));
    }
    return section;
}

/// The profile whose weapons and armour a model may take: who poses as another is dressed like him, at no price.
const rules::Profile &SheetOffers::outfit(const Model &model, const Warrior &warrior) const
{
    const rules::List *list = m_shown.muster().list;
    const rules::Profile *as = list && warrior.profile->disguiseRank ? list->profile(model.disguisedAs) : nullptr;
    return as ? *as : *warrior.profile;
}

/// All models may buy it.
bool SheetOffers::isSold(const QString &weapon) const
{
    return m_selection.all([&](const Model &model, const Warrior &other) { return sells(outfit(model, other), weapon); });
}

/// A weapon that the profile doesn't sell still shows, to be taken away: the verdict says what is wrong with it.
SheetSection SheetOffers::weaponFromElsewhere() const
{
    if (m_lead.weapon.isEmpty() || sells(outfit(m_lead, m_warrior), m_lead.weapon))
        return {};
    const SheetEdit edit{What::Weapon, m_lead.weapon};
    return {tr("Weapon, not among those to take"), {{.state = State::On, .text = itemName(m_lead.weapon), .edit = edit}}, {}};
}

SheetSection SheetOffers::armours() const
{
    const rules::Profile &profile = outfit(m_lead, m_warrior);
    SheetSection section{tr("Armour"), {}, {}};
    if (profile.armours.empty())
        return section;
    SheetRow printed = pick(&Model::armour, {What::Armour, {}}, itemName(profile.armour), 0);
    printed.price = tr("in the price");
    printed.state = m_selection.stateOf([this](const Model &model, const Warrior &other) {
        return model.armour.isEmpty() || model.armour == outfit(model, other).armour;
    });
    section.rows.push_back(printed);
    for (const Offer &offer : profile.armours) {
        const auto isSoldTo = [&](const Model &model, const Warrior &other) {
            return rules::findOffer(outfit(model, other).armours, offer.id) != nullptr;
        };
        if (m_selection.all(isSoldTo))
            section.rows.push_back(
                pick(&Model::armour, {What::Armour, offer.id}, itemName(offer.id), isPosing() ? 0 : offer.cost));
    }
    return section;
}

SheetSection SheetOffers::mounts() const
{
    const rules::Profile &profile = *m_warrior.profile;
    SheetSection section{tr("Mount"), {}, {}};
    if (profile.mounts.empty() && profile.mount.isEmpty())
        return section;
    SheetRow printed =
        pick(&Model::mount, {What::Mount, {}}, profile.mount.isEmpty() ? tr("on foot") : itemName(profile.mount), 0);
    if (m_selection.all([](const Model &, const Warrior &other) { return other.mount == other.profile->mount; }))
        printed.state = State::On;
    if (!profile.mount.isEmpty())
        printed.price = tr("in the price");
    section.rows.push_back(printed);
    for (const Offer &offer : profile.mounts) {
        if (m_selection.all([&](const Model &, const Warrior &other) { return rules::findOffer(other.profile->mounts, offer.id); }))
            section.rows.push_back(pick(&Model::mount, {What::Mount, offer.id}, itemName(offer.id), offer.cost));
    }
    return section;
}

SheetSection SheetOffers::options() const
{
    SheetSection section{
        m_shown.muster().system->words.value(QStringLiteral("options"), tr("Further equipment")), {}, {}};
    const auto addRow = [&](const QString &id, const QString &name, int cost, const QString &effect) {
        SheetRow row{.text = name, .price = priced(cost), .effect = effect, .edit = {What::Option, id}};
        row.state = m_selection.stateOf([&](const Model &model, const Warrior &) { return model.options.contains(id); });
        m_selection.warn(row, [&](Model &model) { model.options.append(id); });
        section.rows.push_back(row);
    };
    for (const rules::Option &option : m_warrior.profile->options) {
        if (m_selection.all([&](const Model &, const Warrior &other) { return sellsOption(*other.profile, option.id); }))
            addRow(option.id, option.name, option.cost, option.note);
    }
    for (const QString &id : m_lead.options) {
        if (!sellsOption(*m_warrior.profile, id))
            addRow(id, itemName(id), 0, {});
    }
    return section;
}

SheetRow SheetOffers::skillRow(const QString &id, State state) const
{
    const rules::System &system = *m_shown.muster().system;
    const int index = system.skillIndex(id);
    const QString effect = index < 0 ? QString() : system.skills[static_cast<std::size_t>(index)].effect;
    const QString price = state == State::Fixed ? tr("in the price") : priced(m_warrior.profile->picks.each);
    return {.state = state, .text = itemName(id), .price = price, .effect = effect, .edit = {What::Skill, id}};
}

/// What the profile comes with, and what any of the models has bought.
void SheetOffers::takenSkills(SheetSection &section) const
{
    const rules::System &system = *m_shown.muster().system;
    for (std::size_t index = 0; index < system.skills.size(); ++index) {
        if (m_selection.all([&](const Model &, const Warrior &other) { return other.fixedSkills[index]; }))
            section.rows.push_back(skillRow(system.skills[index].id, State::Fixed));
    }
    for (const QString &id : m_selection.boughtSkills()) {
        const auto has = [&id](const Model &model, const Warrior &) { return model.skills.contains(id); };
        section.rows.push_back(skillRow(id, m_selection.stateOf(has)));
    }
}

bool SheetOffers::isOffered(const rules::Skill &skill) const
{
    const rules::List *list = m_shown.muster().list;
    const QStringList &groups = m_warrior.profile->picks.groups;
    const bool isOfList = !skill.onlyWhereListed || (list && list->extraSkills.contains(skill.id));
    const bool isSwitchedOn =
        skill.onlyWithSwitch.isEmpty() || m_shown.warband().houseRules.contains(skill.onlyWithSwitch);
    return isOfList && isSwitchedOn && (groups.isEmpty() || groups.contains(skill.group));
}

/// What else could be bought. That the number bought is the most already is said in the head, not under each.
void SheetOffers::offeredSkills(SheetSection &section) const
{
    const rules::System &system = *m_shown.muster().system;
    const auto isFull = [](const Model &, const Warrior &other) { return other.boughtCount >= other.profile->picks.most; };
    const bool hasFull = m_selection.any(isFull);
    for (std::size_t index = 0; index < system.skills.size(); ++index) {
        const rules::Skill &skill = system.skills[index];
        const auto has = [&](const Model &model, const Warrior &other) {
            return model.skills.contains(skill.id) || other.fixedSkills[index];
        };
        if (m_selection.any(has) || !isOffered(skill))
            continue;
        SheetRow row = skillRow(skill.id, State::Off);
        m_selection.warn(row, [&](Model &model) {
            if (hasFull && !model.skills.isEmpty())
                model.skills.removeLast();
            model.skills.append(skill.id);
        });
        row.isBarred = row.isBarred || hasFull;
        section.more.push_back(row);
    }
}

SheetSection SheetOffers::skills() const
{
    SheetSection section;
    const int most = m_warrior.profile->picks.most;
    const bool buys = most != rules::SkillPicks::NoLimit && (most > 0 || m_warrior.boughtCount > 0);
    section.head = buys && m_selection.isOne() ? tr("Skills, %1 of %2 bought").arg(number(m_warrior.boughtCount), number(most))
                                               : tr("Skills");
    takenSkills(section);
    if (m_selection.all([](const Model &, const Warrior &other) { return other.profile->picks.most > 0; }))
        offeredSkills(section);
    return section;
}

} // namespace gunbai::ui
