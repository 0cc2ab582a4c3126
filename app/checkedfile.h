// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/verdict.h"
#include "core/roster/warbandfile.h"

namespace gunbai::app {

/// A warband file that could be read, with its verdict.
struct Checked
{
    QString file;
    roster::WarbandFile source;
    roster::Muster muster;
    roster::Verdict verdict;
};

/// Reads and judges a file, with other points than it agrees on when a limit is given. The error tells why it can't be
/// read.
[[nodiscard]] Result<Checked> checkFile(const QString &path, const gunbai::rules::CataloguePtr &catalogue,
                                        std::optional<int> limit = {});

/// "a.gunbai: Sanada’s patrol, Bushi, 150 of 150 points, 9 models, legal."
[[nodiscard]] QString stateOf(const Checked &checked);

} // namespace gunbai::app
