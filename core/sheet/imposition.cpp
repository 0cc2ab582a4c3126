// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/imposition.h"

#include "core/sheet/block.h"
#include "core/sheet/cardface.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <set>

namespace gunbai::sheet {

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

constexpr double Edge = 5;       ///< what printers leave white
constexpr double FootGap = 0.8;  ///< between the cards and the foot, at least
constexpr double FootDrop = 7;   ///< the same where there is room
constexpr double MarkGap = 1;    ///< between a card and its marks
constexpr double MarkLength = 5;
constexpr double CrossArm = 1.5;
constexpr double RulerLength = 100;
constexpr double RulerTick = 10;

/// "63", "88.5": millimetres without superfluous zeros, the same in every locale.
QString millimetres(double value)
{
    return QLocale::c().toString(std::round(value * 10) / 10);
}

int fitting(double room, double length, double gutter)
{
    constexpr double Rounding = 0.001;
    return std::max(0, static_cast<int>(std::floor((room + gutter + Rounding) / (length + gutter))));
}

double extent(int count, double length, double gutter)
{
    return count * length + (count - 1) * gutter;
}

PlacedLine mark(QPointF from, QPointF to)
{
    return {from, to, Hairline, Ink::Full};
}

} // namespace

Imposition::Imposition(const Paper &paper, const CardFormat &format, Measure &measure)
    : m_paper(paper.extent()), m_format(format), m_measure(&measure)
{
}

Result<Imposition> Imposition::create(const Paper &paper, const CardFormat &format, const Paragraph &foot,
                                      Measure &measure)
{
    Imposition imposition(paper, format, measure);
    if (auto done = imposition.fit(foot); !done)
        return done.error();
    return imposition;
}

/// Cards stand in the middle, higher where the foot would else lack room.
Result<> Imposition::fit(const Paragraph &foot)
{
    const QSizeF size = m_format.size;
    const QString extents = Words::tr("%1 × %2 mm").arg(millimetres(size.width()), millimetres(size.height()));
    if (size.width() < CardFormat::Least.width() || size.height() < CardFormat::Least.height()) {
        return Error{Error::Code::Invalid,
                     Words::tr("A card of %1 is too small for its words: it is at least %2 × %3 mm.")
                         .arg(extents, millimetres(CardFormat::Least.width()), millimetres(CardFormat::Least.height()))};
    }
    m_foot = footOf(foot);
    const double below = m_foot.height + FootGap + Edge;
    const double outside = std::max(0.0, m_format.bleed - m_format.gutter / 2);
    const double width = m_paper.width() - 2 * std::max(Edge, outside);
    const double height = m_paper.height() - Edge - std::max(below, outside);
    m_columns = fitting(width, size.width(), m_format.gutter);
    m_rows = fitting(height, size.height(), m_format.gutter);
    if (m_columns < 1 || m_rows < 1) {
        const QString room = Words::tr("%1 × %2 mm").arg(millimetres(width), millimetres(height));
        return Error{Error::Code::Invalid,
                     Words::tr("A card of %1 does not fit on this paper, which has room for %2.").arg(extents, room)};
    }
    const double slack = m_paper.height() - extent(m_rows, size.height(), m_format.gutter);
    m_origin = QPointF((m_paper.width() - extent(m_columns, size.width(), m_format.gutter)) / 2,
                       std::max(Edge, std::min(slack / 2, slack - below)));
    return Done();
}

/// At the left whose cards they are, at the right how to cut them.
Strip Imposition::footOf(const Paragraph &foot) const
{
    constexpr double Side = 10;
    const QSizeF size = m_format.size;
    const QString cutting = Words::tr("Gunbai · %1 × %2 mm · print at 100 %")
                                .arg(millimetres(size.width()), millimetres(size.height()));
    const Type type({1, 0, true, RunsOn::Never, false}, *m_measure);
    const double all = m_paper.width() - 2 * Side;
    const Flow right({Text{cutting, Tone::Label}}, type);
    const double beside = std::min(right.widest() + 0.1, 0.6 * all);
    Strip strip;
    strip.add(Flow(foot.inlines, type).strip(all - beside - 3), QPointF(Side, 0));
    strip.add(right.strip(beside, Align::Right), QPointF(Side + all - beside, 0));
    return strip;
}

QRectF Imposition::place(std::size_t slot) const
{
    const auto columns = static_cast<std::size_t>(m_columns);
    const QSizeF step = m_format.size + QSizeF(m_format.gutter, m_format.gutter);
    const QPointF at(static_cast<double>(slot % columns) * step.width(),
                     static_cast<double>(slot / columns) * step.height());
    return {m_origin + at, m_format.size};
}

/// Where the other side of a card is when the paper was turned like the page of a book.
QRectF Imposition::mirrored(const QRectF &place) const
{
    return {QPointF(m_paper.width() - place.right(), place.top()), place.size()};
}

/// With the bleed: between cards, half of the gutter at most.
QRectF Imposition::bled(const QRectF &place) const
{
    const double inside = std::min(m_format.bleed, m_format.gutter / 2);
    const QRectF all(m_origin, QSizeF(extent(m_columns, m_format.size.width(), m_format.gutter),
                                      extent(m_rows, m_format.size.height(), m_format.gutter)));
    const auto beyond = [&](double edge, double outer) {
        return std::abs(edge - outer) < 0.01 ? m_format.bleed : inside;
    };
    return place.adjusted(-beyond(place.left(), all.left()), -beyond(place.top(), all.top()),
                          beyond(place.right(), all.right()), beyond(place.bottom(), all.bottom()));
}

std::vector<Page> Imposition::pages(const std::vector<CutCard> &cards) const
{
    const auto each = static_cast<std::size_t>(m_columns * m_rows);
    std::vector<Page> pages;
    for (std::size_t first = 0; first < cards.size(); first += each) {
        const Cards some = Cards(cards).subspan(first, std::min(each, cards.size() - first));
        pages.push_back(fronts(some));
        if (m_format.backs != Backs::None)
            pages.push_back(backs(some));
    }
    return pages;
}

Page Imposition::fronts(Cards cards) const
{
    Page page;
    Strip all;
    for (std::size_t slot = 0; slot < cards.size(); ++slot) {
        const QRectF place = this->place(slot);
        page.cards.push_back(place);
        all.add(cards[slot].face, place.topLeft());
    }
    const double lower = m_origin.y() + extent(m_rows, m_format.size.height(), m_format.gutter);
    all.add(m_foot, QPointF(0, std::min(lower + FootDrop, m_paper.height() - Edge - m_foot.height)));
    page.items = std::move(all.items);
    if (m_format.hasMarks)
        addMarks(page, cards.size());
    addRuler(page);
    return page;
}

/// A paper that is turned by its upper or lower edge shows this page upside down; turned like a card, all stand upright.
Page Imposition::backs(Cards cards) const
{
    const bool isLandscape = m_paper.width() > m_paper.height();
    Page page;
    page.isTurned = isLandscape == (m_format.backs == Backs::LongEdge);
    Strip all;
    for (std::size_t slot = 0; slot < cards.size(); ++slot) {
        const QRectF place = mirrored(this->place(slot));
        const CardBack &back = *cards[slot].back;
        page.cards.push_back(place);
        if (back.crest.ground.isValid())
            all.items.insert(all.items.begin(), PlacedFill{bled(place), back.crest.ground});
        all.add(setBack(back, m_format.size, *m_measure), place.topLeft());
    }
    page.items = std::move(all.items);
    return page;
}

/// Outside of the cards at every line to cut along; where four cards meet, a cross.
void Imposition::addMarks(Page &page, std::size_t cards) const
{
    std::set<double> xs;
    std::set<double> ys;
    for (std::size_t slot = 0; slot < cards; ++slot) {
        const QRectF place = this->place(slot);
        xs.insert({place.left(), place.right()});
        ys.insert({place.top(), place.bottom()});
    }
    const double gap = std::max(MarkGap, m_format.bleed + 0.5);
    const QRectF all(QPointF(*xs.begin(), *ys.begin()), QPointF(*xs.rbegin(), *ys.rbegin()));
    const QRectF inner = all.adjusted(-gap, -gap, gap, gap);
    const QRectF outer = inner.adjusted(-MarkLength, -MarkLength, MarkLength, MarkLength)
                             .intersected(QRectF(QPointF(), m_paper).adjusted(2, 2, -2, -2));
    for (const double x : xs) {
        page.items.push_back(mark({x, outer.top()}, {x, inner.top()}));
        page.items.push_back(mark({x, inner.bottom()}, {x, outer.bottom()}));
    }
    for (const double y : ys) {
        page.items.push_back(mark({outer.left(), y}, {inner.left(), y}));
        page.items.push_back(mark({inner.right(), y}, {outer.right(), y}));
    }
    if (m_format.gutter <= 0)
        addCrosses(page, {std::next(xs.begin()), std::prev(xs.end())}, {std::next(ys.begin()), std::prev(ys.end())});
}

void Imposition::addCrosses(Page &page, const std::vector<double> &xs, const std::vector<double> &ys) const
{
    for (const double x : xs) {
        for (const double y : ys) {
            page.items.push_back(mark({x - CrossArm, y}, {x + CrossArm, y}));
            page.items.push_back(mark({x, y - CrossArm}, {x, y + CrossArm}));
        }
    }
}

/// A ruler of 100 mm above the marks, where there is room: who lays his own beside it knows whether the printer scaled.
void Imposition::addRuler(Page &page) const
{
    const double room = m_origin.y() - MarkGap - MarkLength - 1;
    if (room < Edge + 2 || m_paper.width() < RulerLength + 2 * Edge)
        return;
    const double y = std::max(Edge + 1.5, room / 2);
    const double left = (m_paper.width() - RulerLength) / 2;
    page.items.push_back(PlacedLine{{left, y}, {left + RulerLength, y}, Hairline, Ink::Full});
    for (double x = 0; x <= RulerLength; x += RulerTick) {
        const double tick = x <= 0 || x >= RulerLength ? 1.5 : 0.8;
        page.items.push_back(PlacedLine{{left + x, y - tick}, {left + x, y}, Hairline, Ink::Full});
    }
    const Type type({1, 0, true, RunsOn::Never, false}, *m_measure);
    Strip words;
    words.add(Flow({Text{Words::tr("100 mm"), Tone::Label}}, type).strip(20), QPointF(left + RulerLength + 1.5, y - 2.2));
    page.items.insert(page.items.end(), words.items.begin(), words.items.end());
}

} // namespace gunbai::sheet
