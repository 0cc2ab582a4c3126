// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

namespace gunbai::honour {

/// A card a warrior or group in the manner of the game's recruitment cards: scores, room for action tokens, what the
/// weapon brings with five or more swords and where crosses win, special rules, and boxes for drops and markers.
[[nodiscard]] std::vector<sheet::Card> cards(const game::Side &side, const game::PrintOptions &options);

} // namespace gunbai::honour
