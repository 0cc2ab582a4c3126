// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/repair/fixes.h"

namespace gunbai::fill {

/// What a player asks of the models to come.
enum class Aim {
    Balanced, ///< many different ones
    Elite,    ///< few and dear
    Many,     ///< as many as can be
    Missile,  ///< as many with missile weapons as can be
    Melee,    ///< as few with them as can be
    Alike     ///< more of what is there
};

/// All aims, the usual one first.
[[nodiscard]] const std::vector<Aim> &allAims();

/// A warband completed, and what came to it.
struct Fill
{
    Aim aim = Aim::Balanced;
    repair::Fix added;
};

/// The warband with models added until as many of its points are used as can be: legal, within the limit, other models
/// left as they are. Where only that uses more points, models learn skills or something is bought for the whole
/// warband. Nothing when no limit is agreed, the list is unknown, no addition makes it legal, or it was stopped. A school
/// without a main weapon gets one.
[[nodiscard]] std::optional<Fill> filled(const roster::Warband &warband, const rules::CataloguePtr &catalogue, Aim aim,
                                         const std::stop_token &stop = {});

/// Three different ways to fill a warband that nobody is in yet; fewer where the list has fewer.
[[nodiscard]] std::vector<Fill> fromNothing(const roster::Warband &warband, const rules::CataloguePtr &catalogue,
                                            const std::stop_token &stop = {});

} // namespace gunbai::fill
