// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/collection/collection.h"

#include <QByteArray>

namespace gunbai::collection {

/// Reads a `.gunbai-collection` file. `file` is the name for messages. The error carries line and column. Ids of rules
/// data that are not installed are kept.
[[nodiscard]] Result<Collection> readCollection(const QByteArray &bytes, const QString &file);

/// Writes a `.gunbai-collection` file: reading it back gives the same figures, numbered from 1.
[[nodiscard]] QByteArray writeCollection(const Collection &collection);

/// Reads a file of either shape, by what is in it: the collection's own, or a table as in collectioncsv.h.
[[nodiscard]] Result<Collection> readAnyCollection(const QByteArray &bytes, const QString &file,
                                                   const rules::Catalogue &catalogue);

} // namespace gunbai::collection
