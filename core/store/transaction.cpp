// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/transaction.h"

namespace gunbai::store {

using namespace Qt::StringLiterals;

// Through exec(): QSqlDatabase::transaction() and commit() report errors without SQLite's code and begin deferred.

Transaction::Transaction(const Connection &connection, Kind kind)
    : m_connection(connection),
      m_begun(connection.exec(kind == Kind::Write ? u"BEGIN IMMEDIATE"_s : u"BEGIN"_s)),
      m_isOpen(m_begun.ok())
{
}

Transaction::~Transaction()
{
    if (m_isOpen)
        (void)m_connection.exec(u"ROLLBACK"_s); // fails where a full disk has rolled back already
}

Result<> Transaction::commit()
{
    auto committed = m_connection.exec(u"COMMIT"_s);
    m_isOpen = !committed;
    return committed;
}

} // namespace gunbai::store
