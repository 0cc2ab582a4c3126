// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storefixture.h"
#include "tests/core/tests.h"

#include "core/store/collectionrepository.h"
#include "core/store/migration.h"
#include "core/store/sqltext.h"
#include "core/store/statement.h"

#include <QDir>
#include <QFile>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using store::Connection;

namespace {

/// A version after the shipped ones that only tests know: it rebuilds a table, and has a trigger.
const QString NextVersion = uR"(-- a semicolon; in a comment
ALTER TABLE warband ADD COLUMN motto TEXT NOT NULL DEFAULT 'none; yet';
CREATE TABLE summary_new (
    warband INTEGER PRIMARY KEY REFERENCES warband (id) ON DELETE CASCADE,
    points INTEGER NOT NULL, models INTEGER NOT NULL, broken INTEGER NOT NULL, warnings INTEGER NOT NULL,
    rules TEXT NOT NULL, search_text TEXT NOT NULL
) STRICT;
INSERT INTO summary_new SELECT * FROM summary;
DROP TABLE summary;
ALTER TABLE summary_new RENAME TO summary;
CREATE TRIGGER shout AFTER UPDATE OF motto ON warband BEGIN
    UPDATE summary SET rules = CASE WHEN new.motto = '' THEN '' ELSE 'x' END;
    UPDATE summary SET search_text = 'a';
END;
UPDATE warband SET motto = 'first';
)"_s;

constexpr int NextVersionStatements = 7;

/// The stored libraries, oldest first: one of every version of the schema, made as README.md beside them says.
QStringList storedLibraries()
{
    return QDir(QStringLiteral(TEST_SOURCE_DIR "/data/store")).entryList({u"library-*.sql"_s}, QDir::Files, QDir::Name);
}

int versionOf(const QString &stored)
{
    return stored.sliced(8).chopped(4).toInt();
}

/// A folder with the shipped migrations.
QString shippedSchema(const LibraryFolder &folder, const QString &name)
{
    QString schema = folder.file(name);
    QDir(schema).removeRecursively();
    QDir().mkpath(schema);
    const QDir shipped(u":/data/schema"_s);
    for (const QString &file : shipped.entryList({u"*.sql"_s}))
        writeBytes(schema + u'/' + file, bytesOf(shipped.filePath(file)));
    return schema;
}

void useShippedVersion(LibraryFolder &folder)
{
    folder.location.schemaFolder = shippedSchema(folder, u"shipped"_s);
}

QString nextName(int number)
{
    return u"%1_test.sql"_s.arg(number, 4, 10, '0'_L1);
}

/// The shipped ones and then this.
void addVersion(LibraryFolder &folder, const QString &script)
{
    const QString schema = shippedSchema(folder, u"schema"_s);
    writeBytes(schema + u'/' + nextName(newestVersion() + 1), script.toUtf8());
    folder.location.schemaFolder = schema;
}

void build(const LibraryFolder &folder, const QString &stored)
{
    QFile::remove(folder.path());
    runSql(folder.path(),
           store::statements(QString::fromUtf8(bytesOf(QStringLiteral(TEST_SOURCE_DIR "/data/store/") + stored))));
}

void buildShippedVersion(const LibraryFolder &folder)
{
    build(folder, storedLibraries().last());
}

/// Every statement of the shipped migrations that this version lacks, as the program runs them.
QStringList stepsFrom(int version)
{
    QStringList steps;
    const auto migrations = store::readMigrations(u":/data/schema"_s).value();
    for (int next = version + 1; next <= static_cast<int>(migrations.size()); ++next)
        steps += QStringList(u"BEGIN IMMEDIATE"_s) + migrations[static_cast<std::size_t>(next) - 1]
                 + QStringList{u"PRAGMA user_version = %1"_s.arg(next), u"COMMIT"_s};
    return steps;
}

QStringList schemaOf(const QString &path)
{
    QStringList lines;
    const auto connection = Connection::open(path, Connection::Mode::ReadOnly, {});
    store::Statement select(*connection.value(),
                            u"SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"_s);
    if (!select.run()
        || !select.forEachRow([&lines](const store::Statement &row) { lines.append(row.text(0).simplified()); }))
        return {};
    return lines;
}

} // namespace

/// From one version of the schema to the next.
class TestStoreMigration : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void aScriptIsSplitIntoItsStatements_data();
    void aScriptIsSplitIntoItsStatements()
    {
        QFETCH(QString, script);
        QFETCH(QStringList, expected);
        QCOMPARE(store::statements(script), expected);
    }

    void everyVersionHasAStoredLibrary()
    {
        QStringList expected;
        for (int version = 1; version <= newestVersion(); ++version)
            expected.append(u"library-%1.sql"_s.arg(version));
        QCOMPARE(storedLibraries(), expected);
    }

    void aStoredLibraryIsRead_data() { everyStoredLibrary(); }
    void aStoredLibraryIsRead()
    {
        QFETCH(QString, stored);
        const LibraryFolder folder;
        build(folder, stored);
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        QCOMPARE(warbands.load(store::WarbandId(1)).value().warband, everything());
        const auto entries = warbands.summaries().value();
        QCOMPARE(entries.size(), 2U);
        QCOMPARE(entries[0].kamon, u"wave"_s);
        QVERIFY(entries[1].isSample);
        QCOMPARE(warbands.summaries(store::Shelf::Bin).value().front().name, u"In the bin"_s);
        QCOMPARE(store::verify(*database).value(), QStringList());
    }

    void aStoredLibraryRemembersTheRulesOfItsWarbandsFromTheSecondVersionOn_data() { everyStoredLibrary(); }
    void aStoredLibraryRemembersTheRulesOfItsWarbandsFromTheSecondVersionOn()
    {
        QFETCH(QString, stored);
        const LibraryFolder folder;
        build(folder, stored);
        const auto database = folder.open();
        const auto remembered = folder.warbands(*database).load(store::WarbandId(1)).value().remembered;
        QCOMPARE(remembered, versionOf(stored) < 2 ? roster::Remembered() : remembering());
        QCOMPARE(folder.warbands(*database).load(store::WarbandId(2)).value().remembered, roster::Remembered());
    }

    void aStoredLibraryHasFiguresFromTheThirdVersionOn_data() { everyStoredLibrary(); }
    void aStoredLibraryHasFiguresFromTheThirdVersionOn()
    {
        QFETCH(QString, stored);
        const LibraryFolder folder;
        build(folder, stored);
        const auto figures = store::CollectionRepository(*folder.open()).load().value().figures;
        QCOMPARE(figures.size(), versionOf(stored) < 3 ? 0U : 2U);
        if (figures.empty())
            return;
        const collection::Figure first{collection::FigureId(3),
                                       u"Ashigaru ’\"侍 🏯"_s,
                                       {{u"ronin"_s, u"bushi_ashigaru"_s, {u"yari"_s, u"no_such_item"_s}},
                                        {u"no_such_game"_s, u"no_such_profile"_s, {}}},
                                       6,
                                       4,
                                       u"line one\nline two"_s};
        QVERIFY(figures.front() == first);
        QCOMPARE(figures.back().name, u"=Bowman"_s);
    }

    void aStoredLibraryGetsTheSchemaOfANewOne_data() { everyStoredLibrary(); }
    void aStoredLibraryGetsTheSchemaOfANewOne()
    {
        QFETCH(QString, stored);
        const LibraryFolder old;
        build(old, stored);
        const LibraryFolder fresh;
        (void)fresh.open();
        (void)old.open();
        QCOMPARE(schemaOf(old.path()), schemaOf(fresh.path()));
    }

    void aStoredLibraryThatIsKilledAtAnyStatementMigratesAnew_data()
    {
        QTest::addColumn<QString>("stored");
        QTest::addColumn<int>("number");
        for (const QString &stored : storedLibraries()) {
            for (int number = 0; number <= stepsFrom(versionOf(stored)).size(); ++number)
                QTest::addRow("%s after %d statements", qPrintable(stored), number) << stored << number;
        }
    }
    void aStoredLibraryThatIsKilledAtAnyStatementMigratesAnew()
    {
        QFETCH(QString, stored);
        QFETCH(int, number);
        const LibraryFolder folder;
        build(folder, stored);
        killAfter(folder.path(), stepsFrom(versionOf(stored)).first(number));
        const auto database = folder.open();
        QCOMPARE(database->version().value(), newestVersion());
        QCOMPARE(folder.warbands(*database).load(store::WarbandId(1)).value().warband, everything());
        QCOMPARE(store::verify(*database).value(), QStringList());
    }

    void aMigrationKeepsEverythingAndTheOldLibraryBesides()
    {
        LibraryFolder folder;
        buildShippedVersion(folder);
        addVersion(folder, NextVersion);
        const auto database = folder.open();
        QCOMPARE(database->version().value(), newestVersion() + 1);
        QCOMPARE(database->connection().number(u"PRAGMA foreign_keys"_s).value(), 1);
        QCOMPARE(database->connection().text(u"SELECT motto FROM warband"_s).value(), u"first"_s);
        QCOMPARE(folder.warbands(*database).load(store::WarbandId(1)).value().warband, everything());
        QCOMPARE(store::verify(*database).value(), QStringList());
        const auto backups = store::Backups(folder.location).list();
        QCOMPARE(backups.size(), 1U);
        QCOMPARE(backups.front().kind, store::Backup::Kind::Update);
        QCOMPARE(backups.front().warbands, 2);
        QVERIFY(!schemaOf(backups.front().path).join(u' ').contains(u"motto"_s));
    }

    void aMigrationThatFailsAtAnyStatementChangesNothing_data() { everyStatement(); }
    void aMigrationThatFailsAtAnyStatementChangesNothing()
    {
        QFETCH(int, number);
        LibraryFolder folder;
        buildShippedVersion(folder);
        const QStringList schema = schemaOf(folder.path());
        const QStringList all = store::statements(NextVersion);
        addVersion(folder, all.first(number).join(u";\n"_s) + (number > 0 ? u";\n"_s : QString())
                               + u"SELECT no_such_function();"_s);
        QVERIFY(folder.openError());
        QCOMPARE(schemaOf(folder.path()), schema);
        useShippedVersion(folder);
        QCOMPARE(folder.warbands(*folder.open()).load(store::WarbandId(1)).value().warband, everything());
    }

    void aMigrationThatIsKilledAtAnyStatementBeginsAnew_data() { everyStatement(); }
    void aMigrationThatIsKilledAtAnyStatementBeginsAnew()
    {
        QFETCH(int, number);
        LibraryFolder folder;
        buildShippedVersion(folder);
        useShippedVersion(folder);
        (void)folder.open();
        killAfter(folder.path(), QStringList(u"BEGIN IMMEDIATE"_s) + store::statements(NextVersion).first(number));
        addVersion(folder, NextVersion);
        const auto database = folder.open();
        QCOMPARE(database->version().value(), newestVersion() + 1);
        QCOMPARE(folder.warbands(*database).load(store::WarbandId(1)).value().warband, everything());
        QCOMPARE(store::verify(*database).value(), QStringList());
    }

    void aMigrationThatOrphansRowsIsRefused()
    {
        LibraryFolder folder;
        buildShippedVersion(folder);
        addVersion(folder, u"DELETE FROM warband WHERE id = 1;"_s);
        QVERIFY(folder.openError());
        useShippedVersion(folder);
        QVERIFY(folder.warbands(*folder.open()).load(store::WarbandId(1)));
    }

    void noMigrationHappensWithoutItsBackup()
    {
        LibraryFolder folder;
        buildShippedVersion(folder);
        addVersion(folder, NextVersion);
        writeBytes(folder.location.backupFolder, "a file where the folder should be");
        QCOMPARE(folder.openError()->code, Error::Code::Denied);
        useShippedVersion(folder);
        QCOMPARE(folder.open()->version().value(), newestVersion());
    }

    void migrationsOutOfOrderAreRefused()
    {
        LibraryFolder folder;
        addVersion(folder, NextVersion);
        const QString schema = folder.location.schemaFolder + u'/';
        QVERIFY(QFile::rename(schema + nextName(newestVersion() + 1), schema + nextName(newestVersion() + 2)));
        QCOMPARE(folder.openError()->code, Error::Code::Corrupt);
        folder.location.schemaFolder = folder.file(u"nowhere"_s);
        QCOMPARE(folder.openError()->code, Error::Code::NotFound);
    }

private:
    static void everyStatement()
    {
        QTest::addColumn<int>("number");
        QCOMPARE(store::statements(NextVersion).size(), NextVersionStatements);
        for (int number = 0; number <= NextVersionStatements; ++number)
            QTest::addRow("after %d statements", number) << number;
    }

    static void everyStoredLibrary()
    {
        QTest::addColumn<QString>("stored");
        for (const QString &stored : storedLibraries())
            QTest::newRow(qPrintable(stored)) << stored;
    }

    /// Leaves the files as they are on the disk when the program dies after these.
    static void killAfter(const QString &path, const QStringList &statements)
    {
        QByteArray main;
        QByteArray wal;
        {
            const auto connection = Connection::open(path, Connection::Mode::ReadWrite, {});
            // A cache this small puts changes into the -wal before they are committed.
            const QStringList all{u"PRAGMA cache_size = 1"_s, u"PRAGMA foreign_keys = OFF"_s,
                                  u"PRAGMA journal_mode = WAL"_s};
            for (const QString &statement : all + statements)
                QVERIFY2(connection.value()->exec(statement), qPrintable(statement));
            main = bytesOf(path);
            wal = bytesOf(path + u"-wal"_s);
        }
        writeBytes(path, main);
        writeBytes(path + u"-wal"_s, wal);
    }
};

void TestStoreMigration::aScriptIsSplitIntoItsStatements_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("nothing") << u" \n -- only a comment;\n /* ; */ ;; "_s << QStringList();
    QTest::newRow("two, the last without its end")
        << u"SELECT 1;\nSELECT 2"_s << QStringList({u"SELECT 1"_s, u"SELECT 2"_s});
    QTest::newRow("semicolons in quotes") << u"SELECT ';', \"a;b\", 'it''s;';SELECT 2;"_s
                                          << QStringList({u"SELECT ';', \"a;b\", 'it''s;'"_s, u"SELECT 2"_s});
    QTest::newRow("comment signs in quotes")
        << u"SELECT '--', '/*';SELECT 2;"_s << QStringList({u"SELECT '--', '/*'"_s, u"SELECT 2"_s});
    const QString trigger =
        u"create temp trigger t after insert on a begin select case 1 when 1 then 2 end; select 3; end"_s;
    QTest::newRow("a trigger") << trigger + u"; SELECT 4;"_s << QStringList({trigger, u"SELECT 4"_s});
    QTest::newRow("a transaction is no trigger")
        << u"BEGIN; SELECT 1; END;"_s << QStringList({u"BEGIN"_s, u"SELECT 1"_s, u"END"_s});
}

std::unique_ptr<QObject> testStoreMigration()
{
    return make<TestStoreMigration>();
}

} // namespace gunbai::test

#include "tst_storemigration.moc"
