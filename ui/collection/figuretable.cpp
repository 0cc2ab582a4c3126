// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/figuretable.h"

#include "ui/collection/figuredelegate.h"
#include "ui/widgets/type.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace gunbai::ui {

namespace {

constexpr int RowHeight = 28;
constexpr int HeaderHeight = 33;
constexpr int NumberWidth = 76;
constexpr int NameShare = 34; ///< per cent of what the numbers leave; the notes get the rest
constexpr int UsesShare = 42;

} // namespace

FigureTable::FigureTable(FigureModel &model, QWidget *parent) : QTableView(parent), m_model(model)
{
    setItemDelegate(new FigureDelegate(this));
    setProperty("look", QStringLiteral("figures"));
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(DoubleClicked | AnyKeyPressed | EditKeyPressed);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setAccessibleName(tr("Figures"));
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(RowHeight);
    horizontalHeader()->setFont(typeface(Text::Caption, Weight::Bold));
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setFixedHeight(HeaderHeight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    setModel(&model);
    connect(&model, &FigureModel::modelAboutToBeReset, this, [this] {
        const auto ids = chosen();
        m_kept = ids.empty() ? collection::FigureId() : ids.front();
        m_keptRow = std::max(currentIndex().row(), 0);
    });
    connect(&model, &FigureModel::modelReset, this, &FigureTable::restoreChoice);
}

/// The same figure, or the one in its place.
void FigureTable::restoreChoice()
{
    const int row = m_model.rowOf(m_kept);
    if (row < 0 && m_model.rowCount() > 0)
        choose(m_model.figure(std::min(m_keptRow, m_model.rowCount() - 1)).id);
    else
        choose(m_kept);
    Q_EMIT chosenChanged();
}

std::vector<collection::FigureId> FigureTable::chosen() const
{
    std::vector<collection::FigureId> ids;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        ids.push_back(m_model.figure(index.row()).id);
    return ids;
}

void FigureTable::choose(collection::FigureId id)
{
    if (const int row = m_model.rowOf(id); row >= 0)
        setCurrentIndex(m_model.index(row, std::max(currentIndex().column(), 0)));
}

void FigureTable::rename()
{
    if (currentIndex().isValid())
        edit(currentIndex().siblingAtColumn(FigureModel::NameColumn));
}

void FigureTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Delete) && state() != EditingState)
        Q_EMIT removeAsked();
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && state() != EditingState
             && currentIndex().isValid())
        edit(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

void FigureTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    Q_EMIT chosenChanged();
}

void FigureTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    shareWidth();
}

void FigureTable::shareWidth()
{
    const int room = viewport()->width() - 2 * NumberWidth;
    const int name = room * NameShare / 100;
    const int uses = room * UsesShare / 100;
    setColumnWidth(FigureModel::NameColumn, name);
    setColumnWidth(FigureModel::UsesColumn, uses);
    setColumnWidth(FigureModel::OwnedColumn, NumberWidth);
    setColumnWidth(FigureModel::PaintedColumn, NumberWidth);
    setColumnWidth(FigureModel::NotesColumn, room - name - uses);
}

void FigureTable::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    viewport()->update();
}

void FigureTable::focusOutEvent(QFocusEvent *event)
{
    QTableView::focusOutEvent(event);
    viewport()->update();
}

} // namespace gunbai::ui
