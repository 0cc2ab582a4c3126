// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/backups.h"

#include "core/store/copying.h"
#include "core/store/inspection.h"
#include "core/store/migration.h"
#include "core/store/sqlerror.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace gunbai::store {

using namespace Qt::StringLiterals;

namespace {

Error inUse(const QString &path)
{
    return {Error::Code::Busy,
            QCoreApplication::translate("Store",
                                        "Another program has the library “%1” open: close it there, then try again.")
                .arg(path)};
}

/// Left beside another file, SQLite would replay them into it.
void removeCompanions(const QString &library)
{
    for (const auto &companion : {u"-wal"_s, u"-shm"_s, u"-journal"_s})
        QFile::remove(library + companion);
}

/// Leaves WAL mode, which only the sole user of a library can: all that it holds is then in one file.
Result<> becomeSoleUser(const Connection &library)
{
    const auto mode = library.text(u"PRAGMA journal_mode = DELETE"_s);
    if (!mode)
        return mode.error().code == Error::Code::Busy ? inUse(library.path()) : mode.error();
    if (mode.value() != "delete"_L1)
        return inUse(library.path());
    return Done{};
}

/// Keeps everybody else out until the connection closes. Fails when the library has changed since `version`.
Result<> lockUnchanged(const Connection &library, qint64 version)
{
    if (auto done = library.exec(u"BEGIN EXCLUSIVE"_s); !done)
        return done;
    const auto mode = library.text(u"PRAGMA journal_mode"_s);
    const auto now = library.number(u"PRAGMA data_version"_s);
    if (!mode || !now || mode.value() != "delete"_L1 || now.value() != version)
        return inUse(library.path());
    return Done{};
}

Result<> stage(const QString &backup, const QString &path, int newest, std::chrono::milliseconds patience)
{
    if (const auto found = inspect(backup, newest, patience); !found)
        return found.error();
    return copyFrom(backup, patience, [&path](const Connection &source) { return copyInto(source, path); });
}

Result<> copyFile(const QString &from, const QString &to)
{
    const Unfinished copy(unfinishedName(to));
    QFile file(from);
    if (!file.copy(copy.path()))
        return Error{Error::Code::Io, QCoreApplication::translate(
                                          "Store", "“%1” can't be copied (%2): make room or choose another place.")
                                          .arg(from, file.errorString())};
    return moveDurably(copy.path(), to, IfThere::Keep);
}

Result<> copyFolder(const QString &from, const QString &to)
{
    const QStringList names = QDir(from).entryList(QDir::Files);
    if (!names.isEmpty() && !QDir().mkpath(to))
        return denied(to);
    for (const QString &name : names) {
        const auto done = copyFile(from + u'/' + name, to + u'/' + name);
        if (!done && done.error().code != Error::Code::Conflict) // one of that name is there already
            return done;
    }
    return Done{};
}

} // namespace

/// A damaged or foreign file can't be read as a library: it is kept as it is, with its -wal.
Result<QString> Backups::setAside(const QString &file, Backup::Kind kind, const QDateTime &now) const
{
    if (!QDir().mkpath(m_location.backupFolder))
        return denied(m_location.backupFolder);
    const QString path = freePathFor(kind, now);
    if (const QString wal = file + u"-wal"_s; QFile::exists(wal)) {
        if (auto done = copyFile(wal, path + u"-wal"_s); !done)
            return done.error();
    }
    if (auto done = copyFile(file, path); !done)
        return done.error();
    rotate(kind, path);
    return path;
}

/// Puts a file in the place of a sound library, which is backed up and then kept locked until the other has its name.
Result<QString> Backups::replace(const QString &library, const QString &with, const QDateTime &now) const
{
    const auto opened = Connection::open(library, Connection::Mode::ReadWrite, m_location.patience);
    if (!opened)
        return opened.error();
    const Connection &connection = *opened.value();
    if (auto done = becomeSoleUser(connection); !done)
        return done.error();
    const auto version = connection.number(u"PRAGMA data_version"_s);
    if (!version)
        return version.error();
    auto kept = make(connection, Backup::Kind::Restore, now);
    if (!kept)
        return kept;
    if (auto done = lockUnchanged(connection, version.value()); !done)
        return done.error();
    removeCompanions(library);
    if (auto done = moveDurably(with, library, IfThere::Replace); !done)
        return done.error();
    return kept;
}

Result<QString> Backups::replaceUnread(const QString &library, const QString &with, Backup::Kind kind,
                                       const QDateTime &now) const
{
    auto kept = setAside(library, kind, now);
    if (!kept)
        return kept;
    removeCompanions(library);
    if (auto done = moveDurably(with, library, IfThere::Replace); !done)
        return done.error();
    return kept;
}

Result<QString> Backups::restore(const QString &backup, const QDateTime &now) const
{
    const auto migrations = readMigrations(m_location.schemaFolder);
    if (!migrations)
        return migrations.error();
    const int newest = static_cast<int>(migrations.value().size());
    const QFileInfo info(m_location.path);
    const QString library = info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
    if (!QDir().mkpath(QFileInfo(library).absolutePath()))
        return denied(library);
    const Unfinished copy(unfinishedName(library));
    if (auto done = stage(backup, copy.path(), newest, m_location.patience); !done)
        return done.error();
    const auto present = inspect(library, newest, m_location.patience);
    if (present || present.error().code == Error::Code::TooNew)
        return replace(library, copy.path(), now);
    if (present.error().code == Error::Code::Corrupt)
        return replaceUnread(library, copy.path(), Backup::Kind::Broken, now);
    if (present.error().code == Error::Code::Invalid && QFileInfo(library).isFile())
        return replaceUnread(library, copy.path(), Backup::Kind::Replaced, now);
    if (present.error().code != Error::Code::NotFound)
        return present.error();
    removeCompanions(library);
    if (auto done = moveDurably(copy.path(), library, IfThere::Keep); !done)
        return done.error();
    return QString();
}

Result<> moveLibrary(const Location &from, const Location &to)
{
    if (!QDir().mkpath(QFileInfo(to.path).absolutePath()))
        return denied(to.path);
    const auto opened = Connection::open(from.path, Connection::Mode::ReadWrite, from.patience);
    if (!opened)
        return opened.error();
    const Connection &library = *opened.value();
    if (auto done = becomeSoleUser(library); !done)
        return done;
    const auto version = library.number(u"PRAGMA data_version"_s);
    if (!version)
        return version.error();
    if (auto done = copyFolder(from.backupFolder, to.backupFolder); !done)
        return done;
    if (auto done = writeCopy(library, to.path, IfThere::Keep); !done)
        return done;
    if (auto done = lockUnchanged(library, version.value()); !done) {
        QFile::remove(to.path);
        return done;
    }
    removeCompanions(from.path);
    QFile::remove(from.path);
    for (const QString &name : QDir(from.backupFolder).entryList(QDir::Files))
        QFile::remove(from.backupFolder + u'/' + name);
    QDir().rmdir(from.backupFolder);
    return Done{};
}

} // namespace gunbai::store
