// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/tests.h"
#include "tests/support/warbands.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;
using rules::Severity;

class TestVerdict : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void aBrokenRuleSaysItsNumbersAndNamesTheModels()
    {
        const auto list = judged(
            u"bushi | 2 bushi_ashigaru weapon=teppo | 4 bushi_ashigaru weapon=yari | bushi_ashigaru weapon=teppo name=Kakei"_s);
        const auto finding = list.finding(u"bushi.teppo"_s);
        QCOMPARE(roster::message(finding, list.warband, list.muster),
                 u"Arquebuses: 3 of 7 models, at most 1 (25 %). Broken by 1 Ashigaru, 2 Ashigaru and 7 Kakei."_s);
        QCOMPARE(finding.causes, std::vector<int>({0, 1, 6}));
        QCOMPARE(finding.have, 3);
        QCOMPARE(finding.allowed, 1);
        QVERIFY(finding.weapons[static_cast<std::size_t>(list.muster.system->weaponIndex(u"teppo"_s))]);
        QVERIFY(!finding.weapons[static_cast<std::size_t>(list.muster.system->weaponIndex(u"katana"_s))]);
    }

    void aSingleModelIsNotAPlural()
    {
        QCOMPARE(judged(u"bushi | bushi_ashigaru weapon=teppo"_s).finding(u"bushi.teppo"_s).statement,
                 u"Arquebuses: 1 of 1 model, at most 0 (25 %)."_s);
    }

    void atLeastGivesTheBoundAndTheModelsThatAskForMore()
    {
        const auto finding =
            judged(u"bushi | 3 bushi_samurai | 5 bushi_ashigaru weapon=yari"_s).finding(u"bushi.ratio_r3"_s);
        QCOMPARE(finding.have, 5);
        QCOMPARE(finding.allowed, 6);
        QCOMPARE(finding.causes, std::vector<int>({0, 1, 2}));
    }

    void bothSidesOfAnExclusionAreItsCause()
    {
        const auto finding = judged(u"choson | 4 choson_monk | choson_soldier | choson_heavy_infantry"_s)
                                 .finding(u"choson.monks_vs_heavy"_s);
        QCOMPARE(finding.causes, std::vector<int>({0, 1, 2, 3, 5}));
    }

    void brokenRulesComeFirstThenNotesThenMetOnes()
    {
        const auto verdict =
            judged(u"bushi limit=10 | bushi_samurai skills=sojutsu | 2 bushi_ashigaru weapon=teppo"_s).verdict;
        int last = 0;
        for (const roster::Finding &finding : verdict.findings) {
            const int place = finding.isMet ? 2 : finding.severity == Severity::Error ? 0 : 1;
            QVERIFY(place >= last);
            last = place;
        }
        QCOMPARE(verdict.brokenCount() + verdict.warningCount() + verdict.metCount(),
                 static_cast<int>(verdict.findings.size()));
        QCOMPARE(verdict.warningCount(), 1);
        QVERIFY(!verdict.isLegal());
    }

    void theSameWarbandGivesTheSameVerdict()
    {
        const auto value = warband(u"bushi | 5 bushi_samurai skills=niten | 2 ronin | 3 bushi_ashigaru weapon=teppo"_s);
        QCOMPARE(judged(value).verdict.findings, judged(value).verdict.findings);
    }

    void anUnknownListIsReportedAndNothingIsDropped()
    {
        const auto list = judged(u"takeda | 4 takeda_rider"_s);
        QCOMPARE(list.broken(), QStringList{u"data.unknown_id"_s});
        QCOMPARE(list.muster.total, 0);
        QCOMPARE(list.muster.warriors.size(), 4U);
    }

    void anUnknownProfileIsPricedNought()
    {
        const auto list = judged(u"bushi | 4 bushi_ashigaru weapon=yari | bushi_elephant"_s);
        QCOMPARE(list.muster.total, 72);
        QCOMPARE(list.finding(u"data.unknown_id"_s).causes, std::vector<int>{4});
    }

    void aProfileOfAnotherListIsPricedAndReported()
    {
        const auto list = judged(u"bushi | 4 bushi_ashigaru weapon=yari | choson_soldier"_s);
        QCOMPARE(list.muster.total, 72 + 11);
        QCOMPARE(list.broken(), QStringList{u"profile.not_in_list"_s});
    }

    void theLeaderIsOfTheHighestRank_data();
    void theLeaderIsOfTheHighestRank()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, broken);
        QFETCH(QStringList, warned);
        QFETCH(int, leader);
        const auto list = judged(text);
        QCOMPARE(list.broken(), broken);
        QCOMPARE(list.broken(Severity::Warning), warned);
        QCOMPARE(list.muster.leader, leader);
    }

    void namesWithPercentSignsStayAsTheyAre()
    {
        auto value = warband(u"bushi | bushi_ashigaru weapon=teppo name=%1"_s);
        const auto list = judged(value);
        QVERIFY(
            roster::message(list.finding(u"bushi.teppo"_s), list.warband, list.muster).endsWith(u"Broken by 1 %1."_s));
    }
};

void TestVerdict::theLeaderIsOfTheHighestRank_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("broken");
    QTest::addColumn<QStringList>("warned");
    QTest::addColumn<int>("leader");
    const QStringList none;
    const QStringList rule{u"gen.leader"_s};
    const QString men = u"| 6 bushi_ashigaru weapon=yari"_s;
    QTest::newRow("nobody named: the highest Rank")
        << u"bushi | 3 bushi_ashigaru weapon=yari | bushi_samurai | 3 bushi_ashigaru weapon=yari"_s << none << none
        << 3;
    QTest::newRow("a tie is the player's choice")
        << u"bushi | bushi_samurai | bushi_samurai leader"_s + men << none << none << 1;
    QTest::newRow("an Ashigaru leads a Samurai")
        << u"bushi | bushi_samurai | bushi_ashigaru weapon=yari leader"_s + men << rule << none << 1;
    QTest::newRow("two Leaders") << u"bushi | 2 bushi_samurai leader"_s + men << rule << none << 0;
    QTest::newRow("a hired sword of the highest Rank")
        << u"bushi | 3 bushi_ashigaru weapon=yari | ronin leader"_s << none << rule << 3;
    QTest::newRow("own before hired in a tie") << u"bushi | ronin | bushi_samurai"_s + men << none << none << 1;
}

std::unique_ptr<QObject> testVerdict()
{
    return make<TestVerdict>();
}

} // namespace gunbai::test

#include "tst_verdict.moc"
