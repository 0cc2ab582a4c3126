// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/block.h"

#include <algorithm>

namespace gunbai::sheet {

namespace {

constexpr QSizeF PortraitSize(17, 20);
constexpr double PortraitGap = 3;

/// What a line has at its right stands on the baseline of the first words at its left.
Strip line(const Paragraph &left, const Paragraph &right, double width, const Type &type)
{
    constexpr double Gap = 2;
    const Flow figure(right.inlines, type);
    const double beside = isEmpty(right) ? 0 : std::min(figure.widest() + 0.1, 0.5 * width);
    Strip words = Flow(left.inlines, type).strip(width - beside - (beside > 0 ? Gap : 0));
    const Strip figures = figure.strip(beside, Align::Right);
    const double baseline = std::max(words.baseline, figures.baseline);
    Strip both;
    both.baseline = baseline;
    if (!words.items.empty())
        both.add(words, QPointF(0, baseline - words.baseline));
    if (!figures.items.empty())
        both.add(figures, QPointF(width - beside, baseline - figures.baseline));
    return both;
}

Strip portrait(const Portrait &portrait, const Type &type)
{
    const QSizeF size(type.scaled(PortraitSize.width()), type.scaled(PortraitSize.height()));
    const QRectF frame(QPointF(), size);
    Strip strip;
    strip.height = size.height();
    if (!portrait.picture.isNull()) {
        strip.items.push_back(PlacedPicture{frame, portrait.picture});
    } else if (!portrait.drawing.isEmpty()) {
        const double side = 0.6 * size.width();
        QRectF inner(0, 0, side, side);
        inner.moveCenter(frame.center());
        strip.items.push_back(PlacedDrawing{inner, portrait.drawing, Ink::Hair, {}, {}, true});
    }
    strip.items.push_back(PlacedShape{frame, false, Ink::Hair});
    return strip;
}

/// Figures in rows, each under its label.
class FigureSetter
{
public:
    FigureSetter(const Figures &block, double width, const Type &type)
        : m_block(block), m_width(width), m_type(type), m_column(width / block.columns)
    {
    }

    Strip strip() const
    {
        Strip strip;
        const auto columns = static_cast<std::size_t>(m_block.columns);
        for (std::size_t first = 0; first < m_block.figures.size(); first += columns) {
            const double gap = first > 0 ? m_type.scaled(0.6) : 0;
            strip.add(row(first, std::min(first + columns, m_block.figures.size())), QPointF(0, strip.height + gap));
        }
        return strip;
    }

private:
    Strip row(std::size_t first, std::size_t end) const
    {
        Strip row;
        for (std::size_t index = first; index < end; ++index) {
            const Figure &figure = m_block.figures[index];
            Strip cell = Flow({Text{figure.label, Tone::Label}}, m_type).strip(m_column, Align::Centre);
            const Strip value = Flow(figure.value.inlines, m_type).strip(m_column, Align::Centre);
            cell.add(value, QPointF(0, cell.height - m_type.scaled(0.7)));
            row.add(cell, QPointF(static_cast<double>(index - first) * m_column, 0));
        }
        if (m_block.isDivided) {
            for (std::size_t index = first + 1; index < end; ++index) {
                const double x = static_cast<double>(index - first) * m_column;
                row.items.push_back(PlacedLine{QPointF(x, 0.4), QPointF(x, row.height - 0.4), Hairline, Ink::Hair});
            }
        }
        return row;
    }

    const Figures &m_block;
    double m_width;
    const Type &m_type;
    double m_column;
};

} // namespace

Strips headStrips(const CardHead &block, double width, const Type &type)
{
    Strip strip = line(block.name, block.figure, width, type);
    const Strip facts = line(block.facts, block.price, width, type);
    if (!facts.items.empty())
        strip.add(facts, QPointF(0, strip.height));
    strip.height += type.scaled(0.9);
    strip.items.push_back(rule(width, strip.height, StrongRule));
    return {{strip}, std::nullopt, 0};
}

Strips figureStrips(const Figures &block, double width, const Type &type)
{
    Strip strip;
    double left = 0;
    if (block.portrait) {
        strip.add(portrait(*block.portrait, type), {});
        left = type.scaled(PortraitSize.width() + PortraitGap);
    }
    Strip beside = FigureSetter(block, width - left, type).strip();
    beside.add(stacked(flows(block.under, type), width - left), QPointF(0, beside.height + type.scaled(0.8)));
    strip.add(beside, QPointF(left, 0));
    return {{strip}, std::nullopt, type.scaled(1.2)};
}

Strips lineStrips(const Lines &block, double width, const Type &type)
{
    Strips all;
    all.gap = type.scaled(0.8);
    for (const Flow &flow : flows(block.paragraphs, type))
        all.strips.push_back(flow.strip(width));
    if (block.isRuled) {
        Strip ruled;
        ruled.height = type.scaled(0.8);
        ruled.items.push_back(rule(width, 0, StrongRule));
        all.strips.insert(all.strips.begin(), ruled);
    }
    return all;
}

} // namespace gunbai::sheet
