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
constexpr int HeaderPadding = 14;  ///< of the style sheet
constexpr int RoomForSkills = 400; ///< of the columns without a fixed width
constexpr std::array Fixed{56, 0, 0, 44, 0, 0, 70};
constexpr std::array Share{0, 158, 125, 0, 166, 156, 0}; ///< of what is left, as the design has it

} // namespace

RosterTable::RosterTable(RosterModel &model, QWidget *parent) : QTableView(parent), m_model(model)
{
    setItemDelegate(new RosterDelegate(this));
    setProperty("look", QStringLiteral("roster"));
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

/// Each column gets its share, or what it needs and a part of what is left. Where room is short, names come first, and
/// where it is very short the skills are left out.
void RosterTable::shareWidth()
{
    std::array<int, RosterModel::ColumnCount> widths = Fixed;
    setColumnHidden(RosterModel::RankColumn, !m_model.hasRanks());
    if (!m_model.hasRanks())
        widths[RosterModel::RankColumn] = 0;
    const int room = viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0);
    const bool hasSkills = room >= RoomForSkills;
    setColumnHidden(RosterModel::SkillsColumn, !hasSkills);
    std::array<int, RosterModel::ColumnCount> shares = Share;
    if (!hasSkills)
        shares[RosterModel::SkillsColumn] = 0;
    const int sum = std::accumulate(shares.begin(), shares.end(), 0);
    std::array<int, RosterModel::ColumnCount> contents{};
    bool doAllFit = true;
    for (std::size_t column = 0; column < widths.size(); ++column) {
        if (shares[column] == 0)
            continue;
        contents[column] = contentWidth(static_cast<int>(column));
        doAllFit = doAllFit && contents[column] <= room * shares[column] / sum;
    }
    const int slack = room - std::accumulate(contents.begin(), contents.end(), 0);
    for (std::size_t column = 0; column < widths.size(); ++column) {
        if (shares[column] > 0)
            widths[column] =
                doAllFit || slack < 0 ? room * shares[column] / sum : contents[column] + slack * shares[column] / sum;
    }
    const auto last = hasSkills ? RosterModel::SkillsColumn : RosterModel::WeaponsColumn;
    widths[last] += viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0);
    for (int column = 0; column < RosterModel::ColumnCount; ++column)
        setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
}

} // namespace gunbai::ui
