// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

#include <optional>
#include <vector>

namespace gunbai::ui {

/// The list of the catalogue: a plus at the right of each profile that can be added. While the pointer is among the pluses
/// every row keeps its height, so that they stay where they are though reasons come and go.
class CatalogueView final : public QListView
{
    Q_OBJECT

public:
    explicit CatalogueView(QWidget *parent = nullptr);

    /// The square in a row where its plus stands.
    [[nodiscard]] static QRect plusOf(const QRect &row);
    /// The row whose plus is under the pointer.
    [[nodiscard]] QModelIndex hovered() const { return m_hovered; }
    /// The height in pixels that a row keeps while the pointer is among the pluses.
    [[nodiscard]] std::optional<int> heldHeight(int row) const;
    /// Lines its rows up again: their reasons may have changed.
    void layOut();

    void reset() override;

Q_SIGNALS:
    void added(const QModelIndex &index);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    [[nodiscard]] QModelIndex plusAt(const QPoint &point) const;
    void hover(const QModelIndex &index);
    void add(const QModelIndex &index);
    void holdRows();
    void letRowsGo();

    QPersistentModelIndex m_pressed;
    QPersistentModelIndex m_hovered;
    std::vector<int> m_held; ///< heights of all rows; empty while they may change
};

} // namespace gunbai::ui
