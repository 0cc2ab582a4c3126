// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/timing.h"
#include "tests/support/warbands.h"

#include "core/fill/fill.h"

using namespace gunbai;
using namespace Qt::StringLiterals;

namespace {

const QStringList AimNames{u"balanced"_s, u"elite"_s, u"many"_s, u"missile"_s, u"melee"_s, u"alike"_s};

void measure(const QString &what, const QString &text)
{
    const auto catalogue = test::shippedRules();
    const auto warband = test::warband(text);
    for (const fill::Aim aim : fill::allAims()) {
        const auto fill = fill::filled(warband, catalogue, {aim, {}});
        const QString found = fill ? u"%1 points"_s.arg(fill->added.total) : u"nothing"_s;
        bench::print(u"%1, %2: %3"_s.arg(what, AimNames[static_cast<int>(aim)], found),
                     bench::measured(5, [&] { std::ignore = fill::filled(warband, catalogue, {aim, {}}); }));
    }
}

} // namespace

int main()
{
    for (const int points : {100, 200, 500})
        measure(u"bushi, %1 from nothing"_s.arg(points), u"bushi limit=%1"_s.arg(points));
    measure(u"bushi, the rest of 200"_s, u"bushi limit=200 | 2 bushi_samurai | 4 bushi_ashigaru weapon=yari"_s);
    measure(u"a force of 24"_s, u"honour/force limit=24"_s);
    return 0;
}
