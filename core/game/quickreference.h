// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

namespace gunbai::game {

/// The rules of the side's game on a page, as its data restates them. The house rules of the side stand at its end.
[[nodiscard]] sheet::Content quickReference(const Side &side, const PrintOptions &options);

} // namespace gunbai::game
