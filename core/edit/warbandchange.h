// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/warband.h"

namespace gunbai::edit {

/// How the rows of a warband differ after a change, for the models that show them.
struct WarbandChange
{
    /// Rows: the same models in the same order, some of them or the warband itself changed. Rebuilt: anything else.
    enum class Kind { Rows, Inserted, Removed, Moved, Rebuilt };

    Kind kind = Kind::Rows;
    int first = 0;   ///< the block of rows inserted, removed or moved
    int last = -1;
    int to = 0;      ///< Moved: the row before which the block goes, counted before the move

    friend bool operator==(const WarbandChange &, const WarbandChange &) = default;
};

/// What turns one warband into the other, by the identity of its models.
[[nodiscard]] WarbandChange changeBetween(const roster::Warband &before, const roster::Warband &after);

} // namespace gunbai::edit
