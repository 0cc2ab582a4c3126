// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/notice.h"

#include "ui/widgets/label.h"
#include "ui/widgets/palette.h"

#include <QAccessible>
#include <QPainter>
#include <QVBoxLayout>

namespace gunbai::ui {

namespace {

constexpr int BarWidth = 4;
constexpr QRectF MarkSquare(18, 10, 18, 18);

} // namespace

Notice::Notice(QWidget *parent)
    : QWidget(parent),
      m_what(makeLabel({}, typeface(Text::Body, Weight::Bold), Tone::Ink, this)),
      m_advice(makeLabel({}, typeface(Text::Caption), Tone::Ink2, this))
{
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(48, 8, 16, 8);
    lines->setSpacing(0);
    for (QLabel *label : {m_what, m_advice}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        lines->addWidget(label);
    }
    hide();
}

void Notice::say(const QString &what, const QString &advice)
{
    m_what->setText(what);
    m_advice->setText(advice);
    m_advice->setVisible(!advice.isEmpty());
    setAccessibleName(text());
    show();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void Notice::clear()
{
    m_what->clear();
    m_advice->clear();
    hide();
}

QString Notice::text() const
{
    return m_what->text();
}

void Notice::paintEvent(QPaintEvent *)
{
    const Palette &palette = Palette::of(this);
    QPainter painter(this);
    painter.fillRect(rect(), palette.shuWash);
    painter.fillRect(0, 0, BarWidth, height(), palette.shu);
    painter.fillRect(0, height() - 1, width(), 1, palette.line);
    paintMark(painter, MarkSquare, Mark::Broken, {palette.shu, palette.onShu});
}

} // namespace gunbai::ui
