// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/warbandtable.h"

#include "ui/builder/columnfit.h"
#include "ui/builder/warbanddelegate.h"
#include "ui/models/warbandmodel.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/type.h"

#include <QHeaderView>
#include <QPainter>

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

WarbandTable::WarbandTable(WarbandModel &model, QWidget *parent) : QTableView(parent)
{
    setItemDelegate(new WarbandDelegate(this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(RowHeight);
    horizontalHeader()->setFont(typeface(Text::Caption, Weight::Bold));
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(0);
    horizontalHeader()->setFixedHeight(HeaderHeight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    setModel(&model);
    setAccessibleName(tr("Models of the warband"));
    connect(&model, &WarbandModel::modelReset, this, &WarbandTable::shareWidth);
}

int WarbandTable::chosenRow() const
{
    return currentIndex().isValid() ? currentIndex().row() : -1;
}

void WarbandTable::choose(int row)
{
    setCurrentIndex(model()->index(std::min(row, model()->rowCount() - 1), WarbandModel::NameColumn));
}

void WarbandTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    if (current.row() != previous.row())
        Q_EMIT chosen(current.isValid() ? current.row() : -1);
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

void WarbandTable::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (model()->rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setFont(typeface(Text::Body));
    painter.setPen(Palette::of(this).ink3);
    painter.drawText(
        QRect(columnViewportPosition(WarbandModel::NameColumn) + TextInset, 0, viewport()->width(), RowHeight),
        Qt::AlignVCenter | Qt::AlignLeft, tr("No model yet."));
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
        wishes.push_back(usualWish(column));
        wishes.back().content = contentWidth(column);
    }
    const auto widths = fitColumns(wishes, viewport()->width());
    for (int column = 0; column < WarbandModel::ColumnCount; ++column)
        setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
}

} // namespace gunbai::ui
