// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/rosterdelegate.h"

#include "ui/library/rostermodel.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/type.h"

#include <QPainter>

namespace gunbai::ui {

namespace {

constexpr int RowHeight = 28;
constexpr int Padding = 8;
constexpr int RightPadding = 4;
constexpr int RightEdge = 24; ///< of the last column
constexpr int MarkSide = 16;
constexpr int CauseLeft = 25;

/// The marks that stand before a name.
std::vector<Mark> marksOf(const QModelIndex &index)
{
    std::vector<Mark> marks;
    if (index.column() != RosterModel::NameColumn)
        return marks;
    if (index.data(RosterModel::IsLeaderRole).toBool())
        marks.push_back(Mark::Leader);
    if (index.data(RosterModel::HasBannerRole).toBool())
        marks.push_back(Mark::Banner);
    if (index.data(RosterModel::IsMountedRole).toBool())
        marks.push_back(Mark::Mounted);
    return marks;
}

int rightPadding(const QModelIndex &index)
{
    return index.column() == RosterModel::PointsColumn ? RightEdge : RightPadding;
}

/// The room for the text, right of the marks that it paints.
QRect paintMarks(QPainter &painter, QRect room, const QModelIndex &index, const Palette &palette)
{
    const int top = room.top() + (room.height() - MarkSide) / 2;
    for (const Mark mark : marksOf(index)) {
        paintMark(painter, QRect(room.left(), top, MarkSide, MarkSide), mark, {palette.ink, palette.sheet});
        room.setLeft(room.left() + MarkSide + 4);
    }
    return room;
}

} // namespace

RosterDelegate::RosterDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

QSize RosterDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const int marks = static_cast<int>(marksOf(index).size()) * (MarkSide + 4);
    const int text = QFontMetrics(typeface(Text::Body)).horizontalAdvance(index.data().toString());
    return {Padding + marks + text + rightPadding(index) + 1, RowHeight};
}

void RosterDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const Palette &palette = Palette::of(option.widget);
    const QRect &cell = option.rect;
    painter->fillRect(cell, palette.sheet);
    painter->fillRect(cell.left(), cell.bottom(), cell.width(), 1, palette.line);
    const bool isNumber = index.column() == RosterModel::NumberColumn;
    const bool isCause = isNumber && index.data(RosterModel::IsCauseRole).toBool();
    if (isCause)
        paintMark(*painter, QRect(cell.left() + CauseLeft, cell.center().y() - MarkSide / 2, MarkSide, MarkSide),
                  Mark::Cause, {palette.shu, palette.sheet});
    painter->setFont(typeface(Text::Body, isCause ? Weight::Bold : Weight::Regular));
    painter->setPen(index.data(RosterModel::IsFaintRole).toBool() ? palette.ink3 : palette.ink);
    const QRect room =
        paintMarks(*painter, cell.adjusted(Padding, 0, isNumber ? -6 : -rightPadding(index), 0), index, palette);
    const QString text = painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room.width());
    painter->drawText(room, index.data(Qt::TextAlignmentRole).toInt(), text);
    painter->restore();
}

} // namespace gunbai::ui
