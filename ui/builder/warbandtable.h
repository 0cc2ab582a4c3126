// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace gunbai::ui {

class WarbandModel;

/// The table of the warband. Its columns share the width there is; one row is chosen at a time.
class WarbandTable final : public QTableView
{
    Q_OBJECT

public:
    explicit WarbandTable(WarbandModel &model, QWidget *parent = nullptr);

    /// The chosen row, or -1.
    [[nodiscard]] int chosenRow() const;
    void choose(int row);

Q_SIGNALS:
    void chosen(int row);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void shareWidth();
    [[nodiscard]] int contentWidth(int column) const;
};

} // namespace gunbai::ui
