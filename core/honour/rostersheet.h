// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

namespace gunbai::honour {

/// What the force sheet says: a row a card, what its weapons and rules do, the tokens for the bag, room for notes. The
/// opponent's copy has no points, no verdict and no notes.
[[nodiscard]] sheet::Content rosterSheet(const game::Side &side, const game::PrintOptions &options);

} // namespace gunbai::honour
