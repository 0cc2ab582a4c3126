// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/repair/plan.h"

#include <algorithm>

namespace gunbai::repair {

using solver::Program;
using solver::Row;
using solver::Sum;
using solver::Unbounded;
using Relation = rules::Form::Relation;

int Plan::add(const Measures &moved, int most)
{
    m_moved.push_back(moved);
    return m_program.addColumn(most);
}

int Plan::addFree(int most)
{
    return add({}, most);
}

Sum Plan::sumOf(std::size_t slot) const
{
    Sum sum;
    for (std::size_t column = 0; column < m_moved.size(); ++column) {
        if (!m_moved[column].empty() && m_moved[column][slot] != 0)
            sum.push_back({static_cast<int>(column), m_moved[column][slot]});
    }
    return sum;
}

/// What the slot can come to when each column is used as much as it may be.
Plan::Range Plan::rangeOf(std::size_t slot) const
{
    Range range{m_start[slot], m_start[slot]};
    for (const solver::Summand &summand : sumOf(slot)) {
        const int most = summand.factor * m_program.most[static_cast<std::size_t>(summand.column)];
        (most < 0 ? range.low : range.high) += most;
    }
    return range;
}

Plan::Bound Plan::kept(std::size_t slot) const
{
    switch (m_yardstick.slotsOfRules()[slot].relation) {
    case Relation::AtMost:
        return {slot, -Unbounded, 0};
    case Relation::AtLeast:
        return {slot, 0, Unbounded};
    case Relation::Less:
        return {slot, -Unbounded, -1};
    case Relation::More:
        return {slot, 1, Unbounded};
    case Relation::Equal:
        return {slot, 0, 0};
    }
    return {slot};
}

/// The ways in which the slot may not stand to 0 as it shall.
std::vector<Plan::Bound> Plan::broken(std::size_t slot) const
{
    const Bound bound = kept(slot);
    std::vector<Bound> ways;
    if (bound.high != Unbounded)
        ways.push_back({slot, bound.high + 1, Unbounded});
    if (bound.low != -Unbounded)
        ways.push_back({slot, -Unbounded, bound.low - 1});
    return ways;
}

std::vector<Plan::Way> Plan::waysOf(const Yardstick::Requirement &requirement) const
{
    std::vector<Way> ways;
    for (const std::size_t slot : requirement.conditions) {
        for (const Bound &bound : broken(slot))
            ways.push_back({bound});
    }
    for (const Yardstick::Slots &demands : requirement.alternatives) {
        Way way;
        for (const std::size_t slot : demands)
            way.push_back(kept(slot));
        ways.push_back(std::move(way));
    }
    return ways;
}

/// The way holds when its column is chosen, -1: always. What can't be otherwise needs no row.
void Plan::addWay(Program &program, const Way &way, int chosen) const
{
    for (const Bound &bound : way) {
        const Range range = rangeOf(bound.slot);
        const int start = m_start[bound.slot];
        if (bound.high != Unbounded && range.high > bound.high) {
            Row row{sumOf(bound.slot), -Unbounded, bound.high - start};
            if (chosen >= 0) {
                row.sum.push_back({chosen, range.high - bound.high});
                row.high = range.high - start;
            }
            program.rows.push_back(std::move(row));
        }
        if (bound.low != -Unbounded && range.low < bound.low) {
            Row row{sumOf(bound.slot), bound.low - start, Unbounded};
            if (chosen >= 0) {
                row.sum.push_back({chosen, range.low - bound.low});
                row.low = range.low - start;
            }
            program.rows.push_back(std::move(row));
        }
    }
}

void Plan::addRule(Program &program, const Yardstick::Requirement &requirement) const
{
    const std::vector<Way> ways = waysOf(requirement);
    if (ways.size() == 1)
        return addWay(program, ways.front(), -1);
    Row any{{}, 1, Unbounded};
    for (const Way &way : ways) {
        const int chosen = program.addColumn(1);
        any.sum.push_back({chosen, 1});
        addWay(program, way, chosen);
    }
    program.rows.push_back(std::move(any));
}

Program Plan::program() const
{
    Program program = m_program;
    for (const Yardstick::Requirement &requirement : m_yardstick.requirements())
        addRule(program, requirement);
    return program;
}

} // namespace gunbai::repair
