// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QPushButton;

namespace gunbai::ui {

class ShownWarband;

/// Undo and redo: two buttons that name their step, and the keys for both on the whole page.
class UndoButtons final : public QWidget
{
    Q_OBJECT

public:
    /// The keys hold on `page`, outside of fields that have an undo of their own.
    UndoButtons(const ShownWarband &shown, QWidget &page, QWidget *parent);

private:
    void follow();
    void readAgain();
    void undo();
    void redo();

    const ShownWarband &m_shown;
    QAction *m_undo;
    QAction *m_redo;
    QPushButton *m_undoButton;
    QPushButton *m_redoButton;
};

} // namespace gunbai::ui
