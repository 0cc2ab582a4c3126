// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

namespace gunbai::honour {

/// The table of a force sheet: a row a card, with its scores, its actions as tokens, what its weapon brings, and boxes.
[[nodiscard]] sheet::Table rosterTable(const roster::Warband &warband, const roster::Muster &muster,
                                       const game::PrintOptions &options);

} // namespace gunbai::honour
