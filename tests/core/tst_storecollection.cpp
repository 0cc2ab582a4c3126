// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storefixture.h"
#include "tests/core/tests.h"

#include "core/store/collectionrepository.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;
using collection::Collection;
using collection::Figure;
using collection::FigureId;
using store::CollectionRepository;

namespace {

/// Every field, with texts and ids that are awkward to store.
Collection awkward()
{
    const Figure ashigaru{FigureId(7),
                          u"Ashigaru ’\"侍 🏯 ō"_s,
                          {{u"ronin"_s, u"bushi_ashigaru"_s, {u"yari"_s, u"no_such_item"_s}},
                           {u"no_such_game"_s, u"no_such_profile"_s, {}}},
                          6,
                          4,
                          u"line one\nline two; DROP TABLE figure"_s};
    const Figure plain{FigureId(2), u"=Bowman"_s, {}, 1, 0, {}};
    return {{ashigaru, plain}};
}

} // namespace

/// What the player owns, in the library.
class TestStoreCollection final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasSavedIsThereAgainInItsOrder()
    {
        const LibraryFolder folder;
        {
            const auto database = folder.open();
            const CollectionRepository figures(*database);
            QVERIFY(figures.load().value().isEmpty());
            QVERIFY(figures.save(awkward(), {}).ok());
        }
        const auto database = folder.open();
        const CollectionRepository figures(*database);
        QVERIFY(figures.load().value() == awkward());
        QVERIFY(figures.save({}, awkward()).ok());
        QVERIFY(figures.load().value().isEmpty());
    }
    void whatAnotherWindowChangedIsNotWrittenOver()
    {
        const LibraryFolder folder;
        const auto here = folder.open();
        const auto there = folder.open();
        QVERIFY(CollectionRepository(*there).save(awkward(), {}).ok());
        Collection mine;
        mine.figures.push_back({FigureId(1), u"Mine"_s, {}, 1, 0, {}});
        const auto refused = CollectionRepository(*here).save(mine, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Error::Code::Conflict);
        QVERIFY(CollectionRepository(*here).load().value() == awkward());
    }
    void whatTheSchemaForbidsLeavesTheLibraryAsItWas()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const CollectionRepository figures(*database);
        QVERIFY(figures.save(awkward(), {}).ok());
        Collection wrong = awkward();
        wrong.figures.back().painted = 2; // of one
        QVERIFY(!figures.save(wrong, awkward()));
        QVERIFY(figures.load().value() == awkward());
    }
};

std::unique_ptr<QObject> testStoreCollection()
{
    return make<TestStoreCollection>();
}

} // namespace gunbai::test

#include "tst_storecollection.moc"
