// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace gunbai::store {

/// The statements of an SQL script, without comments: QSqlQuery runs one at a time. Semicolons in quotes and in the body
/// of a trigger don't end one.
[[nodiscard]] QStringList statements(const QString &script);

} // namespace gunbai::store
