// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/program.h"

#include <algorithm>

namespace gunbai::solver {

int Program::addColumn(int atMost)
{
    most.push_back(atMost);
    return static_cast<int>(most.size()) - 1;
}

bool Program::holds(const std::vector<int> &values) const
{
    for (std::size_t column = 0; column < most.size(); ++column) {
        if (values[column] < 0 || values[column] > most[column])
            return false;
    }
    return std::ranges::all_of(rows, [&values](const Row &row) {
        const int value = valueOf(row.sum, values);
        return value >= row.low && value <= row.high;
    });
}

int valueOf(const Sum &sum, const std::vector<int> &values)
{
    int value = 0;
    for (const Summand &summand : sum)
        value += summand.factor * values[static_cast<std::size_t>(summand.column)];
    return value;
}

} // namespace gunbai::solver
