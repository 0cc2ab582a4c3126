// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game.h"

#include <algorithm>

namespace gunbai::game {

const Game *find(const Games &games, const QString &id)
{
    const auto found = std::ranges::find_if(games, [&id](const auto &game) { return game->id() == id; });
    return found == games.end() ? nullptr : found->get();
}

bool offers(const Game &game, const QString &layout)
{
    return std::ranges::any_of(game.layouts(), [&layout](const LayoutOffer &offer) { return offer.id == layout; });
}

} // namespace gunbai::game
