// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/collection/collection.h"

#include <QByteArray>

namespace gunbai::collection {

/// Whether the first line is the head of a table with a column "figure".
[[nodiscard]] bool isCsv(const QByteArray &bytes);

/// Reads a table as spreadsheets write them: a row a figure below the heads figure, count, painted, stands_for and notes,
/// in any order, parted by commas, semicolons or tabs. `stands_for` is "ronin/bushi_ashigaru yari|teppo; Spearman": ids,
/// or a profile's name where just one has it. `file` is the name for messages; the error carries the line.
[[nodiscard]] Result<Collection> readCsv(const QByteArray &bytes, const QString &file,
                                         const rules::Catalogue &catalogue);

/// Writes such a table: reading it back gives the same figures, numbered from 1. A text that a spreadsheet would take for
/// a formula begins with an apostrophe, which reading takes off.
[[nodiscard]] QByteArray writeCsv(const Collection &collection);

} // namespace gunbai::collection
