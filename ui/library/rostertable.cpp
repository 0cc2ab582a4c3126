// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/rostertable.h"

#include "ui/library/rosterdelegate.h"
#include "ui/widgets/type.h"

#include <QHeaderView>

#include <array>
#include <numeric>

namespace gunbai::ui {

namespace {

constexpr int RowHeight = 28;
constexpr int HeaderHeight = 33;
constexpr int HeaderPadding = 14; ///< of the style sheet
constexpr int Least = 48;
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
    std::array<int, RosterModel::ColumnCount> contents{};
    int room = viewport()->width();
    for (std::size_t column = 0; column < widths.size(); ++column) {
        room -= Fixed[column];
        if (Share[column] > 0)
            contents[column] = contentWidth(static_cast<int>(column));
    }
    const int shares = std::accumulate(Share.begin(), Share.end(), 0);
    const int slack = room - std::accumulate(contents.begin(), contents.end(), 0);
    const auto fits = [&](std::size_t column) { return contents[column] <= room * Share[column] / shares; };
    const bool doAllFit = fits(RosterModel::NameColumn) && fits(RosterModel::ProfileColumn)
                          && fits(RosterModel::WeaponsColumn) && fits(RosterModel::SkillsColumn);
    // With too little room, weapons and skills give way to names.
    const int yielding = contents[RosterModel::WeaponsColumn] + contents[RosterModel::SkillsColumn];
    for (std::size_t column = 0; column < widths.size(); ++column) {
        if (Share[column] == 0)
            continue;
        const bool isYielding = column == RosterModel::WeaponsColumn || column == RosterModel::SkillsColumn;
        const int most = room * Share[column] * 2 / shares;
        widths[column] = doAllFit     ? room * Share[column] / shares
                         : slack >= 0 ? contents[column] + slack * Share[column] / shares
                         : isYielding ? std::max(contents[column] + slack * contents[column] / yielding, Least)
                                      : std::min(contents[column], most);
    }
    const int used = std::accumulate(widths.begin(), widths.end(), 0);
    widths[RosterModel::SkillsColumn] = std::max(widths[RosterModel::SkillsColumn] + viewport()->width() - used, Least);
    for (int column = 0; column < RosterModel::ColumnCount; ++column)
        setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
}

} // namespace gunbai::ui
