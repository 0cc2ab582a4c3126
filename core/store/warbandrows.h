// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/remembered.h"
#include "core/store/connection.h"

namespace gunbai::store {

/// Writes everything of a warband but its own row, in place of what was there. Call within a transaction.
Result<> writeRows(const Connection &connection, qint64 warband, const roster::Warband &value);

/// Reads everything of a warband but its own row into `value`. Call within a transaction.
Result<> readRows(const Connection &connection, qint64 warband, roster::Warband &value);

/// Writes the rules that a warband remembers in place of what was there, and reads them. Call within a transaction.
Result<> writeRemembered(const Connection &connection, qint64 warband, const roster::Remembered &value);
Result<> readRemembered(const Connection &connection, qint64 warband, roster::Remembered &value);

} // namespace gunbai::store
