// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/muster.h"

#include <optional>

namespace gunbai::ronin {

/// What a warrior brings to a clash with one weapon, everything added up that he always has.
struct Blow
{
    int initiative = 0;
    int attack = 0;
};

struct Shot
{
    int attack = 0;
    int inches = 0;
};

/// A weapon in a warrior's hands. A rifle with a bayonet does both; a shield neither.
struct Armed
{
    const rules::Weapon *weapon = nullptr;
    std::optional<Blow> blow;
    std::optional<Shot> shot;
};

/// The warrior's characteristics as they are at the start of a battle, in the order of System::stats.
[[nodiscard]] std::vector<rules::Score> startingStats(const roster::Warrior &warrior, const rules::System &system);

/// His weapons, the ones he chose first.
[[nodiscard]] std::vector<Armed> armed(const roster::Warrior &warrior, const rules::System &system);

/// "+2" for medium armour, "0" without any, "?" for a warrior that no list knows.
[[nodiscard]] QString armourText(const roster::Warrior &warrior, const rules::System *system);
/// Whether he carries something that is reloaded.
[[nodiscard]] bool reloads(const std::vector<Armed> &weapons);
/// Inches that he moves in a turn, without running or galloping (Ronin, Movement).
[[nodiscard]] int movement(const roster::Warrior &warrior);
/// Experience for the next promotion (Ronin, Campaigns), 0 at the highest Rank.
[[nodiscard]] int experienceToPromotion(int rank);

/// Losses in one turn that bring a Morale test: a quarter of the models, rounded up.
[[nodiscard]] int lossesForMoraleTest(int models);
/// The most survivors that are fewer than half.
[[nodiscard]] int fewerThanHalf(int models);

} // namespace gunbai::ronin
