// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <limits>
#include <stop_token>
#include <utility>
#include <vector>

namespace gunbai::solver {

/// No bound on this side.
inline constexpr int Unbounded = std::numeric_limits<int>::max();

/// factor × column.
struct Summand
{
    int column = 0;
    int factor = 1;
};
using Sum = std::vector<Summand>;

/// A sum between two bounds, either of which may be missing (-Unbounded, Unbounded).
struct Row
{
    Sum sum;
    int low = -Unbounded;
    int high = Unbounded;
};

/// Whole numbers to be chosen, each between 0 and its bound, so that every row holds.
struct Program
{
    std::vector<int> most; ///< one a column
    std::vector<Row> rows;

    /// A new column; returns its index.
    int addColumn(int atMost);
    [[nodiscard]] bool holds(const std::vector<int> &values) const;
};

/// How a search ended.
enum class Outcome {
    Best,     ///< nothing better exists
    Good,     ///< the best that was found in the time
    Nothing,  ///< no choice fits, or none was found in the time
    Cancelled ///< the stop token said so
};

struct Solution
{
    Outcome outcome = Outcome::Nothing;
    std::vector<int> values; ///< one a column; empty unless Best or Good
};

/// The values of a sum.
[[nodiscard]] int valueOf(const Sum &sum, const std::vector<int> &values);

/// Chooses so that the first goal is as great as can be, then the second, and so on. Every answer is checked again in
/// whole numbers. The time is for each goal.
[[nodiscard]] Solution greatest(const Program &program, const std::vector<Sum> &goals, const std::stop_token &stop,
                                std::chrono::milliseconds time);

} // namespace gunbai::solver
