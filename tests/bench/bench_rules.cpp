// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/timing.h"
#include "tests/support/warbands.h"

#include "core/rules/reader.h"

using namespace gunbai;
using namespace Qt::StringLiterals;

namespace {

template <class Function>
void measure(const QString &what, int runs, Function function)
{
    bench::print(what, bench::measured(runs, function));
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
