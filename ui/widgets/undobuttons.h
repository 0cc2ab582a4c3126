// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QUndoStack>
#include <QWidget>

class QAction;
class QPushButton;

namespace gunbai::ui {

/// Undo and redo: two buttons that name their step, and the keys for both on the whole page.
class UndoButtons final : public QWidget
{
    Q_OBJECT

public:
    /// The keys hold on `page`, outside of fields that have an undo of their own.
    UndoButtons(QWidget &page, QWidget *parent);

    /// Names the steps of this stack from now on; of none with nullptr.
    void follow(const QUndoStack *stack);

Q_SIGNALS:
    void undoAsked();
    void redoAsked();

private:
    void readAgain();

    QPointer<const QUndoStack> m_stack;
    QAction *m_undo;
    QAction *m_redo;
    QPushButton *m_undoButton;
    QPushButton *m_redoButton;
};

} // namespace gunbai::ui
