// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace gunbai::ui {

class OpenWarband;
struct SheetSection;
struct WarriorSheet;

/// The right column: all that the chosen model has and may have.
class WarriorPanel final : public QScrollArea
{
    Q_OBJECT

public:
    explicit WarriorPanel(const OpenWarband &open, QWidget *parent = nullptr);

    /// Shows the model of a row, or nobody with -1.
    void showRow(int row);

private:
    [[nodiscard]] QWidget *pageOf(const WarriorSheet &sheet);
    void addHead(QWidget *page, const WarriorSheet &sheet);
    void addSection(QWidget *page, const SheetSection &section, const QString &moreText);
    void addMore(QWidget *page, const SheetSection &section, const QString &moreText);
    void addNotes(QWidget *page, const QString &notes);

    const OpenWarband &m_open;
    bool m_showsMore = false;
};

} // namespace gunbai::ui
