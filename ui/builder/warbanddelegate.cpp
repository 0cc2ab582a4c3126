// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/warbanddelegate.h"

#include "ui/models/warbandmodel.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/type.h"

#include <QLineEdit>
#include <QLocale>
#include <QPainter>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int LongestName = 200; ///< letters; whatever is longer comes from a file
constexpr int RowHeight = 28;
constexpr int Padding = 8;
constexpr int RightPadding = 4;
constexpr int RightEdge = 16; ///< of the last column
constexpr int SelectionBar = 4;
constexpr int MarkSide = 16;
constexpr int CauseSide = 16;
constexpr int CauseLeft = 8;
constexpr int SmallCauseSide = 12; ///< beside numbers of two digits
constexpr int SmallCauseLeft = 5;

/// The marks that stand before a name.
std::vector<Mark> marksOf(const QModelIndex &index)
{
    std::vector<Mark> marks;
    if (index.column() != WarbandModel::NameColumn)
        return marks;
    if (index.data(WarbandModel::IsLeaderRole).toBool())
        marks.push_back(Mark::Leader);
    if (index.data(WarbandModel::HasBannerRole).toBool())
        marks.push_back(Mark::Banner);
    if (index.data(WarbandModel::IsMountedRole).toBool())
        marks.push_back(Mark::Mounted);
    return marks;
}

int rightPadding(const QModelIndex &index)
{
    return index.column() == WarbandModel::PointsColumn ? RightEdge : RightPadding;
}

bool isSelected(const QStyleOptionViewItem &option)
{
    return option.state.testFlag(QStyle::State_Selected);
}

/// Where the word of an enumeration that begins here ends.
qsizetype wordEnd(const QString &text, qsizetype from)
{
    const qsizetype comma = text.indexOf(u", "_s, from);
    return comma < 0 ? text.size() : comma;
}

/// Paints as much of a word as there is room for, and gives its width; a word that was cut takes all the room.
int paintWord(QPainter &painter, const QRect &room, const QString &word, bool isCause)
{
    const QFont before = painter.font();
    if (isCause)
        painter.setFont(typeface(Text::Body, Weight::Bold));
    const QFontMetrics metrics = painter.fontMetrics();
    const QString shown = metrics.elidedText(word, Qt::ElideRight, room.width());
    const int width = metrics.horizontalAdvance(shown);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, shown);
    if (isCause)
        painter.fillRect(room.left(), room.center().y() + metrics.ascent() / 2 + 3, width, 2, painter.pen().color());
    painter.setFont(before);
    return shown == word ? width : room.width() + 1;
}

/// Whether all of the rest fits, or at least the next part of it.
bool hasRoom(const QPainter &painter, const QRect &room, const QString &next, const QString &rest)
{
    const QFontMetrics metrics = painter.fontMetrics();
    return metrics.horizontalAdvance(rest) <= room.width() || metrics.horizontalAdvance(next) <= room.width();
}

} // namespace

WarbandDelegate::WarbandDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

QSize WarbandDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const bool isName = index.column() == WarbandModel::NameColumn;
    const QFontMetrics metrics(typeface(Text::Body, isName ? Weight::Bold : Weight::Regular));
    const int marks = static_cast<int>(marksOf(index).size()) * (MarkSide + 4);
    const int text = metrics.horizontalAdvance(index.data(Qt::DisplayRole).toString());
    return {Padding + marks + text + rightPadding(index) + 1, RowHeight};
}

void WarbandDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    paintGround(*painter, option, index);
    if (index.column() == WarbandModel::NumberColumn)
        paintNumber(*painter, option, index);
    else
        paintText(*painter, option, index);
    painter->restore();
}

QWidget *WarbandDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    auto *editor = new QLineEdit(parent);
    editor->setFont(typeface(Text::Body));
    editor->setMaxLength(LongestName);
    editor->setAccessibleName(tr("Name of model %1").arg(QLocale().toString(index.row() + 1)));
    return editor;
}

void WarbandDelegate::paintGround(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Palette &palette = Palette::of(option.widget);
    const QRect &cell = option.rect;
    const bool isCause = index.data(WarbandModel::IsCauseRole).toBool();
    painter.fillRect(cell, isSelected(option) ? palette.aiWash : isCause ? palette.shuWash : palette.sheet);
    painter.fillRect(cell.left(), cell.bottom(), cell.width(), 1, palette.line);
    if (!isSelected(option))
        return;
    if (option.widget->hasFocus()) {
        painter.fillRect(cell.left(), cell.top(), cell.width(), 1, palette.ai);
        painter.fillRect(cell.left(), cell.bottom(), cell.width(), 1, palette.ai);
    }
    if (index.column() == WarbandModel::NumberColumn)
        painter.fillRect(cell.left(), cell.top(), SelectionBar, cell.height(), palette.ai);
}

void WarbandDelegate::paintNumber(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Palette &palette = Palette::of(option.widget);
    const QRect &cell = option.rect;
    const bool isCause = index.data(WarbandModel::IsCauseRole).toBool();
    if (isCause) {
        const bool isSmall = index.row() >= 9;
        const int side = isSmall ? SmallCauseSide : CauseSide;
        const QRect square(cell.left() + (isSmall ? SmallCauseLeft : CauseLeft), cell.top() + (cell.height() - side) / 2,
                           side, side);
        paintMark(painter, square, Mark::Cause, {palette.shu, palette.sheet});
    }
    painter.setFont(typeface(Text::Body, isCause ? Weight::Bold : Weight::Regular));
    painter.setPen(palette.ink);
    painter.drawText(cell.adjusted(0, 0, -6, 0), Qt::AlignVCenter | Qt::AlignRight,
                     QLocale().toString(index.row() + 1));
}

void WarbandDelegate::paintText(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Palette &palette = Palette::of(option.widget);
    QRect room = option.rect.adjusted(Padding, 0, -rightPadding(index), 0);
    for (const Mark mark : marksOf(index)) {
        paintMark(painter, QRect(room.left() - 1, room.top() + (room.height() - MarkSide) / 2, MarkSide, MarkSide),
                  mark, {palette.ink, palette.sheet});
        room.setLeft(room.left() + MarkSide + 4);
    }
    const bool isName = index.column() == WarbandModel::NameColumn;
    painter.setFont(typeface(Text::Body, isName && isSelected(option) ? Weight::Bold : Weight::Regular));
    if (index.column() == WarbandModel::WeaponsColumn || index.column() == WarbandModel::SkillsColumn)
        return paintWords(painter, room, index, palette);
    painter.setPen(index.data(WarbandModel::IsFaintRole).toBool() ? palette.ink3 : palette.ink);
    const QString text = painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room.width());
    painter.drawText(room, index.data(Qt::TextAlignmentRole).toInt(), text);
}

/// What was chosen in ink, what comes with the profile fainter behind it; weapons that a broken rule counts stand out.
void WarbandDelegate::paintWords(QPainter &painter, const QRect &room, const QModelIndex &index,
                                 const Palette &palette) const
{
    const QString whole = index.data().toString();
    const auto chosen = index.data(WarbandModel::ChosenRole).toString().size();
    const QStringList causes = index.data(WarbandModel::CauseWordsRole).toStringList();
    qsizetype from = 0;
    QRect left = room;
    while (from < whole.size() && left.width() > 0) {
        const qsizetype to = wordEnd(whole, from);
        const QString word = whole.sliced(from, to - from);
        const bool isCause = causes.contains(word);
        painter.setPen(isCause ? palette.shu : from < chosen ? palette.ink : palette.ink2);
        if (to < whole.size() && !hasRoom(painter, left, word + u", …"_s, whole.sliced(from))) {
            paintWord(painter, left, word + u'…', isCause); // no comma at the end
            return;
        }
        left.setLeft(left.left() + paintWord(painter, left, word, isCause));
        painter.setPen(to < chosen ? palette.ink : palette.ink2);
        if (to < whole.size())
            left.setLeft(left.left() + paintWord(painter, left, u", "_s, false));
        from = to + 2;
    }
}

} // namespace gunbai::ui
