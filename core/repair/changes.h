// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/repair/change.h"
#include "core/roster/muster.h"

namespace gunbai::repair {

/// The warband's single changes, likely to help or not: every profile with what it may carry, every model gone, every
/// thing of a model another. Of models and purchases alike only the first few. Skills are bought only where a rule, or
/// another skill, asks for them; the points are still to be found.
[[nodiscard]] std::vector<Change> singleChanges(const roster::Warband &warband, const roster::Muster &muster,
                                                const std::vector<rules::Form> &forms, int mostAlike);

} // namespace gunbai::repair
