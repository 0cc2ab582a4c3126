// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/fitting.h"

namespace gunbai::sheet {

Attempt roomiest(const std::vector<Fit> &fits, const std::function<Attempt(const Fit &)> &attempt)
{
    const auto price = [](const Attempt &of) { return std::pair(of.pages.size(), of.cuts); };
    Attempt best = attempt(fits.back());
    std::size_t low = 0;
    std::size_t high = fits.size() - 1;
    while (low < high) {
        const std::size_t middle = (low + high) / 2;
        Attempt next = attempt(fits[middle]);
        if (price(next) <= price(best)) {
            high = middle;
            best = std::move(next);
        } else {
            low = middle + 1;
        }
    }
    return best;
}

} // namespace gunbai::sheet
