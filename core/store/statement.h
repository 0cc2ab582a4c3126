// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"
#include "core/store/connection.h"

#include <QDateTime>
#include <QSqlQuery>
#include <QVariant>

#include <optional>

namespace gunbai::store {

/// A prepared statement; running it again with other values is cheap. Finished when it dies.
class Statement
{
public:
    Statement(const Connection &connection, const QString &sql);

    /// Runs it with these values in place of its question marks.
    template <class... Values>
    Result<> run(const Values &...values)
    {
        m_query.finish();
        m_bound = 0;
        (m_query.bindValue(m_bound++, bound(values)), ...);
        return execute();
    }

    /// Calls `read` with this statement at each row of the answer. Fails when a row can't be read from the file.
    template <class Read>
    Result<> forEachRow(Read read)
    {
        while (m_query.next())
            read(std::as_const(*this));
        return readToTheEnd();
    }

    [[nodiscard]] QVariant value(int column) const { return m_query.value(column); }
    [[nodiscard]] QString text(int column) const { return m_query.value(column).toString(); }
    [[nodiscard]] qint64 number(int column) const { return m_query.value(column).toLongLong(); }
    [[nodiscard]] int integer(int column) const { return m_query.value(column).toInt(); }
    [[nodiscard]] bool flag(int column) const { return integer(column) != 0; }
    [[nodiscard]] bool isNull(int column) const { return m_query.isNull(column); }
    [[nodiscard]] QDateTime time(int column) const;
    /// Rows that the last run inserted, changed or deleted.
    [[nodiscard]] int affected() const { return m_query.numRowsAffected(); }
    [[nodiscard]] qint64 insertedId() const { return m_query.lastInsertId().toLongLong(); }

private:
    static QVariant bound(const QString &text);
    static QVariant bound(const QDateTime &time) { return time.toMSecsSinceEpoch(); }
    static QVariant bound(qint64 number) { return number; }
    static QVariant bound(int number) { return number; }
    static QVariant bound(bool flag) { return flag ? 1 : 0; }
    static QVariant bound(const std::optional<int> &number);
    template <class Tag>
    static QVariant bound(Id<Tag> id)
    {
        return id.value();
    }

    Result<> execute();
    Result<> readToTheEnd() const;

    QString m_path;
    QSqlQuery m_query;
    bool m_isPrepared;
    int m_bound = 0;
};

} // namespace gunbai::store
