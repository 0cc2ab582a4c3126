// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/statement.h"

#include "core/store/sqlerror.h"

#include <QSqlError>
#include <QTimeZone>

namespace gunbai::store {

Statement::Statement(const Connection &connection, const QString &sql)
    : m_path(connection.path()), m_query(connection.handle())
{
    m_query.setForwardOnly(true);
    m_isPrepared = m_query.prepare(sql);
}

/// A null QString is an empty text here, never NULL; half a surrogate pair would swallow the character after it.
QVariant Statement::bound(const QString &text)
{
    if (text.isNull())
        return QStringLiteral("");
    return text.isValidUtf16() ? text : QString::fromUtf8(text.toUtf8());
}

QVariant Statement::bound(const std::optional<int> &number)
{
    return number ? QVariant(*number) : QVariant(QMetaType::fromType<int>());
}

QDateTime Statement::time(int column) const
{
    return QDateTime::fromMSecsSinceEpoch(number(column), Qt::UTC);
}

Result<> Statement::execute()
{
    if (!m_isPrepared || !m_query.exec())
        return sqlError(m_query.lastError(), m_path);
    return Done{};
}

Result<> Statement::readToTheEnd() const
{
    if (m_query.lastError().isValid())
        return sqlError(m_query.lastError(), m_path);
    return Done{};
}

} // namespace gunbai::store
