// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/repair/fixes.h"
#include "core/roster/muster.h"

namespace gunbai::repair {

/// Changes of a fix that are made alike to so many models of the same kind: "Add 2 Ashigaru with yari".
struct Step
{
    std::vector<Change> changes; ///< of one model
    int count = 1;
};

/// The changes by model, additions alike taken together.
[[nodiscard]] std::vector<Step> stepsOf(const Fix &fix);

/// "Add Ashigaru with yari (+18)", "6 Ashigaru: yari instead of teppo (±0)"; several joined. The warband is the one that
/// the fix is for.
[[nodiscard]] QString says(const Fix &fix, const roster::Warband &warband, const roster::Muster &muster);

/// What a button says of it, models by their numbers: "Give 6 a yari", "Remove 5 and 6"; of more changes than are looked
/// for in sentences only how many they are: "Nearest legal list: 6 changes, 148 points".
[[nodiscard]] QString briefly(const Fix &fix, const roster::Warband &warband, const roster::Muster &muster);

} // namespace gunbai::repair
