// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/figurestrip.h"

#include "ui/widgets/palette.h"
#include "ui/widgets/type.h"

#include <QPainter>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int Height = 44;

} // namespace

FigureStrip::FigureStrip(QWidget *parent) : QWidget(parent)
{
    setFixedHeight(Height);
}

void FigureStrip::setFigures(std::vector<Figure> figures)
{
    m_figures = std::move(figures);
    QStringList spoken;
    for (const Figure &figure : m_figures)
        spoken.append(u"%1 %2"_s.arg(figure.label, figure.value));
    setAccessibleName(spoken.join(u", "_s));
    update();
}

void FigureStrip::paintEvent(QPaintEvent *)
{
    const Palette &palette = Palette::of(this);
    const QFont caption = typeface(Text::Caption);
    const QFont bold = typeface(Text::Statement, Weight::Bold);
    QPainter painter(this);
    painter.fillRect(0, 0, width(), 1, palette.line);
    painter.fillRect(0, height() - 1, width(), 1, palette.line);
    const int count = static_cast<int>(m_figures.size());
    for (int index = 0; index < count; ++index) {
        const Figure &figure = m_figures[static_cast<std::size_t>(index)];
        const int left = width() * index / count;
        const int right = width() * (index + 1) / count;
        if (index > 0)
            painter.fillRect(left, 0, 1, height(), palette.line);
        painter.setFont(caption);
        painter.setPen(palette.ink2);
        painter.drawText(QRect(left, 3, right - left, 17), Qt::AlignCenter, figure.label);
        painter.setFont(bold);
        painter.setPen(palette.ink);
        painter.drawText(QRect(left, 18, right - left, 22), Qt::AlignCenter, figure.value);
    }
}

} // namespace gunbai::ui
