// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/honour/bag.h"
#include "tests/core/sheetfixture.h"
#include "tests/core/tests.h"
#include "tests/support/warbands.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;

namespace {

const QString FirstClash =
    u"honour/force limit=11 | samurai_hero name=Ōba weapon=katana | loyal_spearmen_group | 2 bowman"_s;
const QString Rescue =
    u"honour/force limit=24 | samurai_hero weapon=naginata unarmoured skills=fencing | devoted_samurai bow"
    u"| wise_samurai weapon=heavy_sword | experienced_musketmen_group | loyal_bowmen_group"
    u"| sergeant weapon=spear | musician weapon=staff"_s;

} // namespace

/// What the force sheet of Test of Honour says.
class TestSheetHonour : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void placements_data()
    {
        QTest::addColumn<QString>("force");
        QTest::addColumn<QString>("paper");
        QTest::addColumn<QString>("file");
        QTest::newRow("First Clash on A4") << FirstClash << u"a4"_s << u"honour_11_a4.txt"_s;
        QTest::newRow("24 points on A4") << Rescue << u"a4"_s << u"honour_24_a4.txt"_s;
        QTest::newRow("24 points on Letter") << Rescue << u"letter"_s << u"honour_24_letter.txt"_s;
    }
    void placements()
    {
        QFETCH(const QString, force);
        QFETCH(const QString, paper);
        QFETCH(const QString, file);
        compareWithGolden(sheet::described(laidOut(rosterContent(force, u"Force"_s), {*sheet::paperSize(paper)})),
                          file);
    }

    void aUsualForceIsOnePage_data()
    {
        QTest::addColumn<sheet::Paper>("paper");
        QTest::addColumn<QString>("force");
        const std::pair<const char *, sheet::Paper::Size> papers[] = {{"A4", sheet::Paper::Size::A4},
                                                                      {"Letter", sheet::Paper::Size::Letter}};
        for (const auto &[name, size] : papers) {
            QTest::addRow("11 points on %s", name) << sheet::Paper{size} << FirstClash;
            QTest::addRow("24 points on %s", name) << sheet::Paper{size} << Rescue;
            QTest::addRow("24 points of spearmen on %s", name)
                << sheet::Paper{size} << u"honour/force limit=24 | samurai_hero | wise_samurai | 15 spearman"_s;
        }
    }
    void aUsualForceIsOnePage()
    {
        QFETCH(const sheet::Paper, paper);
        QFETCH(const QString, force);
        QCOMPARE(laidOut(rosterContent(force, u"Force"_s), paper).pages.size(), 1U);
    }

    void theBagHoldsATokenAnAction_data()
    {
        QTest::addColumn<QString>("force");
        QTest::addColumn<int>("samurai");
        QTest::addColumn<int>("commoner");
        // TOH-35 of the worked cases, and the printed First Clash.
        QTest::newRow("a hero, two muskets, three groups")
            << u"honour/force | samurai_hero | 2 musketman | 3 loyal_spearmen_group"_s << 3 << 5;
        QTest::newRow("First Clash") << FirstClash << 3 << 3;
        QTest::newRow("24 points") << Rescue << 7 << 4;
        QTest::newRow("an abbot acts with samurai tokens") << u"honour/force | sohei_abbot"_s << 2 << 0;
        QTest::newRow("nobody knows the card") << u"honour/force | dragon"_s << 0 << 0;
    }
    void theBagHoldsATokenAnAction()
    {
        QFETCH(const QString, force);
        QFETCH(const int, samurai);
        QFETCH(const int, commoner);
        const roster::Muster muster = judged(force).muster;
        QCOMPARE(honour::tokensOf(muster), (honour::Tokens{samurai, commoner}));
        QCOMPARE(honour::fateDeckSize(muster), samurai);
    }

    void aCardSaysWhatItsWeaponBrings_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("lines");
        QTest::newRow("katana") << u"samurai_hero"_s << u"Katana\nStrike Deep Cut\nAvoid Quick Jab\nDamage Follow Up"_s;
        QTest::newRow("two bonuses and none")
            << u"samurai_hero weapon=heavy_sword"_s
            << u"Heavy sword\nStrike Deep Cut, Fearsome Blow\nAvoid –\nDamage Follow Up"_s;
        QTest::newRow("a bow has range and dice")
            << u"bowman"_s << u"Bow 24 in, 3 dice, 2 beyond 12\nStrike Fast Shot\nAvoid Quick Jab\nDamage Move Up"_s;
        QTest::newRow("the upgrade is in place of the katana")
            << u"samurai_hero bow"_s << u"Bow 24 in, 3 dice, 2 beyond 12\nStrike Fast Shot"_s;
        QTest::newRow("musket") << u"musketman"_s
                                << u"Musket 20 in, 4 dice\nStrike Fast Shot\nAvoid Quick Jab\nDamage –"_s;
    }
    void aCardSaysWhatItsWeaponBrings()
    {
        QFETCH(const QString, model);
        QFETCH(const QString, lines);
        const QString all = linesOf(rosterContent(u"honour/force | "_s + model));
        QVERIFY2(all.contains(u'\n' + lines), qPrintable(all));
    }

    void aGroupHasItsBonusesAndItsModels()
    {
        const QString lines = linesOf(rosterContent(u"honour/force | loyal_spearmen_group"_s));
        QVERIFY2(lines.contains(u"\nLoyal Spearmen Group 1\n3 model(s)\n3+1\n3\n3\n3\n4+1\n"_s), qPrintable(lines));
        QVERIFY(lines.contains(u"\nCG32\n"_s));
        QVERIFY(lines.contains(u"\nAim +1 while 2 or 3 are left.\n"_s));
        QVERIFY(lines.contains(u"\nHonour +1 while all 3 are left.\n"_s));
    }

    void onlyWhatIsReloadedHasABoxForIt()
    {
        QVERIFY(linesOf(rosterContent(u"honour/force | musketman"_s)).contains(u"\nCGR\n"_s));
        QVERIFY(linesOf(rosterContent(u"honour/force | bowman"_s)).contains(u"\nCG\n"_s));
    }

    void specialRulesSkillsAndUpgradesAreExplained()
    {
        const QString lines = linesOf(rosterContent(Rescue));
        for (const QString &line : {u"\nOrder the Charge After his Move"_s, u"\nRally the Troops Commoners within 12"_s,
                                    u"\nFencing Mastery, once per turn."_s, u"\nUnarmoured +1 Agility"_s,
                                    u"\nMusket 20 inches, 4 Damage dice. Reload before"_s})
            QVERIFY2(lines.contains(line), qPrintable(line));
    }

    void aDoubtIsShown()
    {
        QVERIFY(linesOf(rosterContent(Rescue)).contains(u"\nIn doubt\nLoyal Bowmen Group Cost 2 here."_s));
        const QString hero = linesOf(rosterContent(u"honour/force | mounted_hero"_s));
        QVERIFY2(hero.contains(u"\n?\n5\n5\n5\n5\n"_s), qPrintable(hero));
    }

    void brokenRulesAreWrittenOut()
    {
        QVERIFY(linesOf(rosterContent(u"honour/force | spearman"_s)).contains(u"Heroes: 0, exactly 1.\n"_s));
    }

    void theOpponentsCopyHasNoPoints()
    {
        roster::Warband force = warband(Rescue);
        force.models[0].notes = u"a plan"_s;
        const QString lines = linesOf(rosterContent(force, game::Copy::Opponent));
        for (const QString &secret : {u"a plan"_s, u"of 24 points"_s, u"\nPoints\n"_s, u"Legal"_s})
            QVERIFY2(!lines.contains(secret), qPrintable(secret));
    }

    void whatIsNotInstalledIsPrintedAllTheSame()
    {
        const QString lines = linesOf(rosterContent(u"honour/other | dragon name=Kai"_s));
        QVERIFY(lines.contains(u"dragon, not installed"_s));
        QVERIFY(lines.contains(u"This list is not installed."_s));
    }
};

std::unique_ptr<QObject> testSheetHonour()
{
    return make<TestSheetHonour>();
}

} // namespace gunbai::test

#include "tst_sheethonour.moc"
