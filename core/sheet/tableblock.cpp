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
    using Cells = std::vector<std::vector<Flow>>;

    void setWidths();
    void shareOut(double room);
    void feed(std::vector<std::size_t> &hungry, double &room);
    double weight(const std::vector<std::size_t> &columns) const;
    double widest(std::size_t column, double (Flow::*of)() const) const;
    double gap() const { return m_type.scaled(m_type.fit().isTight ? DenseGap : ColumnGap); }
    Strip set(std::vector<Strip> cells, double padding, bool alignsBaselines) const;
    Strip row(const Cells &cells) const;

    const std::vector<Column> &m_columns;
    double m_width;
    const Type &m_type;
    std::vector<Flow> m_heads;
    std::vector<Cells> m_rows;
    std::vector<double> m_naturals; ///< widths without any break, a column each
    std::vector<double> m_widths;
};

TableSetter::TableSetter(const Table &table, double width, const Type &type)
    : m_columns(table.columns), m_width(width), m_type(type)
{
    for (const Column &column : m_columns)
        m_heads.emplace_back(column.head.inlines, type);
    for (const Row &row : table.rows) {
        Cells &cells = m_rows.emplace_back();
        for (const Cell &cell : row)
            cells.push_back(flows(cell.paragraphs, type));
    }
    setWidths();
}

/// The most that a cell of the column has of something.
double TableSetter::widest(std::size_t column, double (Flow::*of)() const) const
{
    constexpr double Rounding = 0.05;
    double width = 0;
    for (const Cells &row : m_rows) {
        for (const Flow &flow : row[column])
            width = std::max(width, (flow.*of)());
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
    shareOut(std::max(room, 0.25 * m_width));
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
    for (auto next = std::ranges::find_if(hungry, isModest); next != hungry.end(); next = std::ranges::find_if(hungry, isModest)) {
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

/// Puts cells side by side, their first lines on one baseline.
Strip TableSetter::set(std::vector<Strip> cells, double padding, bool alignsBaselines) const
{
    double baseline = 0;
    for (const Strip &cell : cells)
        baseline = std::max(baseline, cell.baseline);
    Strip row;
    double left = 0;
    for (std::size_t index = 0; index < cells.size(); ++index) {
        const double drop = alignsBaselines && !cells[index].items.empty() ? baseline - cells[index].baseline : 0;
        row.add(cells[index], QPointF(left, padding + drop));
        left += m_widths[index] + gap();
    }
    row.height += padding;
    return row;
}

Strip TableSetter::head() const
{
    std::vector<Strip> cells;
    double height = 0;
    for (std::size_t index = 0; index < m_columns.size(); ++index) {
        cells.push_back(m_heads[index].strip(m_widths[index], m_columns[index].align));
        height = std::max(height, cells.back().height);
    }
    for (Strip &cell : cells) {
        Strip lowered;
        lowered.add(cell, QPointF(0, height - cell.height));
        cell = lowered;
    }
    Strip head = set(std::move(cells), 0, false);
    head.height += 1.2;
    head.items.push_back(rule(m_width, head.height, StrongRule));
    return head;
}

Strip TableSetter::row(const Cells &cells) const
{
    std::vector<Strip> strips;
    for (std::size_t index = 0; index < cells.size(); ++index)
        strips.push_back(stacked(cells[index], m_widths[index], m_columns[index].align));
    Strip strip = set(std::move(strips), m_type.scaled(m_type.fit().rowPadding), true);
    strip.items.push_back(rule(m_width, strip.height, Hairline));
    return strip;
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
    return {setter.rows(), setter.head(), type.scaled(type.fit().isTight ? 3.5 : 5.5)};
}

} // namespace gunbai::sheet
