// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/block.h"

namespace gunbai::sheet {

/// The height that pages have for blocks.
struct Room
{
    double first = 0;
    double later = 0; ///< on continued pages
};

/// Distributes blocks over pages, each a strip. Nothing is left out: what is higher than a page goes on with the next.
[[nodiscard]] std::vector<Strip> arrange(const std::vector<Strips> &blocks, const Room &room);

} // namespace gunbai::sheet
