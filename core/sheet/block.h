// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/flow.h"

namespace gunbai::sheet {

/// A block cut into strips that stand under one another; a page may end between any two of them.
struct Strips
{
    std::vector<Strip> strips;
    std::optional<Strip> head; ///< stands above the first strip, and again wherever a page begins within the block
    double gap = 0;            ///< white above the block, except at the top of a page

    [[nodiscard]] int cuts() const;
};

/// Gives a block its geometry in the width of a room, which is a page or a card.
[[nodiscard]] Strips strips(const Block &block, const QSizeF &room, const Type &type);

// One function a kind of block.

[[nodiscard]] Strips titleStrips(const TitleBlock &block, double width, const Type &type);
[[nodiscard]] Strips tableStrips(const Table &table, double width, const Type &type);
[[nodiscard]] Strips sectionStrips(const Sections &block, const QSizeF &room, const Type &type);
[[nodiscard]] Strips headStrips(const CardHead &block, double width, const Type &type);
[[nodiscard]] Strips figureStrips(const Figures &block, double width, const Type &type);
[[nodiscard]] Strips lineStrips(const Lines &block, double width, const Type &type);

/// Puts a crest in its two colours.
void addCrest(Strip &strip, const Crest &crest, const QRectF &rect);

/// The paragraphs as they stand: where the type says so, those that may run on are joined to the one before.
[[nodiscard]] std::vector<Flow> flows(const std::vector<Paragraph> &paragraphs, const Type &type);
/// Flows under one another.
[[nodiscard]] Strip stacked(const std::vector<Flow> &flows, double width, Align align = Align::Left);

// Thickness of rules, in millimetres.
inline constexpr double Hairline = 0.15;
inline constexpr double StrongRule = 0.35;

/// A rule from the left edge.
[[nodiscard]] PlacedLine rule(double width, double y, double thickness);

} // namespace gunbai::sheet
