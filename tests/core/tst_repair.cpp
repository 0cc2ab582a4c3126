// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/randomwarband.h"
#include "tests/core/tests.h"
#include "tests/core/trial.h"
#include "tests/support/warbands.h"

#include "core/repair/words.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;
using repair::Change;
using repair::Fix;
using roster::Warband;

namespace {

std::vector<Fix> fixesOf(const Warband &warband)
{
    return repair::fixes(warband, shippedRules());
}

/// The sentences of all fixes, as they come.
QStringList said(const Warband &warband)
{
    const roster::Muster muster = roster::muster(warband, shippedRules());
    QStringList sentences;
    for (const Fix &fix : fixesOf(warband))
        sentences.append(repair::says(fix, warband, muster).remove(QChar(0x2060)));
    return sentences;
}

bool isLegal(const Warband &warband)
{
    return judged(warband).verdict.isLegal();
}

/// More than this are too many to try in pairs here; tests/bench tries them all.
constexpr std::size_t MostTried = 90;

/// What must be true of fixes, whatever the warband.
void checkFixes(const Warband &warband, const std::vector<Fix> &fixes)
{
    const int before = judged(warband).verdict.total;
    for (const Fix &fix : fixes) {
        const Judgement mended = judged(fix.warband);
        QVERIFY(mended.verdict.isLegal());
        QVERIFY(repair::applied(warband, fix.changes) == fix.warband);
        QCOMPARE(mended.verdict.total, fix.total);
        QCOMPARE(fix.total - before, fix.points);
        QCOMPARE(fix.changes.size(), fixes.front().changes.size());
        int points = 0;
        for (const Change &change : fix.changes)
            points += change.points;
        QCOMPARE(points, fix.points);
    }
}

void addLists()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("list");
    for (const rules::System &system : shippedRules()->systems()) {
        for (const rules::List &list : system.lists)
            QTest::newRow(qPrintable(system.id + u'/' + list.id)) << system.id << list.id;
    }
}

} // namespace

/// The fewest changes that make a warband legal.
class TestRepair final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void theFixesOfAWarband_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char *name, const char *text, const QStringList &expected) {
            QTest::newRow(name) << QString::fromUtf8(text) << expected;
        };
        row("a legal list", "bushi | 4 bushi_ashigaru weapon=yari", {});
        row("an unknown list", "nowhere | 4 bushi_ashigaru weapon=yari", {});
        row("one of Rank 1 or 2 too few", "bushi | 2 bushi_samurai | 3 bushi_ashigaru weapon=yari",
            {u"Add Ashigaru with yari (+18)"_s, u"Add Ashigaru-gashira (+18)"_s, u"Remove 2 Samurai (–24)"_s});
        row("one arquebus in eight too many", "bushi | 5 bushi_ashigaru weapon=yari | 3 bushi_ashigaru weapon=teppo",
            {u"6 Ashigaru: yari instead of teppo (±0)"_s, u"6 Ashigaru: naginata-yari instead of teppo (±0)"_s,
             u"6 Ashigaru: yumi instead of teppo (±0)"_s});
        row("of two arquebusiers one leads and one has a name",
            "bushi | bushi_ashigaru weapon=teppo | 5 bushi_ashigaru weapon=yari | bushi_ashigaru weapon=teppo "
            "name=Kakei",
            {u"Add Ashigaru with yari (+18)"_s, u"Add Ashigaru-gashira (+18)"_s, u"Add Samurai (+24)"_s,
             u"Add Busō (+34)"_s, u"1 Ashigaru: yari instead of teppo (±0)"_s});
        row("over the limit by a man", "bushi limit=90 | 6 bushi_ashigaru weapon=yari", {u"Remove 2 Ashigaru (–18)"_s});
        row("over the limit by a suit of armour", "bushi limit=104 | 6 bushi_ashigaru weapon=yari",
            {u"2 Ashigaru: armour none (–4)"_s, u"Remove 2 Ashigaru (–18)"_s});
        row("three swords hired where nine are two's quarter", "bushi | 6 bushi_ashigaru weapon=yari | 3 ronin",
            {u"Remove 8 Ronin (–17)"_s});
        row("a weapon not taken", "bushi | 3 bushi_ashigaru weapon=yari | bushi_ashigaru",
            {u"4 Ashigaru: yari (±0)"_s, u"4 Ashigaru: naginata-yari (±0)"_s, u"4 Ashigaru: teppo (±0)"_s,
             u"4 Ashigaru: yumi (±0)"_s, u"4 Ashigaru: banner (–3)"_s});
        row("a weapon that the school does not teach",
            "koryu main=bo | 4 koryu_novice weapon=bo | koryu_novice weapon=dze",
            {u"5 Novice: bo instead of dze (±0)"_s, u"Remove 5 Novice (–7)"_s, u"Secondary weapons: dze (±0)"_s});
        row("a school without a main weapon", "koryu | 4 koryu_novice weapon=bo", {u"Main weapon: bo (±0)"_s});
        row("a main weapon that nobody carries", "koryu main=yari | 4 koryu_novice weapon=bo",
            {u"Main weapon: bo (±0)"_s});
        row("one KIYA too many", "bushi kiya=4 | 4 bushi_ashigaru weapon=yari", {u"1 fewer of KIYA (–5)"_s});
        row("the points of a KIYA too many", "bushi limit=90 kiya=1 | 5 bushi_ashigaru weapon=yari",
            {u"1 fewer of KIYA (–5)"_s, u"Remove 2 Ashigaru (–18)"_s});
        row("two models too few", "bushi | 2 bushi_ashigaru weapon=yari",
            {u"Add 2 Ashigaru with yari (+36)"_s, u"Add Ashigaru with yari (+18); Add Ashigaru-gashira (+18)"_s,
             u"Add Ashigaru with yari (+18); Add Samurai (+24)"_s, u"Add Ashigaru with yari (+18); Add Busō (+34)"_s,
             u"Add Ashigaru with yari (+18); Add Ronin (+17)"_s});
        row("those who do not fight side by side", "choson | 4 choson_soldier | choson_heavy_infantry | choson_monk",
            {u"Remove 6 Monk (–13)"_s, u"Remove 5 Heavy Infantry (–23)"_s});
        // 5 for the hero and 1 for each spearman: a third of 7 is not 2; a third of 8 is 3.
        row("too few commoners", "honour/force limit=8 | samurai_hero weapon=katana | 2 spearman",
            {u"Add Bandit (+1)"_s, u"Add Masked Man (+1)"_s, u"Add Renegade (+1)"_s, u"Add Ronin Thug (+1)"_s,
             u"Add Spearman (+1)"_s});
        row("four arquebuses in eight too many", "bushi | 2 bushi_ashigaru weapon=yari | 6 bushi_ashigaru weapon=teppo",
            {u"5 Ashigaru: yari instead of teppo (±0); 6 Ashigaru: yari instead of teppo (±0); "
             "7 Ashigaru: yari instead of teppo (±0); 8 Ashigaru: yari instead of teppo (±0)"_s});
        row("half as many points again", "bushi limit=72 | 8 bushi_ashigaru weapon=yari",
            {u"Remove 5 Ashigaru (–18); Remove 6 Ashigaru (–18); Remove 7 Ashigaru (–18); Remove 8 Ashigaru (–18)"_s});
        // While three outrank him the Chief doesn't lead, and only the Leader may have the revolver.
        row("three hired swords above the Chief",
            "edo.yakuza | bandits_chief weapon=tetsubo revolver | bandits_bandit weapon=yumi "
            "| 2 bandits_gashira weapon=nodachi | 3 bandits_peasant | 3 senior_ronin weapon=tetsubo",
            {u"Remove 8 Senior Ronin (–25); Remove 9 Senior Ronin (–25); Remove 10 Senior Ronin (–25)"_s});
        row("nobody whom this list has",
            "edo.shinsengumi limit=72 | bushi_ashigaru weapon=yari",
            {u"Add 4 Samurai (+72); Remove 1 Ashigaru (–14)"_s});
        row("points for nobody", "bushi limit=20 | 8 bushi_ashigaru weapon=yari", {});
    }
    void theFixesOfAWarband()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, expected);
        QCOMPARE(said(warband(text)), expected);
    }

    void whatAButtonSays_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<std::vector<Change>>("changes");
        QTest::addColumn<QString>("brief");
        using Kind = Change::Kind;
        using Thing = Change::Thing;
        const auto alter = [](int row, Thing thing, const QString &value) {
            return Change{Kind::Alter, row, {}, thing, value, 0};
        };
        const auto add = [](const QString &profile, const QString &weapon) {
            Change change;
            change.model.profile = profile;
            change.model.weapon = weapon;
            return change;
        };
        const QString bushi =
            u"bushi | bushi_hatamoto mount=horse skills=tough | 3 bushi_ashigaru weapon=teppo | bushi_samurai"_s;
        const auto row = [&](const char *name, const std::vector<Change> &changes, const QString &brief) {
            QTest::newRow(name) << bushi << changes << brief;
        };
        row("a weapon", {alter(1, Thing::Weapon, u"yari"_s)}, u"Give 2 a yari"_s);
        row("a weapon for three",
            {alter(1, Thing::Weapon, u"yari"_s), alter(2, Thing::Weapon, u"yari"_s),
             alter(3, Thing::Weapon, u"yari"_s)},
            u"Give 2, 3 and 4 a yari"_s);
        row("no weapon at all", {alter(1, Thing::Weapon, u"unarmed"_s)}, u"2: unarmed"_s);
        row("a weapon of several", {alter(1, Thing::Weapon, u"bolas"_s)}, u"Give 2 bolas"_s);
        row("no weapon", {alter(1, Thing::Weapon, {})}, u"2 without teppo"_s);
        row("lighter armour", {alter(4, Thing::Armour, u"light"_s)}, u"Give 5 light armour"_s);
        row("no armour", {alter(4, Thing::Armour, u"none"_s)}, u"5 without armour"_s);
        row("his own armour", {alter(4, Thing::Armour, {})}, u"5 with armour as printed"_s);
        row("a horse", {alter(0, Thing::Mount, u"warhorse"_s)}, u"Put 1 on a warhorse"_s);
        row("on foot", {alter(0, Thing::Mount, {})}, u"1 on foot"_s);
        row("a skill", {alter(4, Thing::AddedSkill, u"kenjutsu"_s)}, u"Give 5 the skill Kenjutsu"_s);
        row("a skill less", {alter(0, Thing::DroppedSkill, u"tough"_s)}, u"1 without Tough"_s);
        row("the banner", {alter(2, Thing::Banner, u"true"_s)}, u"Give 3 the banner"_s);
        row("no banner", {alter(2, Thing::Banner, {})}, u"3 without banner"_s);
        row("the Leader", {alter(4, Thing::Leader, u"true"_s)}, u"Make 5 the Leader"_s);
        row("not the Leader", {alter(4, Thing::Leader, {})}, u"5 not Leader"_s);
        row("a disguise", {alter(4, Thing::Disguise, u"bushi_ashigaru"_s)}, u"Disguise 5 as Ashigaru"_s);
        row("one more", {add(u"bushi_ashigaru"_s, u"yari"_s)}, u"Add Ashigaru with yari"_s);
        row("two more", {add(u"bushi_samurai"_s, {}), add(u"bushi_samurai"_s, {})}, u"Add 2 Samurai"_s);
        row("two fewer", {{Kind::Remove, 1, {}, Thing::Weapon, {}, 0}, {Kind::Remove, 3, {}, Thing::Weapon, {}, 0}},
            u"Remove 2 and 4"_s);
        row("one more and one fewer", {add(u"bushi_samurai"_s, u"yumi"_s), {Kind::Remove, 1, {}, Thing::Weapon, {}, 0}},
            u"Add Samurai with yumi; Remove 2"_s);
        row("a KIYA fewer", {{Kind::BuyFewer, -1, {}, Thing::Weapon, u"kiya"_s, 0}}, u"1 fewer of KIYA"_s);
        row("four changes",
            {alter(0, Thing::Mount, {}), alter(1, Thing::Weapon, u"yari"_s), alter(2, Thing::Weapon, u"yari"_s),
             alter(3, Thing::Weapon, u"yari"_s)},
            u"Nearest legal list: 4 change(s), 99 points"_s);
    }
    void whatAButtonSays()
    {
        QFETCH(QString, text);
        QFETCH(std::vector<Change>, changes);
        QFETCH(QString, brief);
        const Warband warband = test::warband(text);
        QCOMPARE(repair::briefly({changes, {}, 99, 0}, warband, roster::muster(warband, shippedRules())), brief);
    }

    void everyFixIsLegalAndHasItsPoints_data() { addLists(); }
    void everyFixIsLegalAndHasItsPoints()
    {
        QFETCH(QString, system);
        QFETCH(QString, list);
        RandomWarbands random(system, list);
        for (int round = 0; round < 8; ++round) {
            const Warband warband = random.next(12);
            const auto fixes = fixesOf(warband);
            QVERIFY(fixes.empty() || !isLegal(warband));
            checkFixes(warband, fixes);
        }
    }

    void noFixHasMoreChangesThanItNeeds_data() { addLists(); }
    void noFixHasMoreChangesThanItNeeds()
    {
        QFETCH(QString, system);
        QFETCH(QString, list);
        RandomWarbands random(system, list);
        const Warband warband = random.next(8);
        if (triedChanges(warband).size() > MostTried)
            return;
        const int fewest = isLegal(warband) ? 0 : fewestByTrial(warband);
        const auto fixes = fixesOf(warband);
        if (fewest == 1 || fewest == 2) {
            QVERIFY2(!fixes.empty(), qPrintable(random.text(warband)));
            QVERIFY2(static_cast<int>(fixes.front().changes.size()) <= fewest, qPrintable(random.text(warband)));
        }
    }

    void whatTwoChangesBrokeTwoChangesMend_data() { addLists(); }
    void whatTwoChangesBrokeTwoChangesMend()
    {
        QFETCH(QString, system);
        QFETCH(QString, list);
        RandomWarbands random(system, list);
        for (int round = 0; round < 2; ++round) {
            const auto mended = fixesOf(random.next(8));
            if (mended.empty())
                continue;
            const int changes = 1 + round % 2;
            const Warband broken = random.changed(mended.front().warband, changes);
            const auto fixes = fixesOf(broken);
            if (isLegal(broken))
                continue;
            QVERIFY2(!fixes.empty(), qPrintable(random.text(broken)));
            QVERIFY2(static_cast<int>(fixes.front().changes.size()) <= changes, qPrintable(random.text(broken)));
        }
    }

    void aSearchThatIsStoppedFindsNothing()
    {
        std::stop_source source;
        source.request_stop();
        const Warband broken = warband(u"bushi | 2 bushi_samurai | 3 bushi_ashigaru weapon=yari"_s);
        QVERIFY(repair::fixes(broken, shippedRules(), source.get_token()).empty());
    }
};

std::unique_ptr<QObject> testRepair()
{
    return make<TestRepair>();
}

} // namespace gunbai::test

#include "tst_repair.moc"
