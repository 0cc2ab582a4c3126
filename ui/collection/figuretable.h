// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/figuremodel.h"

#include <QTableView>

namespace gunbai::ui {

/// The table of the figures. Delete takes the selected ones away.
class FigureTable final : public QTableView
{
    Q_OBJECT

public:
    explicit FigureTable(FigureModel &model, QWidget *parent = nullptr);

    [[nodiscard]] std::vector<collection::FigureId> chosen() const;
    void choose(collection::FigureId id);
    /// Starts naming the chosen figure.
    void rename();

Q_SIGNALS:
    void chosenChanged();
    void removeAsked();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void shareWidth();
    void restoreChoice();

    FigureModel &m_model;
    collection::FigureId m_kept;
    int m_keptRow = 0;
};

} // namespace gunbai::ui
