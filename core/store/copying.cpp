// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/copying.h"

#include "core/store/inspection.h"
#include "core/store/sqlerror.h"
#include "core/store/statement.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QUuid>

namespace gunbai::store {

using namespace Qt::StringLiterals;

namespace {

/// Writes nothing, though it could: a read-only connection doesn't look at CHECK constraints.
Result<> checkCopy(const QString &path)
{
    const auto copy = Connection::open(path, Connection::Mode::ReadWrite, {});
    if (!copy)
        return copy.error();
    const auto found = faults(*copy.value(), Check::Thorough);
    if (!found)
        return found.error();
    return found.value().isEmpty() ? Result<>(Done{}) : damaged(path);
}

/// VACUUM INTO reports troubles with the target as the library's own.
Error ofTarget(const Error &error, const QString &target)
{
    if (error.code == Error::Code::NoSpace)
        return noSpace(target);
    return error.code == Error::Code::Denied ? denied(target) : error;
}

} // namespace

QString unfinishedName(const QString &target)
{
    return target + u".new-"_s + QUuid::createUuid().toString(QUuid::Id128);
}

Result<> copyInto(const Connection &library, const QString &path)
{
    if (auto done = Statement(library, u"VACUUM INTO ?"_s).run(path); !done)
        return ofTarget(done.error(), path);
    return checkCopy(path);
}

Result<> writeCopy(const Connection &library, const QString &target, IfThere ifThere)
{
    const QString place = QFileInfo(target).canonicalFilePath();
    if (!place.isEmpty() && place == QFileInfo(library.path()).canonicalFilePath())
        return Error{
            Error::Code::Conflict,
            QCoreApplication::translate("Store", "“%1” is the library itself: choose another name.").arg(target)};
    const Unfinished copy(unfinishedName(target));
    if (auto done = copyInto(library, copy.path()); !done) {
        Error error = done.error();
        error.message.replace(copy.path(), target);
        return error;
    }
    return moveDurably(copy.path(), target, ifThere);
}

/// With SQLite's locks, which looking without a trace does without; on a read-only disk there are no writers anyway.
Result<> copyFrom(const QString &library, std::chrono::milliseconds patience, const Copying &copy)
{
    const auto locking = Connection::open(library, Connection::Mode::ReadWrite, patience);
    auto done = locking ? copy(*locking.value()) : Result<>(locking.error());
    if (done || done.error().code != Error::Code::Denied)
        return done;
    const auto looking = openToLook(library, patience);
    return looking ? copy(*looking.value()) : Result<>(looking.error());
}

} // namespace gunbai::store
