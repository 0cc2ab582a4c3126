// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/warbandtable.h"

#include "ui/builder/addline.h"
#include "ui/builder/columnfit.h"
#include "ui/builder/previewlayer.h"
#include "ui/builder/warbanddelegate.h"
#include "ui/models/warbandmodel.h"
#include "ui/widgets/type.h"

#include <QDropEvent>
#include <QHeaderView>
#include <QMimeData>
#include <QScrollBar>

#include <algorithm>

namespace gunbai::ui {

namespace {

constexpr int RowHeight = 28;
constexpr int HeaderHeight = 33;
constexpr int TextInset = 8;
constexpr int HeaderPadding = 13; ///< of the style sheet

/// The design's widths at 1366, the bounds of each column, and which gives way first: skills and weapons before names.
ColumnWish usualWish(int column)
{
    switch (column) {
    case WarbandModel::NumberColumn:
        return {.least = 40, .usual = 40, .most = 40, .yields = 9};
    case WarbandModel::NameColumn:
        return {.least = 104, .usual = 160, .most = 200, .yields = 5, .grows = true};
    case WarbandModel::ProfileColumn:
        return {.least = 80, .usual = 111, .most = 160, .yields = 4};
    case WarbandModel::RankColumn:
        return {.least = 44, .usual = 44, .most = 44, .yields = 9};
    case WarbandModel::WeaponsColumn:
        return {.least = 84, .usual = 154, .most = 320, .yields = 2, .grows = true};
    case WarbandModel::ArmourColumn:
        return {.least = 66, .usual = 66, .most = 100, .yields = 3};
    case WarbandModel::SkillsColumn:
        return {.least = 64, .usual = 147, .most = 320, .yields = 1, .grows = true};
    case WarbandModel::PointsColumn:
        return {.least = 52, .usual = 52, .most = 52, .yields = 9};
    }
    return {};
}

} // namespace

WarbandTable::WarbandTable(WarbandModel &model, QWidget *parent)
    : QTableView(parent), m_model(model), m_addLine(new AddLine(viewport())), m_preview(new PreviewLayer(*this))
{
    setItemDelegate(new WarbandDelegate(this));
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setAccessibleName(tr("Models of the warband"));
    setUpHeaders();
    setUpEditing();
    setModel(&model);
    connectModel(model);
}

void WarbandTable::setUpHeaders()
{
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(RowHeight);
    horizontalHeader()->setFont(typeface(Text::Caption, Weight::Bold));
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(0);
    horizontalHeader()->setFixedHeight(HeaderHeight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
}

void WarbandTable::setUpEditing()
{
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(AnyKeyPressed);
    setDragEnabled(true);
    setDragDropMode(DragDrop); // the model's own format keeps others out
    setDefaultDropAction(Qt::MoveAction);
    setDragDropOverwriteMode(false);
    setDropIndicatorShown(true);
}

/// A change of the whole warband keeps the same models selected; what is added is selected, and behind what is removed the next.
void WarbandTable::connectModel(WarbandModel &model)
{
    connect(&model, &WarbandModel::modelAboutToBeReset, this, &WarbandTable::keepSelection);
    connect(&model, &WarbandModel::modelReset, this, &WarbandTable::restoreSelection);
    connect(&model, &WarbandModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { chooseInserted(first, last); });
    connect(&model, &WarbandModel::rowsRemoved, this,
            [this](const QModelIndex &, int first) { chooseAfterRemoval(first); });
    connect(&model, &WarbandModel::dataChanged, this, &WarbandTable::shareWidth);
}

void WarbandTable::keepSelection()
{
    m_keptIds.clear();
    m_keptRow = std::max(chosenRow(), 0);
    for (const int row : chosenRows())
        m_keptIds.push_back(model()->index(row, 0).data(WarbandModel::IdRole).toLongLong());
}

void WarbandTable::restoreSelection()
{
    shareWidth();
    std::vector<int> rows;
    for (const qint64 id : m_keptIds) {
        const auto found = model()->match(model()->index(0, 0), WarbandModel::IdRole, id, 1, Qt::MatchExactly);
        if (!found.isEmpty())
            rows.push_back(found.front().row());
    }
    rows.empty() ? choose(m_keptRow) : select(rows);
}

void WarbandTable::chooseInserted(int first, int last)
{
    std::vector<int> rows;
    for (int row = first; row <= last; ++row)
        rows.push_back(row);
    select(rows);
    scrollTo(currentIndex());
}

void WarbandTable::chooseAfterRemoval(int first)
{
    if (!selectionModel()->hasSelection())
        choose(first);
}

/// The first becomes the current one.
void WarbandTable::select(const std::vector<int> &rows)
{
    QItemSelection selection;
    for (const int row : rows)
        selection.select(model()->index(row, 0), model()->index(row, WarbandModel::ColumnCount - 1));
    selectionModel()->setCurrentIndex(model()->index(rows.front(), WarbandModel::NameColumn),
                                      QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

int WarbandTable::chosenRow() const
{
    return currentIndex().isValid() ? currentIndex().row() : -1;
}

std::vector<int> WarbandTable::chosenRows() const
{
    std::vector<int> rows;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        rows.push_back(index.row());
    std::ranges::sort(rows);
    const auto current = std::ranges::find(rows, chosenRow());
    if (current != rows.end())
        std::rotate(rows.begin(), current, current + 1);
    return rows;
}

void WarbandTable::choose(int row)
{
    if (model()->rowCount() > 0)
        select({std::min(row, model()->rowCount() - 1)});
}

void WarbandTable::rename()
{
    if (currentIndex().isValid() && state() != EditingState)
        edit(currentIndex().siblingAtColumn(WarbandModel::NameColumn));
}

void WarbandTable::startAdding()
{
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    m_addLine->setFocus();
}

void WarbandTable::preview(const std::vector<PreviewRow> &rows)
{
    const auto isSeen = [this](const PreviewRow &row) {
        const int top = row.row < 0 ? m_addLine->y() : rowViewportPosition(row.row);
        return top >= 0 && top + RowHeight <= viewport()->height();
    };
    if (!rows.empty() && std::ranges::none_of(rows, isSeen)) {
        if (rows.front().row < 0)
            scrollToBottom();
        else
            scrollTo(model()->index(rows.front().row, WarbandModel::NameColumn));
    }
    m_preview->showRows(rows);
}

void WarbandTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    if (current.row() != previous.row())
        Q_EMIT chosen();
}

void WarbandTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    Q_EMIT chosen();
}

/// A letter starts the new name of the current model, whichever column is current.
void WarbandTable::keyPressEvent(QKeyEvent *event)
{
    const QString text = event->text();
    const bool isPlain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    const bool isLetter = isPlain && !text.isEmpty() && text.front().isPrint() && !text.front().isSpace();
    if (state() == EditingState)
        QTableView::keyPressEvent(event); // what the field leaves over
    else if (isLetter && !selectionModel()->hasSelection())
        typeInto(*event);
    else if (isLetter && currentIndex().isValid())
        edit(currentIndex().siblingAtColumn(WarbandModel::NameColumn), AnyKeyPressed, event);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        rename();
    else if (event->key() == Qt::Key_Down && isPlain && chosenRow() == model()->rowCount() - 1)
        startAdding();
    else
        QTableView::keyPressEvent(event);
}

/// With no model chosen, who types wants another one.
void WarbandTable::typeInto(QKeyEvent &event)
{
    startAdding();
    QCoreApplication::sendEvent(m_addLine, &event);
}

void WarbandTable::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (indexAt(event->position().toPoint()).isValid())
        rename();
    else
        startAdding();
}

int WarbandTable::dropRow(const QPoint &point) const
{
    const QModelIndex index = indexAt(point);
    if (!index.isValid())
        return model()->rowCount();
    return index.row() + (point.y() > visualRect(index).center().y() ? 1 : 0);
}

/// The document moves the rows, and the model follows it.
void WarbandTable::dropEvent(QDropEvent *event)
{
    if (event->mimeData()->hasFormat(model()->mimeTypes().first())) {
        Q_EMIT moveAsked(dropRow(event->position().toPoint()));
        event->setDropAction(Qt::IgnoreAction);
        event->accept();
    }
    stopAutoScroll();
    setState(NoState);
    viewport()->update();
}

void WarbandTable::updateGeometries()
{
    QTableView::updateGeometries();
    const int content = verticalHeader()->length() + RowHeight;
    verticalScrollBar()->setRange(0, std::max(0, content - viewport()->height()));
    placeAddLine();
}

void WarbandTable::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    placeAddLine();
}

void WarbandTable::placeAddLine()
{
    const int top = verticalHeader()->length() - verticalScrollBar()->value();
    m_addLine->setGeometry(0, top, viewport()->width(), RowHeight);
    m_preview->setFoot(top);
    m_addLine->setTextLeft(columnViewportPosition(WarbandModel::NameColumn) + TextInset);
}

void WarbandTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    shareWidth();
}

void WarbandTable::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    viewport()->update();
}

void WarbandTable::focusOutEvent(QFocusEvent *event)
{
    QTableView::focusOutEvent(event);
    viewport()->update();
}

int WarbandTable::contentWidth(int column) const
{
    const QString head = model()->headerData(column, Qt::Horizontal).toString();
    int width = horizontalHeader()->fontMetrics().horizontalAdvance(head) + HeaderPadding;
    for (int row = 0; row < model()->rowCount(); ++row)
        width = std::max(width, sizeHintForIndex(model()->index(row, column)).width());
    return width;
}

void WarbandTable::shareWidth()
{
    std::vector<ColumnWish> wishes;
    for (int column = 0; column < WarbandModel::ColumnCount; ++column) {
        setColumnHidden(column, !m_model.hasColumn(column));
        wishes.push_back(m_model.hasColumn(column) ? usualWish(column) : ColumnWish{});
        wishes.back().content = m_model.hasColumn(column) ? contentWidth(column) : 0;
    }
    const auto widths = fitColumns(wishes, viewport()->width());
    for (int column = 0; column < WarbandModel::ColumnCount; ++column)
        setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
    placeAddLine();
}

} // namespace gunbai::ui
