// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/label.h"

#include <QResizeEvent>
#include <QStyle>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

/// How narrow an elided label may become: a few letters and the ellipsis.
constexpr int FewestLetters = 4;

QString nameOf(Tone tone)
{
    switch (tone) {
    case Tone::Ink:
        return u"ink"_s;
    case Tone::Ink2:
        return u"ink2"_s;
    case Tone::Ink3:
        return u"ink3"_s;
    case Tone::Shu:
        return u"shu"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

QLabel *makeLabel(const QString &text, const QFont &font, Tone tone, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setFont(font);
    setTone(label, tone);
    return label;
}

void setTone(QLabel *label, Tone tone)
{
    label->setProperty("tone", nameOf(tone));
    label->style()->unpolish(label);
    label->style()->polish(label);
}

ElidedLabel::ElidedLabel(const QFont &font, Tone tone, QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setFont(font);
    setTone(this, tone);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void ElidedLabel::setFullText(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    fit();
}

QSize ElidedLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text) + 1, fontMetrics().height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    const int fewLetters = fontMetrics().averageCharWidth() * FewestLetters;
    return {std::min(fewLetters, sizeHint().width()), fontMetrics().height()};
}

void ElidedLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    fit();
}

void ElidedLabel::fit()
{
    const QString fitting = fontMetrics().elidedText(m_text, Qt::ElideRight, width());
    setText(fitting);
    setToolTip(fitting == m_text ? QString() : m_text);
}

} // namespace gunbai::ui
