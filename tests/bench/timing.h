// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QString>
#include <QTextStream>

#include <algorithm>
#include <vector>

namespace gunbai::bench {

/// Median and 95th percentile of many runs, in microseconds.
struct Times
{
    double median = 0;
    double p95 = 0;
};

[[nodiscard]] inline Times timesOf(std::vector<double> microseconds)
{
    std::ranges::sort(microseconds);
    return {microseconds[microseconds.size() / 2], microseconds[microseconds.size() * 95 / 100]};
}

/// How long one call takes, in microseconds.
template <class Function>
[[nodiscard]] double timed(Function function)
{
    QElapsedTimer timer;
    timer.start();
    function();
    return static_cast<double>(timer.nsecsElapsed()) / 1000.0;
}

/// Calls it so often.
template <class Function>
[[nodiscard]] Times measured(int runs, Function function)
{
    std::vector<double> times;
    for (int run = 0; run < runs; ++run)
        times.push_back(timed(function));
    return timesOf(std::move(times));
}

/// A line of the table; the ratio is to the median of what it is held against.
inline void print(const QString &what, const Times &times, const Times *against = nullptr)
{
    QTextStream out(stdout);
    out << QStringLiteral("%1  median %2 us  p95 %3 us")
               .arg(what, -44)
               .arg(times.median, 9, 'f', 1)
               .arg(times.p95, 9, 'f', 1);
    if (against)
        out << QStringLiteral("  ratio %1").arg(times.median / against->median, 6, 'f', 2);
    out << '\n';
}

} // namespace gunbai::bench
