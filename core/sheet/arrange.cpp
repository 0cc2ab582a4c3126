// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/arrange.h"

#include <algorithm>
#include <limits>

namespace gunbai::sheet {

namespace {

/// Fills page after page.
class Arranger
{
public:
    explicit Arranger(const Room &room) : m_room(room), m_pages(1) {}

    void add(const Strips &block);
    std::vector<Strip> pages() { return std::move(m_pages); }

private:
    void put(const Strip &strip, const Strips &block, bool isFirst);
    double overhead(const Strips &block, bool isFirst) const;
    void place(const Strip &strip, const Strips &block, bool isFirst);
    double left() const { return (m_pages.size() > 1 ? m_room.later : m_room.first) - m_pages.back().height; }
    bool isFresh() const { return m_pages.back().items.empty(); }

    Room m_room;
    std::vector<Strip> m_pages;
};

struct Halves
{
    Strip upper;
    Strip lower;
};

/// Parts a strip between its lines: what ends above the limit, and the rest moved to the top.
Halves split(const Strip &strip, double limit)
{
    Halves halves;
    double top = std::numeric_limits<double>::max();
    for (const Placed &item : strip.items) {
        if (bounds(item).bottom() > limit)
            top = std::min(top, bounds(item).top());
    }
    for (const Placed &item : strip.items) {
        const bool isUpper = bounds(item).bottom() <= limit;
        Strip &half = isUpper ? halves.upper : halves.lower;
        half.items.push_back(isUpper ? item : moved(item, QPointF(0, -top)));
    }
    halves.upper.height = limit;
    halves.lower.height = strip.height - top;
    return halves;
}

void Arranger::add(const Strips &block)
{
    for (std::size_t index = 0; index < block.strips.size(); ++index)
        put(block.strips[index], block, index == 0);
}

/// What stands above a strip of the block: white, and its head.
double Arranger::overhead(const Strips &block, bool isFirst) const
{
    const bool hasHead = block.head && (isFirst || isFresh());
    return (isFirst && !isFresh() ? block.gap : 0) + (hasHead ? block.head->height : 0);
}

void Arranger::place(const Strip &strip, const Strips &block, bool isFirst)
{
    Strip &page = m_pages.back();
    const double above = overhead(block, isFirst);
    const double top = page.height + above;
    if (block.head && (isFirst || isFresh()))
        page.add(*block.head, QPointF(0, top - block.head->height));
    page.add(strip, QPointF(0, top));
}

void Arranger::put(const Strip &strip, const Strips &block, bool isFirst)
{
    if (!isFresh() && overhead(block, isFirst) + strip.height > left())
        m_pages.emplace_back();
    const double room = left() - overhead(block, isFirst);
    if (strip.height <= room)
        return place(strip, block, isFirst);
    const Halves halves = split(strip, room);
    if (halves.upper.items.empty() || halves.lower.items.empty())
        return place(strip, block, isFirst);
    place(halves.upper, block, isFirst);
    m_pages.emplace_back();
    put(halves.lower, block, false);
}

} // namespace

std::vector<Strip> arrange(const std::vector<Strips> &blocks, const Room &room)
{
    Arranger arranger(room);
    for (const Strips &block : blocks)
        arranger.add(block);
    return arranger.pages();
}

} // namespace gunbai::sheet
