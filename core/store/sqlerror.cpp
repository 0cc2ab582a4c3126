// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlerror.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSqlError>
#include <QStorageInfo>

namespace gunbai::store {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Store)
};

/// SQLite's primary result codes; the extended ones carry more above the low byte. (sqlite3.h is not needed otherwise.)
enum Native {
    Busy = 5,
    Locked = 6,
    ReadOnly = 8,
    IoError = 10,
    Corrupt = 11,
    Full = 13,
    CantOpen = 14,
    NotADatabase = 26
};

constexpr qint64 LittleSpace = qint64{1024} * 1024;

/// On a full disk some steps fail with a mere input-output error.
bool isFull(const QString &path)
{
    const QStorageInfo storage(QFileInfo(path).absolutePath());
    return storage.isValid() && storage.bytesAvailable() < LittleSpace;
}

Error other(const QSqlError &error, const QString &path)
{
    const QString text = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    return {Error::Code::Io,
            Text::tr("The library “%1” can't be read or written (%2): check the disk it is on, then try again.")
                .arg(path, text)};
}

} // namespace

Error damaged(const QString &path)
{
    return {Error::Code::Corrupt, Text::tr("The library “%1” is damaged: restore a backup.").arg(path)};
}

Error replaced(const QString &path)
{
    return {Error::Code::Io,
            Text::tr("The library “%1” was moved or replaced while it was open: nothing was written; open it again.")
                .arg(path)};
}

Error noLibrary(const QString &path)
{
    return {Error::Code::Invalid,
            Text::tr("“%1” is not a Gunbai library: restore a backup, or choose another file.").arg(path)};
}

Error denied(const QString &path)
{
    return {Error::Code::Denied, Text::tr("Gunbai may not write the library “%1”: allow writing to the file and its "
                                          "folder.")
                                     .arg(path)};
}

Error noSpace(const QString &path)
{
    return {Error::Code::NoSpace,
            Text::tr("The disk of the library “%1” is full: make room, then try again.").arg(path)};
}

Error sqlError(const QSqlError &error, const QString &path)
{
    // Never by QSqlError::type(): the driver gives constraint and disk errors as connection errors.
    const int native = error.nativeErrorCode().toInt() & 0xff;
    switch (native) {
    case Busy:
    case Locked:
        return {Error::Code::Busy,
                Text::tr("Another program has locked the library “%1”: close it there, then try again.").arg(path)};
    case ReadOnly:
    case CantOpen:
        return denied(path);
    case Full:
        return noSpace(path);
    case Corrupt:
        return damaged(path);
    case NotADatabase:
        return noLibrary(path);
    default:
        return native == IoError && isFull(path) ? noSpace(path) : other(error, path);
    }
}

} // namespace gunbai::store
