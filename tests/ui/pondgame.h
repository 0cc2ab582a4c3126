// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

namespace gunbai::test {

/// The invented game as one of the program's: it can print the names of its animals.
[[nodiscard]] game::Games pondGames();

} // namespace gunbai::test
