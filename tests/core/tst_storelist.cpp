// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storefixture.h"
#include "tests/core/tests.h"
#include "tests/support/warbands.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;
using roster::Warband;
using store::LibraryEntry;
using store::Shelf;

namespace {

QStringList names(const Result<std::vector<LibraryEntry>> &entries)
{
    QStringList all;
    for (const LibraryEntry &entry : entries.value())
        all.append(entry.name);
    return all;
}

Warband named(const QString &name, const QString &text = u"bushi | bushi_samurai"_s)
{
    Warband value = warband(text);
    value.name = name;
    return value;
}

} // namespace

/// The library's list: its rows, the bin, the search.
class TestStoreList : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void anEntryShowsWhatTheListNeeds()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        const Warband value = named(u"Patrol"_s, u"bushi limit=20 | 2 bushi_samurai weapon=yari"_s);
        const auto id = warbands.create(value, summary(value), store::Origin::Sample);
        QVERIFY(warbands.setKamon(id.value(), u"peaks"_s));
        const auto verdict = judged(value).verdict;
        const LibraryEntry expected{
            id.value(), u"ronin"_s,         u"bushi"_s, u"Patrol"_s,           20,
            u"peaks"_s, verdict.total,      2,          verdict.brokenCount(), verdict.warningCount(),
            true,       folder.now.toUTC(), {}};
        QCOMPARE(warbands.summaries().value(), std::vector{expected});
        QVERIFY(expected.broken > 0);
    }

    void theLastChangedStandsFirst()
    {
        LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        const auto first = add(warbands, named(u"first"_s));
        folder.now = folder.now.addSecs(1);
        add(warbands, named(u"second"_s));
        QCOMPARE(names(warbands.summaries()), QStringList({u"second"_s, u"first"_s}));
        folder.now = folder.now.addSecs(1);
        QVERIFY(warbands.save(first, named(u"first again"_s), {}));
        QCOMPARE(names(warbands.summaries()), QStringList({u"first again"_s, u"second"_s}));
    }

    void findsByAllWordsWhateverCaseAndAccents_data();
    void findsByAllWordsWhateverCaseAndAccents()
    {
        QFETCH(QString, typed);
        QFETCH(bool, isFound);
        const LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        Warband value = named(u"Busō no MURA"_s, u"bushi | bushi_samurai skills=kenjutsu name=Jūzō | lost_profile"_s);
        value.models[0].notes = u"rides a 100% grey horse"_s;
        add(warbands, value);
        add(warbands, named(u"another"_s, u"koryu | koryu_novice"_s));
        QCOMPARE(names(warbands.search(typed)).contains(value.name), isFound);
    }

    void aWarbandInTheBinStaysThereTillItIsRestored()
    {
        const LibraryFolder folder;
        const auto id = add(folder.warbands(*folder.open()), named(u"binned"_s));
        QVERIFY(folder.warbands(*folder.open()).bin(id));
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        QCOMPARE(names(warbands.summaries()), QStringList());
        QCOMPARE(warbands.summaries(Shelf::Bin).value().front().binned, folder.now.toUTC());
        QCOMPARE(names(warbands.search(u"binn"_s, Shelf::Bin)), QStringList(u"binned"_s));
        QVERIFY(warbands.restore(id));
        QCOMPARE(names(warbands.summaries()), QStringList(u"binned"_s));
        QCOMPARE(names(warbands.summaries(Shelf::Bin)), QStringList());
    }

    void theListFollowsEveryChange()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        const auto id = add(warbands, named(u"first"_s));
        QCOMPARE(names(warbands.search(u"first"_s)), QStringList(u"first"_s));
        QVERIFY(warbands.save(id, named(u"renamed"_s), summary(named(u"renamed"_s))));
        QCOMPARE(names(warbands.search(u"first"_s)), QStringList());
        QCOMPARE(names(warbands.search(u"renamed"_s)), QStringList(u"renamed"_s));
        QVERIFY(warbands.setKamon(id, u"snow"_s));
        QCOMPARE(warbands.summaries().value().front().kamon, u"snow"_s);
    }

    void theListFollowsAnotherProgram()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        QCOMPARE(names(warbands.summaries()), QStringList());
        const auto elsewhere = folder.open();
        const auto id = add(folder.warbands(*elsewhere), named(u"theirs"_s));
        QCOMPARE(names(warbands.search(u"theirs"_s)), QStringList(u"theirs"_s));
        QVERIFY(folder.warbands(*elsewhere).bin(id));
        QCOMPARE(names(warbands.summaries()), QStringList());
    }

    void summariesOfOtherRulesAreStaleTillRefreshed()
    {
        LibraryFolder folder;
        const auto database = folder.open();
        const auto id = add(folder.warbands(*database), named(u"old"_s));
        folder.rulesHash = u"rules of tomorrow"_s;
        const auto warbands = folder.warbands(*database);
        add(warbands, named(u"new"_s));
        QCOMPARE(warbands.stale().value(), std::vector{id});
        const auto before = warbands.load(id).value().revision;
        QVERIFY(warbands.refresh(id, {1, 2, 3, 4, u"text"_s}));
        QCOMPARE(warbands.stale().value(), std::vector<store::WarbandId>());
        QCOMPARE(warbands.search(u"text"_s).value().front().warnings, 4);
        QCOMPARE(warbands.load(id).value().revision, before);
    }
};

void TestStoreList::findsByAllWordsWhateverCaseAndAccents_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("nothing typed") << u"  "_s << true;
    QTest::newRow("without the accent") << u"buso"_s << true;
    QTest::newRow("with an accent of its own") << u"Mürã"_s << true;
    QTest::newRow("an accent typed as two characters") << u"buso\u0304"_s << true;
    QTest::newRow("the middle of a word") << u"usō"_s << true;
    QTest::newRow("words in another order") << u"mura buso"_s << true;
    QTest::newRow("words of different places") << u"juzo samurai ken grey"_s << true;
    QTest::newRow("one word that is not there") << u"buso ashigaru"_s << false;
    QTest::newRow("a model's name") << u"JUZO"_s << true;
    QTest::newRow("a profile") << u"samurai"_s << true;
    QTest::newRow("the id of an unknown profile") << u"lost_p"_s << true;
    QTest::newRow("a skill") << u"kenjutsu"_s << true;
    QTest::newRow("the list") << u"bushi"_s << true;
    QTest::newRow("notes") << u"rides horse"_s << true;
    QTest::newRow("a per cent sign is no wildcard") << u"100% grey"_s << true;
    QTest::newRow("nor does it stand for anything") << u"b%o"_s << false;
    QTest::newRow("a quotation mark") << u"\""_s << false;
}

std::unique_ptr<QObject> testStoreList()
{
    return make<TestStoreList>();
}

} // namespace gunbai::test

#include "tst_storelist.moc"
