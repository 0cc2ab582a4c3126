// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace gunbai::ui {

/// What a column of a table wants of the width there is.
struct ColumnWish
{
    int least = 0;   ///< narrower it would be no use
    int usual = 0;   ///< the width of the design
    int content = 0; ///< what its longest text takes
    int most = 0;    ///< the longest text is not given more than this while others are cut
    int yields = 0;  ///< the lowest gives way first
    bool grows = false;
};

/// Shares a width among columns: first what nobody's text needs is given up, then texts are cut in the order of `yields`.
[[nodiscard]] std::vector<int> fitColumns(const std::vector<ColumnWish> &wishes, int available);

} // namespace gunbai::ui
