// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storefixture.h"
#include "tests/core/tests.h"

#include "core/store/copying.h"

#include <QDir>
#include <QFile>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using store::Backup;
using store::Backups;
using Code = Error::Code;

namespace {

QStringList backupNames(const LibraryFolder &folder)
{
    QStringList names;
    for (const Backup &backup : Backups(folder.location).list())
        names.append(QFileInfo(backup.path).fileName());
    return names;
}

roster::Warband named(const QString &name)
{
    roster::Warband value = everything();
    value.name = name;
    return value;
}

/// The names in the library, opened for that.
QStringList content(const LibraryFolder &folder)
{
    QStringList names;
    const auto database = folder.open();
    for (const auto &entry : folder.warbands(*database).summaries().value())
        names.append(entry.name);
    names.sort();
    return names;
}

void addNamed(const LibraryFolder &folder, const QString &name)
{
    add(folder.warbands(*folder.open()), named(name));
}

} // namespace

/// Backups of the library, and their way back.
class TestStoreBackups : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void oneADay()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const Backups backups(folder.location);
        QCOMPARE(backups.makeDaily(database->connection(), folder.now).value(), true);
        QCOMPARE(backups.makeDaily(database->connection(), folder.now.addSecs(3600)).value(), false);
        QCOMPARE(backups.makeDaily(database->connection(), folder.now.addDays(1)).value(), true);
        QCOMPARE(backupNames(folder),
                 QStringList({u"daily-20260731.gunbai-library"_s, u"daily-20260730.gunbai-library"_s}));
    }

    void theOldestGoOnceTheNewOneIsThere()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const Backups backups(folder.location, 3);
        QVERIFY(backups.make(database->connection(), Backup::Kind::Asked, folder.now.addDays(-100)));
        for (int day = 0; day < 5; ++day)
            QVERIFY(backups.makeDaily(database->connection(), folder.now.addDays(day)));
        QCOMPARE(backupNames(folder),
                 QStringList({u"daily-20260803.gunbai-library"_s, u"daily-20260802.gunbai-library"_s,
                              u"daily-20260801.gunbai-library"_s, u"asked-20260421-181500.gunbai-library"_s}));
    }

    void noOldOneGoesWhenTheNewOneFails()
    {
        const LibraryFolder folder;
        add(folder.warbands(*folder.open()), named(u"one"_s));
        const auto database = folder.open();
        const Backups backups(folder.location, 1);
        QVERIFY(backups.makeDaily(database->connection(), folder.now));
        // Only a check of the copy can find this.
        QVERIFY(database->connection().exec(u"PRAGMA ignore_check_constraints = ON"_s));
        QVERIFY(database->connection().exec(u"UPDATE warband SET is_sample = 9"_s));
        const auto made = backups.makeDaily(database->connection(), folder.now.addDays(1));
        QVERIFY(!made);
        QCOMPARE(made.error().code, Code::Corrupt);
        QCOMPARE(QDir(folder.location.backupFolder).entryList(QDir::Files),
                 QStringList(u"daily-20260730.gunbai-library"_s));
    }

    void theListTellsDateAndContent()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        add(warbands, named(u"one"_s));
        add(warbands, named(u"two"_s));
        QVERIFY(warbands.bin(add(warbands, named(u"binned"_s))));
        const Backups backups(folder.location);
        const auto path = backups.make(database->connection(), Backup::Kind::Asked, folder.now);
        writeBytes(folder.location.backupFolder + u"/daily-20260101.gunbai-library"_s, "no library");
        writeBytes(folder.location.backupFolder + u"/notes.txt"_s, "no backup");
        const auto list = backups.list();
        QCOMPARE(list.size(), 2U);
        QCOMPARE(list[0].path, path.value());
        QCOMPARE(list[0].kind, Backup::Kind::Asked);
        QCOMPARE(list[0].made, folder.now);
        QCOMPARE(list[0].warbands, 2);
        QCOMPARE(list[1].made.date(), QDate(2026, 1, 1));
        QCOMPARE(list[1].warbands, std::nullopt);
    }

    void severalInOneSecondGetNamesOfTheirOwn()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        for (int time = 0; time < 3; ++time)
            QVERIFY(Backups(folder.location).make(database->connection(), Backup::Kind::Asked, folder.now));
        QCOMPARE(backupNames(folder).size(), 3);
        QCOMPARE(Backups(folder.location).list().back().made, folder.now);
    }

    void aRestoredLibraryStaysAndCanBeTakenBack()
    {
        const LibraryFolder folder;
        addNamed(folder, u"old"_s);
        const Backups backups(folder.location);
        const QString backup = backups.make(folder.open()->connection(), Backup::Kind::Asked, folder.now).value();
        addNamed(folder, u"new"_s);
        const auto kept = backups.restore(backup, folder.now);
        QVERIFY2(kept, kept ? "" : qPrintable(kept.error().message));
        QCOMPARE(content(folder), QStringList(u"old"_s));
        QCOMPARE(content(folder), QStringList(u"old"_s));
        QVERIFY(backups.restore(kept.value(), folder.now));
        QCOMPARE(content(folder), QStringList({u"new"_s, u"old"_s}));
        QCOMPARE(QDir(QFileInfo(folder.path()).path()).entryList(QDir::Files),
                 QStringList(QFileInfo(folder.path()).fileName()));
    }

    void whatACrashLeftInTheWalIsKeptToo()
    {
        const LibraryFolder folder;
        addNamed(folder, u"old"_s);
        const Backups backups(folder.location);
        const QString backup = backups.make(folder.open()->connection(), Backup::Kind::Asked, folder.now).value();
        crashAfterAdding(folder, u"in the wal"_s);
        const auto kept = backups.restore(backup, folder.now);
        QCOMPARE(content(folder), QStringList(u"old"_s));
        QVERIFY(backups.restore(kept.value(), folder.now));
        QCOMPARE(content(folder), QStringList({u"in the wal"_s, u"old"_s}));
    }

    void aDamagedLibraryIsKeptAsItIs()
    {
        const LibraryFolder folder;
        addNamed(folder, u"good"_s);
        const Backups backups(folder.location);
        const QString backup = backups.make(folder.open()->connection(), Backup::Kind::Asked, folder.now).value();
        crashAfterAdding(folder, u"lost"_s);
        QVERIFY(QFile::resize(folder.path(), 5000));
        const QByteArray main = bytesOf(folder.path());
        const QByteArray wal = bytesOf(folder.path() + u"-wal"_s);
        // The -wal holds most pages; what is left must be unreadable even so.
        QVERIFY(!wal.isEmpty());
        QFile::remove(folder.path() + u"-wal"_s);
        QCOMPARE(folder.openError()->code, Code::Corrupt);
        const auto kept = backups.restore(backup, folder.now);
        QVERIFY2(kept, kept ? "" : qPrintable(kept.error().message));
        QCOMPARE(bytesOf(kept.value()), main);
        QCOMPARE(backups.list().front().kind, Backup::Kind::Broken);
        QCOMPARE(content(folder), QStringList(u"good"_s));
    }

    void anEmptyPlaceTakesABackup()
    {
        LibraryFolder folder;
        addNamed(folder, u"moved"_s);
        QVERIFY(
            store::writeCopy(folder.open()->connection(), folder.file(u"all.gunbai-library"_s), store::IfThere::Keep));
        folder.location.path = folder.file(u"another/computer/library.gunbai-library"_s);
        QCOMPARE(Backups(folder.location).restore(folder.file(u"all.gunbai-library"_s), folder.now).value(), QString());
        QCOMPARE(content(folder), QStringList(u"moved"_s));
    }

    void nothingIsRestoredFromWhatIsNoSoundLibrary()
    {
        const LibraryFolder folder;
        addNamed(folder, u"present"_s);
        const QByteArray before = bytesOf(folder.path());
        const Backups backups(folder.location);
        writeBytes(folder.file(u"bad"_s), "text");
        QCOMPARE(backups.restore(folder.file(u"bad"_s), folder.now).error().code, Code::Invalid);
        QCOMPARE(backups.restore(folder.file(u"none"_s), folder.now).error().code, Code::NotFound);
        QCOMPARE(bytesOf(folder.path()), before);
        QVERIFY(!QFile::exists(folder.location.backupFolder));
    }

    void nothingIsRestoredOverALibraryThatIsOpen()
    {
        const LibraryFolder folder;
        addNamed(folder, u"present"_s);
        const auto database = folder.open();
        const Backups backups(folder.location);
        const QString backup = backups.make(database->connection(), Backup::Kind::Asked, folder.now).value();
        QCOMPARE(backups.restore(backup, folder.now).error().code, Code::Busy);
        QVERIFY(!database->isReplaced());
        add(folder.warbands(*database), named(u"more"_s));
        QCOMPARE(content(folder), QStringList({u"more"_s, u"present"_s}));
    }

    void aNewerLibraryMakesRoomAndIsKeptForTheNewerProgram()
    {
        const LibraryFolder folder;
        addNamed(folder, u"good"_s);
        const Backups backups(folder.location);
        const QString backup = backups.make(folder.open()->connection(), Backup::Kind::Asked, folder.now).value();
        addNamed(folder, u"newer"_s);
        runSql(folder.path(), {u"PRAGMA user_version = 99"_s});
        const auto kept = backups.restore(backup, folder.now);
        QVERIFY2(kept, kept ? "" : qPrintable(kept.error().message));
        QCOMPARE(content(folder), QStringList(u"good"_s));
        QCOMPARE(backups.restore(kept.value(), folder.now).error().code, Code::TooNew);
        QCOMPARE(backups.list().front().warbands, 2);
    }

    void aForeignFileIsKeptAsItIs()
    {
        const LibraryFolder folder;
        addNamed(folder, u"good"_s);
        const Backups backups(folder.location);
        const QString backup = backups.make(folder.open()->connection(), Backup::Kind::Asked, folder.now).value();
        writeBytes(folder.path(), "conflicted copy");
        const auto kept = backups.restore(backup, folder.now);
        QVERIFY2(kept, kept ? "" : qPrintable(kept.error().message));
        QCOMPARE(bytesOf(kept.value()), QByteArray("conflicted copy"));
        QCOMPARE(backups.list().front().kind, Backup::Kind::Replaced);
        QCOMPARE(content(folder), QStringList(u"good"_s));
    }

    void aFolderInTheLibrarysPlaceStays()
    {
        const LibraryFolder folder;
        addNamed(folder, u"good"_s);
        const Backups backups(folder.location);
        const QString backup = backups.make(folder.open()->connection(), Backup::Kind::Asked, folder.now).value();
        QVERIFY(QFile::remove(folder.path()) && QDir().mkpath(folder.path()));
        QCOMPARE(backups.restore(backup, folder.now).error().code, Code::Invalid);
        QVERIFY(QFileInfo(folder.path()).isDir());
    }

    void aLibraryThatIsGoneIsNotMadeAnewUnasked()
    {
        const LibraryFolder folder;
        addNamed(folder, u"gone"_s);
        const Backups backups(folder.location);
        QVERIFY(backups.make(folder.open()->connection(), Backup::Kind::Asked, folder.now));
        QVERIFY(QFile::remove(folder.path()));
        QCOMPARE(folder.openError()->code, Code::NotFound);
        QVERIFY(folder.openError()->message.contains(folder.path()));
        QVERIFY(!QFile::exists(folder.path()));
        QVERIFY(backups.beginAnew());
        QCOMPARE(content(folder), QStringList());
    }

    void ofEachKindTheNewestStay_data()
    {
        QTest::addColumn<Backup::Kind>("kind");
        QTest::newRow("asked") << Backup::Kind::Asked;
        QTest::newRow("before an update") << Backup::Kind::Update;
        QTest::newRow("before a restore") << Backup::Kind::Restore;
        QTest::newRow("replaced") << Backup::Kind::Replaced;
    }
    void ofEachKindTheNewestStay()
    {
        QFETCH(Backup::Kind, kind);
        const LibraryFolder folder;
        const auto database = folder.open();
        const Backups backups(folder.location, 2);
        QVERIFY(backups.makeDaily(database->connection(), folder.now.addDays(-100)));
        for (int day = 0; day < 12; ++day)
            QVERIFY(backups.make(database->connection(), kind, folder.now.addDays(day)));
        const auto list = backups.list();
        QCOMPARE(list.size(), 11U);
        QCOMPARE(list[0].made, folder.now.addDays(11));
        QCOMPARE(list[9].made, folder.now.addDays(2));
        QCOMPARE(list[10].kind, Backup::Kind::Daily);
    }

    void theNewestDamagedLibrariesStayWithTheirWals()
    {
        const LibraryFolder folder;
        addNamed(folder, u"good"_s);
        const Backups backups(folder.location, 2);
        const QString good = folder.file(u"good"_s);
        QVERIFY(store::writeCopy(folder.open()->connection(), good, store::IfThere::Keep));
        for (int day = 0; day < 12; ++day) {
            writeBytes(folder.path(), {});
            writeBytes(folder.path() + u"-wal"_s, "left");
            QVERIFY(backups.restore(good, folder.now.addDays(day)));
        }
        const QStringList names = QDir(folder.location.backupFolder).entryList(QDir::Files, QDir::Name);
        QCOMPARE(names.size(), 20);
        QCOMPARE(names[0], u"damaged-20260801-181500.gunbai-library"_s);
        QCOMPARE(names[1], u"damaged-20260801-181500.gunbai-library-wal"_s);
        QCOMPARE(names[19], u"damaged-20260810-181500.gunbai-library-wal"_s);
    }

    void noGoodOneGoesForOneThatCannotBeRead()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const Backups backups(folder.location, 2);
        QVERIFY(backups.makeDaily(database->connection(), folder.now));
        QVERIFY(backups.makeDaily(database->connection(), folder.now.addDays(1)));
        writeBytes(backups.list().front().path, "spoilt");
        QVERIFY(backups.makeDaily(database->connection(), folder.now.addDays(2)));
        QCOMPARE(backups.list().size(), 3U);
        QCOMPARE(backups.list().back().warbands, 0);
        QVERIFY(backups.makeDaily(database->connection(), folder.now.addDays(3)));
        QCOMPARE(backupNames(folder),
                 QStringList({u"daily-20260802.gunbai-library"_s, u"daily-20260801.gunbai-library"_s}));
    }

    void theOneJustMadeStaysThoughTheClockWentBack()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const Backups backups(folder.location, 1);
        QVERIFY(backups.makeDaily(database->connection(), folder.now));
        QVERIFY(backups.makeDaily(database->connection(), folder.now.addYears(-1)));
        QVERIFY(backupNames(folder).contains(u"daily-20250730.gunbai-library"_s));
    }

    void aCopyReplacesOnlyWhatItIsToldToAndNeverTheLibrary()
    {
        const LibraryFolder folder;
        addNamed(folder, u"one"_s);
        const auto database = folder.open();
        const QString target = folder.file(u"copy"_s);
        writeBytes(target, "mine");
        QCOMPARE(store::writeCopy(database->connection(), target, store::IfThere::Keep).error().code, Code::Conflict);
        QCOMPARE(bytesOf(target), QByteArray("mine"));
        QVERIFY(store::writeCopy(database->connection(), target, store::IfThere::Replace));
        QVERIFY(bytesOf(target).startsWith("SQLite format 3"));
        QCOMPARE(store::writeCopy(database->connection(), folder.path(), store::IfThere::Replace).error().code,
                 Code::Conflict);
        QVERIFY(!database->isReplaced());
        QVERIFY(!store::writeCopy(database->connection(), folder.file(u"no/folder/copy"_s), store::IfThere::Keep));
    }

private:
    static void crashAfterAdding(const LibraryFolder &folder, const QString &name)
    {
        QByteArray main;
        QByteArray wal;
        {
            const auto database = folder.open();
            add(folder.warbands(*database), named(name));
            main = bytesOf(folder.path());
            wal = bytesOf(folder.path() + u"-wal"_s);
        }
        writeBytes(folder.path(), main);
        writeBytes(folder.path() + u"-wal"_s, wal);
    }

private Q_SLOTS:
    void aLibraryMovesWithItsBackups()
    {
        LibraryFolder folder;
        addNamed(folder, u"One"_s);
        {
            const auto database = folder.open();
            QVERIFY(Backups(folder.location).make(database->connection(), Backup::Kind::Asked, folder.now));
        }
        const QStringList backups = backupNames(folder);
        const store::Location before = folder.location;
        const store::Location target{folder.file(u"cloud/library.gunbai-library"_s), folder.file(u"cloud/backups"_s)};
        QVERIFY(store::moveLibrary(before, target));
        QVERIFY(!QFile::exists(before.path));
        folder.location = target;
        QCOMPARE(content(folder), QStringList{u"One"_s});
        QCOMPARE(backupNames(folder), backups);
    }

    void aLibraryThatIsUsedOrWouldCoverAnotherStaysWhereItIs()
    {
        const LibraryFolder folder;
        addNamed(folder, u"One"_s);
        writeBytes(folder.file(u"other.gunbai-library"_s), "theirs");
        const store::Location taken{folder.file(u"other.gunbai-library"_s), folder.file(u"elsewhere"_s)};
        QCOMPARE(store::moveLibrary(folder.location, taken).error().code, Code::Conflict);
        QCOMPARE(bytesOf(taken.path), QByteArray("theirs"));
        const auto user = folder.open();
        const store::Location target{folder.file(u"new.gunbai-library"_s), folder.file(u"elsewhere"_s), {}};
        QCOMPARE(store::moveLibrary(folder.location, target).error().code, Code::Busy);
        QVERIFY(!QFile::exists(target.path));
        QCOMPARE(content(folder), QStringList(u"One"_s));
    }
};

std::unique_ptr<QObject> testStoreBackups()
{
    return make<TestStoreBackups>();
}

} // namespace gunbai::test

#include "tst_storebackups.moc"
