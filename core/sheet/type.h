// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/content.h"
#include "core/sheet/fonts.h"

namespace gunbai::sheet {

/// How much room a sheet takes: one of the steps that a layout tries, the roomiest first.
struct Fit
{
    double scale = 1;
    double rowPadding = 2;         ///< millimetres above and below the words of a table row
    bool isTight = false;          ///< less white, smaller heads; sections flow through their columns
    RunsOn runsOn = RunsOn::Never; ///< how short room is: which paragraphs go on behind the one before
    bool isCard = false;           ///< the sizes are those of a card

    friend bool operator==(const Fit &, const Fit &) = default;
};

/// The sizes that go with a fit, and the widths of texts in them. Everything is in millimetres.
class Type
{
public:
    Type(const Fit &fit, Measure &measure) : m_fit(fit), m_measure(&measure) {}

    [[nodiscard]] const Fit &fit() const { return m_fit; }
    [[nodiscard]] TextStyle style(Tone tone) const;
    [[nodiscard]] double size(Tone tone) const { return style(tone).tenths / 10.0; }
    [[nodiscard]] double width(const QString &text, Tone tone) const { return m_measure->width(text, style(tone)); }
    /// From one baseline to the next, as a multiple of the size.
    [[nodiscard]] double leading() const { return m_fit.isCard ? 1.24 : m_fit.isTight ? 1.26 : 1.36; }
    [[nodiscard]] double box(Box::Size size) const;
    /// The size of the smallest text, in points.
    [[nodiscard]] double smallestPoints() const;
    [[nodiscard]] double scaled(double millimetres) const { return millimetres * m_fit.scale; }

private:
    Fit m_fit;
    Measure *m_measure;
};

/// No text is smaller than this, in points.
inline constexpr double FloorPoints = 6;
/// A millimetre has so many points.
inline constexpr double PointsPerMm = 72 / 25.4;

} // namespace gunbai::sheet
