// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"
#include "core/store/database.h"

#include <QDateTime>
#include <QStringList>

#include <optional>
#include <vector>

namespace gunbai::store {

using WarbandId = Id<struct WarbandTag>;

/// A row of the library's list.
struct LibraryEntry
{
    WarbandId id;
    QString system;
    QString list;
    QString name;
    std::optional<int> limit;
    QString kamon;
    int points = 0;
    int models = 0;
    int broken = 0;
    int warnings = 0;
    bool isSample = false;
    QDateTime changed;               ///< UTC
    std::optional<QDateTime> binned; ///< UTC; nothing when not in the bin

    friend bool operator==(const LibraryEntry &, const LibraryEntry &) = default;
};

enum class Shelf { Library, Bin };

/// The rows of the library's list with what they are found by, kept in memory until something in the library changes: a
/// search of ten thousand warbands takes a key's time only when the file isn't read for it.
class Listing
{
public:
    /// The database must outlive it.
    explicit Listing(const Database &database);

    /// Those that have all the words, which are folded; last changed first.
    [[nodiscard]] Result<std::vector<LibraryEntry>> find(const QStringList &words, Shelf shelf);

private:
    struct Row
    {
        LibraryEntry entry;
        QByteArray searchText;
    };

    Result<> follow();
    Result<> read();

    const Database &m_database;
    std::optional<Database::State> m_state; ///< of the library when the rows were read
    std::vector<Row> m_rows;
};

} // namespace gunbai::store
