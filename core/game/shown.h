// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

namespace gunbai::game {

/// A model that a layout shows, or several that are alike.
struct Shown
{
    std::size_t index = 0; ///< of the first of them, in Warband::models
    int count = 1;

    friend bool operator==(const Shown &, const Shown &) = default;
};

/// What the options want to see of a side, in its order.
[[nodiscard]] std::vector<Shown> shown(const Side &side, const PrintOptions &options);

// What a layout calls things.

/// The warband's name, or "Unnamed warband".
[[nodiscard]] QString titleOf(const Side &side);

/// "Kakei Jūzō", or "Ashigaru 6" for one without a name; "Ashigaru × 4".
[[nodiscard]] QString nameOf(const Side &side, const Shown &shown);
/// The same behind the marks of a leader, a banner and a mount.
[[nodiscard]] sheet::Paragraph markedName(const Side &side, const Shown &shown);
/// "Samurai, Leader", "Ronin, hired", "Loyal Spearmen Group, 3 models".
[[nodiscard]] QString kindOf(const Side &side, std::size_t index);

/// "14 points", "14 points each".
[[nodiscard]] QString pointsOf(const Side &side, const Shown &shown);

/// The skills of a warrior that the rules know, in their order.
[[nodiscard]] std::vector<const rules::Skill *> skillsOf(const roster::Muster &muster, const roster::Warrior &warrior);
/// What he carries, the weapons that he chose first.
[[nodiscard]] std::vector<const rules::Weapon *> weaponsOf(const roster::Muster &muster,
                                                           const roster::Warrior &warrior);

} // namespace gunbai::game
