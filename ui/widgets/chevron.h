// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QColor;
class QPainter;
class QPointF;

namespace gunbai::ui {

/// Where a chevron points, in degrees from the right.
enum class Direction { Right = 0, Down = 90, Up = -90 };

/// Paints a small arrow head around a point.
void paintChevron(QPainter &painter, const QPointF &centre, Direction direction, const QColor &colour);

} // namespace gunbai::ui
