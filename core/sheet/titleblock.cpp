// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/block.h"

#include <algorithm>

namespace gunbai::sheet {

namespace {

/// What stands at the right: the figure, and the status under it.
Strip right(const TitleBlock &block, double width, const Type &type)
{
    Strip strip = Flow(block.figure.inlines, type).strip(width, Align::Right);
    strip.add(Flow(block.status.inlines, type).strip(width, Align::Right), QPointF(0, strip.height));
    return strip;
}

Strip left(const TitleBlock &block, double width, const Type &type)
{
    Strip strip = Flow(block.title.inlines, type).strip(width);
    strip.add(Flow(block.facts.inlines, type).strip(width), QPointF(0, strip.height));
    return strip;
}

} // namespace

Strips titleStrips(const TitleBlock &block, double width, const Type &type)
{
    const double drawing = block.crest.drawing.isEmpty() ? 0 : type.scaled(type.fit().isTight ? 14 : 17);
    const double indent = drawing > 0 ? drawing + type.scaled(5) : 0;
    const double wanted =
        std::max(Flow(block.figure.inlines, type).widest(), Flow(block.status.inlines, type).widest());
    const double beside = std::min(wanted + 0.1, 0.45 * width);
    const Strip words = left(block, width - indent - beside - (beside > 0.2 ? 5 : 0), type);
    const Strip figures = right(block, beside, type);

    Strip strip;
    strip.height = std::max({drawing, words.height, figures.height});
    if (drawing > 0)
        addCrest(strip, block.crest, QRectF(0, 0, drawing, drawing));
    // One-line titles stand in the middle of the drawing; long ones begin at the top.
    const double top = std::max(0.0, (drawing - words.height) / 2);
    strip.add(words, QPointF(indent, top));
    strip.add(figures, QPointF(width - beside, top + words.baseline - std::min(words.baseline, figures.baseline)));
    return {{strip}, std::nullopt, 0};
}

} // namespace gunbai::sheet
