// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/database.h"

#include "core/store/backups.h"
#include "core/store/copying.h"
#include "core/store/inspection.h"
#include "core/store/migration.h"
#include "core/store/sqlerror.h"
#include "core/store/transaction.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

#include <sys/stat.h>

namespace gunbai::store {

using namespace Qt::StringLiterals;

namespace {

/// Every commit is on the disk when it returns; readers never wait for a writer.
Result<> prepare(const Connection &connection)
{
    for (const auto &pragma :
         {u"PRAGMA journal_mode = WAL"_s, u"PRAGMA synchronous = FULL"_s, u"PRAGMA foreign_keys = ON"_s}) {
        if (auto done = connection.exec(pragma); !done)
            return done;
    }
    return Done{};
}

/// SQLite opens a write-protected file without a word, and even begins to write; only writing tells. It is not kept.
Result<> checkWritable(const Connection &connection, int version)
{
    const Transaction transaction(connection, Transaction::Kind::Write);
    if (!transaction.begun())
        return transaction.begun();
    return connection.exec(u"PRAGMA user_version = %1"_s.arg(version));
}

Result<> build(const QString &path, const Location &location, const Migrations &migrations)
{
    const auto connection = Connection::open(path, Connection::Mode::ReadWrite, location.patience);
    if (!connection)
        return connection.error();
    if (auto done = prepare(*connection.value()); !done)
        return done;
    return migrate(*connection.value(), migrations);
}

/// Makes a library under another name first: under its own it is there wholly or not at all.
Result<> create(const Location &location, const Migrations &migrations)
{
    if (!QDir().mkpath(QFileInfo(location.path).absolutePath()))
        return denied(location.path);
    const Unfinished file(unfinishedName(location.path));
    if (const auto built = build(file.path(), location, migrations); !built) {
        Error error = built.error();
        error.message.replace(file.path(), location.path);
        return error;
    }
    auto moved = moveDurably(file.path(), location.path, IfThere::Keep);
    const bool isThereNow = !moved && moved.error().code == Error::Code::Conflict; // another program was quicker
    return isThereNow ? Result<>(Done{}) : moved;
}

Result<> update(const Connection &connection, const Location &location, const Migrations &migrations,
                const QDateTime &now)
{
    if (auto made = Backups(location).make(connection, Backup::Kind::Update, now); !made)
        return made.error();
    return migrate(connection, migrations);
}

Result<std::unique_ptr<Connection>> openFile(const QString &path, const Location &location,
                                             const Migrations &migrations, const QDateTime &now)
{
    const auto found = inspect(path, static_cast<int>(migrations.size()), location.patience);
    if (!found)
        return found.error();
    auto opened = Connection::open(path, Connection::Mode::ReadWrite, location.patience);
    if (!opened)
        return opened;
    auto connection = std::move(opened).value();
    if (auto done = prepare(*connection); !done)
        return done.error();
    if (auto done = checkWritable(*connection, found.value().version); !done)
        return done.error();
    if (found.value().version < static_cast<int>(migrations.size())) {
        if (auto done = update(*connection, location, migrations, now); !done)
            return done.error();
    }
    return connection;
}

Error missing(const QString &path)
{
    return {Error::Code::NotFound,
            QCoreApplication::translate(
                "Store", "The library “%1” is gone, but there are backups of it: restore one, or put the file back.")
                .arg(path)};
}

bool hasBackups(const Location &location)
{
    return std::ranges::any_of(Backups(location).list(), [](const Backup &each) { return each.warbands.has_value(); });
}

} // namespace

Database::Database(std::unique_ptr<Connection> connection, Use use)
    : m_connection(std::move(connection)),
      m_file(idOf(path())),
      m_wal(use == Use::Own ? idOf(path() + u"-wal"_s) : FileId())
{
}

Database::~Database()
{
    close();
}

Database::FileId Database::idOf(const QString &path)
{
    struct stat status = {};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return {};
    return {status.st_dev, status.st_ino};
}

/// SQLite leaves the -wal of a file that was replaced, and whoever opens the new file would have it replayed into that.
void Database::close()
{
    const QString file = path();
    const bool leavesWal = isReplaced();
    m_connection.reset();
    if (leavesWal && m_wal != FileId() && idOf(file + u"-wal"_s) == m_wal) {
        QFile::remove(file + u"-wal"_s);
        QFile::remove(file + u"-shm"_s);
    }
}

Result<> Database::make(const Location &location)
{
    const auto migrations = readMigrations(location.schemaFolder);
    return migrations ? create(location, migrations.value()) : Result<>(migrations.error());
}

Result<> Database::leaveFor(const QString &copy)
{
    auto reading = openToLook(copy, {});
    if (!reading)
        return reading.error();
    close();
    m_connection = std::move(reading).value();
    ++m_openings;
    return Done{};
}

Result<> Database::reopen(const Location &location, const QDateTime &now)
{
    auto opened = open(location, now);
    if (!opened)
        return opened.error();
    std::swap(m_connection, opened.value()->m_connection);
    std::swap(m_file, opened.value()->m_file);
    std::swap(m_wal, opened.value()->m_wal);
    ++m_openings;
    return Done{};
}

Result<std::unique_ptr<Database>> Database::open(const Location &location, const QDateTime &now)
{
    const auto migrations = readMigrations(location.schemaFolder);
    if (!migrations)
        return migrations.error();
    if (!QFileInfo::exists(location.path)) {
        if (hasBackups(location))
            return missing(location.path);
        if (auto made = create(location, migrations.value()); !made)
            return made.error();
    }
    // Through links, for SQLite keeps the -wal beside the file itself.
    const QString path = QFileInfo(location.path).canonicalFilePath();
    auto connection = openFile(path.isEmpty() ? location.path : path, location, migrations.value(), now);
    if (!connection)
        return connection.error();
    return std::unique_ptr<Database>(new Database(std::move(connection).value(), Use::Own));
}

Result<std::unique_ptr<Database>> Database::look(const Location &location)
{
    const auto migrations = readMigrations(location.schemaFolder);
    if (!migrations)
        return migrations.error();
    const int newest = static_cast<int>(migrations.value().size());
    const auto found = inspect(location.path, newest, location.patience);
    if (!found)
        return found.error();
    if (found.value().version < newest)
        return Error{Error::Code::Invalid,
                     QCoreApplication::translate(
                         "Store", "The library “%1” was written by an older Gunbai: open it in the window once.")
                         .arg(location.path)};
    auto connection = openToLook(QFileInfo(location.path).canonicalFilePath(), location.patience);
    if (!connection)
        return connection.error();
    return std::unique_ptr<Database>(new Database(std::move(connection).value(), Use::Look));
}

Result<int> Database::version() const
{
    const auto version = m_connection->number(u"PRAGMA user_version"_s);
    if (!version)
        return version.error();
    return static_cast<int>(version.value());
}

Result<qint64> Database::outsideChanges() const
{
    return m_connection->number(u"PRAGMA data_version"_s);
}

Result<Database::State> Database::state() const
{
    const auto outside = outsideChanges();
    if (!outside)
        return outside.error();
    const auto own = m_connection->number(u"SELECT total_changes()"_s);
    if (!own)
        return own.error();
    return State{outside.value(), own.value(), m_openings};
}

bool Database::isReplaced() const
{
    return m_file == FileId() || idOf(path()) != m_file;
}

} // namespace gunbai::store
