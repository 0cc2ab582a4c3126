// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/timing.h"
#include "tests/support/warbands.h"

#include "core/fill/fill.h"

using namespace gunbai;
using namespace Qt::StringLiterals;

namespace {

const QStringList AimNames{u"balanced"_s, u"elite"_s, u"many"_s, u"missile"_s, u"melee"_s, u"alike"_s};

void measure(const QString &what, const QString &text, const std::optional<collection::Collection> &owned = {})
{
    const auto catalogue = test::shippedRules();
    const auto warband = test::warband(text);
    for (const fill::Aim aim : fill::allAims()) {
        const auto fill = fill::filled(warband, catalogue, {aim, owned});
        const QString found = fill ? u"%1 points"_s.arg(fill->added.total) : u"nothing"_s;
        bench::print(u"%1, %2: %3"_s.arg(what, AimNames[static_cast<int>(aim)], found),
                     bench::measured(5, [&] { std::ignore = fill::filled(warband, catalogue, {aim, owned}); }));
    }
}

/// A hundred figures in twenty rows, for Bushi and for Peasants.
collection::Collection hundredFigures()
{
    collection::Collection owned;
    const auto add = [&owned](const QString &profile, const QString &item, int count) {
        const QStringList items = item.isEmpty() ? QStringList() : QStringList{item};
        owned.figures.push_back({collection::nextId(owned), profile, {{u"ronin"_s, profile, items}}, count, 0, {}});
    };
    for (const QString &weapon : {u"yari"_s, u"naginata_yari"_s, u"teppo"_s, u"yumi"_s}) {
        add(u"bushi_ashigaru"_s, weapon, 8);
        add(u"bushi_ashigaru_gashira"_s, weapon, 3);
        add(u"bushi_samurai"_s, weapon, 3);
        add(u"bushi_hatamoto"_s, weapon, 2);
    }
    add(u"bushi_buso"_s, {}, 2);
    add(u"peasants_peasant"_s, {}, 24);
    add(u"ronin"_s, {}, 6);
    add(u"warrior_monk"_s, {}, 4);
    return owned;
}

void measureFromNothing(const QString &what, const QString &text)
{
    const auto warband = test::warband(text);
    bench::print(what, bench::measured(5, [&] { std::ignore = fill::fromNothing(warband, test::shippedRules(), {}); }));
}

void measureFieldable(int points)
{
    const auto catalogue = test::shippedRules();
    const rules::System *ronin = catalogue->system(u"ronin"_s);
    const auto owned = hundredFigures();
    const auto found = fill::fieldable(*ronin, points, owned, catalogue).size();
    bench::print(u"100 figures, %1 points: %2 warbands to field"_s.arg(points).arg(found),
                 bench::measured(3, [&] { std::ignore = fill::fieldable(*ronin, points, owned, catalogue); }));
}

} // namespace

int main()
{
    for (const int points : {100, 200, 500})
        measure(u"bushi, %1 from nothing"_s.arg(points), u"bushi limit=%1"_s.arg(points));
    for (const int points : {100, 200, 500})
        measureFromNothing(u"bushi, %1: three from nothing"_s.arg(points), u"bushi limit=%1"_s.arg(points));
    measure(u"bushi, 200 of 100 figures"_s, u"bushi limit=200"_s, hundredFigures());
    measureFieldable(150);
    measure(u"bushi, the rest of 200"_s, u"bushi limit=200 | 2 bushi_samurai | 4 bushi_ashigaru weapon=yari"_s);
    measure(u"a force of 24"_s, u"honour/force limit=24"_s);
    return 0;
}
