// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/flow.h"

#include <functional>

namespace gunbai::sheet {

/// What one fit makes of something that takes pages, or cards.
struct Attempt
{
    Fit fit;
    std::vector<Strip> pages;
    int cuts = 0; ///< words broken
};

/// Of fits from the roomiest to the smallest: the fewest pages; among those the fewest words cut; among those the
/// roomiest.
[[nodiscard]] Attempt roomiest(const std::vector<Fit> &fits, const std::function<Attempt(const Fit &)> &attempt);

} // namespace gunbai::sheet
