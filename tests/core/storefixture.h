// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/backups.h"
#include "core/store/warbandrepository.h"

#include <QTemporaryDir>

namespace gunbai::test {

/// A warband that uses every field, with ids, lists and texts that are awkward to store.
[[nodiscard]] roster::Warband everything();

/// What a warband remembers, with every kind of place and record.
[[nodiscard]] roster::Remembered remembering();

/// A folder with a library in it; opens it as the program would, at a time that the test sets.
class LibraryFolder
{
public:
    LibraryFolder();

    [[nodiscard]] QString path() const { return location.path; }
    [[nodiscard]] QString file(const QString &name) const { return m_folder.filePath(name); }
    /// Opens the library; fails the test run when that fails.
    [[nodiscard]] std::unique_ptr<store::Database> open() const;
    /// The error of opening, or none.
    [[nodiscard]] std::optional<Error> openError() const;
    [[nodiscard]] store::WarbandRepository warbands(const store::Database &database) const;

    store::Location location;
    QDateTime now{QDate(2026, 7, 30), QTime(18, 15)};
    QString rulesHash = QStringLiteral("rules of today");

private:
    QTemporaryDir m_folder;
};

/// What summaryOf() gives with the shipped rules.
[[nodiscard]] store::Summary summary(const roster::Warband &warband);

/// Adds a warband and gives its id; fails the test run when that fails.
store::WarbandId add(const store::WarbandRepository &warbands, const roster::Warband &warband);

/// Of the shipped schema.
[[nodiscard]] int newestVersion();

[[nodiscard]] QByteArray bytesOf(const QString &path);
void writeBytes(const QString &path, const QByteArray &bytes);

/// Runs SQL on a file with a connection of its own, which then closes.
void runSql(const QString &path, const QStringList &statements);

} // namespace gunbai::test
