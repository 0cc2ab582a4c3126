// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/chevron.h"

#include <QPainter>

namespace gunbai::ui {

namespace {

constexpr qreal Half = 4;

} // namespace

void paintChevron(QPainter &painter, const QPointF &centre, Direction direction, const QColor &colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.rotate(static_cast<int>(direction));
    painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF points[] = {{-Half / 2, -Half}, {Half / 2, 0}, {-Half / 2, Half}};
    painter.drawPolyline(points, 3);
    painter.restore();
}

} // namespace gunbai::ui
