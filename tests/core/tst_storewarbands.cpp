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
using store::WarbandId;

namespace {

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

    void whatIsRememberedOfTheRulesIsStoredWithTheWarband()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        const auto id = add(warbands, named(u"Sohei"_s));
        const auto kept = [&](WarbandId of) { return warbands.load(of).value().remembered; };
        QCOMPARE(kept(id), roster::Remembered());
        QVERIFY(warbands.save(id, named(u"Sohei"_s), {}, {}, remembering()));
        QCOMPARE(kept(id), remembering());
        QVERIFY(warbands.save(id, named(u"Monks"_s), {}));
        QVERIFY(warbands.refresh(id, {}));
        QCOMPARE(kept(id), remembering());
        QCOMPARE(kept(warbands.duplicate(id, u"Copy"_s).value()), remembering());
        const auto revision = warbands.load(id).value().revision;
        QVERIFY(warbands.remember(id, {}));
        QCOMPARE(kept(id), roster::Remembered());
        QCOMPARE(warbands.load(id).value().revision, revision);
    }

    void aCopyThatCannotBeSavedIsNotLeftBehind()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        const auto id = add(warbands, named(u"Sohei"_s));
        Warband twice = named(u"Twice the same model"_s, u"bushi | 2 bushi_samurai"_s);
        twice.models[1].id = twice.models[0].id;
        QVERIFY(!warbands.saveAsCopy(id, twice, {}, {}));
        QCOMPARE(warbands.summaries().value().size(), 1U);
        const auto saved = warbands.saveAsCopy(id, named(u"Monks"_s), {}, remembering());
        QCOMPARE(warbands.load(saved.value().first).value().warband.name, u"Monks"_s);
        QCOMPARE(warbands.load(saved.value().first).value().revision, saved.value().second);
        QCOMPARE(warbands.load(saved.value().first).value().remembered, remembering());
    }

    void halfACharacterIsStoredAsAMarkThatItWasLost()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        const auto id = add(warbands, named(QString(QChar(0xD83C)) + u"after"_s));
        QCOMPARE(warbands.load(id).value().warband.name, u"?after"_s);
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

std::unique_ptr<QObject> testStoreWarbands()
{
    return make<TestStoreWarbands>();
}

} // namespace gunbai::test

#include "tst_storewarbands.moc"
