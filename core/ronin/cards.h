// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

namespace gunbai::ronin {

/// A card a warrior, or a kind of warrior: his values with all that is always added, his weapons, what his skills do, and
/// boxes for what befalls him.
[[nodiscard]] std::vector<sheet::Card> cards(const game::Side &side, const game::PrintOptions &options);

} // namespace gunbai::ronin
