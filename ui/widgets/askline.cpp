// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/askline.h"

#include "ui/widgets/label.h"
#include "ui/widgets/palette.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>

namespace gunbai::ui {

namespace {

constexpr std::size_t MostAnswers = 3;
constexpr int BarWidth = 4;
constexpr int Height = 48;

} // namespace

AskLine::AskLine(QWidget *parent)
    : QWidget(parent),
      m_what(makeLabel({}, typeface(Text::Body, Weight::Bold), Tone::Ink, this)),
      m_dismiss(new QPushButton(tr("Dismiss"), this))
{
    setMinimumHeight(Height);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(20, 8, 16, 8);
    row->setSpacing(8);
    m_what->setWordWrap(true);
    row->addWidget(m_what, 1);
    for (std::size_t index = 0; index < MostAnswers; ++index) {
        m_buttons.push_back(new QPushButton(this));
        row->addWidget(m_buttons.back());
        connect(m_buttons.back(), &QPushButton::clicked, this, [this, index] { answer(index); });
    }
    m_dismiss->setProperty("look", QStringLiteral("flat"));
    m_dismiss->setAccessibleName(m_dismiss->text());
    row->addWidget(m_dismiss);
    connect(m_dismiss, &QPushButton::clicked, this, &AskLine::clear);
    hide();
}

void AskLine::ask(const QString &what, const std::vector<Answer> &answers)
{
    tell(what, answers);
    focusAnswer(Qt::OtherFocusReason);
}

void AskLine::tell(const QString &what, const std::vector<Answer> &answers, const QString &more)
{
    m_answers = answers;
    m_what->setText(what);
    m_what->setToolTip(more);
    setAccessibleDescription(more);
    for (std::size_t index = 0; index < m_buttons.size(); ++index) {
        m_buttons[index]->setVisible(index < answers.size());
        m_buttons[index]->setText(index < answers.size() ? answers[index].text : QString());
        m_buttons[index]->setAccessibleName(m_buttons[index]->text());
    }
    m_dismiss->show();
    setAccessibleName(what);
    show();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void AskLine::focusAnswer(Qt::FocusReason reason)
{
    (m_answers.empty() ? m_dismiss : m_buttons.front())->setFocus(reason);
}

void AskLine::insist(const QString &what, const std::vector<Answer> &answers)
{
    tell(what, answers);
    m_dismiss->hide();
}

void AskLine::clear()
{
    m_answers.clear();
    m_what->clear();
    const QWidget *focused = QApplication::focusWidget();
    const bool hadFocus = focused && isAncestorOf(focused);
    hide();
    if (hadFocus)
        Q_EMIT focusLost();
}

QString AskLine::text() const
{
    return m_what->text();
}

/// The line is gone before the answer acts: that may ask again.
void AskLine::answer(std::size_t index)
{
    const auto act = m_answers[index].act;
    clear();
    act();
}

void AskLine::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !m_dismiss->isHidden())
        clear();
    else
        QWidget::keyPressEvent(event);
}

void AskLine::paintEvent(QPaintEvent *)
{
    const Palette &palette = Palette::of(this);
    QPainter painter(this);
    painter.fillRect(rect(), palette.aiWash);
    painter.fillRect(0, 0, BarWidth, height(), palette.ai);
    painter.fillRect(0, height() - 1, width(), 1, palette.line);
}

} // namespace gunbai::ui
