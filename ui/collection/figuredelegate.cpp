// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/figuredelegate.h"

#include "ui/models/figuremodel.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/type.h"

#include <QIntValidator>
#include <QLineEdit>
#include <QPainter>

namespace gunbai::ui {

namespace {

constexpr int RowHeight = 28;
constexpr int Left = 8;
constexpr int FirstLeft = 24;
constexpr int Right = 8;
constexpr int SelectionBar = 4;
constexpr int LongestName = 200;

bool isNumber(const QModelIndex &index)
{
    return index.column() == FigureModel::OwnedColumn || index.column() == FigureModel::PaintedColumn;
}

} // namespace

QSize FigureDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const int text = QFontMetrics(typeface(Text::Body)).horizontalAdvance(index.data().toString());
    return {(index.column() == 0 ? FirstLeft : Left) + text + Right + 1, RowHeight};
}

void FigureDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const Palette &palette = Palette::of(option.widget);
    const QRect &cell = option.rect;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->fillRect(cell, isSelected ? palette.aiWash : palette.sheet);
    painter->fillRect(cell.left(), cell.bottom(), cell.width(), 1, palette.line);
    if (isSelected && option.widget->hasFocus()) {
        painter->fillRect(cell.left(), cell.top(), cell.width(), 1, palette.ai);
        painter->fillRect(cell.left(), cell.bottom(), cell.width(), 1, palette.ai);
    }
    if (isSelected && index.column() == 0)
        painter->fillRect(cell.left(), cell.top(), SelectionBar, cell.height(), palette.ai);
    const bool isName = index.column() == FigureModel::NameColumn;
    painter->setFont(typeface(Text::Body, isName && isSelected ? Weight::Bold : Weight::Regular));
    painter->setPen(index.data(FigureModel::IsFaintRole).toBool() ? palette.ink3 : palette.ink);
    const QRect room = cell.adjusted(index.column() == 0 ? FirstLeft : Left, 0, -Right, 0);
    painter->drawText(room, index.data(Qt::TextAlignmentRole).toInt(),
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room.width()));
    painter->restore();
}

QWidget *FigureDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    auto *editor = new QLineEdit(parent);
    editor->setFont(typeface(Text::Body));
    editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    if (isNumber(index))
        editor->setValidator(new QIntValidator(0, collection::MostAlike, editor));
    else
        editor->setMaxLength(LongestName);
    return editor;
}

} // namespace gunbai::ui
