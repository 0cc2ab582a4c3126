// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storefixture.h"
#include "tests/core/tests.h"
#include "tests/support/warbands.h"

#include <QDir>
#include <QFile>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using store::Connection;
using Code = Error::Code;

namespace {

using Damage = void (*)(const QString &path);

void overwrite(const QString &path, qsizetype from, qsizetype to)
{
    QByteArray bytes = bytesOf(path);
    for (qsizetype at = from; at < std::min(to, bytes.size()); ++at)
        bytes[at] = static_cast<char>(at * 7 + 3);
    writeBytes(path, bytes);
}

/// Does the work and leaves the file with a -wal, as when the program is killed.
void leaveOpenAfter(const QString &path, const QString &statement)
{
    QByteArray main;
    QByteArray wal;
    {
        const auto connection = Connection::open(path, Connection::Mode::ReadWrite, {});
        if (!connection.value()->exec(statement))
            qFatal("%s", qPrintable(statement));
        main = bytesOf(path);
        wal = bytesOf(path + u"-wal"_s);
    }
    writeBytes(path, main);
    writeBytes(path + u"-wal"_s, wal);
}

/// As a cloud client does: another file of that name.
void replaceBy(const LibraryFolder &folder, const QByteArray &bytes)
{
    writeBytes(folder.file(u"theirs"_s), bytes);
    if (!QFile::remove(folder.path()) || !QFile::rename(folder.file(u"theirs"_s), folder.path()))
        qFatal("can't replace the library");
}

void damagePages(const QString &path)
{
    const qsizetype size = QFileInfo(path).size();
    overwrite(path, size / 2 / 4096 * 4096, size / 2 / 4096 * 4096 + 3 * 4096);
}

} // namespace

/// The library file: made, refused, left alone.
class TestStoreFile : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void aNewLibraryIsOneFileOnceClosed()
    {
        LibraryFolder folder;
        folder.location.path = folder.file(u"a/b/new.gunbai-library"_s);
        QCOMPARE(folder.open()->version().value(), newestVersion());
        QCOMPARE(QDir(folder.file(u"a/b"_s)).entryList(QDir::Files), QStringList(u"new.gunbai-library"_s));
    }

    void writesAreDurableAndKeysAreForeign()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        QCOMPARE(database->connection().text(u"PRAGMA journal_mode"_s).value(), u"wal"_s);
        QCOMPARE(database->connection().number(u"PRAGMA synchronous"_s).value(), 2);
        QCOMPARE(database->connection().number(u"PRAGMA foreign_keys"_s).value(), 1);
    }

    void aFileThatIsNoSoundLibraryIsRefusedAndLeftAsItIs_data();
    void aFileThatIsNoSoundLibraryIsRefusedAndLeftAsItIs()
    {
        QFETCH(Damage, damage);
        QFETCH(Code, code);
        const LibraryFolder folder;
        add(folder.warbands(*folder.open()), warband(u"peasants | 200 peasants_peasant skills=tough"_s));
        damage(folder.path());
        const QByteArray main = bytesOf(folder.path());
        const QByteArray wal = bytesOf(folder.path() + u"-wal"_s);
        const auto error = folder.openError();
        QVERIFY(error);
        QCOMPARE(error->code, code);
        QVERIFY(error->message.contains(folder.path()) && error->message.endsWith(u'.'));
        QCOMPARE(bytesOf(folder.path()), main);
        QCOMPARE(bytesOf(folder.path() + u"-wal"_s), wal);
        QVERIFY(!QFile::exists(folder.location.backupFolder));
    }

    void whatACrashLeftInTheWalIsRead()
    {
        const LibraryFolder folder;
        add(folder.warbands(*folder.open()), everything());
        leaveOpenAfter(folder.path(), u"UPDATE warband SET name = 'from the wal'"_s);
        const auto looked = store::Database::look(folder.location);
        QCOMPARE(folder.warbands(*looked.value()).summaries().value().front().name, u"from the wal"_s);
        QCOMPARE(folder.warbands(*folder.open()).summaries().value().front().name, u"from the wal"_s);
    }

    void aFolderIsRefused()
    {
        const LibraryFolder folder;
        QVERIFY(QDir().mkpath(folder.path()));
        QCOMPARE(folder.openError()->code, Code::Invalid);
    }

    void nothingIsWrittenToALibraryThatWasReplacedUnderneath()
    {
        const LibraryFolder folder;
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        const auto id = add(warbands, everything());
        QVERIFY(QFile::copy(folder.path(), folder.file(u"copy"_s)));
        QVERIFY(QFile::remove(folder.path()));
        QVERIFY(QFile::rename(folder.file(u"copy"_s), folder.path()));
        QVERIFY(database->isReplaced());
        QCOMPARE(warbands.save(id, everything(), {}).error().code, Code::Io);
    }

    void nothingOfOursGetsIntoTheFileThatTookItsPlace()
    {
        const LibraryFolder folder;
        const QByteArray theirs = [&folder] {
            (void)folder.open();
            return bytesOf(folder.path());
        }();
        {
            const auto database = folder.open();
            add(folder.warbands(*database), everything());
            replaceBy(folder, theirs);
            QVERIFY(QFile::exists(folder.path() + u"-wal"_s));
        }
        QVERIFY(!QFile::exists(folder.path() + u"-wal"_s));
        QCOMPARE(bytesOf(folder.path()), theirs);
        QCOMPARE(folder.warbands(*folder.open()).summaries().value().size(), 0U);
    }

    void theFileThatTookItsPlaceCanBeOpenedMeanwhile()
    {
        const LibraryFolder folder;
        (void)folder.open();
        const QByteArray theirs = bytesOf(folder.path());
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        add(warbands, everything());
        QCOMPARE(warbands.summaries().value().size(), 1U);
        replaceBy(folder, theirs);
        const auto copy =
            store::Backups(folder.location).make(database->connection(), store::Backup::Kind::Replaced, folder.now);
        QVERIFY(database->leaveFor(copy.value()));
        QVERIFY(database->isReplaced());
        QCOMPARE(warbands.summaries().value().size(), 1U);
        QVERIFY(database->reopen(folder.location, folder.now));
        QVERIFY(!database->isReplaced());
        QCOMPARE(warbands.summaries().value().size(), 0U);
        QVERIFY(warbands.create(everything(), {}));
    }

    void anotherProgramMayMakeTheLibraryMeanwhile()
    {
        const LibraryFolder folder;
        const auto one = folder.open();
        const auto id = add(folder.warbands(*one), everything());
        QCOMPARE(folder.warbands(*folder.open()).load(id).value().warband, everything());
    }

    void aLinkToALibraryIsFollowed()
    {
        LibraryFolder folder;
        add(folder.warbands(*folder.open()), everything());
        QVERIFY(QFile::link(folder.path(), folder.file(u"link"_s)));
        folder.location.path = folder.file(u"link"_s);
        QCOMPARE(folder.warbands(*folder.open()).summaries().value().size(), 1U);
        QVERIFY(QFileInfo(folder.path()).isSymLink());
    }
};

void TestStoreFile::aFileThatIsNoSoundLibraryIsRefusedAndLeftAsItIs_data()
{
    QTest::addColumn<Damage>("damage");
    QTest::addColumn<Code>("code");
    const auto row = [](const char *name, Code code, Damage damage) { QTest::newRow(name) << damage << code; };
    row("a text file", Code::Invalid, [](const QString &path) { writeBytes(path, QByteArray(5000, 'a')); });
    row("a short text file", Code::Invalid, [](const QString &path) { writeBytes(path, "hello"); });
    row("an empty file", Code::Corrupt, [](const QString &path) { writeBytes(path, {}); });
    row("a bad header", Code::Invalid, [](const QString &path) { overwrite(path, 0, 16); });
    row("truncated in the middle", Code::Corrupt,
        [](const QString &path) { QFile::resize(path, QFileInfo(path).size() / 2); });
    row("truncated by a byte", Code::Corrupt,
        [](const QString &path) { QFile::resize(path, QFileInfo(path).size() - 1); });
    row("the first page overwritten", Code::Corrupt, [](const QString &path) { overwrite(path, 100, 4096); });
    row("pages in the middle overwritten", Code::Corrupt, &damagePages);
    row("pages overwritten below a -wal", Code::Corrupt, [](const QString &path) {
        leaveOpenAfter(path, u"UPDATE warband SET name = 'x'"_s);
        damagePages(path);
    });
    row("another program's database", Code::Invalid,
        [](const QString &path) { runSql(path, {u"PRAGMA application_id = 7"_s}); });
    row("a database without a version", Code::Corrupt,
        [](const QString &path) { runSql(path, {u"PRAGMA user_version = 0"_s}); });
    row("a newer version", Code::TooNew, [](const QString &path) { runSql(path, {u"PRAGMA user_version = 99"_s}); });
    row("a newer version that only the -wal knows", Code::TooNew,
        [](const QString &path) { leaveOpenAfter(path, u"PRAGMA user_version = 99"_s); });
}

std::unique_ptr<QObject> testStoreFile()
{
    return make<TestStoreFile>();
}

} // namespace gunbai::test

#include "tst_storefile.moc"
