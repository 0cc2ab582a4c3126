// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roster/muster.h"

#include <QCoreApplication>

#include <algorithm>

namespace gunbai::roster {

using namespace Qt::StringLiterals;
using rules::Choice;
using rules::Offer;
using rules::Option;
using rules::Profile;
using rules::System;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Muster)
};

void add(rules::ItemSet &set, int index)
{
    if (index >= 0)
        set.set(static_cast<std::size_t>(index));
}

/// Draws up one model step by step; each step adds what it costs.
class Fitting
{
public:
    Fitting(const Warband &warband, const Model &model, const Muster &muster)
        : m_warband(warband), m_model(model), m_muster(muster), m_system(*muster.system)
    {
    }

    Warrior warrior();

private:
    void findProfile();
    void printedCost();
    void printedThings();
    void banner();
    void disguise();
    void weapon();
    void armour();
    void mount();
    void options();
    void option(const Option &option);
    void skills();
    void keepOneWeapon();
    void gatherWeapons();
    void charge(const QString &what, int points);
    const Choice *choiceOf(const Profile &profile, const QString &weapon) const;

    const Warband &m_warband;
    const Model &m_model;
    const Muster &m_muster;
    const System &m_system;
    Warrior m_warrior;
};

Warrior Fitting::warrior()
{
    findProfile();
    if (!m_warrior.profile)
        return m_warrior;
    printedCost();
    printedThings();
    banner();
    disguise();
    weapon();
    armour();
    mount();
    options();
    skills();
    gatherWeapons();
    for (const PriceLine &line : m_warrior.price)
        m_warrior.points += line.points;
    return m_warrior;
}

void Fitting::findProfile()
{
    const QString &id = m_model.profile;
    m_warrior.profile = m_muster.list ? m_muster.list->profile(id) : nullptr;
    if (m_warrior.profile)
        return;
    m_warrior.profile = m_system.hireling(id);
    m_warrior.isHired = m_warrior.profile != nullptr;
    if (!m_warrior.profile) {
        m_warrior.profile = m_system.anyProfile(id);
        m_warrior.isForeign = m_warrior.profile != nullptr;
    }
}

void Fitting::printedCost()
{
    const Profile &profile = *m_warrior.profile;
    int cost = profile.cost;
    for (const rules::SwitchedCost &switched : profile.switchedCosts) {
        if (m_warband.houseRules.contains(switched.switchId))
            cost = switched.cost;
    }
    charge(profile.name, cost);
}

void Fitting::charge(const QString &what, int points)
{
    m_warrior.price.push_back({what, points});
}

void Fitting::printedThings()
{
    const Profile &profile = *m_warrior.profile;
    m_warrior.rank = profile.rank;
    m_warrior.stats = profile.stats;
    m_warrior.armour = profile.armour;
    m_warrior.mount = profile.mount;
    m_warrior.fixedWeapons = profile.weapons;
    for (const QString &skill : profile.skills) {
        const QString id =
            skill.startsWith(u'$') ? m_system.bujutsuOf(m_warband.parameters.value(skill.sliced(1)).value(0)) : skill;
        add(m_warrior.fixedSkills, m_system.skillIndex(id));
    }
}

void Fitting::banner()
{
    m_warrior.hasBanner = m_model.hasBanner;
    if (!m_model.hasBanner || !m_muster.list || !m_muster.list->banner)
        return;
    const Offer *discount = rules::findOffer(m_muster.list->banner->discounts, m_model.profile);
    if (discount && discount->cost != 0)
        charge(Text::tr("banner"), discount->cost);
}

/// A disguised ninja looks like the model he poses as: its printed weapons and armour (Ronin, Ninja).
void Fitting::disguise()
{
    const Profile *posedAs = m_muster.list ? m_muster.list->profile(m_model.disguisedAs) : nullptr;
    if (!m_warrior.profile->disguiseRank || !posedAs)
        return;
    m_warrior.fixedWeapons += posedAs->weapons;
    m_warrior.armour = m_model.armour.isEmpty() ? posedAs->armour : m_model.armour;
    if (!m_model.weapon.isEmpty())
        m_warrior.boughtWeapons.append(m_model.weapon);
}

const Choice *Fitting::choiceOf(const Profile &profile, const QString &weapon) const
{
    const auto found = std::ranges::find_if(
        profile.choices, [&weapon](const Choice &choice) { return rules::findOffer(choice.offers, weapon); });
    return found == profile.choices.end() ? nullptr : &*found;
}

void Fitting::weapon()
{
    const Choice *choice = choiceOf(*m_warrior.profile, m_model.weapon);
    if (!choice)
        return;
    m_warrior.boughtWeapons.append(m_model.weapon);
    charge(m_system.itemName(m_model.weapon), rules::findOffer(choice->offers, m_model.weapon)->cost);
    m_warrior.fixedWeapons.removeOne(choice->replaces);
    if (!choice->setsArmour.isEmpty())
        m_warrior.armour = choice->setsArmour;
}

void Fitting::armour()
{
    const QString &wanted = m_model.armour;
    if (wanted.isEmpty() || wanted == m_warrior.profile->armour)
        return;
    if (const Offer *offer = rules::findOffer(m_warrior.profile->armours, wanted)) {
        m_warrior.armour = wanted;
        charge(m_system.itemName(wanted), offer->cost);
    }
}

void Fitting::mount()
{
    if (const Offer *offer = rules::findOffer(m_warrior.profile->mounts, m_model.mount)) {
        m_warrior.mount = m_model.mount;
        charge(m_system.itemName(m_model.mount), offer->cost);
    }
}

void Fitting::options()
{
    for (const Option &sold : m_warrior.profile->options) {
        if (m_model.options.contains(sold.id))
            option(sold);
    }
}

void Fitting::option(const Option &option)
{
    charge(option.name, option.cost);
    m_warrior.boughtWeapons += option.adds;
    for (const QString &skill : option.skills)
        add(m_warrior.fixedSkills, m_system.skillIndex(skill));
    m_warrior.fixedWeapons.removeOne(option.replaces);
    if (!option.setsArmour.isEmpty())
        m_warrior.armour = option.setsArmour;
    for (std::size_t index = 0; index < option.setsStats.size(); ++index) {
        if (option.setsStats[index])
            m_warrior.stats[index].value = option.setsStats[index];
    }
    for (std::size_t index = 0; index < option.bonuses.size(); ++index)
        m_warrior.stats[index].bonus += option.bonuses[index].value_or(0);
}

void Fitting::skills()
{
    for (const QString &id : m_model.skills) {
        const int index = m_system.skillIndex(id);
        add(m_warrior.boughtSkills, index);
        charge(m_system.itemName(id), index >= 0 ? m_warrior.profile->picks.each : 0);
    }
    m_warrior.boughtCount = static_cast<int>(m_model.skills.size());
    m_warrior.skills = m_warrior.fixedSkills | m_warrior.boughtSkills;
}

/// What is taken is in place of what the card has; an upgrade's weapon in place of both.
void Fitting::keepOneWeapon()
{
    if (m_warrior.boughtWeapons.isEmpty())
        return;
    m_warrior.fixedWeapons.clear();
    m_warrior.boughtWeapons = {m_warrior.boughtWeapons.last()};
}

void Fitting::gatherWeapons()
{
    if (m_system.isOneWeapon)
        keepOneWeapon();
    for (const QString &id : m_warrior.fixedWeapons + m_warrior.boughtWeapons)
        add(m_warrior.weapons, m_system.weaponIndex(id));
}

void buy(const Warband &warband, Muster &muster)
{
    for (const rules::Purchase &purchase : muster.list->purchases) {
        if (const int count = warband.purchases.value(purchase.id); count > 0)
            muster.purchases.push_back({purchase.name, count * purchase.each});
    }
}

int firstOfType(const std::vector<Warrior> &warriors, const QString &type)
{
    const auto found = std::ranges::find_if(
        warriors, [&type](const Warrior &warrior) { return warrior.profile && warrior.profile->type == type; });
    return found == warriors.end() ? -1 : static_cast<int>(found - warriors.begin());
}

/// The model named as Leader; without one, the highest Rank, own models before hired ones.
int findByRank(const Warband &warband, const std::vector<Warrior> &warriors)
{
    int best = -1;
    const auto weight = [&](std::size_t index) {
        return std::tuple(warband.models[index].isLeader, warriors[index].rank, !warriors[index].isHired);
    };
    for (std::size_t index = 0; index < warriors.size(); ++index) {
        if (best < 0 || weight(index) > weight(static_cast<std::size_t>(best)))
            best = static_cast<int>(index);
    }
    return best;
}

int findLeader(const Warband &warband, const Muster &muster)
{
    if (!muster.system || muster.system->namesLeader())
        return findByRank(warband, muster.warriors);
    return firstOfType(muster.warriors, muster.system->leaderType);
}

} // namespace

Muster muster(const Warband &warband, const rules::CataloguePtr &catalogue)
{
    Muster muster;
    muster.catalogue = catalogue;
    muster.system = catalogue->system(warband.system);
    muster.list = muster.system ? muster.system->list(warband.list) : nullptr;
    muster.warriors.reserve(warband.models.size());
    for (const Model &model : warband.models) {
        muster.warriors.push_back(muster.system ? Fitting(warband, model, muster).warrior() : Warrior());
        muster.total += muster.warriors.back().points;
        muster.models += modelsOf(muster.warriors.back());
    }
    if (muster.list)
        buy(warband, muster);
    for (const PriceLine &line : muster.purchases)
        muster.total += line.points;
    muster.leader = findLeader(warband, muster);
    if (muster.leader >= 0)
        muster.warriors[static_cast<std::size_t>(muster.leader)].isLeader = true;
    return muster;
}

int modelsOf(const Warrior &warrior)
{
    return warrior.profile ? warrior.profile->models : 1;
}

QStringList origin(const Warband &warband, const Muster &muster)
{
    const QString system = muster.system ? muster.system->name : warband.system;
    if (muster.system && !warband.list.isEmpty() && warband.list == muster.system->keys.list)
        return {system};
    return {muster.list ? muster.list->name : warband.list, system};
}

QString calledBy(const Warband &warband, const Muster &muster, int index)
{
    const Model &model = warband.models[static_cast<std::size_t>(index)];
    const Profile *profile = muster.warriors[static_cast<std::size_t>(index)].profile;
    const QString called = !model.name.isEmpty() ? model.name : profile ? profile->name : model.profile;
    return QString::number(index + 1) + u' ' + printable(called);
}

} // namespace gunbai::roster
