// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/badge.h"

#include "ui/widgets/palette.h"
#include "ui/widgets/type.h"

#include <QPainter>

namespace gunbai::ui {

namespace {

constexpr int Height = 17;
constexpr int Padding = 5;

} // namespace

int paintBadge(QPainter &painter, const QPoint &left, const QString &text, const Palette &palette)
{
    painter.save();
    painter.setFont(typeface(Text::Caption));
    const int width = painter.fontMetrics().horizontalAdvance(text) + 2 * Padding;
    const QRectF frame(QRect(left.x(), left.y() - Height / 2, width, Height));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette.line);
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setPen(palette.ink2);
    painter.drawText(frame, Qt::AlignCenter, text);
    painter.restore();
    return width;
}

} // namespace gunbai::ui
