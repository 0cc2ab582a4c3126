// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/optionrow.h"

#include "ui/widgets/marks.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/type.h"

#include <QFontMetrics>
#include <QPainter>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int UsualWidth = 200;
constexpr int RowHeight = 28;
constexpr int Side = 16; ///< of panel margins and of an indicator
constexpr int RightMargin = 14;
constexpr int TextLeft = Side + Side + 8;
constexpr int MarkIndent = 18; ///< of a caption beside a mark
constexpr int Below = 6;       ///< after captions

QFont captionFont()
{
    return typeface(Text::Caption);
}

} // namespace

OptionRow::OptionRow(Content content, QWidget *parent) : QAbstractButton(parent)
{
    setFont(typeface(Text::Body));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setContent(std::move(content));
}

void OptionRow::setContent(Content content)
{
    m_content = std::move(content);
    setText(m_content.text);
    setEnabled(!m_content.isBarred && m_content.state != State::Fixed);
    setAccessibleName(spokenText());
    updateGeometry();
    update();
}

QString OptionRow::spokenText() const
{
    const QString taken = m_content.state == State::Off     ? tr("not taken")
                          : m_content.state == State::Mixed ? tr("taken by some")
                                                            : tr("taken");
    const bool isToTake = m_content.indicator == Indicator::Check || m_content.indicator == Indicator::Radio;
    QStringList parts{m_content.text, isToTake ? taken : QString(), m_content.price, m_content.effect,
                      m_content.reason};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

/// Before a reason that only warns stands a mark.
int OptionRow::reasonIndent() const
{
    return m_content.isBarred ? 0 : MarkIndent;
}

QRect OptionRow::textRect(int width) const
{
    const int price = m_content.price.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_content.price) + 8;
    return {TextLeft, 0, width - TextLeft - RightMargin - price, RowHeight};
}

int OptionRow::captionHeight(const QString &text, int indent, int width) const
{
    if (text.isEmpty())
        return 0;
    const QRect room(0, 0, width - TextLeft - indent - RightMargin, 1000);
    return QFontMetrics(captionFont()).boundingRect(room, Qt::TextWordWrap, text).height();
}

int OptionRow::firstLineHeight(int width) const
{
    const QRect room(0, 0, textRect(width).width(), 1000);
    const int text = fontMetrics().boundingRect(room, Qt::TextWordWrap, m_content.text).height();
    return std::max(RowHeight, text + RowHeight - fontMetrics().height());
}

int OptionRow::heightForWidth(int width) const
{
    const int captions = captionHeight(m_content.effect, 0, width) + captionHeight(m_content.reason, reasonIndent(), width);
    return firstLineHeight(width) + (captions > 0 ? captions - 5 + Below : 0);
}

QSize OptionRow::sizeHint() const
{
    return {UsualWidth, heightForWidth(UsualWidth)};
}

QSize OptionRow::minimumSizeHint() const
{
    return {160, RowHeight};
}

void OptionRow::paintEvent(QPaintEvent *)
{
    const Palette &palette = Palette::of(this);
    QPainter painter(this);
    if (hasFocus()) {
        painter.setPen(QPen(palette.ai, 2));
        painter.drawRect(rect().adjusted(3, 1, -3, -1));
    } else if (isEnabled() && underMouse()) {
        painter.fillRect(rect(), isDown() ? palette.line : palette.well);
    }
    paintIndicator(painter);
    painter.setFont(font());
    painter.setPen(m_content.isBarred ? palette.ink3 : palette.ink);
    QRect first = textRect(width());
    first.setHeight(firstLineHeight(width()));
    painter.drawText(first, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, m_content.text);
    painter.setPen(m_content.isBarred ? palette.ink3 : palette.ink2);
    painter.drawText(QRect(0, 0, width() - RightMargin, RowHeight), Qt::AlignVCenter | Qt::AlignRight, m_content.price);
    paintCaptions(painter);
}

void OptionRow::paintIndicator(QPainter &painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect box(Side, (RowHeight - Side) / 2, Side, Side);
    switch (m_content.indicator) {
    case Indicator::Radio:
        paintRadio(painter, box);
        break;
    case Indicator::Check:
        paintCheck(painter, box);
        break;
    case Indicator::Doubt:
        paintMark(painter, box, Mark::Doubt, {Palette::of(this).ink, Palette::of(this).base});
        break;
    case Indicator::Nothing:
        break;
    }
    painter.restore();
}

void OptionRow::paintRadio(QPainter &painter, const QRectF &box) const
{
    const Palette &palette = Palette::of(this);
    const bool isOn = m_content.state != State::Off;
    painter.setPen(QPen(isOn ? palette.ai : m_content.isBarred ? palette.line : palette.edge, 1.2));
    painter.setBrush(palette.sheet);
    painter.drawEllipse(box.adjusted(0.6, 0.6, -0.6, -0.6));
    if (!isOn)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.ai);
    if (m_content.state == State::Mixed)
        painter.drawRect(QRectF(box.left() + 4, box.center().y() - 1, 8, 2));
    else
        painter.drawEllipse(box.adjusted(3.5, 3.5, -3.5, -3.5));
}

void OptionRow::paintCheck(QPainter &painter, const QRectF &box) const
{
    const Palette &palette = Palette::of(this);
    const bool isFilled = m_content.state == State::On || m_content.state == State::Fixed;
    const QColor fill = !isFilled ? palette.sheet : m_content.state == State::On ? palette.ai : palette.edge;
    painter.setPen(QPen(isFilled ? fill : m_content.isBarred ? palette.line : palette.edge, 1));
    painter.setBrush(fill);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    if (isFilled)
        paintMark(painter, box, Mark::Tick, {palette.onAi, fill});
    else if (m_content.state == State::Mixed)
        painter.fillRect(QRectF(box.left() + 4, box.center().y() - 1, 8, 2), palette.ai);
}

void OptionRow::paintCaptions(QPainter &painter) const
{
    const Palette &palette = Palette::of(this);
    painter.setFont(captionFont());
    const QColor ink = m_content.isBarred ? palette.ink3 : palette.ink2;
    painter.setPen(ink);
    int top = firstLineHeight(width()) - 5;
    const auto room = [&](int indent, int height) {
        return QRect(TextLeft + indent, top, width() - TextLeft - indent - RightMargin, height);
    };
    const int effect = captionHeight(m_content.effect, 0, width());
    painter.drawText(room(0, effect), Qt::TextWordWrap, m_content.effect);
    top += effect;
    if (m_content.reason.isEmpty())
        return;
    if (!m_content.isBarred)
        paintMark(painter, QRectF(TextLeft, top + 1, 13, 13), Mark::Warning, {ink, palette.base});
    const int reason = captionHeight(m_content.reason, reasonIndent(), width());
    painter.drawText(room(reasonIndent(), reason), Qt::TextWordWrap, m_content.reason);
}

} // namespace gunbai::ui
