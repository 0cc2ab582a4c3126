// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ronin/fighting.h"

#include "core/game/words.h"

#include <algorithm>
#include <array>

namespace gunbai::ronin {

using namespace Qt::StringLiterals;
using roster::Warrior;
using rules::System;

namespace {

/// Carrying a banner costs 1 of Initiative and 1 of every melee roll (Ronin, Banners).
constexpr int BannerPenalty = 1;

int stat(const std::vector<rules::Score> &stats, const System &system, const QString &id)
{
    const auto found = std::ranges::find(system.stats, id, &rules::Stat::id);
    const auto index = static_cast<std::size_t>(found - system.stats.begin());
    return index < stats.size() ? stats[index].value.value_or(0) : 0;
}

Armed withWeapon(const Warrior &warrior, const rules::Weapon &weapon, const System &system)
{
    Armed armed{&weapon, {}, {}};
    if (weapon.isGear)
        return armed;
    const std::vector<rules::Score> stats = startingStats(warrior, system);
    const int clumsy = warrior.hasBanner ? BannerPenalty : 0;
    if (weapon.range)
        armed.shot = Shot{stat(stats, system, u"shooting"_s) + weapon.attack, *weapon.range};
    // A missile weapon is of use in a clash only where the table gives it a modifier there.
    if (!weapon.range || weapon.initiative != 0) {
        const int attack = weapon.range ? 0 : weapon.attack;
        armed.blow = Blow{std::max(0, stat(stats, system, u"initiative"_s) + weapon.initiative),
                          stat(stats, system, u"melee"_s) + attack - clumsy};
    }
    return armed;
}

} // namespace

std::vector<rules::Score> startingStats(const Warrior &warrior, const System &system)
{
    std::vector<rules::Score> stats = warrior.stats;
    const auto initiative = std::ranges::find(system.stats, u"initiative"_s, &rules::Stat::id);
    const auto index = static_cast<std::size_t>(initiative - system.stats.begin());
    if (warrior.hasBanner && index < stats.size())
        stats[index].value = std::max(0, stats[index].value.value_or(0) - BannerPenalty);
    return stats;
}

std::vector<Armed> armed(const Warrior &warrior, const System &system)
{
    std::vector<Armed> all;
    for (const QString &id : warrior.boughtWeapons + warrior.fixedWeapons) {
        if (const int index = system.weaponIndex(id); index >= 0)
            all.push_back(withWeapon(warrior, system.weapons[static_cast<std::size_t>(index)], system));
    }
    return all;
}

QString armourText(const Warrior &warrior, const System *system)
{
    const rules::Armour *armour = system ? system->armour(warrior.armour) : nullptr;
    if (!armour)
        return warrior.profile ? game::number(0) : u"?"_s;
    return armour->defence == 0 ? game::number(0) : game::signedNumber(armour->defence);
}

bool reloads(const std::vector<Armed> &weapons)
{
    return std::ranges::any_of(weapons, [](const Armed &each) { return each.weapon->kinds.contains(u"reload"_s); });
}

int movement(const Warrior &warrior)
{
    constexpr int Walk = 6;
    constexpr int Mounted = 12;
    return warrior.mount.isEmpty() ? Walk : Mounted;
}

int experienceToPromotion(int rank)
{
    constexpr std::array NextRank{5, 5, 5, 10, 15};
    return rank >= 0 && rank < static_cast<int>(NextRank.size()) ? NextRank[static_cast<std::size_t>(rank)] : 0;
}

int lossesForMoraleTest(int models)
{
    return (models + 3) / 4;
}

int fewerThanHalf(int models)
{
    return (models - 1) / 2;
}

} // namespace gunbai::ronin
