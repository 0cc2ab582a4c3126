// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fill/outfits.h"

#include <algorithm>

namespace gunbai::fill {

using roster::Model;
using roster::Muster;
using roster::Warband;
using roster::Warrior;
using rules::Profile;
using rules::Skill;
using Thing = repair::Change::Thing;

namespace {

QStringList weaponsOf(const Profile &seller)
{
    QStringList weapons{{}};
    for (const rules::Choice &choice : seller.choices) {
        for (const rules::Offer &offer : choice.offers)
            weapons.append(offer.id);
    }
    return weapons;
}

void take(std::vector<Model> &models, const Model &bare, const Profile &seller)
{
    for (const QString &weapon : weaponsOf(seller)) {
        models.push_back(bare);
        models.back().weapon = weapon;
    }
}

/// Whether the list sells the skill at all; the checks have the last word.
bool isOnOffer(const Skill &skill, const Profile &profile, const rules::List &list, const Warband &warband)
{
    const QStringList &groups = profile.picks.groups;
    return (!skill.onlyWhereListed || list.extraSkills.contains(skill.id))
           && (groups.isEmpty() || groups.contains(skill.group))
           && (skill.onlyWithSwitch.isEmpty() || warband.houseRules.contains(skill.onlyWithSwitch));
}

/// A skill of weapons that he carries.
bool isOfHisWeapons(const Skill &skill, const Warrior &warrior)
{
    const rules::ItemSet carried = skill.weapons & warrior.weapons;
    return skill.needsAllWeapons ? carried.any() && carried == skill.weapons : carried.any();
}

/// All weapons at hand, what goes before it known.
bool isReady(const Skill &skill, const Warrior &warrior, const rules::System &system, const QStringList &bought)
{
    const auto has = [&](const QString &id) {
        const int index = system.skillIndex(id);
        return bought.contains(id) || (index >= 0 && warrior.skills[static_cast<std::size_t>(index)]);
    };
    const bool isArmed = skill.weapons.none() || isOfHisWeapons(skill, warrior);
    const bool isTaught = skill.needsGroup.isEmpty() || std::ranges::any_of(system.skills, [&](const Skill &other) {
                              return other.group == skill.needsGroup && has(other.id);
                          });
    return isArmed && isTaught && std::ranges::all_of(skill.needs, has) && !has(skill.id);
}

/// Those that the list wants first, then those of his weapons, then the others from `turn` on.
std::vector<const Skill *> inOrder(const Muster &muster, const Warrior &warrior, int turn)
{
    const auto isFirst = [&muster](const Skill &skill) {
        return std::ranges::any_of(muster.list->firstSkills, [&skill](const rules::FirstSkills &first) {
            return first.skills.contains(skill.id);
        });
    };
    std::vector<const Skill *> all;
    for (const Skill &skill : muster.system->skills)
        all.push_back(&skill);
    const auto ofWeapons =
        std::stable_partition(all.begin(), all.end(), [&](const Skill *skill) { return isFirst(*skill); });
    const auto others = std::stable_partition(ofWeapons, all.end(),
                                              [&](const Skill *skill) { return isOfHisWeapons(*skill, warrior); });
    if (others != all.end())
        std::rotate(others, others + turn % (all.end() - others), all.end());
    return all;
}

} // namespace

std::vector<const Profile *> profilesFor(const Muster &muster)
{
    std::vector<const Profile *> profiles;
    for (const Profile &profile : muster.list->profiles)
        profiles.push_back(&profile);
    for (const rules::Hire &hire : muster.list->hires) {
        for (const QString &id : hire.profiles) {
            if (const Profile *profile = muster.system->hireling(id))
                profiles.push_back(profile);
        }
    }
    return profiles;
}

std::vector<Model> armed(const Profile &profile, const Muster &muster)
{
    Model bare;
    bare.profile = profile.id;
    std::vector<Model> models;
    if (!profile.disguiseRank) {
        take(models, bare, profile);
        return models;
    }
    for (const Profile &own : muster.list->profiles) {
        bare.disguisedAs = own.id;
        if (own.rank <= *profile.disguiseRank)
            take(models, bare, own);
    }
    return models;
}

std::vector<Model> bearers(const Profile &profile, const Muster &muster)
{
    const auto &banner = muster.list->banner;
    std::vector<Model> models;
    if (!banner || !banner->profiles.contains(profile.id))
        return models;
    Model bearer;
    bearer.profile = profile.id;
    bearer.hasBanner = true;
    take(models, bearer, profile);
    return models;
}

std::vector<Upgrade> upgrades(const Profile &profile)
{
    std::vector<Upgrade> all;
    if (profile.disguiseRank)
        return all;
    for (const rules::Offer &armour : profile.armours)
        all.push_back({Thing::Armour, armour.id});
    for (const rules::Offer &mount : profile.mounts)
        all.push_back({Thing::Mount, mount.id});
    for (const rules::Option &option : profile.options) {
        if (option.cost != 0)
            all.push_back({Thing::AddedOption, option.id});
    }
    return all;
}

QStringList skillsToBuy(const Model &model, const Warband &warband, const Muster &muster, int turn)
{
    Warband alone = warband;
    alone.models = {model};
    const Muster resolved = roster::muster(alone, muster.catalogue);
    const Warrior &warrior = resolved.warriors.front();
    const rules::SkillPicks &picks = warrior.profile->picks;
    QStringList bought = model.skills;
    const auto all = picks.each > 0 ? inOrder(muster, warrior, turn) : std::vector<const Skill *>();
    bool isAnyNew = true;
    // A skill may open the way to another.
    while (isAnyNew && bought.size() < picks.most) {
        isAnyNew = false;
        for (const Skill *skill : all) {
            if (bought.size() >= picks.most || !isOnOffer(*skill, *warrior.profile, *muster.list, warband)
                || !isReady(*skill, warrior, *muster.system, bought))
                continue;
            bought.append(skill->id);
            isAnyNew = true;
        }
    }
    return bought.mid(model.skills.size());
}

} // namespace gunbai::fill
