// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"

#include <QDateTime>

namespace gunbai::store {

/// Where a library stands, and what belongs to it.
struct Location
{
    QString path;
    QString backupFolder;
    std::chrono::milliseconds patience{5000}; ///< how long to wait for another program's lock
    QString schemaFolder = QStringLiteral(":/data/schema");
};

/// An open library file, of this program's version, and sound. Closed when it dies.
class Database
{
public:
    /// Opens the library, or makes it with its folder, and migrates it after a backup dated `now`. A file that can't be used
    /// is left byte for byte as it is; the error says why, and what to do. Offer the backups, which help when its code is
    /// Corrupt, Invalid, TooNew or NotFound: that is one that is gone but has backups.
    [[nodiscard]] static Result<std::unique_ptr<Database>> open(const Location &location, const QDateTime &now);

    /// Makes an empty library where there is none.
    static Result<> make(const Location &location);
    ~Database();

    /// Opens the library only to read it: changes nothing, and makes and migrates none.
    [[nodiscard]] static Result<std::unique_ptr<Database>> look(const Location &location);

    [[nodiscard]] const QString &path() const { return m_connection->path(); }
    [[nodiscard]] const Connection &connection() const { return *m_connection; }
    [[nodiscard]] Result<int> version() const;
    /// Changes whenever another connection has changed the library; our own writes leave it.
    [[nodiscard]] Result<qint64> outsideChanges() const;
    /// Differs from what it was whenever anything in the library may have changed, here or elsewhere.
    struct State
    {
        qint64 outsideChanges = 0;
        qint64 ownChanges = 0;
        int openings = 0;

        friend bool operator==(const State &, const State &) = default;
    };
    [[nodiscard]] Result<State> state() const;
    /// Whether the file at path() is no longer the one that was opened: what is written now would be lost.
    [[nodiscard]] bool isReplaced() const;
    /// Leaves a library that was replaced, so that its place can be opened anew, and reads this copy of it meanwhile.
    Result<> leaveFor(const QString &copy);
    /// Opens what is in the library's place now. When that fails, what was open stays so.
    Result<> reopen(const Location &location, const QDateTime &now);

private:
    enum class Use { Own, Look };
    Database(std::unique_ptr<Connection> connection, Use use);
    Q_DISABLE_COPY_MOVE(Database)

    /// Which file a path leads to.
    struct FileId
    {
        quint64 device = 0;
        quint64 inode = 0;

        friend bool operator==(const FileId &, const FileId &) = default;
    };
    static FileId idOf(const QString &path);
    void close();

    std::unique_ptr<Connection> m_connection;
    FileId m_file;
    FileId m_wal;
    int m_openings = 0;
};

} // namespace gunbai::store
