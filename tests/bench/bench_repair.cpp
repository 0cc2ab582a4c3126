// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/timing.h"
#include "tests/support/warbands.h"

#include "core/repair/fixes.h"

using namespace gunbai;
using namespace Qt::StringLiterals;

namespace {

void measure(const QString &what, const QString &text)
{
    const auto catalogue = test::shippedRules();
    const auto warband = test::warband(text);
    const auto changes = repair::fixes(warband, catalogue);
    const auto size = changes.empty() ? std::size_t(0) : changes.front().changes.size();
    bench::print(u"%1: %2 change(s)"_s.arg(what).arg(size),
                 bench::measured(20, [&] { std::ignore = repair::fixes(warband, catalogue); }));
}

} // namespace

int main()
{
    measure(u"5 models"_s, u"bushi limit=150 | 2 bushi_samurai | 3 bushi_ashigaru weapon=yari"_s);
    measure(u"10 models"_s,
            u"bushi limit=200 | 6 bushi_ashigaru weapon=yari | 4 bushi_ashigaru weapon=teppo name=Kakei"_s);
    const QString twenty = u" | bushi_hatamoto mount=horse skills=kenjutsu+niten leader | 3 bushi_samurai weapon=yari "
                           "skills=sojutsu | 2 bushi_ashigaru_gashira weapon=yari | 5 bushi_ashigaru weapon=yari "
                           "| bushi_ashigaru banner | 2 ronin weapon=yumi | "_s;
    measure(u"20 models"_s, u"bushi limit=400"_s + twenty + u"6 bushi_ashigaru weapon=teppo"_s);
    measure(u"20 models, more wrong"_s, u"bushi limit=380 kiya=4"_s + twenty + u"6 bushi_ashigaru weapon=teppo"_s);
    measure(u"20 models, past help"_s, u"bushi limit=200"_s + twenty + u"6 bushi_ashigaru weapon=teppo"_s);
    measure(u"a force of 20"_s, u"honour/force limit=24 | 3 samurai_hero weapon=katana | 17 spearman"_s);
    return 0;
}
