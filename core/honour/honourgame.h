// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

namespace gunbai::honour {

/// Test of Honour, first edition, behind the interface that all games share.
class HonourGame final : public game::Game
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] std::vector<game::LayoutOffer> layouts() const override;
    [[nodiscard]] Result<sheet::Document> print(const std::vector<game::Side> &sides,
                                                const game::PrintOptions &options) const override;
};

} // namespace gunbai::honour
