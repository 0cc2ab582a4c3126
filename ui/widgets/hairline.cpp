// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/hairline.h"

#include "ui/widgets/palette.h"

#include <QPainter>

namespace gunbai::ui {

Hairline::Hairline(Qt::Orientation orientation, Strength strength, QWidget *parent)
    : QWidget(parent), m_strength(strength)
{
    const int thickness = strength == Strength::StrongRule ? 2 : 1;
    if (orientation == Qt::Horizontal)
        setFixedHeight(thickness);
    else
        setFixedWidth(thickness);
}

void Hairline::paintEvent(QPaintEvent *)
{
    const Palette &palette = Palette::of(this);
    QPainter(this).fillRect(rect(), m_strength == Strength::Hair ? palette.line : palette.rule);
}

} // namespace gunbai::ui
