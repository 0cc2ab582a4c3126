// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/fixbutton.h"

#include "ui/widgets/label.h"

#include <QHBoxLayout>

namespace gunbai::ui {

namespace {

constexpr int Height = 34;
constexpr int Padding = 12;
constexpr int MostWidth = 420; ///< whatever is longer is elided; the tool tip has it all

} // namespace

FixButton::FixButton(const QString &words, const QString &points, const QString &whole, QWidget *parent)
    : QPushButton(parent)
{
    setAccessibleName(whole);
    setToolTip(whole);
    setFixedHeight(Height);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Padding, 0, Padding, 0);
    row->setSpacing(8);
    auto *text = new ElidedLabel(typeface(Text::Body, Weight::Bold), Tone::Ink, this);
    text->setFullText(words);
    row->addWidget(text, 1);
    row->addWidget(makeLabel(points, typeface(Text::Body), Tone::Ink2, this));
    for (QWidget *label : findChildren<QWidget *>())
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
}

QSize FixButton::sizeHint() const
{
    return {std::min(layout()->sizeHint().width(), MostWidth), Height};
}

void FixButton::enterEvent(QEnterEvent *event)
{
    QPushButton::enterEvent(event);
    Q_EMIT pointedAt();
}

/// The keyboard still points at it while it has the focus.
void FixButton::leaveEvent(QEvent *event)
{
    QPushButton::leaveEvent(event);
    if (!hasFocus())
        Q_EMIT pointedAway();
}

void FixButton::focusInEvent(QFocusEvent *event)
{
    QPushButton::focusInEvent(event);
    Q_EMIT pointedAt();
}

void FixButton::focusOutEvent(QFocusEvent *event)
{
    QPushButton::focusOutEvent(event);
    if (!underMouse())
        Q_EMIT pointedAway();
}

} // namespace gunbai::ui
