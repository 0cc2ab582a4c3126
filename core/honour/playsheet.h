// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

namespace gunbai::honour {

/// What a battle needs to be kept by pencil: turns with their Fate tokens, what goes into the bag, and of each card its
/// actions, drops, markers and models.
[[nodiscard]] sheet::Content playSheet(const std::vector<game::Side> &sides, const game::PrintOptions &options);

} // namespace gunbai::honour
