// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/undobuttons.h"

#include "ui/models/shownwarband.h"
#include "ui/widgets/button.h"

#include <QAction>
#include <QHBoxLayout>

namespace gunbai::ui {

namespace {

QAction *makeAction(const QString &text, const QList<QKeySequence> &keys, QWidget &page)
{
    auto *action = new QAction(text, &page);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    page.addAction(action);
    return action;
}

void offer(QPushButton &button, QAction &action, bool isPossible, const QString &words)
{
    action.setEnabled(isPossible);
    button.setEnabled(isPossible);
    button.setAccessibleName(words);
    button.setToolTip(
        QCoreApplication::translate("UndoButtons", "%1 (%2)", "what it does, its key")
            .arg(words, action.shortcut().toString(QKeySequence::NativeText)));
}

} // namespace

UndoButtons::UndoButtons(const ShownWarband &shown, QWidget &page, QWidget *parent)
    : QWidget(parent),
      m_shown(shown),
      m_undo(makeAction(tr("&Undo"), {Qt::CTRL | Qt::Key_Z}, page)),
      m_redo(makeAction(tr("&Redo"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}, page)),
      m_undoButton(makeIconButton(Mark::Undo, tr("Undo"), this)),
      m_redoButton(makeIconButton(Mark::Redo, tr("Redo"), this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_undoButton);
    row->addWidget(m_redoButton);
    connect(m_undo, &QAction::triggered, this, &UndoButtons::undo);
    connect(m_redo, &QAction::triggered, this, &UndoButtons::redo);
    connect(m_undoButton, &QPushButton::clicked, this, &UndoButtons::undo);
    connect(m_redoButton, &QPushButton::clicked, this, &UndoButtons::redo);
    connect(&shown, &ShownWarband::replaced, this, &UndoButtons::follow);
    readAgain();
}

void UndoButtons::follow()
{
    if (m_shown.document()) {
        const QUndoStack *stack = &m_shown.document()->undoStack();
        connect(stack, &QUndoStack::indexChanged, this, &UndoButtons::readAgain);
        connect(stack, &QUndoStack::undoTextChanged, this, &UndoButtons::readAgain);
    }
    readAgain();
}

void UndoButtons::readAgain()
{
    const QUndoStack *stack = m_shown.document() ? &m_shown.document()->undoStack() : nullptr;
    const bool canUndo = stack && stack->canUndo();
    const bool canRedo = stack && stack->canRedo();
    offer(*m_undoButton, *m_undo, canUndo, canUndo ? tr("Undo: %1", "a step").arg(stack->undoText()) : tr("Undo"));
    offer(*m_redoButton, *m_redo, canRedo, canRedo ? tr("Redo: %1", "a step").arg(stack->redoText()) : tr("Redo"));
}

void UndoButtons::undo()
{
    if (m_shown.document())
        m_shown.document()->undo();
}

void UndoButtons::redo()
{
    if (m_shown.document())
        m_shown.document()->redo();
}

} // namespace gunbai::ui
