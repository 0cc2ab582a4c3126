// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"

#include "core/ronin/roningame.h"

namespace gunbai::app {

game::Games games()
{
    game::Games all;
    all.push_back(std::make_unique<ronin::RoninGame>());
    return all;
}

} // namespace gunbai::app
