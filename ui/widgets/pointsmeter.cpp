// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pointsmeter.h"

#include "ui/widgets/palette.h"
#include "ui/widgets/type.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int Height = 40;
constexpr int Baseline = 20;
constexpr int Gap = 6;
constexpr int BarTop = 29;
constexpr int BarHeight = 4;
constexpr int NarrowestBar = 124;

} // namespace

PointsMeter::PointsMeter(QWidget *parent) : QAbstractButton(parent)
{
    setFixedHeight(Height);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PointsMeter::setPoints(int total, std::optional<int> limit)
{
    m_total = total;
    m_limit = limit;
    m_figure = QLocale().toString(total);
    m_rest = limit ? tr("of %n point(s)", "the limit", *limit) : tr("point(s)", nullptr, total);
    setAccessibleName(u"%1 %2"_s.arg(m_figure, m_rest));
    setToolTip(tr("Change the limit"));
    updateGeometry();
    update();
}

QSize PointsMeter::sizeHint() const
{
    const int figure = QFontMetrics(typeface(Text::HeaderFigure, Weight::Bold)).horizontalAdvance(m_figure);
    const int rest = QFontMetrics(typeface(Text::Body)).horizontalAdvance(m_rest);
    return {std::max(figure + Gap + rest + 1, m_limit ? NarrowestBar : 0), Height};
}

void PointsMeter::paintEvent(QPaintEvent *)
{
    const Palette &palette = Palette::of(this);
    const bool isOver = m_limit && m_total > *m_limit;
    QPainter painter(this);
    const QFont bold = typeface(Text::HeaderFigure, Weight::Bold);
    painter.setFont(bold);
    painter.setPen(isOver ? palette.shu : palette.ink);
    painter.drawText(0, Baseline, m_figure);
    painter.setFont(typeface(Text::Body));
    painter.setPen(palette.ink2);
    painter.drawText(QFontMetrics(bold).horizontalAdvance(m_figure) + Gap, Baseline, m_rest);
    if (m_limit)
        paintBar(painter);
    if (hasFocus()) {
        painter.setPen(QPen(palette.ai, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    } else if (underMouse()) {
        const int left = QFontMetrics(bold).horizontalAdvance(m_figure) + Gap;
        painter.fillRect(left, Baseline + 3, width() - left, 1, palette.edge);
    }
}

/// The bar spans the larger of sum and limit; what is over the limit is vermilion.
void PointsMeter::paintBar(QPainter &painter) const
{
    const Palette &palette = Palette::of(this);
    const int whole = std::max({m_total, *m_limit, 1});
    const auto at = [this, whole](int points) { return (width() - 2) * points / whole; };
    painter.fillRect(0, BarTop, at(*m_limit), BarHeight, palette.line);
    painter.fillRect(0, BarTop, at(std::min(m_total, *m_limit)), BarHeight, palette.ink);
    if (m_total > *m_limit)
        painter.fillRect(at(*m_limit), BarTop, at(m_total) - at(*m_limit), BarHeight, palette.shu);
    painter.fillRect(at(*m_limit), BarTop - 3, 2, BarHeight + 6, palette.ink);
}

} // namespace gunbai::ui
