// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/repair/candidates.h"

#include <compare>

namespace gunbai::repair {

/// More changes than these are not searched.
inline constexpr int MostChanges = 3;

/// Candidates that together should make a warband legal, with what tells the better ones: the lesser the better.
struct Combination
{
    struct Rank
    {
        int spared = 0;    ///< changes of models that go last
        int fromLimit = 0; ///< points between the total and the limit, where one is agreed
        int removed = 0;   ///< points that changes take away
        int extras = 0;    ///< armour of new models other than their profile's

        friend auto operator<=>(const Rank &, const Rank &) = default;
    };

    Rank rank;
    std::vector<std::size_t> candidates; ///< indices, ascending

    friend auto operator<=>(const Combination &, const Combination &) = default;
};

/// The best combinations of just so many changes that should make it legal, best first; not all, where they are many.
/// Empty when stopped.
[[nodiscard]] std::vector<Combination> combinations(const Patient &patient, const std::vector<Candidate> &candidates,
                                                    int changes, const std::stop_token &stop);

} // namespace gunbai::repair
