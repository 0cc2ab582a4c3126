// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/repair/change.h"
#include "core/rules/catalogue.h"

#include <stop_token>

namespace gunbai::repair {

/// Changes that make a warband legal, and the warband that they make.
struct Fix
{
    std::vector<Change> changes;
    roster::Warband warband;
    int total = 0;
    int points = 0; ///< that it adds to the total
};

/// The smallest sets of changes that make the warband legal, of three changes at most: first those that spare the leader
/// and whoever has a name or notes, then the nearest to the limit, then those that take the fewest points away. They
/// differ in the profiles that they touch or how. Where three changes don't help, the nearest legal warband alone. Empty
/// when it is legal, nothing helps, or it was stopped.
[[nodiscard]] std::vector<Fix> fixes(const roster::Warband &warband, const rules::CataloguePtr &catalogue,
                                     const std::stop_token &stop = {});

} // namespace gunbai::repair
