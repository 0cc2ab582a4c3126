// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/tests.h"
#include "tests/support/trouble.h"
#include "tests/support/warbands.h"

#include "core/store/backups.h"
#include "core/store/transaction.h"
#include "core/store/warbandrepository.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using Code = Error::Code;
using store::Database;

namespace {

const QByteArray Patrol = "format = 1\nsystem = \"ronin\"\nfaction = \"bushi\"\nname = \"Patrol\"\n"
                          "[[model]]\nprofile = \"bushi_ashigaru\"\nweapon = \"yari\"\ncount = 4\n";

QByteArray contents(const QString &path)
{
    QFile in(path);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile out(path);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
        qFatal("cannot write");
}

void allow(const QString &path, int mode)
{
    if (::chmod(QFile::encodeName(path).constData(), static_cast<mode_t>(mode)) != 0)
        qFatal("chmod");
}

void runSql(const QString &library, const QString &statement)
{
    const auto connection = store::Connection::open(library, store::Connection::Mode::ReadWrite, {});
    if (!connection.value()->exec(statement))
        qFatal("sql");
}

/// The player's own library where the program looks for it, with one warband and a backup, and a warband file elsewhere.
class Home
{
public:
    Home()
    {
        allow(m_folder.path(), 0755);
        const QString files = m_folder.filePath(u"files"_s);
        QDir().mkpath(files);
        allow(files, 0777);
        write(file(), Patrol);
        qputenv("XDG_DATA_HOME", QFile::encodeName(data()));
        location = app::libraryLocation();
        location.patience = std::chrono::milliseconds(20);
    }
    ~Home() { qunsetenv("XDG_DATA_HOME"); }

    [[nodiscard]] QString data() const { return m_folder.filePath(u"data"_s); }
    [[nodiscard]] QString file() const { return m_folder.filePath(u"files/a.gunbai"_s); }
    void fill()
    {
        const auto database = Database::open(location, now);
        const store::WarbandRepository warbands(*database.value(), &QDateTime::currentDateTimeUtc, {});
        if (!warbands.create(warband(u"bushi | 4 bushi_ashigaru weapon=yari"_s), {})
            || !store::Backups(location).makeDaily(database.value()->connection(), now))
            qFatal("cannot fill");
    }
    [[nodiscard]] Error error() const { return Database::open(location, now).error(); }
    [[nodiscard]] bool printsAndChecks() const
    {
        const QString pdf = m_folder.filePath(u"files/out.pdf"_s);
        const Answer printed = run(&app::print, {file(), u"--layout"_s, u"sheet"_s, u"-o"_s, pdf});
        const Answer checked = run(&app::check, {file()});
        return printed.status == 0 && contents(pdf).startsWith("%PDF-") && checked.status != app::CannotRead
               && checked.error.isEmpty();
    }

    store::Location location;
    QDateTime now{QDate(2026, 11, 28), QTime(18, 15)};

private:
    Q_DISABLE_COPY_MOVE(Home)

    QTemporaryDir m_folder;
};

/// A whole sentence that names the library.
bool isSentence(const Error &error, const Home &home)
{
    return error.message.contains(home.location.path) && error.message.endsWith(u'.')
           && error.message.contains(u": "_s);
}

} // namespace

/// Whatever is wrong with the library, that is said, its file stays byte for byte, its backups are there with date and
/// content, and files are checked and printed all the same.
class TestFailures : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void aFileThatCannotBeUsed_data();
    void aFileThatCannotBeUsed()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, statement);
        QFETCH(Code, code);
        Home home;
        home.fill();
        if (statement.isEmpty())
            write(home.location.path, bytes);
        else
            runSql(home.location.path, statement);
        const QByteArray before = contents(home.location.path);
        const Error error = home.error();
        QCOMPARE(error.code, code);
        QVERIFY2(isSentence(error, home), qPrintable(error.message));
        QVERIFY(home.printsAndChecks());
        QCOMPARE(contents(home.location.path), before);
        hasItsBackup(home);
    }

    void aLibraryThatIsGone()
    {
        Home home;
        home.fill();
        QVERIFY(QFile::remove(home.location.path));
        const Error error = home.error();
        QCOMPARE(error.code, Code::NotFound);
        QVERIFY2(isSentence(error, home), qPrintable(error.message));
        QVERIFY(home.printsAndChecks());
        QVERIFY(!QFile::exists(home.location.path));
        hasItsBackup(home);
    }

    void aReadOnlyFolder()
    {
        Home home;
        home.fill();
        const QString folder = QFileInfo(home.location.path).path();
        const QByteArray before = contents(home.location.path);
        allow(home.location.path, 0444);
        allow(folder, 0555);
        {
            const NotRoot user;
            if (!user.is())
                QSKIP("can't give up root's rights here");
            const Error error = home.error();
            QCOMPARE(error.code, Code::Denied);
            QVERIFY2(isSentence(error, home), qPrintable(error.message));
            QVERIFY(home.printsAndChecks());
            hasItsBackup(home);
        }
        allow(folder, 0755);
        QCOMPARE(contents(home.location.path), before);
    }

    void aReadOnlyMount()
    {
        Home home;
        SmallDisk disk(home.data());
        if (!disk.is())
            QSKIP("no disk can be mounted here: that takes root");
        home.fill();
        const QByteArray before = contents(home.location.path);
        QVERIFY(disk.makeReadOnly());
        const Error error = home.error();
        QCOMPARE(error.code, Code::Denied);
        QVERIFY2(isSentence(error, home), qPrintable(error.message));
        QVERIFY(home.printsAndChecks());
        QCOMPARE(contents(home.location.path), before);
        hasItsBackup(home);
    }

    void aFullDisk()
    {
        Home home;
        const SmallDisk disk(home.data());
        if (!disk.is())
            QSKIP("no disk can be mounted here: that takes root");
        home.fill();
        const QByteArray before = contents(home.location.path);
        disk.fill();
        const Error error = home.error();
        QCOMPARE(error.code, Code::NoSpace);
        QVERIFY2(isSentence(error, home), qPrintable(error.message));
        QVERIFY(home.printsAndChecks());
        QCOMPARE(contents(home.location.path), before);
        hasItsBackup(home);
    }

    void aLockedFile()
    {
        Home home;
        home.fill();
        const auto other = Database::open(home.location, home.now);
        const QByteArray before = contents(home.location.path);
        const store::Transaction lock(other.value()->connection(), store::Transaction::Kind::Write);
        const Error error = home.error();
        QCOMPARE(error.code, Code::Busy);
        QVERIFY2(isSentence(error, home), qPrintable(error.message));
        QVERIFY(home.printsAndChecks());
        QCOMPARE(contents(home.location.path), before);
        hasItsBackup(home);
    }

private:
    static void hasItsBackup(const Home &home)
    {
        const auto backups = store::Backups(home.location).list();
        QCOMPARE(backups.size(), 1U);
        QCOMPARE(backups.front().made.date(), QDate(2026, 11, 28));
        QCOMPARE(backups.front().warbands, 1);
    }
};

void TestFailures::aFileThatCannotBeUsed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("statement");
    QTest::addColumn<Code>("code");
    QTest::newRow("a newer version") << QByteArray() << u"PRAGMA user_version = 99"_s << Code::TooNew;
    QTest::newRow("another program's") << QByteArray() << u"PRAGMA application_id = 7"_s << Code::Invalid;
    QTest::newRow("a text file") << QByteArray(5000, 'a') << QString() << Code::Invalid;
    QTest::newRow("an empty file") << QByteArray() << QString() << Code::Corrupt;
    QTest::newRow("a beginning only") << QByteArray("SQLite format 3\0", 16) << QString() << Code::Invalid;
}

std::unique_ptr<QObject> testFailures()
{
    return make<TestFailures>();
}

} // namespace gunbai::test

#include "tst_failures.moc"
