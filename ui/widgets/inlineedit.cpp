// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/inlineedit.h"

#include "ui/widgets/palette.h"

#include <QKeyEvent>
#include <QPainter>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int Inset = 5; ///< of the style sheet: border and padding

} // namespace

InlineEdit::InlineEdit(const QFont &font, QWidget *parent) : QLineEdit(parent)
{
    setProperty("look", u"inline"_s);
    setFont(font);
}

void InlineEdit::showText(const QString &text)
{
    if (text == this->text())
        return;
    setText(text);
    setCursorPosition(0);
    updateGeometry();
}

QSize InlineEdit::sizeHint() const
{
    const QString shown = text().isEmpty() ? placeholderText() : text();
    return {fontMetrics().horizontalAdvance(shown) + 2 * Inset + 4, fontMetrics().height() + 2};
}

QSize InlineEdit::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 8, sizeHint().height()};
}

void InlineEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT cancelled();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void InlineEdit::paintEvent(QPaintEvent *event)
{
    const QString shown = text().isEmpty() ? placeholderText() : text();
    const int room = width() - 2 * Inset;
    if (hasFocus() || underMouse() || fontMetrics().horizontalAdvance(shown) <= room) {
        QLineEdit::paintEvent(event);
        return;
    }
    QPainter painter(this);
    painter.setPen(text().isEmpty() ? Palette::of(this).ink3 : Palette::of(this).ink);
    painter.drawText(rect().adjusted(0, 0, -Inset, 0), Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(shown, Qt::ElideRight, room));
}

} // namespace gunbai::ui
