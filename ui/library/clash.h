// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/warband.h"
#include "core/store/listing.h"

#include <optional>

namespace gunbai::ui {

/// An edit that came second: the warband was changed or erased elsewhere after it was loaded here.
struct Clash
{
    store::WarbandId id;
    roster::Warband mine; ///< as the player wants it; stored nowhere yet
    bool isErased = false;
};

/// What is wanted when, after `mine`, more was typed into the names and notes of `base`. Nothing when `edit` changes
/// more than texts, for then the two edits can't be told apart.
[[nodiscard]] std::optional<roster::Warband> withTyping(const roster::Warband &mine, const roster::Warband &base,
                                                        const roster::Warband &edit);

} // namespace gunbai::ui
