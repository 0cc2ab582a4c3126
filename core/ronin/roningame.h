// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

namespace gunbai::ronin {

/// Ronin, as the program sees it.
class RoninGame final : public game::Game
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] std::vector<game::LayoutOffer> layouts() const override;
    [[nodiscard]] Result<sheet::Document> print(const std::vector<game::Side> &sides,
                                                const game::PrintOptions &options) const override;
};

} // namespace gunbai::ronin
