// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/roster/warband.h"

#include <QByteArray>

namespace gunbai::rules {
class Catalogue;
}

namespace gunbai::roster {

/// No warband agrees on more.
inline constexpr int MostPoints = 100'000;

/// A warband with the number of the file's entry, from 0, that each of its models came from.
struct WarbandFile
{
    Warband warband;
    std::vector<int> entryOfModel;
};

/// The bytes of a file on disk (or of a pipe). The error says why it can't be a file of ours: not there, a folder, no
/// permission, or larger than any warband.
[[nodiscard]] Result<QByteArray> warbandBytes(const QString &path);

/// Reads a `.gunbai` file. `file` is the name for messages. The error carries line and column.
[[nodiscard]] Result<WarbandFile> readWarband(const QByteArray &bytes, const QString &file,
                                              const rules::Catalogue &catalogue);

/// Writes a `.gunbai` file: reading it back gives the same value. Neighbouring equal unnamed models share an entry.
[[nodiscard]] QByteArray writeWarband(const Warband &warband, const rules::Catalogue &catalogue);

} // namespace gunbai::roster
