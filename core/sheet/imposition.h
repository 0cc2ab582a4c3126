// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sheet/cardformat.h"
#include "core/sheet/content.h"
#include "core/sheet/flow.h"
#include "core/sheet/paper.h"

#include <span>

namespace gunbai::sheet {

/// A face with what stands behind it.
struct CutCard
{
    Strip face;
    const CardBack *back = nullptr;
};

/// How cards lie on a paper: in rows and columns, with marks to cut along, what to know about them at the foot.
class Imposition
{
public:
    /// The error says that the paper is too small, or the card.
    [[nodiscard]] static Result<Imposition> create(const Paper &paper, const CardFormat &format, const Paragraph &foot,
                                                   Measure &measure);

    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int rows() const { return m_rows; }
    /// The pages of the cards in their order; behind each, if wanted, one with their backs.
    [[nodiscard]] std::vector<Page> pages(const std::vector<CutCard> &cards) const;

private:
    using Cards = std::span<const CutCard>;

    Imposition(const Paper &paper, const CardFormat &format, Measure &measure);
    Result<> fit(const Paragraph &foot);
    Strip footOf(const Paragraph &foot) const;
    QRectF place(std::size_t slot) const;
    QRectF mirrored(const QRectF &place) const;
    QRectF bled(const QRectF &place) const;
    Page fronts(Cards cards) const;
    Page backs(Cards cards) const;
    void addMarks(Page &page, std::size_t cards) const;
    void addCrosses(Page &page, const std::vector<double> &xs, const std::vector<double> &ys) const;
    void addRuler(Page &page) const;

    QSizeF m_paper;
    CardFormat m_format;
    Measure *m_measure;
    int m_columns = 0;
    int m_rows = 0;
    QPointF m_origin; ///< of the first card
    Strip m_foot;
};

} // namespace gunbai::sheet
