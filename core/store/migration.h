// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"

#include <QStringList>

#include <vector>

namespace gunbai::store {

/// The statements that take a library from one version of its schema to the next; version n is at n - 1.
using Migrations = std::vector<QStringList>;

/// Reads 0001_name.sql, 0002_name.sql, … of a folder, which must be numbered without a gap.
[[nodiscard]] Result<Migrations> readMigrations(const QString &folder);

/// Applies the migrations that the library lacks, each wholly or not at all.
Result<> migrate(const Connection &connection, const Migrations &migrations);

} // namespace gunbai::store
