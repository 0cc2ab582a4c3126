// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"

#include "core/honour/honourgame.h"
#include "core/ronin/roningame.h"

namespace gunbai::app {

game::Games games()
{
    game::Games all;
    all.push_back(std::make_unique<ronin::RoninGame>());
    all.push_back(std::make_unique<honour::HonourGame>());
    return all;
}

} // namespace gunbai::app
