// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dropframe.h"

#include "ui/widgets/palette.h"

#include <QPainter>

namespace gunbai::ui {

DropFrame::DropFrame(QWidget *parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropFrame::cover()
{
    setGeometry(parentWidget()->rect());
    raise();
    show();
}

void DropFrame::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(QPen(Palette::of(this).ai, 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

} // namespace gunbai::ui
