// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/preview.h"

#include <QWidget>

class QTableView;

namespace gunbai::ui {

struct Palette;

/// Lies over the rows of a table and paints what would become of them. It takes no clicks and moves nothing.
class PreviewLayer final : public QWidget
{
    Q_OBJECT

public:
    explicit PreviewLayer(QTableView &table);

    /// Nothing is shown when there are no rows.
    void showRows(const std::vector<PreviewRow> &rows);
    [[nodiscard]] const std::vector<PreviewRow> &rows() const { return m_rows; }
    /// Where new models begin, from the top of the table's viewport.
    void setFoot(int top);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintRow(QPainter &painter, const PreviewRow &row, const QRect &room) const;
    void paintCell(QPainter &painter, const PreviewRow &row, int column, const QRect &room) const;
    void paintSign(QPainter &painter, const QRect &room, const QColor &ground) const;
    [[nodiscard]] QColor groundOf(const PreviewRow &row) const;
    [[nodiscard]] bool hasGround(const PreviewRow &row, int column) const;
    [[nodiscard]] QRect cellOf(int column, const QRect &row) const;

    QTableView &m_table;
    std::vector<PreviewRow> m_rows;
    int m_foot = 0;
};

} // namespace gunbai::ui
