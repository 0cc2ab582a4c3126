// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collection/collection.h"
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

/// What a warband is completed with.
struct Wish
{
    Aim aim = Aim::Balanced;
    /// What the player owns: nobody comes for whom there is no figure. Models that are there already may lack one.
    std::optional<collection::Collection> collection;
};

/// The warband with models added until as many of its points are used as can be: legal, within the limit, other models
/// left as they are. Where only that uses more points, models learn skills or something is bought for the whole
/// warband. Nothing when no limit is agreed, the list is unknown, no addition makes it legal, or it was stopped. A school
/// without a main weapon gets one.
[[nodiscard]] std::optional<Fill> filled(const roster::Warband &warband, const rules::CataloguePtr &catalogue,
                                         const Wish &wish, const std::stop_token &stop = {});

/// Three different ways to fill a warband that nobody is in yet; fewer where the list has fewer. The wish's aim is not
/// looked at.
[[nodiscard]] std::vector<Fill> fromNothing(const roster::Warband &warband, const rules::CataloguePtr &catalogue,
                                            const Wish &wish, const std::stop_token &stop = {});

/// Different warbands of a game that the player can field from what he owns, those that use most of the points first:
/// one of each list, then further ones of the lists that do best. Six at most.
[[nodiscard]] std::vector<Fill> fieldable(const rules::System &system, int limit,
                                          const collection::Collection &collection,
                                          const rules::CataloguePtr &catalogue, const std::stop_token &stop = {});

} // namespace gunbai::fill
