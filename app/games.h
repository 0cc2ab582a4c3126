// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

namespace gunbai::app {

/// The games of the program: the one place that names them.
[[nodiscard]] game::Games games();

} // namespace gunbai::app
