// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/catalogueview.h"

#include "ui/models/cataloguemodel.h"

#include <QKeyEvent>

#include <utility>

namespace gunbai::ui {

namespace {

constexpr int PlusWidth = 32;
constexpr int RowHeight = 28; ///< of the first line; reasons stand below it

bool canAdd(const QModelIndex &index)
{
    return index.isValid() && index.data(CatalogueModel::CanAddRole).toBool();
}

} // namespace

CatalogueView::CatalogueView(QWidget *parent) : QListView(parent)
{
    setMouseTracking(true);
}

QRect CatalogueView::plusOf(const QRect &row)
{
    return {row.right() + 1 - PlusWidth, row.top(), PlusWidth, RowHeight};
}

QModelIndex CatalogueView::plusAt(const QPoint &point) const
{
    const QModelIndex index = indexAt(point);
    return canAdd(index) && plusOf(visualRect(index)).contains(point) ? index : QModelIndex();
}

void CatalogueView::hover(const QModelIndex &index)
{
    if (m_hovered == index)
        return;
    m_hovered = index;
    viewport()->setCursor(index.isValid() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    viewport()->update();
}

std::optional<int> CatalogueView::heldHeight(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    return at < m_held.size() ? std::optional(m_held[at]) : std::nullopt;
}

void CatalogueView::holdRows()
{
    if (std::cmp_equal(m_held.size(), model()->rowCount()))
        return;
    m_held.clear();
    for (int row = 0; row < model()->rowCount(); ++row)
        m_held.push_back(visualRect(model()->index(row, 0)).height());
}

void CatalogueView::letRowsGo()
{
    if (m_held.empty())
        return;
    m_held.clear();
    layOut();
}

/// Other profiles: the heights are of rows that are gone.
void CatalogueView::reset()
{
    m_held.clear();
    QListView::reset();
}

void CatalogueView::layOut()
{
    doItemsLayout();
    viewport()->update();
}

void CatalogueView::add(const QModelIndex &index)
{
    if (canAdd(index))
        Q_EMIT added(index);
}

void CatalogueView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Plus:
        add(currentIndex());
        return;
    }
    QListView::keyPressEvent(event);
}

void CatalogueView::mousePressEvent(QMouseEvent *event)
{
    QListView::mousePressEvent(event);
    if (event->button() == Qt::LeftButton)
        m_pressed = plusAt(event->position().toPoint());
}

void CatalogueView::mouseReleaseEvent(QMouseEvent *event)
{
    QListView::mouseReleaseEvent(event);
    const QModelIndex released = plusAt(event->position().toPoint());
    if (released.isValid() && released == m_pressed)
        add(released);
    m_pressed = QModelIndex();
}

/// Two quick clicks on a plus add two; a double click beside it adds one.
void CatalogueView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QPoint point = event->position().toPoint();
    m_pressed = plusAt(point);
    if (!m_pressed.isValid())
        add(indexAt(point));
}

void CatalogueView::mouseMoveEvent(QMouseEvent *event)
{
    QListView::mouseMoveEvent(event);
    const QPoint point = event->position().toPoint();
    hover(plusAt(point));
    point.x() >= viewport()->width() - PlusWidth ? holdRows() : letRowsGo();
}

void CatalogueView::leaveEvent(QEvent *event)
{
    QListView::leaveEvent(event);
    hover({});
    letRowsGo();
}

} // namespace gunbai::ui
