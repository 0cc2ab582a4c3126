// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/shown.h"

namespace gunbai::honour {

/// The table of a force sheet: a row a card, with its scores, its actions as tokens, what its weapon brings, and boxes.
[[nodiscard]] sheet::Table rosterTable(const game::Side &side, const game::PrintOptions &options);

// Cells that other tables have too.

/// A circle for each action, behind the mark of its token.
[[nodiscard]] sheet::Cell tokensCell(const game::Side &side, const game::Shown &shown,
                                     const game::PrintOptions &options);
/// Drops; cautious, on the ground and, for what is reloaded, empty; a group's models.
[[nodiscard]] sheet::Cell trackCell(const game::Side &side, const game::Shown &shown,
                                    const game::PrintOptions &options);

} // namespace gunbai::honour
