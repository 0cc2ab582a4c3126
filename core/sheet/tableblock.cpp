// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/block.h"

#include <algorithm>
#include <numeric>

namespace gunbai::sheet {

namespace {

constexpr double ColumnGap = 2.2;
constexpr double DenseGap = 1.8;

/// Gives a table its geometry: first the widths of the columns, then row after row.
class TableSetter
{
public:
    TableSetter(const Table &table, double width, const Type &type);

    Strip head() const;
    std::vector<Strip> rows() const;

private:
    /// A cell with the columns that it takes.
    struct Set
    {
        std::vector<Flow> flows;
        std::size_t first = 0;
        std::size_t span = 1;
    };
    using Cells = std::vector<Set>;

    void gather(const Row &row);
    void setWidths();
    double narrowestOfFlexible() const;
    double narrowFixed(double room, double needed);
    void shareOut(double room);
    void feed(std::vector<std::size_t> &hungry, double &room);
    double weight(const std::vector<std::size_t> &columns) const;
    double widest(std::size_t column, double (Flow::*of)() const) const;
    double gap() const { return m_type.scaled(m_type.fit().isTight ? DenseGap : ColumnGap); }
    double left(std::size_t column) const;
    double width(const Set &cell) const;
    double padding() const;
    Strip row(const Cells &cells) const;
    void ruleAround(Strip &row, const Cells &cells) const;

    const std::vector<Column> &m_columns;
    Ruling m_ruling;
    bool m_isDense;
    double m_width;
    const Type &m_type;
    std::vector<Flow> m_heads;
    std::vector<Cells> m_rows;
    std::vector<double> m_naturals; ///< widths without any break, a column each
    std::vector<double> m_widths;
};

TableSetter::TableSetter(const Table &table, double width, const Type &type)
    : m_columns(table.columns), m_ruling(table.ruling), m_isDense(table.isDense), m_width(width), m_type(type)
{
    for (const Column &column : m_columns)
        m_heads.emplace_back(column.head.inlines, type);
    for (const Row &row : table.rows)
        gather(row);
    setWidths();
}

void TableSetter::gather(const Row &row)
{
    Cells &cells = m_rows.emplace_back();
    std::size_t column = 0;
    for (const Cell &cell : row) {
        const auto span = static_cast<std::size_t>(cell.span);
        cells.push_back({flows(cell.paragraphs, m_type), column, span});
        column += span;
    }
}

/// The most that a cell of the column alone has of something.
double TableSetter::widest(std::size_t column, double (Flow::*of)() const) const
{
    constexpr double Rounding = 0.05;
    double width = 0;
    for (const Cells &row : m_rows) {
        for (const Set &cell : row) {
            for (const Flow &flow : cell.flows)
                width = cell.first == column && cell.span == 1 ? std::max(width, (flow.*of)()) : width;
        }
    }
    return width + Rounding;
}

/// The head of a column without a weight may wrap.
void TableSetter::setWidths()
{
    double room = m_width - gap() * static_cast<double>(m_columns.size() - 1);
    for (std::size_t index = 0; index < m_columns.size(); ++index) {
        const bool isFixed = m_columns[index].weight <= 0;
        const double head = isFixed ? m_heads[index].narrowest() : m_heads[index].widest();
        m_naturals.push_back(std::max(head, widest(index, &Flow::widest)));
        m_widths.push_back(isFixed ? std::max(m_naturals.back(), m_type.scaled(m_columns[index].least)) : 0);
        room -= m_widths.back();
    }
    if (const double needed = narrowestOfFlexible(); room < needed)
        room = narrowFixed(room, needed);
    shareOut(room);
}

/// The width below which the words of columns with a weight break, but not more than half of the table's.
double TableSetter::narrowestOfFlexible() const
{
    double needed = 0;
    for (std::size_t index = 0; index < m_columns.size(); ++index) {
        if (m_columns[index].weight > 0)
            needed += std::max(m_heads[index].narrowest(), widest(index, &Flow::narrowest));
    }
    return std::min(needed, 0.5 * m_width);
}

/// Takes from the columns without a weight what the others lack: nothing stands outside of the table.
double TableSetter::narrowFixed(double room, double needed)
{
    const double taken = std::accumulate(m_widths.begin(), m_widths.end(), 0.0);
    for (double &width : m_widths)
        width *= (taken + room - needed) / taken;
    return needed;
}

double TableSetter::weight(const std::vector<std::size_t> &columns) const
{
    const auto add = [this](double sum, std::size_t index) { return sum + m_columns[index].weight; };
    return std::accumulate(columns.begin(), columns.end(), 0.0, add);
}

/// Columns that need less than their share leave the rest to the others.
void TableSetter::feed(std::vector<std::size_t> &hungry, double &room)
{
    const auto isModest = [&](std::size_t index) {
        return m_naturals[index] <= room * m_columns[index].weight / weight(hungry);
    };
    for (auto next = std::ranges::find_if(hungry, isModest); next != hungry.end();
         next = std::ranges::find_if(hungry, isModest)) {
        m_widths[*next] = m_naturals[*next];
        room -= m_widths[*next];
        hungry.erase(next);
    }
}

/// Nobody is narrower than his words if that can be; what nobody needs goes by weight.
void TableSetter::shareOut(double room)
{
    std::vector<std::size_t> flexible;
    for (std::size_t index = 0; index < m_columns.size(); ++index) {
        if (m_columns[index].weight > 0)
            flexible.push_back(index);
    }
    std::vector<std::size_t> hungry = flexible;
    feed(hungry, room);
    for (const std::size_t index : std::vector(hungry)) {
        const double needed = std::max(m_heads[index].narrowest(), widest(index, &Flow::narrowest));
        if (hungry.size() > 1 && needed > room * m_columns[index].weight / weight(hungry) && needed < 0.75 * room) {
            m_widths[index] = needed;
            room -= needed;
            std::erase(hungry, index);
        }
    }
    const std::vector<std::size_t> &rest = hungry.empty() ? flexible : hungry;
    for (const std::size_t index : rest)
        m_widths[index] += room * m_columns[index].weight / weight(rest);
}

double TableSetter::left(std::size_t column) const
{
    double left = 0;
    for (std::size_t index = 0; index < column; ++index)
        left += m_widths[index] + gap();
    return left;
}

double TableSetter::width(const Set &cell) const
{
    return left(cell.first + cell.span) - gap() - left(cell.first);
}

double TableSetter::padding() const
{
    constexpr double DensePadding = 0.35;
    return m_type.scaled(m_isDense ? DensePadding : m_type.fit().rowPadding);
}

Strip TableSetter::head() const
{
    Strip head;
    for (std::size_t index = 0; index < m_columns.size(); ++index) {
        const Strip cell = m_heads[index].strip(m_widths[index], m_columns[index].align);
        head.height = std::max(head.height, cell.height);
        head.cuts += cell.cuts;
    }
    for (std::size_t index = 0; index < m_columns.size(); ++index) {
        Strip cell = m_heads[index].strip(m_widths[index], m_columns[index].align);
        cell.cuts = 0;
        head.add(cell, QPointF(left(index), head.height - cell.height));
    }
    head.height += m_isDense ? 0.5 : 1.2;
    if (m_ruling != Ruling::None)
        head.items.push_back(rule(m_width, head.height, StrongRule));
    return head;
}

/// Cells stand side by side, their first lines on one baseline.
Strip TableSetter::row(const Cells &cells) const
{
    std::vector<Strip> strips;
    double baseline = 0;
    for (const Set &cell : cells) {
        strips.push_back(stacked(cell.flows, width(cell), m_columns[cell.first].align));
        baseline = std::max(baseline, strips.back().baseline);
    }
    Strip row;
    for (std::size_t index = 0; index < cells.size(); ++index) {
        const double drop = strips[index].items.empty() ? 0 : baseline - strips[index].baseline;
        row.add(strips[index], QPointF(left(cells[index].first), padding() + drop));
    }
    row.height += padding();
    if (m_ruling != Ruling::None)
        row.items.push_back(rule(m_width, row.height, Hairline));
    if (m_ruling == Ruling::Cells)
        ruleAround(row, cells);
    return row;
}

/// Hairlines between the cells of a row, in the middle of the gap.
void TableSetter::ruleAround(Strip &row, const Cells &cells) const
{
    for (const Set &cell : cells) {
        if (cell.first == 0)
            continue;
        const double x = left(cell.first) - gap() / 2;
        row.items.push_back(PlacedLine{QPointF(x, 0), QPointF(x, row.height), Hairline, Ink::Hair});
    }
}

std::vector<Strip> TableSetter::rows() const
{
    std::vector<Strip> all;
    for (const Cells &cells : m_rows)
        all.push_back(row(cells));
    return all;
}

} // namespace

Strips tableStrips(const Table &table, double width, const Type &type)
{
    const TableSetter setter(table, width, type);
    const bool hasHead = std::ranges::any_of(table.columns, [](const Column &column) { return !isEmpty(column.head); });
    const double gap = table.isDense ? 1 : type.fit().isTight ? 3.5 : 5.5;
    return {setter.rows(), hasHead ? std::optional(setter.head()) : std::nullopt, type.scaled(gap)};
}

} // namespace gunbai::sheet
