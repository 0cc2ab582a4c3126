// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rail.h"

#include "ui/widgets/palette.h"
#include "ui/widgets/type.h"

#include <QPainter>
#include <QVBoxLayout>

namespace gunbai::ui {

namespace {

constexpr int RailWidth = 72;
constexpr int ButtonHeight = 58;
constexpr int BrandHeight = 56;
constexpr QRectF BrandSquare(18, 10, 36, 36);
constexpr int MarkSide = 24;
constexpr int BarWidth = 3;

} // namespace

RailButton::RailButton(Mark mark, const QString &text, QWidget *parent) : QAbstractButton(parent), m_mark(mark)
{
    setText(text);
    setCheckable(true);
    setFont(typeface(Text::Caption));
    setFixedSize(RailWidth, ButtonHeight);
}

QSize RailButton::sizeHint() const
{
    return {RailWidth, ButtonHeight};
}

void RailButton::paintEvent(QPaintEvent *)
{
    const Palette &palette = Palette::of(this);
    QPainter painter(this);
    painter.fillRect(rect(), isChecked() ? palette.base : isDown() || underMouse() ? palette.line : palette.well);
    if (isChecked())
        painter.fillRect(0, 0, BarWidth, height(), palette.ai);
    else
        painter.fillRect(width() - 1, 0, 1, height(), palette.line);
    const QColor ink = isChecked() ? palette.ink : palette.ink2;
    paintMark(painter, QRect((width() - MarkSide) / 2, 9, MarkSide, MarkSide), m_mark, {ink, palette.base});
    painter.setPen(ink);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, width() - 4, Qt::TextShowMnemonic);
    painter.drawText(QRect(0, 32, width(), 20), Qt::AlignCenter | Qt::TextHideMnemonic, shown);
    if (hasFocus()) {
        painter.setPen(QPen(palette.ai, 2));
        painter.drawRect(QRect(rect()).adjusted(2, 2, -3, -3));
    }
}

Rail::Rail(QWidget *parent) : QWidget(parent), m_pages(new QVBoxLayout(this))
{
    setFixedWidth(RailWidth);
    m_pages->setContentsMargins(0, BrandHeight, 0, 8);
    m_pages->setSpacing(0);
    m_pages->addStretch();
}

RailButton *Rail::addPage(Mark mark, const QString &text)
{
    auto *button = new RailButton(mark, text, this);
    m_pages->insertWidget(m_stretch++, button);
    return button;
}

RailButton *Rail::addLastPage(Mark mark, const QString &text)
{
    auto *button = new RailButton(mark, text, this);
    m_pages->addWidget(button);
    return button;
}

void Rail::paintEvent(QPaintEvent *)
{
    const Palette &palette = Palette::of(this);
    QPainter painter(this);
    painter.fillRect(rect(), palette.well);
    painter.fillRect(width() - 1, 0, 1, height(), palette.line);
    paintMark(painter, BrandSquare, Mark::Brand, {palette.gold, palette.well});
}

} // namespace gunbai::ui
