// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPlainTextEdit;

namespace gunbai::ui {

struct WarriorSheet;

/// The notes on the chosen model, at the end of the right column.
class WarriorNotes final : public QWidget
{
    Q_OBJECT

public:
    explicit WarriorNotes(QWidget *parent = nullptr);

    void showSheet(const WarriorSheet &sheet);
    [[nodiscard]] QWidget *input() const;

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// With every letter typed.
    void edited(const QString &notes);
    void typingEnded();

private:
    QPlainTextEdit *m_text;
};

} // namespace gunbai::ui
