// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/foldbutton.h"

#include "ui/widgets/chevron.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/type.h"

#include <QPainter>

namespace gunbai::ui {

namespace {

constexpr int Height = 28;
constexpr int Lead = 24; ///< what stands before the words, with the gap
constexpr int MarkSide = 18;
constexpr int ChevronRoom = 22;

} // namespace

FoldButton::FoldButton(QWidget *parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setFont(typeface(Text::Body, Weight::Bold));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void FoldButton::setMark(Mark mark)
{
    m_mark = mark;
    updateGeometry();
}

QSize FoldButton::sizeHint() const
{
    return {Lead + fontMetrics().horizontalAdvance(text()) + (m_mark ? ChevronRoom : 4), Height};
}

QColor FoldButton::ink() const
{
    const Palette &palette = Palette::of(this);
    return m_mark ? palette.ink : palette.ai;
}

void FoldButton::paintEvent(QPaintEvent *)
{
    const Palette &palette = Palette::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasFocus()) {
        painter.setPen(QPen(palette.ai, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
    }
    const int middle = height() / 2;
    painter.setPen(ink());
    painter.drawText(rect().adjusted(Lead, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text());
    if (m_mark)
        paintMark(painter, QRect(1, middle - MarkSide / 2, MarkSide, MarkSide), *m_mark, {ink(), palette.base});
    // Closed it points to where the lines will come: to the side for a panel, else down.
    const Direction closed = m_mark ? Direction::Right : Direction::Down;
    paintChevron(painter, m_mark ? QPointF(width() - 11, middle) : QPointF(9, middle),
                 isChecked() ? Direction::Up : closed, ink());
}

} // namespace gunbai::ui
