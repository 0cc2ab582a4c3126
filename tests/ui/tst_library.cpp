// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/libraryfixture.h"
#include "tests/ui/tests.h"

#include <QDir>
#include <QSignalSpy>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using store::Shelf;
using store::WarbandId;
using ui::Library;

class TestLibrary final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void everyStepOfADocumentIsInTheLibrary()
    {
        PondLibrary pond;
        const WarbandId id = pond.add(legalWarband());
        auto *document = pond.library.document(id).value();
        document->rename(u"Deep water"_s);
        QCOMPARE(pond.warband(id).name, u"Deep water"_s);
        document->undo();
        QCOMPARE(pond.warband(id).name, u"Still water"_s);
    }

    void aDocumentKeepsItsStepsUntilTheProgramEnds()
    {
        PondLibrary pond;
        const WarbandId id = pond.add(legalWarband());
        pond.library.document(id).value()->rename(u"Deep water"_s);
        QVERIFY(pond.library.document(id).value()->undoStack().canUndo());
    }

    void theFirstStepInASampleMakesACopy()
    {
        PondLibrary pond;
        const WarbandFolder folder;
        QVERIFY(pond.library.seedSamples({folder.write(u"a.gunbai"_s, legalWarband())}));
        const WarbandId sample = pond.library.find({}, Shelf::Library).value().front().id;
        const QSignalSpy copied(&pond.library, &Library::becameOwn);
        auto *document = pond.library.document(sample).value();
        document->rename(u"Mine"_s);
        document->rename(u"Mine again"_s);
        QCOMPARE(copied.size(), 1);
        QCOMPARE(pond.warband(sample).name, u"Still water"_s);
        const WarbandId own = copied.front().at(1).value<WarbandId>();
        QCOMPARE(pond.warband(own).name, u"Mine again"_s);
        QCOMPARE(pond.library.document(own).value(), document);
        QVERIFY(pond.library.document(sample).value() != document);
    }

    void samplesComeOnlyIntoALibraryThatNothingWasIn()
    {
        PondLibrary pond;
        const WarbandFolder folder;
        const QString sample = folder.write(u"a.gunbai"_s, legalWarband());
        const WarbandId own = pond.add(brokenWarband());
        QVERIFY(pond.library.seedSamples({sample}));
        QVERIFY(pond.library.bin(own));
        QVERIFY(pond.library.seedSamples({sample}));
        QCOMPARE(pond.names(), QStringList());
        QVERIFY(pond.library.erase(own));
        QVERIFY(pond.library.seedSamples({sample}));
        QCOMPARE(pond.names(), QStringList{u"Still water"_s});
    }

    void anotherWindowsChangeIsSeen()
    {
        PondLibrary pond;
        const WarbandId id = pond.add(legalWarband());
        auto *before = pond.library.document(id).value();
        const auto other = pond.otherWindow();
        const QSignalSpy changed(&pond.library, &Library::changed);
        const QSignalSpy outdated(&pond.library, &Library::outdated);
        pond.library.lookOutside();
        QCOMPARE(changed.size(), 0);
        QVERIFY(other->rename(id, u"Theirs"_s));
        pond.library.lookOutside();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(outdated.size(), 1);
        auto *after = pond.library.document(id).value();
        QVERIFY(after != before);
        QCOMPARE(after->warband().name, u"Theirs"_s);
    }

    void aFileThatIsThereAlreadyIsKnown()
    {
        PondLibrary pond;
        const WarbandFolder folder;
        const QString path = folder.write(u"a.gunbai"_s, legalWarband());
        QVERIFY(!pond.library.read(path).value().twin);
        const WarbandId id = pond.add(legalWarband());
        const auto same = pond.library.read(path).value();
        QCOMPARE(same.twin->id, id);
        QVERIFY(same.isSame);
        pond.library.document(id).value()->setLimit(90);
        QVERIFY(!pond.library.read(path).value().isSame);
        QVERIFY(pond.library.rename(id, u"Other"_s));
        QVERIFY(!pond.library.read(path).value().twin);
    }

    void replacingCanBeUndone()
    {
        PondLibrary pond;
        const WarbandId id = pond.add(legalWarband());
        QVERIFY(pond.library.replace(id, fromBytes(brokenWarband())));
        QCOMPARE(pond.warband(id).name, u"Rough water"_s);
        pond.library.document(id).value()->undo();
        QCOMPARE(pond.warband(id).name, u"Still water"_s);
    }

    void aWrittenFileReadsTheSame()
    {
        PondLibrary pond;
        const WarbandId id = pond.add(brokenWarband());
        QVERIFY(pond.library.writeFile(id, pond.file(u"out.gunbai"_s)));
        QVERIFY(pond.library.read(pond.file(u"out.gunbai"_s)).value().isSame);
        QCOMPARE(pond.library.writeFile(id, pond.file(u"none/out.gunbai"_s)).error().code, Error::Code::Io);
    }

    void newWarbandsHaveCrestsOfTheirOwn()
    {
        PondLibrary pond;
        QSet<QString> crests;
        for (int count = 0; count < 9; ++count)
            crests.insert(pond.library.kamon(pond.add(legalWarband())));
        QCOMPARE(crests.size(), 9);
    }

    void oneBackupIsMadeADay()
    {
        PondLibrary pond;
        QCOMPARE(pond.library.backUp().value(), true);
        QCOMPARE(pond.library.backUp().value(), false);
        pond.now = pond.now.addDays(1);
        QCOMPARE(pond.library.backUp().value(), true);
    }

    void staleSummariesAreJudgedAnew()
    {
        PondLibrary pond;
        for (int count = 0; count < 45; ++count)
            pond.add(legalWarband());
        const auto database = store::Database::open(pond.location(), pond.now);
        Library newer({*database.value(), store::Backups(pond.location()), inventedRules(), u"newer"_s,
                       [&pond] { return pond.now; }});
        const QSignalSpy changed(&newer, &Library::changed);
        newer.refreshStale();
        QTRY_COMPARE(changed.size(), 1);
        newer.refreshStale();
        QCOMPARE(changed.size(), 1);
    }
};

std::unique_ptr<QObject> testLibrary()
{
    return make<TestLibrary>();
}

} // namespace gunbai::test

#include "tst_library.moc"
