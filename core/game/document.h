// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/shown.h"

namespace gunbai::game {

/// How a game writes the layouts that all games have.
struct Writers
{
    std::function<sheet::Content(const Side &, const PrintOptions &)> sheet;
    /// The cards of a side, one an entry of shown().
    std::function<std::vector<sheet::Card>(const Side &, const PrintOptions &)> cards;
    /// One or both sides.
    std::function<sheet::Content(const std::vector<Side> &, const PrintOptions &)> table;
};

/// The layouts, in the order to offer them; the sheet goes by the game's name for it.
[[nodiscard]] std::vector<LayoutOffer> layoutsOf(const QString &sheetName);

/// What a layout of layoutsOf() says. The sides are as this copy may show them. The error names a side without models
/// to print.
[[nodiscard]] Result<sheet::Document> documentOf(const std::vector<Side> &sides, const PrintOptions &options,
                                                 const Writers &writers);

} // namespace gunbai::game
