// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/durable.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

namespace gunbai::store {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Store)
};

Error failed(const QString &path, int number)
{
    const bool isDenied = number == EACCES || number == EPERM || number == EROFS;
    const auto code = isDenied                               ? Error::Code::Denied
                      : number == ENOSPC || number == EDQUOT ? Error::Code::NoSpace
                                                             : Error::Code::Io;
    return {code, Text::tr("“%1” can't be written (%2): choose another place, or put that right.")
                      .arg(path, qt_error_string(number))};
}

/// Files and folders alike. Not for a library that this program has open: closing the file would drop SQLite's locks.
Result<> sync(const QString &path)
{
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return failed(path, errno);
    const int number = ::fsync(file) == 0 ? 0 : errno;
    ::close(file);
    if (number != 0)
        return failed(path, number);
    return Done{};
}

/// Gives errno, 0 when it went well.
int rename(const QByteArray &from, const QByteArray &to, IfThere ifThere)
{
    if (ifThere == IfThere::Replace)
        return ::rename(from.constData(), to.constData()) == 0 ? 0 : errno;
    if (::renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != EINVAL) // some network and FUSE folders know no RENAME_NOREPLACE
        return errno;
    return QFile::exists(QFile::decodeName(to)) ? EEXIST : rename(from, to, IfThere::Replace);
}

} // namespace

Result<> moveDurably(const QString &from, const QString &to, IfThere ifThere)
{
    if (auto done = sync(from); !done)
        return done;
    const int number = rename(QFile::encodeName(from), QFile::encodeName(to), ifThere);
    if (number == EEXIST)
        return Error{Error::Code::Conflict, Text::tr("“%1” is there already: choose another name.").arg(to)};
    if (number != 0)
        return failed(to, number);
    return sync(QFileInfo(to).absolutePath());
}

Unfinished::~Unfinished()
{
    for (const auto &companion : {u""_s, u"-wal"_s, u"-shm"_s, u"-journal"_s})
        QFile::remove(m_path + companion);
}

} // namespace gunbai::store
