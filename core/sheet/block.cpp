// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/block.h"

namespace gunbai::sheet {

using namespace Qt::StringLiterals;

namespace {

bool isText(const Inline &each)
{
    return std::holds_alternative<Text>(each);
}

/// Boxes stand behind boxes as they are; between words a middle dot shows where a paragraph was.
void runOn(Inlines &before, const Inlines &after)
{
    if (!before.empty() && !after.empty() && isText(before.back()) && isText(after.front()))
        before.push_back(Text{u"\u00A0· "_s, Tone::Quiet});
    before.insert(before.end(), after.begin(), after.end());
}

} // namespace

int Strips::cuts() const
{
    int sum = head ? head->cuts : 0;
    for (const Strip &strip : strips)
        sum += strip.cuts;
    return sum;
}

Strips strips(const Block &block, const QSizeF &room, const Type &type)
{
    struct Setter
    {
        QSizeF room;
        double width;
        const Type &type;

        Strips operator()(const TitleBlock &block) const { return titleStrips(block, width, type); }
        Strips operator()(const Table &block) const { return tableStrips(block, width, type); }
        Strips operator()(const Sections &block) const { return sectionStrips(block, room, type); }
        Strips operator()(const CardHead &block) const { return headStrips(block, width, type); }
        Strips operator()(const Figures &block) const { return figureStrips(block, width, type); }
        Strips operator()(const Lines &block) const { return lineStrips(block, width, type); }
    };
    return std::visit(Setter{room, room.width(), type}, block);
}

/// A crest on a ground of its own stands in a square of that colour.
void addCrest(Strip &strip, const Crest &crest, const QRectF &rect)
{
    QRectF inner = rect;
    if (crest.ground.isValid()) {
        const double inset = 0.08 * rect.width();
        strip.items.push_back(PlacedFill{rect, crest.ground});
        inner.adjust(inset, inset, -inset, -inset);
    }
    strip.items.push_back(PlacedDrawing{inner, crest.drawing, Ink::Full, crest.ink, crest.ground, true});
}

std::vector<Flow> flows(const std::vector<Paragraph> &paragraphs, const Type &type)
{
    std::vector<Inlines> joined;
    for (const Paragraph &paragraph : paragraphs) {
        const bool runs = paragraph.runsOn != RunsOn::Never && paragraph.runsOn <= type.fit().runsOn;
        if (runs && !joined.empty())
            runOn(joined.back(), paragraph.inlines);
        else
            joined.push_back(paragraph.inlines);
    }
    std::vector<Flow> all;
    all.reserve(joined.size());
    for (const Inlines &inlines : joined)
        all.emplace_back(inlines, type);
    return all;
}

Strip stacked(const std::vector<Flow> &flows, double width, Align align)
{
    Strip stack;
    for (const Flow &flow : flows) {
        const Strip strip = flow.strip(width, align);
        if (stack.items.empty())
            stack.baseline = strip.baseline;
        stack.add(strip, QPointF(0, stack.height));
    }
    return stack;
}

PlacedLine rule(double width, double y, double thickness)
{
    return {QPointF(0, y), QPointF(width, y), thickness, thickness < StrongRule ? Ink::Hair : Ink::Full};
}

} // namespace gunbai::sheet
