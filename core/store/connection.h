// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QSqlDatabase>
#include <QString>
#include <QVariant>

#include <chrono>
#include <memory>

namespace gunbai::store {

/// One connection to an SQLite file. Closes and unregisters it when it dies; statements must not outlive it.
class Connection
{
public:
    /// ReadOnly never changes the file nor its -wal, not even one that a crash left. Immutable sees the file without
    /// its -wal, takes no lock and writes nothing at all, for files that nobody has open.
    enum class Mode { ReadWrite, ReadOnly, Immutable };

    /// Opens the file, or makes an empty one (ReadWrite). Whether it is sound shows at the first statement only.
    /// `patience` is how long a statement waits for another program's lock.
    [[nodiscard]] static Result<std::unique_ptr<Connection>> open(const QString &path, Mode mode,
                                                                  std::chrono::milliseconds patience);
    ~Connection();

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] QSqlDatabase handle() const;

    /// Runs one statement that gives no answer, or whose answer is not wanted.
    Result<> exec(const QString &sql) const;
    /// The first column of a statement's first row; 0 or "" without a row.
    [[nodiscard]] Result<qint64> number(const QString &sql) const;
    [[nodiscard]] Result<QString> text(const QString &sql) const;

private:
    explicit Connection(QString path);
    [[nodiscard]] Result<QVariant> firstValue(const QString &sql) const;
    Q_DISABLE_COPY_MOVE(Connection)

    QString m_path;
    QString m_name;
};

} // namespace gunbai::store
