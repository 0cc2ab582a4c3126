// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ronin/roningame.h"
#include "core/sheet/pdf.h"
#include "tests/core/sheetfixture.h"
#include "tests/core/tests.h"
#include "tests/support/warbands.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;

namespace {

const QString Four =
    u"bushi limit=100 | bushi_samurai name=Sanada weapon=yari skills=sojutsu leader | bushi_ashigaru banner"
    "| bushi_ashigaru weapon=teppo | bushi_ashigaru weapon=yumi armour=none"_s;
const QString Twenty = u"peasants limit=150 | 14 peasants_peasant | 4 peasants_peasant weapon=yari | ronin "
                       u"weapon=nodachi skills=tough leader"
                       "| ronin weapon=yumi"_s;
const QString WithNinja = u"bushi limit=150 rules=errata_2013 | bushi_samurai leader | 6 bushi_ashigaru weapon=yari"
                          "| ninja_disguised name=Hattori as=bushi_ashigaru weapon=yari skills=kenjutsu"_s;

} // namespace

/// What Ronin's roster sheet says.
class TestSheetRonin : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void placements_data()
    {
        QTest::addColumn<QString>("warband");
        QTest::addColumn<QString>("paper");
        QTest::addColumn<QString>("file");
        QTest::newRow("4 models on A4") << Four << u"a4"_s << u"sheet_4_a4.txt"_s;
        QTest::newRow("4 models on Letter") << Four << u"letter"_s << u"sheet_4_letter.txt"_s;
        QTest::newRow("20 models on A4") << Twenty << u"a4"_s << u"sheet_20_a4.txt"_s;
        QTest::newRow("20 models on Letter") << Twenty << u"letter"_s << u"sheet_20_letter.txt"_s;
    }
    void placements()
    {
        QFETCH(const QString, warband);
        QFETCH(const QString, paper);
        QFETCH(const QString, file);
        const QString now = sheet::described(laidOut(rosterContent(warband), {*sheet::paperSize(paper)}));
        compareWithGolden(now, file);
    }

    void rangesAreInTheUnitThatIsAskedFor()
    {
        const auto bushi = warband(u"bushi | bushi_samurai weapon=yumi | 4 bushi_ashigaru weapon=yari"_s);
        const auto sheet = rosterContent(bushi, game::Copy::Owner, LengthUnit::Centimetres);
        QVERIFY(linesOf(sheet).contains(u"\nyumi +2 to 122 cm\n"_s)); // 48 inches
    }

    void weaponsAreAddedUp_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("line");
        QTest::newRow("a yari adds 2 to initiative") << u"bushi_samurai weapon=yari"_s << u"yari 5, +3"_s;
        QTest::newRow("a wakizashi takes 1") << u"bushi_samurai"_s << u"wakizashi 2, +3"_s;
        QTest::newRow("a nodachi takes 1 and adds 1 to the attack")
            << u"bushi_samurai weapon=nodachi"_s << u"nodachi 2, +4"_s;
        QTest::newRow("a bow shows shooting and range") << u"bushi_samurai weapon=yumi"_s << u"yumi +2 to 48 in"_s;
        QTest::newRow("shuriken take 2") << u"ninja"_s << u"shuriken ±0 to 6 in"_s;
        QTest::newRow("a banner takes 1 of both") << u"bushi_ashigaru banner"_s << u"katana 1, +1"_s;
        QTest::newRow("no row in the table, no modifier")
            << u"bushi_ashigaru weapon=naginata_yari"_s << u"naginata-yari 2, +2"_s;
    }
    void weaponsAreAddedUp()
    {
        QFETCH(const QString, model);
        QFETCH(const QString, line);
        const QString lines = linesOf(rosterContent(u"bushi | %1 | 4 bushi_ashigaru weapon=yari"_s.arg(model)));
        QVERIFY2(lines.contains(u'\n' + line + u'\n'), qPrintable(lines));
    }

    void aRifleWithABayonetDoesBoth()
    {
        const QString lines = linesOf(rosterContent(u"edo.imperial | 4 edo_soldier"_s));
        QVERIFY2(lines.contains(u"\nrifle with bayonet +1 to 48 in; 3, +2\n"_s), qPrintable(lines));
    }

    void onlyWhatIsReloadedHasABoxForIt()
    {
        QVERIFY(linesOf(rosterContent(u"bushi | 4 bushi_ashigaru weapon=teppo"_s)).contains(u"\nT\n"_s));
        QVERIFY(!linesOf(rosterContent(u"bushi | 4 bushi_ashigaru weapon=yumi"_s)).contains(u"\nY\n"_s));
    }

    void remindersAreOfWhatTheWarbandHas()
    {
        const QString lines = linesOf(rosterContent(Four));
        for (const QString &head :
             {u"\nSojutsu "_s, u"\nCommander "_s, u"\nTeppo Reload"_s, u"\nBanner "_s, u"\nKIYA none\n"_s})
            QVERIFY2(lines.contains(head), qPrintable(head));
        QVERIFY(!lines.contains(u"\nTough "_s));
        QVERIFY(linesOf(rosterContent(u"bushi | 4 bushi_ashigaru weapon=naginata_yari"_s))
                    .contains(u"Naginata-yari Not in the table"_s));
    }

    void aMoraleTestIsDueAtAQuarter_data()
    {
        QTest::addColumn<int>("models");
        QTest::addColumn<QString>("text");
        QTest::newRow("4") << 4 << u"Test when 1 of 4"_s;
        QTest::newRow("9") << 9 << u"Test when 3 of 9"_s;
        QTest::newRow("10, as in the rules") << 10 << u"Test when 3 of 10"_s;
        QTest::newRow("12") << 12 << u"Test when 3 of 12"_s;
        QTest::newRow("20") << 20 << u"Test when 5 of 20"_s;
    }
    void aMoraleTestIsDueAtAQuarter()
    {
        QFETCH(const int, models);
        QFETCH(const QString, text);
        QVERIFY(linesOf(rosterContent(u"bushi | %1 bushi_ashigaru weapon=yari"_s.arg(models))).contains(text));
    }

    void brokenRulesAreWrittenOut()
    {
        const QString lines = linesOf(rosterContent(u"bushi limit=20 | 4 bushi_ashigaru weapon=teppo"_s));
        QVERIFY(lines.contains(u"Rules broken"_s));
        QVERIFY2(lines.contains(u"Arquebuses: 4 of 4 models, at most 1 (25 %). Broken by 1 Ashigaru"_s),
                 qPrintable(lines));
    }

    void houseRulesInForceAreNamed()
    {
        const QString lines = linesOf(rosterContent(WithNinja));
        QVERIFY(lines.contains(u"House rules: Errata of 2013"_s));
        QVERIFY(lines.contains(u"House rule: Errata of 2013 The publisher's changes"_s));
    }

    void theSchoolIsNamed()
    {
        const QString lines = linesOf(rosterContent(u"koryu main=katana | 4 koryu_novice weapon=katana"_s));
        QVERIFY(lines.contains(u"\nMain weapon katana\n"_s));
        QVERIFY(lines.contains(u"Morale: 9 while a Sensei is on the table."_s));
    }

    void theOwnersCopyTellsOfTheDisguise()
    {
        QVERIFY(linesOf(rosterContent(WithNinja)).contains(u"\nDisguised ninja, poses as Ashigaru, hired\n"_s));
    }

    void theOpponentsCopyHasNoSecret()
    {
        roster::Warband warband = test::warband(WithNinja);
        warband.name = u"Patrol"_s;
        warband.models[0].notes = u"Guards the assassin"_s;
        const sheet::Content content = rosterContent(warband, game::Copy::Opponent);
        const QString lines = linesOf(content);
        for (const QString &secret :
             {u"Disguised"_s, u"Hattori"_s, u"hired"_s, u"shuriken"_s, u"Acrobatics"_s, u"Kenjutsu"_s, u"assassin"_s,
              u"poses"_s, u"of 150 points"_s, u"Points"_s, u"Legal"_s, u"Rules broken"_s})
            QVERIFY2(!lines.contains(secret), qPrintable(secret));
        QVERIFY(lines.contains(u"\nAshigaru 8\nAshigaru\n1\n2\n2\n2\n1\n+2\nyari 4, +2\nkatana 2, +2\n"_s));
        QVERIFY(!sheet::pdf(laidOut(content)).contains("Hattori"));
    }

    void aHiddenNinjaLooksLikeTheRealThing()
    {
        const QString real = u"bushi | bushi_samurai leader | 7 bushi_ashigaru weapon=yari"_s;
        const QString fake =
            u"bushi | bushi_samurai leader | 6 bushi_ashigaru weapon=yari | ninja_disguised as=bushi_ashigaru weapon=yari name=X"_s;
        QCOMPARE(rosterContent(fake, u"P"_s, game::Copy::Opponent), rosterContent(real, u"P"_s, game::Copy::Opponent));
    }

    void withoutADisguiseThereIsNoOpponentsCopy()
    {
        const game::Side owned = side(warband(u"bushi | bushi_samurai | 3 bushi_ashigaru weapon=yari | ninja_disguised"_s));
        game::PrintOptions options;
        options.copy = game::Copy::Opponent;
        const auto content = ronin::RoninGame().print({owned}, options);
        QVERIFY(!content);
        QCOMPARE(content.error().code, Error::Code::Invalid);
        QVERIFY(content.error().message.startsWith(u"5 Disguised ninja has no disguise"_s));
    }

    void whatIsNotInstalledIsPrintedAllTheSame()
    {
        roster::Warband warband = test::warband(u"ronin.unknown | lancer name=Kai skills=flying"_s);
        const QString lines = linesOf(rosterContent(warband));
        QVERIFY(lines.contains(u"lancer, not installed"_s));
        QVERIFY(lines.contains(u"flying, not installed"_s));
        QVERIFY(lines.contains(u"This list is not installed."_s));
        warband.system = u"chess"_s;
        QVERIFY(linesOf(rosterContent(warband)).contains(u"Kai"_s));
    }

    void anUnknownLayoutIsRefused()
    {
        const game::Side owned = side(warband(Four));
        game::PrintOptions options;
        options.layout = u"poster"_s;
        const auto content = ronin::RoninGame().print({owned}, options);
        QVERIFY(!content);
        QCOMPARE(content.error().message, u"Ronin has no layout “poster”."_s);
    }
};

std::unique_ptr<QObject> testSheetRonin()
{
    return make<TestSheetRonin>();
}

} // namespace gunbai::test

#include "tst_sheetronin.moc"
