// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"
#include "core/store/durable.h"

namespace gunbai::store {

/// Writes the whole library as one file, checked before it gets its name.
Result<> writeCopy(const Connection &library, const QString &target, IfThere ifThere);

/// Writes the whole library into a new file, which is only partly there when this fails, and checks it.
Result<> copyInto(const Connection &library, const QString &path);

/// A name beside `target` that nobody else uses.
[[nodiscard]] QString unfinishedName(const QString &target);

} // namespace gunbai::store
