// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/marklabel.h"

#include "ui/widgets/palette.h"

#include <QPainter>

namespace gunbai::ui {

MarkLabel::MarkLabel(int side, QWidget *parent) : QWidget(parent)
{
    setFixedSize(side, side);
}

void MarkLabel::setMark(Mark mark, const MarkColours &colours)
{
    m_mark = mark;
    m_kamon.reset();
    m_colours = colours;
    update();
}

void MarkLabel::setKamon(Kamon kamon)
{
    m_kamon = kamon;
    update();
}

void MarkLabel::paintEvent(QPaintEvent *)
{
    const Palette &palette = Palette::of(this);
    QPainter painter(this);
    if (m_kamon)
        paintKamon(painter, rect(), *m_kamon, {palette.ink, palette.base});
    else
        paintMark(painter, rect(), m_mark, m_colours);
}

} // namespace gunbai::ui
