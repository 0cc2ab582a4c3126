// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/previewlayer.h"

#include "ui/widgets/marks.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/type.h"

#include <QPainter>
#include <QTableView>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using Fate = PreviewRow::Fate;

namespace {

constexpr int RowHeight = 28;
constexpr int Padding = 8;
constexpr int RightEdge = 16; ///< of the last column
constexpr int Frame = 2;
constexpr int ArrowSide = 14;
constexpr int EyeSide = 16;
constexpr int PlusLeft = 18;
constexpr int PlusSide = 16;

bool isFigure(int column)
{
    return column == WarbandModel::RankColumn || column == WarbandModel::PointsColumn;
}

/// Writes words from the left, as much as there is room for, and takes the room that they need.
class Line
{
public:
    Line(QPainter &painter, const QRect &room) : m_painter(painter), m_left(room) {}

    void write(const QString &text, const QColor &colour, Weight weight, bool isStruck)
    {
        QFont font = typeface(Text::Body, weight);
        font.setStrikeOut(isStruck);
        const QFontMetrics metrics(font);
        const QString shown = metrics.elidedText(text, Qt::ElideRight, std::max(0, m_left.width()));
        m_painter.setFont(font);
        m_painter.setPen(colour);
        m_painter.drawText(m_left, Qt::AlignVCenter | Qt::AlignLeft, shown);
        m_left.setLeft(m_left.left() + metrics.horizontalAdvance(shown));
    }
    void draw(Mark mark, int side, const MarkColours &colours)
    {
        if (m_left.width() < side + 8)
            return;
        paintMark(m_painter, QRect(m_left.left() + 4, m_left.center().y() - side / 2, side, side), mark, colours);
        m_left.setLeft(m_left.left() + side + 8);
    }

private:
    QPainter &m_painter;
    QRect m_left;
};

} // namespace

PreviewLayer::PreviewLayer(QTableView &table) : QWidget(table.viewport()), m_table(table)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void PreviewLayer::showRows(const std::vector<PreviewRow> &rows)
{
    m_rows = rows;
    setGeometry(m_table.viewport()->rect());
    setVisible(!rows.empty());
    raise();
    update();
}

void PreviewLayer::setFoot(int top)
{
    m_foot = top;
    setGeometry(m_table.viewport()->rect());
    update();
}

QRect PreviewLayer::cellOf(int column, const QRect &row) const
{
    return {m_table.columnViewportPosition(column), row.top(), m_table.columnWidth(column), row.height()};
}

void PreviewLayer::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    int foot = m_foot;
    for (const PreviewRow &row : m_rows) {
        const int top = row.row >= 0 ? m_table.rowViewportPosition(row.row) : foot;
        paintRow(painter, row, {0, top, width(), RowHeight});
        if (row.row < 0)
            foot += RowHeight;
    }
}

void PreviewLayer::paintRow(QPainter &painter, const PreviewRow &row, const QRect &room) const
{
    const Palette &palette = Palette::of(this);
    if (row.fate != Fate::Changed)
        painter.fillRect(room, groundOf(row));
    for (int column = 0; column < WarbandModel::ColumnCount; ++column) {
        if (!m_table.isColumnHidden(column))
            paintCell(painter, row, column, cellOf(column, room));
    }
    if (row.fate == Fate::New)
        paintMark(painter, QRect(PlusLeft, room.center().y() - PlusSide / 2, PlusSide, PlusSide), Mark::Add,
                  {palette.ai, palette.sheet});
    if (row.fate == Fate::Changed && !row.cells[WarbandModel::SkillsColumn].isChanged())
        paintSign(painter, cellOf(WarbandModel::SkillsColumn, room), groundOf(row));
    QPen pen(palette.ai, Frame, Qt::CustomDashLine);
    pen.setDashPattern({3, 2});
    pen.setCapStyle(Qt::FlatCap);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(room.adjusted(1, 0, -1, -1));
}

/// What the table paints the row on.
QColor PreviewLayer::groundOf(const PreviewRow &row) const
{
    const Palette &palette = Palette::of(this);
    if (row.row < 0)
        return palette.sheet;
    const QModelIndex index = m_table.model()->index(row.row, 0);
    if (m_table.selectionModel()->isRowSelected(row.row))
        return palette.aiWash;
    return index.data(WarbandModel::IsCauseRole).toBool() ? palette.shuWash : palette.sheet;
}

/// A cell that stays as it is keeps what the table painted; the sign stands where the skills are.
bool PreviewLayer::hasGround(const PreviewRow &row, int column) const
{
    return row.cells[static_cast<std::size_t>(column)].isChanged() || column == WarbandModel::SkillsColumn
           || row.fate != Fate::Changed;
}

void PreviewLayer::paintCell(QPainter &painter, const PreviewRow &row, int column, const QRect &room) const
{
    if (!hasGround(row, column) || column == WarbandModel::NumberColumn)
        return;
    const Palette &palette = Palette::of(this);
    const PreviewCell &cell = row.cells[static_cast<std::size_t>(column)];
    const Weight weight = row.fate == Fate::New ? Weight::Regular : Weight::Bold;
    painter.fillRect(room.adjusted(0, 0, 0, -1), groundOf(row));
    if (isFigure(column)) {
        const bool isGone = cell.come.isEmpty() && !cell.gone.isEmpty();
        QFont font = typeface(Text::Body, isGone ? Weight::Regular : weight);
        font.setStrikeOut(isGone);
        painter.setFont(font);
        painter.setPen(isGone ? palette.ink3 : palette.ai);
        const int right = column == WarbandModel::PointsColumn ? RightEdge : 4;
        painter.drawText(room.adjusted(0, 0, -right, 0), Qt::AlignVCenter | Qt::AlignRight,
                         (isGone ? cell.gone : cell.come).value(0));
        return;
    }
    Line line(painter, room.adjusted(Padding, 0, -4, 0));
    const QString comma = u", "_s;
    line.write(cell.gone.join(comma), palette.ink3, Weight::Regular, true);
    if (!cell.gone.isEmpty() && !cell.come.isEmpty())
        line.draw(Mark::Becomes, ArrowSide, {palette.ink2, palette.sheet});
    line.write(cell.come.join(comma), palette.ai, weight, false);
    if (!cell.stay.isEmpty())
        line.write((cell.isChanged() ? comma : QString()) + cell.stay.join(comma), palette.ink2, Weight::Regular,
                   false);
}

void PreviewLayer::paintSign(QPainter &painter, const QRect &room, const QColor &ground) const
{
    const Palette &palette = Palette::of(this);
    painter.fillRect(room.adjusted(0, 0, 0, -1), ground);
    Line line(painter, room.adjusted(4, 0, -4, 0));
    line.draw(Mark::Preview, EyeSide, {palette.ai, palette.sheet});
    line.write(tr("preview"), palette.ai, Weight::Bold, false);
}

} // namespace gunbai::ui
