// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/roster/muster.h"

namespace gunbai::ronin {

/// The warband as the opponent sees it: a disguised ninja is the model that he poses as, and nobody has notes.
/// The error names a disguise that is missing, as without one he can't be hidden.
[[nodiscard]] Result<roster::Warband> seenByOpponent(const roster::Warband &warband, const roster::Muster &muster);

} // namespace gunbai::ronin
