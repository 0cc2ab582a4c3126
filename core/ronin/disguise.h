// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/game/game.h"

namespace gunbai::ronin {

/// The side as the opponent sees it: a disguised ninja is the model that he poses as, without a portrait, and nobody has
/// notes. The error names a disguise that is missing, as without one he can't be hidden.
[[nodiscard]] Result<game::Side> seenByOpponent(const game::Side &side);

} // namespace gunbai::ronin
