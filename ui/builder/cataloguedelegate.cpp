// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/cataloguedelegate.h"

#include "ui/builder/catalogueview.h"
#include "ui/models/cataloguemodel.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/type.h"

#include <QAbstractItemView>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <optional>

namespace gunbai::ui {

namespace {

constexpr int RowHeight = 28;
constexpr int HeadHeight = 32;
constexpr int Line = 1;
constexpr int Left = 16;
constexpr int RightMargin = 12;
constexpr int NameLeft = 36;
constexpr int PlusWidth = 22; ///< left of the right margin
constexpr int AsideWidth = 54;
constexpr int PlusSide = 16;
constexpr int MarkSide = 13;
constexpr int MarkIndent = 18;

/// A sentence below a profile, with the mark that goes before it.
struct Caption
{
    QString text;
    std::optional<Mark> mark;
};

std::vector<Caption> captionsOf(const QModelIndex &index)
{
    std::vector<Caption> captions;
    const QString reason = index.data(CatalogueModel::ReasonRole).toString();
    const QString note = index.data(CatalogueModel::NoteRole).toString();
    const bool isBarred = index.data(CatalogueModel::IsBarredRole).toBool();
    if (!reason.isEmpty())
        captions.push_back({reason, isBarred ? std::nullopt : std::optional(Mark::Warning)});
    else if (const QString mends = index.data(CatalogueModel::MendsRole).toString(); !mends.isEmpty())
        captions.push_back({mends, Mark::Met});
    if (!note.isEmpty()) {
        const bool isInDoubt = index.data(CatalogueModel::IsInDoubtRole).toBool();
        captions.push_back({note, isInDoubt ? std::optional(Mark::Doubt) : std::nullopt});
    }
    if (const QString owned = index.data(CatalogueModel::OwnedRole).toString(); !owned.isEmpty())
        captions.push_back({owned, std::nullopt});
    return captions;
}

bool hasRank(const QModelIndex &index)
{
    return index.data(CatalogueModel::RankRole).isValid();
}

/// A name stands behind its Rank, in a game that has Ranks.
int nameLeft(const QModelIndex &index)
{
    return hasRank(index) ? NameLeft : Left;
}

int indentOf(const Caption &caption, const QModelIndex &index)
{
    return nameLeft(index) + (caption.mark ? MarkIndent : 0);
}

int heightOf(const Caption &caption, const QModelIndex &index, int width)
{
    const QRect room(0, 0, width - indentOf(caption, index), 1000);
    return QFontMetrics(typeface(Text::Caption)).boundingRect(room, Qt::TextWordWrap, caption.text).height();
}

const QAbstractItemView *viewOf(const QStyleOptionViewItem &option)
{
    return qobject_cast<const QAbstractItemView *>(option.widget);
}

int viewportWidth(const QStyleOptionViewItem &option)
{
    const QAbstractItemView *view = viewOf(option);
    return view ? view->viewport()->width() : option.rect.width();
}

/// The margin at the right makes room for the scroll bar, so that the columns stay where they are.
int rightMargin(const QStyleOptionViewItem &option)
{
    const QAbstractItemView *view = viewOf(option);
    return view ? std::max(RightMargin - (view->width() - viewportWidth(option)), 0) : RightMargin;
}

} // namespace

CatalogueDelegate::CatalogueDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

QSize CatalogueDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (index.data(CatalogueModel::IsHeadRole).toBool())
        return {0, HeadHeight};
    if (const auto *view = qobject_cast<const CatalogueView *>(option.widget)) {
        if (const auto held = view->heldHeight(index.row()))
            return {0, *held};
    }
    const int width = viewportWidth(option);
    int captions = 0;
    for (const Caption &caption : captionsOf(index))
        captions += heightOf(caption, index, width - rightMargin(option));
    return {0, RowHeight + Line + (captions > 0 ? captions + 1 : 0)};
}

void CatalogueDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Palette &palette = Palette::of(option.widget);
    painter->save();
    painter->fillRect(option.rect, palette.base);
    painter->fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), Line, palette.line);
    if (index.data(CatalogueModel::IsHeadRole).toBool()) {
        paintHead(*painter, option, index);
    } else {
        paintProfile(*painter, option, index);
        paintCaptions(*painter, option, index);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(palette.ai, 2));
        painter->drawRect(option.rect.adjusted(1, 1, -1, -2));
    }
    painter->restore();
}

void CatalogueDelegate::paintHead(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Palette &palette = Palette::of(option.widget);
    const QRect room = option.rect.adjusted(Left, 0, -rightMargin(option), -Line);
    const QString aside = index.data(CatalogueModel::AsideRole).toString();
    painter.setPen(palette.ink2);
    painter.setFont(typeface(Text::Caption));
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignRight, aside);
    const int left = room.width() - painter.fontMetrics().horizontalAdvance(aside) - 4;
    painter.setFont(typeface(Text::Caption, Weight::Bold));
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, left));
}

void CatalogueDelegate::paintProfile(QPainter &painter, const QStyleOptionViewItem &option,
                                     const QModelIndex &index) const
{
    const Palette &palette = Palette::of(option.widget);
    const QRect row(option.rect.left(), option.rect.top(), option.rect.width() - rightMargin(option), RowHeight);
    const bool isBarred = index.data(CatalogueModel::IsBarredRole).toBool();
    const auto number = [&index](int role) { return QLocale().toString(index.data(role).toInt()); };
    painter.setFont(typeface(Text::Body));
    painter.setPen(isBarred ? palette.ink3 : palette.ink2);
    if (hasRank(index))
        painter.drawText(row.adjusted(Left, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         number(CatalogueModel::RankRole));
    painter.setPen(isBarred ? palette.ink3 : palette.ink);
    const QString cost = number(CatalogueModel::CostRole);
    const QRect costRoom = row.adjusted(0, 0, -PlusWidth - AsideWidth, 0);
    painter.drawText(costRoom, Qt::AlignVCenter | Qt::AlignRight, cost);
    const QRect nameRoom = costRoom.adjusted(nameLeft(index), 0, -painter.fontMetrics().horizontalAdvance(cost) - 6, 0);
    const QString name = painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, nameRoom.width());
    painter.drawText(nameRoom, Qt::AlignVCenter | Qt::AlignLeft, name);
    painter.setFont(typeface(Text::Caption));
    painter.setPen(palette.ink2);
    painter.drawText(row.adjusted(0, 0, -PlusWidth, 0), Qt::AlignVCenter | Qt::AlignRight,
                     index.data(CatalogueModel::AsideRole).toString());
    if (index.data(CatalogueModel::CanAddRole).toBool())
        paintPlus(painter, option, index);
}

void CatalogueDelegate::paintPlus(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Palette &palette = Palette::of(option.widget);
    const auto *view = qobject_cast<const CatalogueView *>(option.widget);
    const bool isHovered = view && view->hovered() == index;
    const QRect room = CatalogueView::plusOf(option.rect);
    const int left = option.rect.right() - rightMargin(option) - PlusWidth + 3; // what is left of it is text
    if (isHovered)
        painter.fillRect(QRect(QPoint(std::max(left, room.left()), room.top()), room.bottomRight()), palette.well);
    const QRect square(option.rect.right() - rightMargin(option) - PlusSide + 5,
                       room.top() + (room.height() - PlusSide) / 2, PlusSide, PlusSide);
    const bool isBarred = index.data(CatalogueModel::IsBarredRole).toBool();
    paintMark(painter, square, Mark::Add, {isBarred ? palette.ink3 : palette.ink, palette.base});
}

/// In the margin, until there is room for the words.
void CatalogueDelegate::paintThatMoreIsSaid(QPainter &painter, const QStyleOptionViewItem &option,
                                            const QModelIndex &index)
{
    const Palette &palette = Palette::of(option.widget);
    const Mark mark = captionsOf(index).front().mark.value_or(Mark::Warning);
    const QRect margin(option.rect.left(), option.rect.top(), Left, RowHeight);
    paintMark(painter,
              QRect(margin.left() + (margin.width() - MarkSide) / 2, margin.top() + (RowHeight - MarkSide) / 2,
                    MarkSide, MarkSide),
              mark, {palette.ink2, palette.base});
}

void CatalogueDelegate::paintCaptions(QPainter &painter, const QStyleOptionViewItem &option,
                                      const QModelIndex &index) const
{
    const Palette &palette = Palette::of(option.widget);
    const bool isBarred = index.data(CatalogueModel::IsBarredRole).toBool();
    const QColor ink = isBarred ? palette.ink3 : palette.ink2;
    painter.setFont(typeface(Text::Caption));
    painter.setPen(ink);
    const int width = option.rect.width() - rightMargin(option);
    int top = option.rect.top() + RowHeight - 5;
    for (const Caption &caption : captionsOf(index)) {
        const int height = heightOf(caption, index, width);
        if (top + height > option.rect.bottom() + 1)
            return paintThatMoreIsSaid(painter, option, index); // the row is held at the height that it had
        if (caption.mark)
            paintMark(painter, QRectF(option.rect.left() + nameLeft(index), top + 2, MarkSide, MarkSide), *caption.mark,
                      {ink, palette.base});
        const int indent = indentOf(caption, index);
        painter.drawText(QRect(option.rect.left() + indent, top, width - indent, height), Qt::TextWordWrap,
                         caption.text);
        top += height;
    }
}

} // namespace gunbai::ui
