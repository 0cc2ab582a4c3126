// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cardface.h"

#include "core/sheet/arrange.h"
#include "core/sheet/cardformat.h"
#include "core/sheet/fitting.h"

#include <QCoreApplication>

#include <algorithm>

namespace gunbai::sheet {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

constexpr double Margin = 3.5;

/// A larger card has larger words, up to a point; a smaller one smaller ones.
double naturalScale(const QSizeF &size)
{
    const double scale =
        std::min(size.width() / CardFormat::Poker.width(), size.height() / CardFormat::Poker.height());
    return std::clamp(scale, 0.8, 1.3);
}

std::vector<Fit> fits(double scale)
{
    std::vector<Fit> all;
    for (const RunsOn runsOn : {RunsOn::Never, RunsOn::WhereShort, RunsOn::WhereShortest})
        all.push_back({scale, 0.35, false, runsOn, true});
    for (const double smaller : {0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79, 0.76, 0.73, 0.7})
        all.push_back({scale * smaller, 0.25, false, RunsOn::WhereShortest, true});
    return all;
}

class CardSetter
{
public:
    CardSetter(const Card &card, const QSizeF &size, Measure &measure)
        : m_card(card), m_inner(size - QSizeF(2 * Margin, 2 * Margin)), m_measure(measure)
    {
    }

    Attempt attempt(const Fit &fit) const;

private:
    Strip foot(const Type &type) const;
    Strip head(const Type &type) const;

    const Card &m_card;
    QSizeF m_inner;
    Measure &m_measure;
};

Strip CardSetter::foot(const Type &type) const
{
    std::vector<Strips> blocks;
    for (const Block &block : m_card.foot)
        blocks.push_back(strips(block, m_inner, type));
    constexpr double Endless = 1e6;
    return arrange(blocks, {Endless, Endless}).front();
}

/// What a continuation card begins with.
Strip CardSetter::head(const Type &type) const
{
    const Paragraph name = paragraph(m_card.name, Tone::Strong);
    const Paragraph continued = paragraph(Words::tr("continued", "a card"), Tone::Label);
    Strip head = headStrips({name, {}, continued, {}}, m_inner.width(), type).strips.front();
    head.height += type.scaled(0.8);
    return head;
}

/// The foot stands at the lower edge of the first face; where it leaves too little room, it follows the rest.
Attempt CardSetter::attempt(const Fit &fit) const
{
    const Type type(fit, m_measure);
    std::vector<Strips> blocks;
    for (const Block &block : m_card.front)
        blocks.push_back(strips(block, m_inner, type));
    const Strip foot = this->foot(type);
    const bool standsBelow = foot.height < 0.6 * m_inner.height();
    if (!standsBelow) {
        for (const Block &block : m_card.foot)
            blocks.push_back(strips(block, m_inner, type));
    }
    const double taken = standsBelow ? foot.height + type.scaled(0.8) : 0;
    const double headHeight = head(type).height;
    Attempt attempt{fit, {}, foot.cuts};
    for (const Strips &block : blocks)
        attempt.cuts += block.cuts();
    for (const Strip &body : arrange(blocks, {m_inner.height() - taken, m_inner.height() - headHeight})) {
        Strip face;
        const bool isFirst = attempt.pages.empty();
        if (!isFirst)
            face.add(head(type), QPointF(Margin, Margin));
        face.add(body, QPointF(Margin, Margin + (isFirst ? 0 : headHeight)));
        if (isFirst && standsBelow)
            face.add(foot, QPointF(Margin, Margin + m_inner.height() - foot.height));
        attempt.pages.push_back(face);
    }
    return attempt;
}

} // namespace

SetCard setCard(const Card &card, const QSizeF &size, Measure &measure)
{
    const CardSetter setter(card, size, measure);
    const double natural = naturalScale(size);
    const Attempt attempt = roomiest(fits(natural), [&setter](const Fit &fit) { return setter.attempt(fit); });
    return {attempt.pages, attempt.fit.scale / natural, Type(attempt.fit, measure).smallestPoints()};
}

/// The crest in the middle, name and facts under it; where the ground is the paper, in a frame.
Strip setBack(const CardBack &back, const QSizeF &size, Measure &measure)
{
    const Type type({naturalScale(size), 0, false, RunsOn::Never, true}, measure);
    const QSizeF inner = size - QSizeF(4 * Margin, 4 * Margin);
    const double side = 0.44 * std::min(size.width(), size.height());
    std::vector<Flow> words{Flow({Text{back.title, Tone::Title}}, type)};
    for (const Paragraph &fact : back.facts)
        words.emplace_back(fact.inlines, type);
    Strip text = stacked(words, inner.width(), Align::Centre);
    for (Placed &item : text.items) {
        if (auto *placed = std::get_if<PlacedText>(&item))
            placed->colour = back.crest.ink;
    }
    const double gap = type.scaled(4);
    const double top = std::max(2 * Margin, (size.height() - side - gap - text.height) / 2);
    Strip strip;
    strip.height = size.height();
    const QRectF crest((size.width() - side) / 2, top, side, side);
    strip.items.push_back(PlacedDrawing{crest, back.crest.drawing, Ink::Full, back.crest.ink, back.crest.ground, true});
    strip.add(text, QPointF(2 * Margin, top + side + gap));
    if (!back.crest.ground.isValid()) {
        const QRectF frame(QPointF(), size);
        strip.items.push_back(
            PlacedShape{frame.adjusted(Margin / 2, Margin / 2, -Margin / 2, -Margin / 2), false, Ink::Hair});
    }
    return strip;
}

} // namespace gunbai::sheet
