// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/surface.h"

#include "ui/widgets/palette.h"

#include <QPainter>

namespace gunbai::ui {

namespace {

constexpr int BarWidth = 4;

} // namespace

Surface::Surface(Kind kind, QWidget *parent) : QWidget(parent), m_kind(kind) {}

void Surface::paintEvent(QPaintEvent *)
{
    const Palette &palette = Palette::of(this);
    QPainter painter(this);
    painter.fillRect(rect(), m_kind == Kind::Base    ? palette.base
                             : m_kind == Kind::Sheet ? palette.sheet
                                                     : palette.shuWash);
    if (m_kind == Kind::Broken)
        painter.fillRect(0, 0, BarWidth, height(), palette.shu);
}

} // namespace gunbai::ui
