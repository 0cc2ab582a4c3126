// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/inspection.h"

#include "core/store/sqlerror.h"
#include "core/store/statement.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace gunbai::store {

using namespace Qt::StringLiterals;

namespace {

/// PRAGMA application_id of the first migration: "GUNB".
constexpr qint64 ApplicationId = 0x47554E42;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Store)
};

bool hasContent(const QString &path)
{
    return QFileInfo(path).size() > 0;
}

/// Whether the last program that had the file open died, or still has it open.
bool isLeftOpen(const QString &path)
{
    return hasContent(path + u"-wal"_s);
}

/// What can be said of the file before SQLite looks at it.
Result<> checkFile(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return Error{Error::Code::NotFound, Text::tr("There is no library “%1”: choose another file.").arg(path)};
    if (info.isDir())
        return Error{Error::Code::Invalid,
                     Text::tr("“%1” is a folder, not a Gunbai library: move it away, then try again.").arg(path)};
    if (!info.isReadable())
        return Error{Error::Code::Denied,
                     Text::tr("Gunbai may not read the library “%1”: allow reading it.").arg(path)};
    // SQLite would take it for a new database. A library of ours is never empty: it is made elsewhere and then renamed.
    if (info.size() == 0)
        return Error{Error::Code::Corrupt, Text::tr("The library “%1” is an empty file: restore a backup.").arg(path)};
    return Done{};
}

Result<int> checkedVersion(const Connection &connection, int newest)
{
    // Of all first statements this one notices most kinds of damage.
    if (auto done = connection.number(u"SELECT count(*) FROM sqlite_schema"_s); !done)
        return done.error();
    const auto application = connection.number(u"PRAGMA application_id"_s);
    if (!application)
        return application.error();
    if (application.value() != ApplicationId)
        return noLibrary(connection.path());
    const auto version = connection.number(u"PRAGMA user_version"_s);
    if (!version)
        return version.error();
    if (version.value() < 1)
        return damaged(connection.path());
    if (version.value() > newest)
        return Error{Error::Code::TooNew,
                     Text::tr("The library “%1” was written by a newer Gunbai: use that one.").arg(connection.path())};
    return static_cast<int>(version.value());
}

/// A last page that is cut off is read as if it ended in zeros. Under a -wal the file may be short without harm.
Result<> checkSize(const Connection &connection)
{
    const auto size = connection.number(u"SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"_s);
    if (!size)
        return size.error();
    const qint64 present = QFileInfo(connection.path()).size();
    return isLeftOpen(connection.path()) || present >= size.value() ? Result<>(Done{}) : damaged(connection.path());
}

Result<> addRows(const Connection &connection, const QString &sql, QStringList &rows)
{
    Statement statement(connection, sql);
    if (auto done = statement.run(); !done)
        return done;
    return statement.forEachRow([&rows](const Statement &row) { rows.append(row.text(0)); });
}

} // namespace

Result<QStringList> faults(const Connection &connection, Check check)
{
    QStringList found;
    const QString pragma = check == Check::Quick ? u"PRAGMA quick_check"_s : u"PRAGMA integrity_check"_s;
    if (auto done = addRows(connection, pragma, found); !done)
        return done.error();
    found.removeAll(u"ok"_s);
    if (check == Check::Quick)
        return found;
    const QString orphans =
        u"SELECT 'row of ' || \"table\" || ' without its ' || \"parent\" FROM pragma_foreign_key_check"_s;
    if (auto done = addRows(connection, orphans, found); !done)
        return done.error();
    return found;
}

Result<std::unique_ptr<Connection>> openToLook(const QString &path, std::chrono::milliseconds patience)
{
    // A rollback journal is there only where a crash hit a file that is not ours yet; SQLite must write to undo it.
    const auto mode = hasContent(path + u"-journal"_s) ? Connection::Mode::ReadWrite
                      : isLeftOpen(path)               ? Connection::Mode::ReadOnly
                                                       : Connection::Mode::Immutable;
    return Connection::open(path, mode, patience);
}

Result<Inspection> inspect(const QString &path, int newest, std::chrono::milliseconds patience)
{
    if (auto done = checkFile(path); !done)
        return done.error();
    const auto check = isLeftOpen(path) ? Check::Thorough : Check::Quick;
    const auto connection = openToLook(path, patience);
    if (!connection)
        return connection.error();
    const auto version = checkedVersion(*connection.value(), newest);
    if (!version)
        return version.error();
    if (auto done = checkSize(*connection.value()); !done)
        return done.error();
    const auto found = faults(*connection.value(), check);
    if (!found)
        return found.error();
    if (!found.value().isEmpty())
        return damaged(path);
    const auto warbands = connection.value()->number(u"SELECT count(*) FROM warband WHERE binned IS NULL"_s);
    if (!warbands)
        return warbands.error();
    return Inspection{version.value(), static_cast<int>(warbands.value())};
}

} // namespace gunbai::store
