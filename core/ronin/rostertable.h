// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

namespace gunbai::ronin {

/// The table of a roster sheet: a row a warrior, with his effective values, weapons and boxes for stuns and wounds.
[[nodiscard]] sheet::Table rosterTable(const game::Side &side, const game::PrintOptions &options);

} // namespace gunbai::ronin
