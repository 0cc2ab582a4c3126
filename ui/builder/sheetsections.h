// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/warriorsheet.h"

#include <QWidget>

class QVBoxLayout;

namespace gunbai::ui {

class OptionRow;

/// The rows of a sheet, section by section, each to be clicked.
class SheetSections final : public QWidget
{
    Q_OBJECT

public:
    explicit SheetSections(QWidget *parent = nullptr);

    /// Shows the rows of a sheet; they come behind `before` in the tab order. Who has the focus keeps it.
    void showSheet(const WarriorSheet &sheet, QWidget *before);
    /// What the tab order visits last; `before` when there is nothing.
    [[nodiscard]] QWidget *lastInput(QWidget *before) const { return m_last ? m_last : before; }

Q_SIGNALS:
    void asked(const gunbai::ui::SheetEdit &edit, bool isGiven);

private:
    [[nodiscard]] bool hasSameRows(const std::vector<SheetSection> &sections) const;
    void update(const std::vector<SheetSection> &sections);
    void build(const WarriorSheet &sheet);
    void addSection(QVBoxLayout &column, const SheetSection &section, const QString &moreText);
    void addMore(QVBoxLayout &column, const SheetSection &section, const QString &moreText);
    void addRow(QVBoxLayout &column, const SheetRow &row, QWidget *parent);
    void ask(const OptionRow *row);
    [[nodiscard]] const SheetEdit *focused() const;
    void giveFocus(const SheetEdit &edit);

    struct Line
    {
        OptionRow *row;
        SheetEdit edit;
    };

    QWidget *m_content = nullptr;
    QWidget *m_last = nullptr;
    std::vector<SheetSection> m_shown;
    std::vector<Line> m_lines; ///< in the order of the sections, each with its rows before its folded ones
    bool m_showsMore = false;
};

} // namespace gunbai::ui
