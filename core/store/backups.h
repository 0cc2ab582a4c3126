// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/database.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace gunbai::store {

/// A copy of a whole library in the folder of backups.
struct Backup
{
    /// Why it was made: once a day, because someone asked, before a migration, before a restore, or because the library
    /// was damaged when another took its place (Broken: that one can't be restored). Replaced ones stood in the library's
    /// place, or were open, when another program's file and a library of ours met there.
    enum class Kind { Daily, Asked, Update, Restore, Broken, Replaced };

    QString path;
    Kind kind = Kind::Daily;
    QDateTime made;              ///< local; of a daily one only the date
    std::optional<int> warbands; ///< not counting the bin; nothing when it can't be read
};

/// The backups of one library. `now` is local time wherever it is asked for.
class Backups
{
public:
    /// The newest `keep` daily ones that can be read are kept, and at least ten of each other kind. None goes before the
    /// next one is checked.
    explicit Backups(Location location, int keep = 10);

    [[nodiscard]] const Location &location() const { return m_location; }
    /// Newest first.
    [[nodiscard]] std::vector<Backup> list() const;

    /// Copies the library into the folder, checks the copy, and gives its path.
    Result<QString> make(const Connection &library, Backup::Kind kind, const QDateTime &now) const;
    /// Makes today's backup unless there is one. Gives whether it made one.
    Result<bool> makeDaily(const Connection &library, const QDateTime &now) const;

    /// Puts a backup, or any other library file, in the library's place. What was there is backed up first and its path
    /// given ("" when there was nothing): restoring that one undoes this. Close the library before.
    Result<QString> restore(const QString &backup, const QDateTime &now) const;
    /// Makes an empty library where there is none, though there are backups of one.
    Result<> beginAnew() const;

private:
    QString pathFor(Backup::Kind kind, const QDateTime &now, int number) const;
    QString freePathFor(Backup::Kind kind, const QDateTime &now) const;
    void rotate(Backup::Kind kind, const QString &newest) const;
    [[nodiscard]] bool isWorthKeeping(const Backup &backup) const;
    Result<QString> setAside(const QString &file, Backup::Kind kind, const QDateTime &now) const;
    Result<QString> replaceUnread(const QString &library, const QString &with, Backup::Kind kind,
                                  const QDateTime &now) const;
    Result<QString> replace(const QString &library, const QString &with, const QDateTime &now) const;

    Location m_location;
    int m_keep;
};

/// Moves a library with its backups to a place where no library is. When it fails the library stays where it is. Close it
/// before.
Result<> moveLibrary(const Location &from, const Location &to);

} // namespace gunbai::store
