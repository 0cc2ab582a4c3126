// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/warriornotes.h"

#include "ui/models/warriorsheet.h"
#include "ui/widgets/label.h"

#include <QEvent>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace gunbai::ui {

namespace {

constexpr int Height = 64; ///< three lines

} // namespace

WarriorNotes::WarriorNotes(QWidget *parent) : QWidget(parent), m_text(new QPlainTextEdit(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 6, 14, 4);
    column->setSpacing(4);
    QLabel *head = makeLabel(tr("Notes"), typeface(Text::Caption, Weight::Bold), Tone::Ink2, this);
    head->setBuddy(m_text);
    column->addWidget(head);
    column->addWidget(m_text);
    m_text->setFont(typeface(Text::Body));
    m_text->setFixedHeight(Height);
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("Notes on the model"));
    m_text->installEventFilter(this);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] { Q_EMIT edited(m_text->toPlainText()); });
}

/// Only a model by itself has notes; a text that is shown already is left alone, with its cursor.
void WarriorNotes::showSheet(const WarriorSheet &sheet)
{
    setVisible(sheet.isOne);
    const QSignalBlocker isShowing(m_text);
    if (m_text->toPlainText() != sheet.notes)
        m_text->setPlainText(sheet.notes);
}

QWidget *WarriorNotes::input() const
{
    return m_text;
}

bool WarriorNotes::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut)
        Q_EMIT typingEnded();
    return QWidget::eventFilter(watched, event);
}

} // namespace gunbai::ui
