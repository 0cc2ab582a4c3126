// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/connection.h"

#include "core/store/sqlerror.h"
#include "core/store/statement.h"

#include <QSqlError>
#include <QUrl>
#include <QUuid>

namespace gunbai::store {

using namespace Qt::StringLiterals;

namespace {

QString options(Connection::Mode mode, std::chrono::milliseconds patience)
{
    QStringList all{u"QSQLITE_OPEN_URI"_s, u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(patience.count())};
    if (mode != Connection::Mode::ReadWrite)
        all.append(u"QSQLITE_OPEN_READONLY"_s);
    return all.join(u';');
}

/// As a URI, so that no character of the path has a meaning of its own.
QString address(const QString &path, Connection::Mode mode)
{
    const QString uri = QString::fromLatin1(QUrl::fromLocalFile(path).toEncoded());
    return mode == Connection::Mode::Immutable ? uri + u"?immutable=1"_s : uri;
}

} // namespace

Connection::Connection(QString path) : m_path(std::move(path)), m_name(QUuid::createUuid().toString()) {}

Connection::~Connection()
{
    handle().close();
    QSqlDatabase::removeDatabase(m_name);
}

Result<std::unique_ptr<Connection>> Connection::open(const QString &path, Mode mode, std::chrono::milliseconds patience)
{
    std::unique_ptr<Connection> self(new Connection(path));
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, self->m_name);
    database.setDatabaseName(address(path, mode));
    database.setConnectOptions(options(mode, patience));
    if (!database.open())
        return sqlError(database.lastError(), path);
    return self;
}

QSqlDatabase Connection::handle() const
{
    return QSqlDatabase::database(m_name, false);
}

Result<> Connection::exec(const QString &sql) const
{
    return Statement(*this, sql).run();
}

Result<QVariant> Connection::firstValue(const QString &sql) const
{
    QVariant first;
    Statement statement(*this, sql);
    if (auto done = statement.run(); !done)
        return done.error();
    const auto keepFirst = [&first](const Statement &row) { first = first.isValid() ? first : row.value(0); };
    if (auto done = statement.forEachRow(keepFirst); !done)
        return done.error();
    return first;
}

Result<qint64> Connection::number(const QString &sql) const
{
    const auto value = firstValue(sql);
    if (!value)
        return value.error();
    return value.value().toLongLong();
}

Result<QString> Connection::text(const QString &sql) const
{
    const auto value = firstValue(sql);
    if (!value)
        return value.error();
    return value.value().toString();
}

} // namespace gunbai::store
