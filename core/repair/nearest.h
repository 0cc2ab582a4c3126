// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/repair/candidates.h"
#include "core/repair/fixes.h"

namespace gunbai::repair {

/// The legal warband that the fewest changes lead to, however many: among those the one that spares whoever goes last,
/// is nearest to the limit and takes the fewest points away. The patient has one of all models alike looked at. Nothing
/// when there is none, none was found in time, or it was stopped.
[[nodiscard]] std::optional<Fix> nearestLegal(const Patient &patient, const std::stop_token &stop);

} // namespace gunbai::repair
