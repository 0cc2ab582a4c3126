// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/warbands.h"

#include "core/rules/reader.h"

#include <QElapsedTimer>
#include <QTextStream>

#include <algorithm>

using namespace gunbai;
using namespace Qt::StringLiterals;

namespace {

/// Median and 95th percentile of many runs, in microseconds.
template <class Function>
void measure(const QString &what, int runs, Function function)
{
    std::vector<double> times;
    QElapsedTimer timer;
    for (int run = 0; run < runs; ++run) {
        timer.start();
        function();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1000.0);
    }
    std::ranges::sort(times);
    QTextStream(stdout) << QStringLiteral("%1  median %2 us  p95 %3 us\n")
                               .arg(what, -44)
                               .arg(times[times.size() / 2], 9, 'f', 1)
                               .arg(times[times.size() * 95 / 100], 9, 'f', 1);
}

} // namespace

int main()
{
    const auto catalogue = test::shippedRules();
    const auto bushi = test::warband(
        u"bushi limit=400 kiya=2 | bushi_hatamoto mount=horse skills=kenjutsu+niten leader | 3 bushi_samurai "
        u"weapon=yari skills=sojutsu"
        " | 2 bushi_ashigaru_gashira weapon=yari | 4 bushi_ashigaru weapon=teppo | 6 bushi_ashigaru weapon=yari"
        " | bushi_ashigaru banner | 2 ronin weapon=yumi | ninja skills=kenjutsu"_s);
    const auto muster = roster::muster(bushi, catalogue);
    measure(u"pricing 20 models"_s, 20000, [&] { std::ignore = roster::muster(bushi, catalogue); });
    measure(u"a verdict on 20 priced models"_s, 20000, [&] { std::ignore = roster::judge(bushi, muster); });
    measure(u"pricing and a verdict on 20 models"_s, 20000,
            [&] { std::ignore = roster::judge(bushi, roster::muster(bushi, catalogue)); });
    const auto files = rules::sourceFiles(u":/data"_s);
    measure(u"reading all rules data (%1 files)"_s.arg(files.value().size()), 300,
            [&] { std::ignore = rules::readRules(files.value()); });
    const QByteArray bytes = roster::writeWarband(bushi, *catalogue);
    measure(u"reading a warband file of 20 models"_s, 5000,
            [&] { std::ignore = roster::readWarband(bytes, u"x"_s, *catalogue); });
    measure(u"writing a warband file of 20 models"_s, 5000,
            [&] { std::ignore = roster::writeWarband(bushi, *catalogue); });
    return 0;
}
