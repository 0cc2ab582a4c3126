// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/columnfit.h"

#include <algorithm>
#include <numeric>

namespace gunbai::ui {

namespace {

std::vector<std::size_t> orderOfYielding(const std::vector<ColumnWish> &wishes)
{
    std::vector<std::size_t> order(wishes.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, {}, [&wishes](std::size_t column) { return wishes[column].yields; });
    return order;
}

int needOf(const ColumnWish &wish)
{
    return std::max(std::min(wish.content, wish.most), wish.least);
}

void grow(std::vector<int> &widths, const std::vector<ColumnWish> &wishes, int spare)
{
    auto growers = static_cast<int>(std::ranges::count(wishes, true, &ColumnWish::grows));
    for (std::size_t column = 0; column < widths.size(); ++column) {
        if (!wishes[column].grows)
            continue;
        const int share = spare / growers;
        widths[column] += share;
        spare -= share;
        --growers;
    }
}

} // namespace

std::vector<int> fitColumns(const std::vector<ColumnWish> &wishes, int available)
{
    std::vector<int> widths;
    widths.reserve(wishes.size());
    for (const ColumnWish &wish : wishes)
        widths.push_back(std::max(wish.usual, needOf(wish)));
    int excess = std::accumulate(widths.begin(), widths.end(), 0) - available;
    const auto order = orderOfYielding(wishes);
    const auto giveUp = [&](auto floorOf) {
        for (const std::size_t column : order) {
            const int given = std::clamp(widths[column] - floorOf(wishes[column]), 0, std::max(excess, 0));
            widths[column] -= given;
            excess -= given;
        }
    };
    giveUp([](const ColumnWish &wish) { return needOf(wish); });
    giveUp([](const ColumnWish &wish) { return wish.least; });
    if (excess < 0)
        grow(widths, wishes, -excess);
    return widths;
}

} // namespace gunbai::ui
