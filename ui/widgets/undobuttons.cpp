// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/undobuttons.h"

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
    button.setToolTip(QCoreApplication::translate("UndoButtons", "%1 (%2)", "what it does, its key")
                          .arg(words, action.shortcut().toString(QKeySequence::NativeText)));
}

} // namespace

UndoButtons::UndoButtons(QWidget &page, QWidget *parent)
    : QWidget(parent),
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
    connect(m_undo, &QAction::triggered, this, &UndoButtons::undoAsked);
    connect(m_redo, &QAction::triggered, this, &UndoButtons::redoAsked);
    connect(m_undoButton, &QPushButton::clicked, this, &UndoButtons::undoAsked);
    connect(m_redoButton, &QPushButton::clicked, this, &UndoButtons::redoAsked);
    readAgain();
}

void UndoButtons::follow(const QUndoStack *stack)
{
    if (m_stack)
        disconnect(m_stack, nullptr, this, nullptr);
    m_stack = stack;
    if (stack) {
        connect(stack, &QUndoStack::indexChanged, this, &UndoButtons::readAgain);
        connect(stack, &QUndoStack::undoTextChanged, this, &UndoButtons::readAgain);
    }
    readAgain();
}

void UndoButtons::readAgain()
{
    const bool canUndo = m_stack && m_stack->canUndo();
    const bool canRedo = m_stack && m_stack->canRedo();
    offer(*m_undoButton, *m_undo, canUndo, canUndo ? tr("Undo: %1", "a step").arg(m_stack->undoText()) : tr("Undo"));
    offer(*m_redoButton, *m_redo, canRedo, canRedo ? tr("Redo: %1", "a step").arg(m_stack->redoText()) : tr("Redo"));
}

} // namespace gunbai::ui
