// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

namespace gunbai::honour {

/// What five or more swords bring with the weapons of the force.
[[nodiscard]] sheet::Section bonusReminders(const roster::Muster &muster);

/// What more crosses than swords bring.
[[nodiscard]] sheet::Section fumbleReminders(const roster::Muster &muster);

/// What more crosses than swords bring in a roll, or nullptr.
[[nodiscard]] const rules::Effect *fumbleOf(const rules::System &system, const rules::Roll &roll);

/// "24 in, 3 dice, 2 beyond 12", or "" for what strikes with its bearer's Strength.
[[nodiscard]] QString missileFigures(const rules::Weapon &weapon, LengthUnit unit);

/// The tokens that the force puts into the bag, and its Fate deck.
[[nodiscard]] std::vector<sheet::Paragraph> bagLines(const roster::Muster &muster);

/// What the letters in the boxes of a table stand for.
[[nodiscard]] QString boxesLegend();

/// The special rules and Skill cards of the force, its missile weapons, and when a "+1" holds.
[[nodiscard]] sheet::Section cardReminders(const roster::Muster &muster);

/// How a force is made up, its tokens and its Fate deck, the house rules in force.
[[nodiscard]] sheet::Section forceReminders(const roster::Warband &warband, const roster::Muster &muster);

/// Numbers of its cards that the data is not sure of.
[[nodiscard]] sheet::Section doubts(const roster::Muster &muster);

/// Boxes for the turns and for the Fate tokens of each.
[[nodiscard]] sheet::Section battleTrack();

} // namespace gunbai::honour
