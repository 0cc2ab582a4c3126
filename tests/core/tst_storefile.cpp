// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storefixture.h"
#include "tests/core/tests.h"
#include "tests/support/warbands.h"

#include "core/store/statement.h"
#include "core/store/transaction.h"

#include <QDir>
#include <QFile>
#include <QProcess>

#include <sys/stat.h>
#include <unistd.h>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using store::Connection;
using Code = Error::Code;

namespace {

/// Another user for file permissions, as root has all; does nothing for who is not root.
class NotRoot
{
public:
    NotRoot() { m_is = ::geteuid() != 0 || ::seteuid(65534) == 0; }
    ~NotRoot()
    {
        if (::getuid() == 0 && ::seteuid(0) != 0)
            qFatal("can't become root again");
    }
    [[nodiscard]] bool is() const { return m_is; }

private:
    Q_DISABLE_COPY_MOVE(NotRoot)

    bool m_is = false;
};

/// A small disk of its own, where root may mount one.
class SmallDisk
{
public:
    explicit SmallDisk(const QString &folder) : m_folder(folder)
    {
        m_is =
            QDir().mkpath(folder) && mount({u"-t"_s, u"tmpfs"_s, u"-o"_s, u"size=1m,mode=755"_s, u"tmpfs"_s, folder});
    }
    ~SmallDisk()
    {
        if (m_is)
            QProcess::execute(u"umount"_s, {m_folder});
    }
    [[nodiscard]] bool is() const { return m_is; }
    bool makeReadOnly() { return mount({u"-o"_s, u"remount,ro"_s, m_folder}); }
    /// Leaves not a single block.
    void fill() const
    {
        QFile file(m_folder + u"/junk"_s);
        if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
            return;
        for (qint64 size = 65536; size > 0; size /= 2) {
            while (file.write(QByteArray(size, 'x')) > 0) {
            }
        }
    }
    void makeRoom() const { QFile::remove(m_folder + u"/junk"_s); }

private:
    Q_DISABLE_COPY_MOVE(SmallDisk)

    static bool mount(const QStringList &arguments)
    {
        QProcess process;
        process.start(u"mount"_s, arguments);
        return process.waitForFinished() && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    }

    QString m_folder;
    bool m_is = false;
};

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
        QCOMPARE(folder.open()->version().value(), 1);
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

void TestStoreFile::aWriteProtectedLibraryIsRefused_data()
{
    QTest::addColumn<int>("fileMode");
    QTest::addColumn<int>("folderMode");
    QTest::newRow("a read-only file in a read-only folder") << 0444 << 0755;
    QTest::newRow("a read-only file") << 0444 << 0777;
    QTest::newRow("a read-only folder") << 0666 << 0755;
    QTest::newRow("a file that may not be read") << 0000 << 0777;
}

std::unique_ptr<QObject> testStoreFile()
{
    return make<TestStoreFile>();
}

} // namespace gunbai::test

Q_DECLARE_METATYPE(gunbai::test::Damage)
Q_DECLARE_METATYPE(gunbai::Error::Code)

#include "tst_storefile.moc"
