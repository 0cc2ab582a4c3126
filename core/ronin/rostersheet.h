// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

namespace gunbai::ronin {

/// The roster sheet of a warband: on one page all that the table needs. The opponent's copy has no total, no points
/// and no verdict.
[[nodiscard]] sheet::Content rosterSheet(const game::Side &side, const game::PrintOptions &options);

} // namespace gunbai::ronin
