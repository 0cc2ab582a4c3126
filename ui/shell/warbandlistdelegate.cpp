// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/warbandlistdelegate.h"

#include "ui/models/warbandlistmodel.h"
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

WarbandListModel::State stateOf(const QModelIndex &index)
{
    return index.data(WarbandListModel::StateRole).value<WarbandListModel::State>();
}

Mark markOf(WarbandListModel::State state)
{
    switch (state) {
    case WarbandListModel::State::Legal:
        return Mark::Met;
    case WarbandListModel::State::Noted:
    case WarbandListModel::State::Unreadable:
        return Mark::Warning;
    case WarbandListModel::State::Broken:
        return Mark::Broken;
    }
    Q_UNREACHABLE();
}

int pointsWidth(const QModelIndex &index)
{
    return QFontMetrics(typeface(Text::Body, Weight::Bold))
               .horizontalAdvance(index.data(WarbandListModel::TotalRole).toString())
           + QFontMetrics(typeface(Text::Body)).horizontalAdvance(index.data(WarbandListModel::LimitRole).toString());
}

} // namespace

WarbandListDelegate::WarbandListDelegate(const QString &badge, QObject *parent)
    : QStyledItemDelegate(parent), m_badge(badge)
{
}

QSize WarbandListDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, RowHeight};
}

void WarbandListDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    paintGround(*painter, option);
    paintName(*painter, option, index);
    paintPoints(*painter, option, index);
    paintVerdict(*painter, option, index);
    painter->restore();
}

void WarbandListDelegate::paintGround(QPainter &painter, const QStyleOptionViewItem &option) const
{
    const Palette &palette = Palette::of(option.widget);
    const QRect &row = option.rect;
    painter.fillRect(row, option.state.testFlag(QStyle::State_MouseOver) ? palette.well : palette.base);
    painter.fillRect(row.left(), row.bottom(), row.width(), 1, palette.line);
    const QRect kamon(row.left() + Left, row.top() + (RowHeight - KamonSide) / 2, KamonSide, KamonSide);
    paintKamon(painter, kamon, Kamon::Peaks, {palette.ink, palette.base});
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter.setPen(QPen(palette.ai, 2));
        painter.drawRect(row.adjusted(1, 1, -1, -2));
    }
}

void WarbandListDelegate::paintName(QPainter &painter, const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const
{
    const Palette &palette = Palette::of(option.widget);
    const QRect room = option.rect.adjusted(NameLeft, 0, -PointsRight - pointsWidth(index) - 12, 0);
    const QFont caption = typeface(Text::Caption);
    const int badge = m_badge.isEmpty() ? 0 : QFontMetrics(caption).horizontalAdvance(m_badge) + 20;
    painter.setPen(palette.ink);
    painter.setFont(typeface(Text::Statement));
    const QString name =
        painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room.width() - badge);
    const QRect top(room.left(), room.top() + 3, room.width(), 22);
    painter.drawText(top, Qt::AlignVCenter | Qt::AlignLeft, name);
    if (badge > 0)
        paintBadge(painter, {room.left() + painter.fontMetrics().horizontalAdvance(name) + 8, top.center().y() + 1},
                   m_badge, palette);
    painter.setPen(palette.ink2);
    painter.setFont(caption);
    painter.drawText(QRect(room.left(), room.top() + 24, room.width(), 17), Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(index.data(WarbandListModel::AboutRole).toString(),
                                                      Qt::ElideMiddle, room.width()));
}

void WarbandListDelegate::paintPoints(QPainter &painter, const QStyleOptionViewItem &option,
                                      const QModelIndex &index) const
{
    const Palette &palette = Palette::of(option.widget);
    QRect room = option.rect.adjusted(0, 0, -PointsRight, 0);
    const QString limit = index.data(WarbandListModel::LimitRole).toString();
    painter.setFont(typeface(Text::Body));
    painter.setPen(palette.ink2);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignRight, limit);
    room.adjust(0, 0, -painter.fontMetrics().horizontalAdvance(limit) - 4, 0);
    painter.setFont(typeface(Text::Body, Weight::Bold));
    painter.setPen(palette.ink);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignRight, index.data(WarbandListModel::TotalRole).toString());
}

void WarbandListDelegate::paintVerdict(QPainter &painter, const QStyleOptionViewItem &option,
                                       const QModelIndex &index) const
{
    const Palette &palette = Palette::of(option.widget);
    const auto state = stateOf(index);
    const bool isBroken = state == WarbandListModel::State::Broken;
    const QRect room(option.rect.right() - VerdictWidth, option.rect.top(), VerdictWidth, RowHeight);
    const QRect square(room.left(), room.top() + (RowHeight - MarkSide) / 2, MarkSide, MarkSide);
    paintMark(painter, square, markOf(state),
              isBroken ? MarkColours{palette.shu, palette.onShu} : MarkColours{palette.ink, palette.base});
    painter.setFont(typeface(Text::Body, isBroken ? Weight::Bold : Weight::Regular));
    painter.setPen(isBroken ? palette.shu : palette.ink);
    const QRect text = room.adjusted(MarkSide + 6, 0, -4, 0);
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(index.data(WarbandListModel::VerdictRole).toString(),
                                                      Qt::ElideRight, text.width()));
}

} // namespace gunbai::ui
