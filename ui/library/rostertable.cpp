// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/rostertable.h"

#include "ui/library/rosterdelegate.h"
#include "ui/widgets/type.h"

#include <QHeaderView>

#include <array>

namespace gunbai::ui {

namespace {

constexpr int RowHeight = 28;
constexpr int HeaderHeight = 33;
constexpr int HeaderPadding = 14; ///< of the style sheet
constexpr std::array Fixed{56, 0, 0, 44, 0, 0, 70};
constexpr std::array Share{0, 158, 125, 0, 166, 156, 0}; ///< of what is left, as the design has it

} // namespace

RosterTable::RosterTable(RosterModel &model, QWidget *parent) : QTableView(parent)
{
    setItemDelegate(new RosterDelegate(this));
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
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
    connect(&model, &RosterModel::modelReset, this, &RosterTable::fit);
    fit();
}

void RosterTable::fit()
{
    setFixedHeight(HeaderHeight + model()->rowCount() * RowHeight);
    shareWidth();
}

void RosterTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    shareWidth();
}

int RosterTable::contentWidth(int column) const
{
    const QString head = model()->headerData(column, Qt::Horizontal).toString();
    int width = horizontalHeader()->fontMetrics().horizontalAdvance(head) + HeaderPadding;
    for (int row = 0; row < model()->rowCount(); ++row)
        width = std::max(width, sizeHintForIndex(model()->index(row, column)).width());
    return width;
}

/// Each column gets its share, but a column that needs less leaves the rest to those that need more.
void RosterTable::shareWidth()
{
    std::array<int, RosterModel::ColumnCount> widths = Fixed;
    std::vector<int> open;
    int left = viewport()->width();
    for (int column = 0; column < RosterModel::ColumnCount; ++column) {
        left -= Fixed[static_cast<std::size_t>(column)];
        if (Share[static_cast<std::size_t>(column)] > 0)
            open.push_back(column);
    }
    const auto shareOf = [&open, &left](int column) {
        int shares = 0;
        for (const int each : open)
            shares += Share[static_cast<std::size_t>(each)];
        return left * Share[static_cast<std::size_t>(column)] / shares;
    };
    const auto isContent = [&](int column) { return contentWidth(column) <= shareOf(column); };
    const bool areAllContent = std::ranges::all_of(open, isContent);
    for (auto found = open.begin(); !areAllContent && (found = std::ranges::find_if(open, isContent)) != open.end();) {
        widths[static_cast<std::size_t>(*found)] = contentWidth(*found);
        left -= contentWidth(*found);
        open.erase(found);
    }
    for (const int column : open)
        widths[static_cast<std::size_t>(column)] = shareOf(column);
    for (int column = 0; column < RosterModel::ColumnCount; ++column)
        setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
}

} // namespace gunbai::ui
