// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fill/kinds.h"

#include <algorithm>

namespace gunbai::fill {

using repair::Measures;
using roster::Model;
using roster::Muster;
using roster::Warband;
using roster::Warrior;
using rules::Profile;
using Thing = repair::Change::Thing;

namespace {

/// As many models of a kind are told apart.
constexpr std::size_t MostMembers = 6;

bool hasMissile(const Warrior &warrior, const rules::System &system)
{
    for (std::size_t index = 0; index < system.weapons.size(); ++index) {
        if (warrior.weapons[index] && system.weapons[index].range)
            return true;
    }
    return false;
}

Model upgraded(const Model &model, const Upgrade &upgrade)
{
    return repair::altered(model, upgrade.thing, upgrade.value);
}

Measures sum(Measures one, const Measures &other, int times = 1)
{
    for (std::size_t slot = 0; slot < one.size(); ++slot)
        one[slot] += times * other[slot];
    return one;
}

/// Measures new models beside the same others, who have a Leader or want one.
class Weighing
{
public:
    Weighing(const Task &task, std::vector<Model> others, bool asLeaders)
        : m_task(task), m_others(task.warband), m_asLeaders(asLeaders)
    {
        m_others.models = std::move(others);
        const Muster muster = roster::muster(m_others, task.muster.catalogue);
        m_before = task.yardstick.measure(m_others, muster);
        m_complaints = repair::complaints(m_others, muster);
    }

    std::vector<Family> familiesOf(const Profile &profile) const;

private:
    std::optional<Kind> weighed(const Model &model) const;
    /// What the model moves; nothing when he has a fault or a doubt, or leads where he shall not.
    std::optional<Measures> moved(const Model &model) const;
    bool mayLead(const Warrior &warrior) const;
    Family family(const Profile &profile, const std::vector<Model> &models) const;
    void addUpgrades(Family &family) const;
    void addSkills(Family &family) const;
    bool isSumOf(const Model &model, const Measures &expected) const;
    bool mayHave(const Family &family, const Priced &priced) const;
    bool looksAlike(const Family &family, const Upgrade &upgrade) const;

    const Task &m_task;
    Warband m_others;
    bool m_asLeaders;
    Measures m_before;
    int m_complaints = 0;
};

/// A hired sword leads only those who have nobody of his Rank among themselves.
bool Weighing::mayLead(const Warrior &warrior) const
{
    return !warrior.isHired || std::ranges::all_of(m_task.muster.list->profiles, [&warrior](const Profile &own) {
        return own.rank < warrior.rank;
    });
}

std::optional<Measures> Weighing::moved(const Model &model) const
{
    Warband more = m_others;
    more.models.push_back(model);
    const Muster muster = roster::muster(more, m_task.muster.catalogue);
    const bool isLeading = muster.leader == static_cast<int>(m_others.models.size());
    if (isLeading != m_asLeaders || (isLeading && !mayLead(muster.warriors.back()))
        || repair::complaints(more, muster) > m_complaints)
        return {};
    return sum(m_task.yardstick.measure(more, muster), m_before, -1);
}

std::optional<Kind> Weighing::weighed(const Model &model) const
{
    auto measures = moved(model);
    if (!measures)
        return {};
    Warband alone = m_others;
    alone.models = {model};
    const Muster muster = roster::muster(alone, m_task.muster.catalogue);
    const Warrior &warrior = muster.warriors.front();
    std::vector<bool> suits = suitedFigures(m_task, model, warrior);
    if (m_task.collection && std::ranges::find(suits, true) == suits.end())
        return {};
    return Kind{std::move(*measures),
                {model},
                roster::modelsOf(warrior),
                hasMissile(warrior, *muster.system),
                std::move(suits)};
}

Family Weighing::family(const Profile &profile, const std::vector<Model> &models) const
{
    Family family;
    family.profile = &profile;
    family.leads = m_asLeaders;
    for (const Model &model : models) {
        auto kind = weighed(model);
        if (!kind)
            continue;
        const auto same = std::ranges::find_if(family.kinds, [&kind](const Kind &other) {
            return other.moved == kind->moved && other.hasMissile == kind->hasMissile && other.suits == kind->suits;
        });
        if (same == family.kinds.end())
            family.kinds.push_back(std::move(*kind));
        else if (same->members.size() < MostMembers)
            same->members.push_back(model);
    }
    return family;
}

bool Weighing::isSumOf(const Model &model, const Measures &expected) const
{
    const auto measures = moved(model);
    return measures && *measures == expected;
}

/// Whether the same figures can stand for everybody of the family with it.
bool Weighing::looksAlike(const Family &family, const Upgrade &upgrade) const
{
    return std::ranges::all_of(family.kinds, [&](const Kind &kind) {
        return std::ranges::all_of(kind.members, [&](const Model &member) {
            Warband alone = m_others;
            alone.models = {upgraded(member, upgrade)};
            const Muster muster = roster::muster(alone, m_task.muster.catalogue);
            return suitedFigures(m_task, alone.models.front(), muster.warriors.front()) == kind.suits;
        });
    });
}

/// Whether everybody may have it, alone and with what the family may have already.
bool Weighing::mayHave(const Family &family, const Priced &priced) const
{
    return std::ranges::all_of(family.kinds, [&](const Kind &kind) {
        const Model with = upgraded(kind.members.front(), priced.upgrade);
        const Measures moved = sum(kind.moved, priced.moved);
        return isSumOf(with, moved) && std::ranges::all_of(family.upgrades, [&](const Priced &other) {
                   return other.upgrade.thing == priced.upgrade.thing
                          || isSumOf(upgraded(with, other.upgrade), sum(moved, other.moved));
               });
    });
}

void Weighing::addUpgrades(Family &family) const
{
    const Kind &first = family.kinds.front();
    for (const Upgrade &upgrade : upgrades(*family.profile)) {
        const auto measures = moved(upgraded(first.members.front(), upgrade));
        if (!measures)
            continue;
        Priced priced{upgrade, sum(*measures, first.moved, -1)};
        if (mayHave(family, priced) && (!m_task.collection || looksAlike(family, upgrade)))
            family.upgrades.push_back(std::move(priced));
    }
}

void Weighing::addSkills(Family &family) const
{
    int most = family.profile->picks.most;
    for (const Kind &kind : family.kinds) {
        for (std::size_t turn = 0; turn < kind.members.size(); ++turn) {
            Model model = kind.members[turn];
            Measures moved = kind.moved;
            const QStringList skills = skillsToBuy(model, m_others, m_task.muster, static_cast<int>(turn));
            most = std::min(most, static_cast<int>(skills.size()));
            for (int count = 0; count < most; ++count) {
                model.skills.append(skills[count]);
                const auto after = this->moved(model);
                if (after && family.perSkill.empty())
                    family.perSkill = sum(*after, moved, -1);
                if (!after || *after != sum(moved, family.perSkill))
                    most = count;
                else
                    moved = *after;
            }
        }
    }
    family.mostSkills = family.perSkill.empty() ? 0 : most;
}

std::vector<Family> Weighing::familiesOf(const Profile &profile) const
{
    std::vector<Family> families;
    const auto keep = [&](Family family, bool isPlain) {
        if (family.kinds.empty())
            return;
        Warband alone = m_others;
        alone.models = {family.kinds.front().members.front()};
        const Muster muster = roster::muster(alone, m_task.muster.catalogue);
        family.standing = standingOf(muster.warriors.front(), *muster.system);
        family.isHired = muster.warriors.front().isHired;
        if (isPlain) {
            addUpgrades(family);
            addSkills(family);
        }
        families.push_back(std::move(family));
    };
    const std::vector<Model> plain = armed(profile, m_task.muster);
    keep(family(profile, plain), true);
    keep(family(profile, bearers(profile, m_task.muster)), false);
    for (const Upgrade &upgrade : m_task.collection ? upgrades(profile) : std::vector<Upgrade>()) {
        std::vector<Model> models;
        for (const Model &model : plain)
            models.push_back(upgraded(model, upgrade));
        keep(family(profile, models), false);
    }
    return families;
}

/// Somebody whom everybody may follow: of the highest Rank, or of the type that leads.
std::vector<Model> anyLeader(const Task &task)
{
    std::vector<Model> best;
    int highest = -1;
    for (const Profile *profile : profilesFor(task.muster)) {
        Warband alone = task.warband;
        Model model;
        model.profile = profile->id;
        model.isLeader = task.muster.system->namesLeader();
        alone.models = {model};
        if (profile->rank > highest && roster::muster(alone, task.muster.catalogue).leader == 0) {
            highest = profile->rank;
            best = {model};
        }
    }
    return best;
}

} // namespace

std::vector<bool> suitedFigures(const Task &task, const Model &model, const Warrior &warrior)
{
    std::vector<bool> suits;
    if (!task.collection)
        return suits;
    for (const collection::Figure &figure : task.collection->figures)
        suits.push_back(collection::standsFor(figure, task.warband.system, model, warrior));
    return suits;
}

/// Own models before hired ones, as roster::muster finds the Leader.
int standingOf(const Warrior &warrior, const rules::System &system)
{
    if (system.namesLeader())
        return 2 * warrior.rank + (warrior.isHired ? 0 : 1);
    return warrior.profile && warrior.profile->type == system.leaderType ? 0 : -1;
}

std::vector<Family> families(const Task &task, const std::stop_token &stop)
{
    const Weighing leaders(task, task.warband.models, true);
    const Weighing followers(task, anyLeader(task), false);
    std::vector<Family> families;
    for (const Profile *profile : profilesFor(task.muster)) {
        for (const Weighing *weighing : {&leaders, &followers}) {
            if (stop.stop_requested())
                return {};
            std::ranges::move(weighing->familiesOf(*profile), std::back_inserter(families));
        }
    }
    return families;
}

} // namespace gunbai::fill
