// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>

#include <array>

class QPainter;
class QRectF;

namespace gunbai::ui {

/// Our own drawings, on a grid of 24.
enum class Mark {
    Add,
    Banner,
    Becomes,
    Bin,
    Brand,
    Broken,
    Cause,
    Collection,
    Copy,
    Doubt,
    Edit,
    Fewer,
    File,
    Leader,
    Met,
    More,
    Mounted,
    Preview,
    Print,
    Redo,
    Search,
    Settings,
    Tick,
    Undo,
    Warbands,
    Warning
};

/// Crests, on a grid of 64.
enum class Kamon { FiveLeaves, Fletching, Gate, Lattice, LowSun, Peaks, Snow, WarFan, Wave };
inline constexpr std::array AllKamon{Kamon::Peaks,   Kamon::Wave,   Kamon::FiveLeaves, Kamon::Gate,     Kamon::Snow,
                                     Kamon::Lattice, Kamon::LowSun, Kamon::WarFan,     Kamon::Fletching};

/// The resource of a crest, as documents and sheets name it: ":/kamon/peaks.svg".
[[nodiscard]] QString drawingOf(Kamon kamon);
/// The crest of that name; the peaks for any other.
[[nodiscard]] Kamon kamonOf(const QString &drawing);

/// The two colours of a drawing.
struct MarkColours
{
    QColor ink;
    QColor cutOut;
};

/// Paints a drawing into a square, sharp on any screen.
void paintMark(QPainter &painter, const QRectF &square, Mark mark, const MarkColours &colours);
void paintKamon(QPainter &painter, const QRectF &square, Kamon kamon, const MarkColours &colours);

/// A drawing as the icon of a button, sharp on screens of either resolution. `size` may be wider than high: the drawing
/// stands at its left, which keeps it apart from the words.
[[nodiscard]] QIcon markIcon(Mark mark, const QSize &size, const MarkColours &colours);
/// A crest as the icon of a menu.
[[nodiscard]] QIcon kamonIcon(Kamon kamon, const MarkColours &colours);

} // namespace gunbai::ui
