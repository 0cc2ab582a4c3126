// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storefixture.h"
#include "tests/core/tests.h"
#include "tests/support/trouble.h"
#include "tests/support/warbands.h"

#include "core/store/transaction.h"

#include <QDir>
#include <QFile>

#include <sys/stat.h>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using Code = Error::Code;

/// The library on a disk that is full, write-protected or locked.
class TestStoreDisk : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void aWriteProtectedLibraryIsRefused_data();
    void aWriteProtectedLibraryIsRefused()
    {
        QFETCH(int, fileMode);
        QFETCH(int, folderMode);
        const LibraryFolder folder;
        add(folder.warbands(*folder.open()), everything());
        const QByteArray before = bytesOf(folder.path());
        const QByteArray name = QFile::encodeName(folder.path());
        const QByteArray parent = QFile::encodeName(folder.file(u"."_s));
        QCOMPARE(::chmod(name.constData(), static_cast<mode_t>(fileMode)), 0);
        QCOMPARE(::chmod(parent.constData(), static_cast<mode_t>(folderMode)), 0);
        std::optional<Error> error;
        {
            const NotRoot user;
            if (!user.is())
                QSKIP("can't give up root's rights here");
            error = folder.openError();
        }
        QCOMPARE(::chmod(parent.constData(), 0700), 0);
        QVERIFY(error);
        QCOMPARE(error->code, Code::Denied);
        QCOMPARE(::chmod(name.constData(), 0600), 0);
        QCOMPARE(bytesOf(folder.path()), before);
    }

    void aReadOnlyDiskIsRefusedButCanBeLookedAt()
    {
        LibraryFolder folder;
        SmallDisk disk(folder.file(u"disk"_s));
        if (!disk.is())
            QSKIP("no disk can be mounted here");
        folder.location.path = folder.file(u"disk/library.gunbai-library"_s);
        add(folder.warbands(*folder.open()), everything());
        QVERIFY(disk.makeReadOnly());
        QCOMPARE(folder.openError()->code, Code::Denied);
        const auto looked = store::Database::look(folder.location);
        QVERIFY(looked);
        QCOMPARE(folder.warbands(*looked.value()).summaries().value().size(), 1U);
    }

    void aFullDiskLeavesTheOldValueAndWorksAgainWithRoom()
    {
        LibraryFolder folder;
        const SmallDisk disk(folder.file(u"disk"_s));
        if (!disk.is())
            QSKIP("no disk can be mounted here");
        folder.location.path = folder.file(u"disk/library.gunbai-library"_s);
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        const auto id = add(warbands, everything());
        disk.fill();
        const auto large = warband(u"peasants | 900 peasants_peasant skills=tough"_s);
        QCOMPARE(warbands.save(id, large, {}).error().code, Code::NoSpace);
        QCOMPARE(warbands.load(id).value().warband, everything());
        disk.makeRoom();
        QVERIFY(warbands.save(id, everything(), {}));
        QCOMPARE(store::verify(*database).value(), QStringList());
    }

    void noLibraryIsMadeOnAFullDisk()
    {
        LibraryFolder folder;
        const SmallDisk disk(folder.file(u"disk"_s));
        if (!disk.is())
            QSKIP("no disk can be mounted here");
        folder.location.path = folder.file(u"disk/library.gunbai-library"_s);
        disk.fill();
        QCOMPARE(folder.openError()->code, Code::NoSpace);
        QCOMPARE(QDir(folder.file(u"disk"_s)).entryList(QDir::Files), QStringList(u"junk"_s));
    }

    void aWriteThatFailsLeavesTheOldValue()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        const auto id = add(warbands, everything());
        const auto pages = database->connection().number(u"PRAGMA page_count"_s).value();
        QVERIFY(database->connection().exec(u"PRAGMA max_page_count = %1"_s.arg(pages)));
        auto large = everything();
        for (roster::Model &model : large.models)
            model.notes = QString(20'000, u'x');
        QCOMPARE(warbands.save(id, large, {}).error().code, Code::NoSpace);
        QCOMPARE(warbands.create(large, {}).error().code, Code::NoSpace);
        QCOMPARE(warbands.load(id).value().warband, everything());
        QCOMPARE(warbands.summaries().value().size(), 1U);
        QVERIFY(database->connection().exec(u"PRAGMA max_page_count = 100000"_s));
        QVERIFY(warbands.save(id, large, {}));
        QCOMPARE(store::verify(*database).value(), QStringList());
    }

    void aLockedLibrarySaysSoAndKeepsTheOldValue()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        const auto id = add(warbands, everything());
        const auto other = folder.open();
        const store::Transaction lock(other->connection(), store::Transaction::Kind::Write);
        QCOMPARE(warbands.save(id, warband(u"bushi"_s), {}).error().code, Code::Busy);
        QCOMPARE(warbands.load(id).value().warband, everything());
        QCOMPARE(folder.openError()->code, Code::Busy);
    }
};

void TestStoreDisk::aWriteProtectedLibraryIsRefused_data()
{
    QTest::addColumn<int>("fileMode");
    QTest::addColumn<int>("folderMode");
    QTest::newRow("a read-only file in a read-only folder") << 0444 << 0555;
    QTest::newRow("a read-only file") << 0444 << 0777;
    QTest::newRow("a read-only folder") << 0666 << 0555;
    QTest::newRow("a file that may not be read") << 0000 << 0777;
}

std::unique_ptr<QObject> testStoreDisk()
{
    return make<TestStoreDisk>();
}

} // namespace gunbai::test

#include "tst_storedisk.moc"
