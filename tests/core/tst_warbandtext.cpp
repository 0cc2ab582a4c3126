// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/share/warbandtext.h"
#include "tests/core/tests.h"
#include "tests/support/warbands.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;

static const auto Patrol = u"bushi limit=150 kiya=1 | bushi_samurai weapon=yari skills=tough name=Sanada leader | 2 bushi_ashigaru weapon=teppo"_s;

class TestWarbandText : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void everyModelIsALineOfItsOwn()
    {
        const Judgement judgement = judged(Patrol);
        const QString text = share::asText({judgement.warband, judgement.muster, judgement.verdict});
        const QStringList lines = text.split(u'\n');
        QCOMPARE(lines[0], u"Warband"_s);
        QVERIFY(lines[1].startsWith(u"Bushi, Ronin · "_s));
        QVERIFY2(lines[3].startsWith(u"1. Sanada, Samurai, Leader: yari, "_s), qPrintable(lines[3]));
        QVERIFY(lines[3].endsWith(u"(%1)"_s.arg(judgement.muster.warriors[0].points)));
        QVERIFY(lines[5].startsWith(u"3. Ashigaru: teppo, "_s));
    }

    void whatIsBrokenIsSaid()
    {
        const Judgement judgement = judged(Patrol);
        QVERIFY(!judgement.verdict.isLegal());
        const QString text = share::asText({judgement.warband, judgement.muster, judgement.verdict});
        QVERIFY(text.contains(judgement.verdict.findings.front().statement));
        QVERIFY(!text.contains(u"Legal"_s));
    }

    void markdownHasATable()
    {
        Judgement judgement = judged(Patrol);
        judgement.warband.models[0].name = u"San|ada"_s;
        const QString text = share::asMarkdown({judgement.warband, judgement.muster, judgement.verdict});
        QVERIFY(text.startsWith(u"# Warband\n"_s));
        QVERIFY(text.contains(u"\n| 1 | San\\|ada, Samurai, Leader | yari, "_s));
        QVERIFY(text.contains(u"\n- "_s));
    }

    void chosenModelsKeepTheirNumbers()
    {
        const Judgement judgement = judged(Patrol);
        const QString text = share::modelsAsText({judgement.warband, judgement.muster, judgement.verdict}, {2});
        QVERIFY(text.startsWith(u"3. Ashigaru: "_s));
        QCOMPARE(text.count(u'\n'), 1);
    }

    void aModelOfNoKnownListIsNamedByItsId()
    {
        const Judgement judgement = judged(u"nowhere | somebody"_s);
        QVERIFY(share::asText({judgement.warband, judgement.muster, judgement.verdict}).contains(u"1. somebody"_s));
    }
};

std::unique_ptr<QObject> testWarbandText()
{
    return make<TestWarbandText>();
}

} // namespace gunbai::test

#include "tst_warbandtext.moc"
