// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

namespace gunbai::ronin {

/// What a battle needs to be kept by pencil: turns with their phases, Priority, Morale, and of each model its tokens,
/// stuns and wounds.
[[nodiscard]] sheet::Content playSheet(const std::vector<game::Side> &sides, const game::PrintOptions &options);

} // namespace gunbai::ronin
