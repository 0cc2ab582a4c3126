// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace gunbai::ui {

class FigureStrip;
struct WarriorSheet;

/// The head of the right column: the name of the chosen model, what it is and costs, its figures.
class WarriorHead final : public QWidget
{
    Q_OBJECT

public:
    explicit WarriorHead(QWidget *parent = nullptr);

    void showSheet(const WarriorSheet &sheet);
    /// What the tab order visits last.
    [[nodiscard]] QWidget *lastInput() const;

Q_SIGNALS:
    /// With every letter typed.
    void renamed(const QString &name);
    void typingEnded();
    void duplicateAsked();
    void removeAsked();

private:
    QLineEdit *m_name;
    QPushButton *m_copy;
    QPushButton *m_bin;
    QLabel *m_kind;
    FigureStrip *m_strip;
};

} // namespace gunbai::ui
