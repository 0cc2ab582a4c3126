// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>

namespace gunbai::sheet {

/// Whether the backs of cards are printed on the other side of the paper, which the printer turns over by an edge.
enum class Backs { None, LongEdge, ShortEdge };

/// How cards are made. Millimetres.
struct CardFormat
{
    QSizeF size = Poker;  ///< when cut out
    double bleed = 0;     ///< how far a ground reaches beyond the cut
    double gutter = 0;    ///< between cards
    bool hasMarks = true; ///< where to cut
    Backs backs = Backs::None;

    static constexpr QSizeF Poker{63, 88};
    static constexpr QSizeF Tarot{70, 120};
    static constexpr QSizeF Large{100, 110};
    static constexpr QSizeF Least{40, 50};
    static constexpr QSizeF Most{200, 300};
    static constexpr double MostBleed = 5;
    static constexpr double MostGutter = 20;

    friend bool operator==(const CardFormat &, const CardFormat &) = default;
};

} // namespace gunbai::sheet
