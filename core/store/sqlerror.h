// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

class QSqlError;

namespace gunbai::store {

/// What SQLite reported of the library at `path`: a code, what is so, and what to do.
[[nodiscard]] Error sqlError(const QSqlError &error, const QString &path);

// The sentences that are needed without a report of SQLite's as well.

[[nodiscard]] Error damaged(const QString &path);
[[nodiscard]] Error noLibrary(const QString &path);
[[nodiscard]] Error denied(const QString &path);
[[nodiscard]] Error noSpace(const QString &path);
/// The file in the library's place is no longer the one that was opened.
[[nodiscard]] Error replaced(const QString &path);

} // namespace gunbai::store
