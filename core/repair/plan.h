// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/repair/yardstick.h"
#include "core/solver/program.h"

namespace gunbai::repair {

/// Things that may be done to a warband, each so many times, with its rules as the rows of a programme.
class Plan
{
public:
    /// From what the warband measures when nothing is done.
    Plan(const Yardstick &yardstick, Measures start) : m_yardstick(yardstick), m_start(std::move(start)) {}

    /// Something that may be done so many times; returns its column.
    int add(const Measures &moved, int most);
    /// A further demand on the columns.
    void demand(solver::Row row) { m_program.rows.push_back(std::move(row)); }
    /// A column that moves nothing by itself.
    int addFree(int most);
    /// What the columns add to the points.
    [[nodiscard]] solver::Sum points() const { return sumOf(m_yardstick.points()); }
    /// The programme with a row for every rule. Alternatives become columns behind the others.
    [[nodiscard]] solver::Program program() const;

private:
    struct Range
    {
        int low = 0;
        int high = 0;
    };
    /// A slot between two bounds.
    struct Bound
    {
        std::size_t slot = 0;
        int low = -solver::Unbounded;
        int high = solver::Unbounded;
    };
    using Way = std::vector<Bound>; ///< all of them together

    [[nodiscard]] solver::Sum sumOf(std::size_t slot) const;
    [[nodiscard]] Range rangeOf(std::size_t slot) const;
    [[nodiscard]] Bound kept(std::size_t slot) const;
    [[nodiscard]] std::vector<Bound> broken(std::size_t slot) const;
    [[nodiscard]] std::vector<Way> waysOf(const Yardstick::Requirement &requirement) const;
    void addRule(solver::Program &program, const Yardstick::Requirement &requirement) const;
    void addWay(solver::Program &program, const Way &way, int chosen) const;

    const Yardstick &m_yardstick;
    Measures m_start;
    std::vector<Measures> m_moved; ///< one a column; empty for a free one
    solver::Program m_program;
};

} // namespace gunbai::repair
