// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include <vector>

namespace gunbai::ui {

class AddLine;
class PreviewLayer;
class WarbandModel;
struct PreviewRow;

/// The table of the warband. Its columns share the width there is; below its rows stands a line to add another.
class WarbandTable final : public QTableView
{
    Q_OBJECT

public:
    explicit WarbandTable(WarbandModel &model, QWidget *parent = nullptr);

    /// The current row, or -1.
    [[nodiscard]] int chosenRow() const;
    /// The selected rows, the current one first, the others ascending.
    [[nodiscard]] std::vector<int> chosenRows() const;
    void choose(int row);
    /// Starts naming the current model in its row.
    void rename();
    /// Brings the line for another model into sight, to be typed into.
    void startAdding();
    [[nodiscard]] AddLine &addLine() const { return *m_addLine; }
    /// Shows what would become of the models, and scrolls when none of them is in sight; nothing ends it.
    void preview(const std::vector<PreviewRow> &rows);

Q_SIGNALS:
    void chosen();
    /// The selected models are to stand before this row, counted before the move.
    void moveAsked(int to);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void setUpHeaders();
    void setUpEditing();
    void connectModel(WarbandModel &model);
    void typeInto(QKeyEvent &event);
    void keepSelection();
    void restoreSelection();
    void chooseInserted(int first, int last);
    void chooseAfterRemoval(int first);
    void select(const std::vector<int> &rows);
    void placeAddLine();
    void shareWidth();
    [[nodiscard]] int contentWidth(int column) const;
    [[nodiscard]] int dropRow(const QPoint &point) const;

    WarbandModel &m_model;
    AddLine *m_addLine;
    PreviewLayer *m_preview;
    std::vector<qint64> m_keptIds;
    int m_keptRow = 0;
};

} // namespace gunbai::ui
