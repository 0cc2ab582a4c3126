// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collection/collection.h"

namespace gunbai::collection {

/// A collection's figures laid out for the models of a warband, as many as can be.
struct Fielding
{
    int owned = 0;            ///< figures laid out
    int needed = 0;           ///< figures that the warband has: a group of three needs three
    std::vector<int> missing; ///< figures lacking, parallel to Warband::models; the first models are served first

    friend bool operator==(const Fielding &, const Fielding &) = default;
};

[[nodiscard]] Fielding fielding(const Collection &collection, const roster::Warband &warband,
                                const roster::Muster &muster);

/// How many more models like this one the player could field beside the warband.
[[nodiscard]] int spare(const Collection &collection, const roster::Warband &warband, const roster::Muster &muster,
                        const roster::Model &model);

/// How many more models of this profile, equipped as each figure allows, the player could field beside the warband.
[[nodiscard]] int spareOf(const Collection &collection, const roster::Warband &warband, const roster::Muster &muster,
                          const QString &profile);

/// What is missing, models alike in one: "one Ashigaru with Teppo", "2 Samurai".
[[nodiscard]] QStringList missingWords(const Fielding &fielding, const roster::Warband &warband,
                                       const roster::Muster &muster);

/// The collection with the figures that the warband still lacks: more of those that stand for just such a model, or new
/// ones.
[[nodiscard]] Collection withFiguresFor(Collection collection, const roster::Warband &warband,
                                        const roster::Muster &muster);

} // namespace gunbai::collection
