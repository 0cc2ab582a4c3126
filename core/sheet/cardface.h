// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/flow.h"

namespace gunbai::sheet {

/// A card as it will be cut out, one face or, where it goes on, several. Each stands from its own upper left corner.
struct SetCard
{
    std::vector<Strip> faces;
    double shrunkTo = 1; ///< 1: as large as cards of this size are
    double smallestPoints = 0;
};

/// Sets a card of so many millimetres.
[[nodiscard]] SetCard setCard(const Card &card, const QSizeF &size, Measure &measure);

/// Sets its other side.
[[nodiscard]] Strip setBack(const CardBack &back, const QSizeF &size, Measure &measure);

} // namespace gunbai::sheet
