// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/offerbutton.h"

#include "ui/widgets/chevron.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/type.h"

#include <QAction>
#include <QPainter>

namespace gunbai::ui {

namespace {

constexpr int Height = 84;
constexpr int BoxLeft = 20;
constexpr int BoxSide = 44;
constexpr int MarkSide = 24;
constexpr int TextLeft = BoxLeft + BoxSide + 20;
constexpr int Right = 58; ///< of the shortcut; the chevron stands beyond it
constexpr int ChevronRight = 28;

} // namespace

OfferButton::OfferButton(QAction *action, Mark mark, const QString &title, const QString &how, QWidget *parent)
    : QAbstractButton(parent),
      m_mark(mark),
      m_how(how),
      m_shortcut(action->shortcut().toString(QKeySequence::NativeText))
{
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(how);
    setFixedHeight(Height);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &OfferButton::clicked, action, &QAction::trigger);
}

QSize OfferButton::sizeHint() const
{
    const int title = QFontMetrics(typeface(Text::Name, Weight::Bold)).horizontalAdvance(text());
    const int how = QFontMetrics(typeface(Text::Body)).horizontalAdvance(m_how);
    return {TextLeft + std::max(title, how) + 16 + QFontMetrics(typeface(Text::Caption)).horizontalAdvance(m_shortcut)
                + Right,
            Height};
}

void OfferButton::paintEvent(QPaintEvent *)
{
    const Palette &palette = Palette::of(this);
    QPainter painter(this);
    painter.fillRect(rect(), isDown() ? palette.line : underMouse() ? palette.well : palette.base);
    painter.fillRect(0, 0, width(), 1, palette.line);
    painter.fillRect(0, height() - 1, width(), 1, palette.line);
    paintBox(painter);
    paintTexts(painter);
    paintChevron(painter, QPoint(width() - ChevronRight, height() / 2), Direction::Right, palette.ink);
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(palette.ai, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void OfferButton::paintBox(QPainter &painter) const
{
    const Palette &palette = Palette::of(this);
    const QRectF box(QRect(BoxLeft, (height() - BoxSide) / 2, BoxSide, BoxSide));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette.edge);
    painter.setBrush(palette.sheet);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    const qreal inset = (BoxSide - MarkSide) / 2.0;
    paintMark(painter, box.adjusted(inset, inset, -inset, -inset), m_mark, {palette.ink, palette.sheet});
}

void OfferButton::paintTexts(QPainter &painter) const
{
    const Palette &palette = Palette::of(this);
    const QFont caption = typeface(Text::Caption);
    const QRect shortcut(0, 0, width() - Right, height());
    painter.setFont(caption);
    painter.setPen(palette.ink2);
    painter.drawText(shortcut, Qt::AlignVCenter | Qt::AlignRight, m_shortcut);
    const int room = width() - TextLeft - Right - QFontMetrics(caption).horizontalAdvance(m_shortcut) - 16;
    painter.setFont(typeface(Text::Body));
    painter.drawText(QRect(TextLeft, height() / 2 + 2, room, 20), Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(m_how, Qt::ElideRight, room));
    painter.setFont(typeface(Text::Name, Weight::Bold));
    painter.setPen(palette.ink);
    painter.drawText(QRect(TextLeft, height() / 2 - 22, room, 24), Qt::AlignVCenter | Qt::AlignLeft, text());
}

} // namespace gunbai::ui
