// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"

#include <QStringList>

namespace gunbai::store {

/// What a library file is, found without changing it.
struct Inspection
{
    int version = 0;  ///< of its schema
    int warbands = 0; ///< not counting the bin
};

/// Looks at a library file and leaves it and its -wal byte for byte as they are, sound or not. The error says why this
/// program can't use it: damaged, of a newer version than `newest`, of another program, locked, not readable.
[[nodiscard]] Result<Inspection> inspect(const QString &path, int newest, std::chrono::milliseconds patience);

/// A connection for looking only: it changes nothing, and sees what a crash left in the -wal.
[[nodiscard]] Result<std::unique_ptr<Connection>> openToLook(const QString &path, std::chrono::milliseconds patience);

enum class Check { Quick, Thorough };

/// The faults that SQLite finds in the file, one a line in its own words; empty when it is sound. A thorough check reads
/// every index and foreign key. (SQLite sees broken CHECK constraints only through a connection that may write.)
[[nodiscard]] Result<QStringList> faults(const Connection &connection, Check check);

} // namespace gunbai::store
