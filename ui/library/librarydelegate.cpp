// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/librarydelegate.h"

#include "ui/library/librarymodel.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/type.h"

#include <QPainter>

namespace gunbai::ui {

namespace {

constexpr int RowHeight = 46;
constexpr int Left = 20;
constexpr int KamonSide = 28;
constexpr int NameLeft = 60;
constexpr int VerdictWidth = 108;
constexpr int PointsRight = VerdictWidth + 18;
constexpr int MarkSide = 16;
constexpr int SelectionBar = 4;

LibraryModel::State stateOf(const QModelIndex &index)
{
    return index.data(LibraryModel::StateRole).value<LibraryModel::State>();
}

bool isSelected(const QStyleOptionViewItem &option)
{
    return option.state.testFlag(QStyle::State_Selected);
}

Mark markOf(LibraryModel::State state)
{
    switch (state) {
    case LibraryModel::State::Empty:
        return Mark::Add;
    case LibraryModel::State::Legal:
        return Mark::Met;
    case LibraryModel::State::Noted:
        return Mark::Warning;
    case LibraryModel::State::Broken:
        return Mark::Broken;
    }
    Q_UNREACHABLE();
}

int pointsWidth(const QModelIndex &index)
{
    return QFontMetrics(typeface(Text::Body, Weight::Bold))
               .horizontalAdvance(index.data(LibraryModel::TotalRole).toString())
           + QFontMetrics(typeface(Text::Body)).horizontalAdvance(index.data(LibraryModel::LimitRole).toString());
}

} // namespace

LibraryDelegate::LibraryDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

QSize LibraryDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, RowHeight};
}

void LibraryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    paintGround(*painter, option, index);
    paintName(*painter, option, index);
    paintPoints(*painter, option, index);
    paintVerdict(*painter, option, index);
    painter->restore();
}

void LibraryDelegate::paintGround(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Palette &palette = Palette::of(option.widget);
    const QRect &row = option.rect;
    const bool isHovered = option.state.testFlag(QStyle::State_MouseOver);
    painter.fillRect(row, isSelected(option) ? palette.aiWash : isHovered ? palette.well : palette.base);
    painter.fillRect(row.left(), row.bottom(), row.width(), 1, palette.line);
    const QRect kamon(row.left() + Left, row.top() + (RowHeight - KamonSide) / 2, KamonSide, KamonSide);
    paintKamon(painter, kamon, kamonOf(index.data(LibraryModel::KamonRole).toString()), {palette.ink, palette.base});
    if (isSelected(option))
        painter.fillRect(row.left(), row.top(), SelectionBar, row.height(), palette.ai);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter.setPen(QPen(palette.ai, 2));
        painter.drawRect(row.adjusted(1, 1, -1, -2));
    }
}

void LibraryDelegate::paintName(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Palette &palette = Palette::of(option.widget);
    const QRect room = option.rect.adjusted(NameLeft, 0, -PointsRight - pointsWidth(index) - 12, 0);
    const QFont caption = typeface(Text::Caption);
    const QString sample = index.data(LibraryModel::IsSampleRole).toBool() ? tr("sample") : QString();
    const int badge = sample.isEmpty() ? 0 : QFontMetrics(caption).horizontalAdvance(sample) + 20;
    painter.setPen(palette.ink);
    painter.setFont(typeface(Text::Statement, isSelected(option) ? Weight::Bold : Weight::Regular));
    const QString name =
        painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideMiddle, room.width() - badge);
    const QRect top(room.left(), room.top() + 3, room.width(), 22);
    painter.drawText(top, Qt::AlignVCenter | Qt::AlignLeft, name);
    if (badge > 0)
        paintBadge(painter, {room.left() + painter.fontMetrics().horizontalAdvance(name) + 8, top.center().y() + 1},
                   sample, palette);
    painter.setPen(palette.ink2);
    painter.setFont(caption);
    painter.drawText(QRect(room.left(), room.top() + 24, room.width(), 17), Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(index.data(LibraryModel::AboutRole).toString(), Qt::ElideMiddle,
                                                      room.width()));
}

void LibraryDelegate::paintPoints(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Palette &palette = Palette::of(option.widget);
    QRect room = option.rect.adjusted(0, 0, -PointsRight, 0);
    const QString limit = index.data(LibraryModel::LimitRole).toString();
    painter.setFont(typeface(Text::Body));
    painter.setPen(palette.ink2);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignRight, limit);
    room.adjust(0, 0, -painter.fontMetrics().horizontalAdvance(limit) - 4, 0);
    painter.setFont(typeface(Text::Body, Weight::Bold));
    painter.setPen(palette.ink);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignRight, index.data(LibraryModel::TotalRole).toString());
}

void LibraryDelegate::paintVerdict(QPainter &painter, const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    const Palette &palette = Palette::of(option.widget);
    const auto state = stateOf(index);
    const bool isBroken = state == LibraryModel::State::Broken;
    const QRect room(option.rect.right() - VerdictWidth, option.rect.top(), VerdictWidth, RowHeight);
    const QRect square(room.left(), room.top() + (RowHeight - MarkSide) / 2, MarkSide, MarkSide);
    paintMark(painter, square, markOf(state),
              isBroken ? MarkColours{palette.shu, palette.onShu} : MarkColours{palette.ink, palette.base});
    painter.setFont(typeface(Text::Body, isBroken ? Weight::Bold : Weight::Regular));
    painter.setPen(isBroken ? palette.shu : palette.ink);
    const QRect text = room.adjusted(MarkSide + 6, 0, -4, 0);
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(index.data(LibraryModel::VerdictRole).toString(), Qt::ElideRight,
                                                      text.width()));
}

} // namespace gunbai::ui
