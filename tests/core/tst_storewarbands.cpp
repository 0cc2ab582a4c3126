// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storefixture.h"
#include "tests/core/tests.h"
#include "tests/support/warbands.h"

#include "core/store/statement.h"

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

/// Warbands in the library.
class TestStoreWarbands : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void loadingWhatWasSavedGivesTheSameValue_data();
    void loadingWhatWasSavedGivesTheSameValue()
    {
        QFETCH(Warband, value);
        const LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        const auto created = add(warbands, value);
        QCOMPARE(warbands.load(created).value().warband, value);
        const auto other = add(warbands, warband(u"bushi | 2 bushi_samurai skills=tough"_s));
        QVERIFY(warbands.save(other, value, summary(value)));
        const auto again = folder.open();
        QCOMPARE(folder.warbands(*again).load(other).value().warband, value);
    }

    void halfACharacterIsStoredAsAMarkThatItWasLost()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        const auto id = add(warbands, named(QString(QChar(0xD83C)) + u"after"_s));
        QCOMPARE(warbands.load(id).value().warband.name, u"?after"_s);
    }

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

    void onlyWhatIsInTheBinCanBeErased()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        const auto id = add(warbands, everything());
        QCOMPARE(warbands.erase(id).error().code, Error::Code::NotFound);
        QVERIFY(warbands.bin(id));
        QVERIFY(warbands.erase(id));
        QCOMPARE(warbands.load(id).error().code, Error::Code::NotFound);
        for (const auto &table :
             {u"model"_s, u"model_skill"_s, u"model_option"_s, u"warband_parameter_value"_s, u"summary"_s})
            QCOMPARE(database->connection().number(u"SELECT count(*) FROM "_s + table).value(), 0);
    }

    void theIdOfAnErasedWarbandIsNotGivenAgain()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        const auto id = add(warbands, everything());
        QVERIFY(warbands.bin(id));
        QVERIFY(warbands.erase(id));
        QVERIFY(add(warbands, everything()) != id);
    }

    void aDuplicateIsTheSameUnderItsOwnName()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        Warband value = everything();
        const auto id = warbands.create(value, summary(value), store::Origin::Sample).value();
        QVERIFY(warbands.setKamon(id, u"wave"_s));
        const auto copy = warbands.duplicate(id, u"Second\npatrol"_s);
        QVERIFY(copy);
        value.name = u"Second\npatrol"_s;
        QCOMPARE(warbands.load(copy.value()).value().warband, value);
        const LibraryEntry entry = warbands.search(u"second patrol"_s).value().front();
        QCOMPARE(entry.id, copy.value());
        QCOMPARE(entry.kamon, u"wave"_s);
        QVERIFY(!entry.isSample);
        QCOMPARE(entry.points, summary(value).points);
        QCOMPARE(database->connection().text(u"SELECT search_text FROM summary ORDER BY warband DESC"_s).value(),
                 summary(value).searchText);
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

    void twoConnectionsSeeEachOthersChanges()
    {
        const LibraryFolder folder;
        const auto one = folder.open();
        const auto two = folder.open();
        const auto before = two->outsideChanges().value();
        const auto id = add(folder.warbands(*one), named(u"from one"_s));
        QVERIFY(two->outsideChanges().value() != before);
        QVERIFY(folder.warbands(*two).save(id, named(u"from two"_s), {}));
        QCOMPARE(folder.warbands(*one).load(id).value().warband.name, u"from two"_s);
    }

    void theLaterOfTwoConflictingSavesIsToldSo()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        const auto id = add(warbands, named(u"as it was"_s));
        const auto revision = warbands.load(id).value().revision;
        const auto next = warbands.save(id, named(u"mine"_s), {}, revision);
        QVERIFY(next);
        const auto later = warbands.save(id, named(u"yours"_s), {}, revision);
        QCOMPARE(later.error().code, Error::Code::Conflict);
        QCOMPARE(warbands.load(id).value().warband.name, u"mine"_s);
        QVERIFY(warbands.save(id, named(u"mine again"_s), {}, next.value()));
        QVERIFY(warbands.save(id, named(u"yours all the same"_s), {}));
    }

    void aWarbandThatIsGoneIsNotFound()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        const store::WarbandId none(12);
        QCOMPARE(warbands.load(none).error().code, Error::Code::NotFound);
        QCOMPARE(warbands.save(none, everything(), {}).error().code, Error::Code::NotFound);
        QCOMPARE(warbands.bin(none).error().code, Error::Code::NotFound);
        QCOMPARE(warbands.restore(none).error().code, Error::Code::NotFound);
        QCOMPARE(warbands.refresh(none, {}).error().code, Error::Code::NotFound);
        QCOMPARE(warbands.duplicate(none, {}).error().code, Error::Code::NotFound);
    }

    void twoModelsOfOneIdAreRefusedAndNothingIsWritten()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        const auto id = add(warbands, everything());
        Warband wrong = everything();
        wrong.models[1].id = wrong.models[0].id;
        QVERIFY(!warbands.save(id, wrong, {}));
        QCOMPARE(warbands.load(id).value().warband, everything());
    }

    void aRowWithoutItsWarbandCannotBe()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        for (const auto &row : {u"INSERT INTO warband_purchase VALUES (1, 'kiya', 1)"_s,
                                u"INSERT INTO model_skill VALUES (1, 1, 0, 'swift')"_s,
                                u"INSERT INTO summary VALUES (1, 1, 1, 1, 1, '', '')"_s})
            QVERIFY(!database->connection().exec(row));
    }

    void aValueOfAnotherTypeCannotBe()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        add(folder.warbands(*database), everything());
        for (const auto &change :
             {u"UPDATE warband SET points_limit = 'many'"_s, u"UPDATE warband SET points_limit = -1"_s,
              u"UPDATE warband SET is_sample = 2"_s, u"UPDATE warband SET name = NULL"_s, u"UPDATE model SET id = 0"_s,
              u"UPDATE model SET position = 3"_s})
            QVERIFY2(!database->connection().exec(change), qPrintable(change));
    }

    void everythingIsSoundAfterwards()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        add(folder.warbands(*database), everything());
        QCOMPARE(store::verify(*database).value(), QStringList());
    }
};

void TestStoreWarbands::loadingWhatWasSavedGivesTheSameValue_data()
{
    QTest::addColumn<Warband>("value");
    Warband empty;
    empty.system = u"ronin"_s;
    QTest::newRow("nothing but a game") << empty;
    QTest::newRow("every field") << everything();
    Warband turned = everything();
    std::ranges::reverse(turned.models);
    QTest::newRow("models in another order than their ids") << turned;
    QTest::newRow("a thousand models") << warband(u"peasants | 1000 peasants_peasant skills=tough"_s);
}

void TestStoreWarbands::findsByAllWordsWhateverCaseAndAccents_data()
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

std::unique_ptr<QObject> testStoreWarbands()
{
    return make<TestStoreWarbands>();
}

} // namespace gunbai::test

Q_DECLARE_METATYPE(gunbai::roster::Warband)

#include "tst_storewarbands.moc"
