// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/roster/verdict.h"

#include <QByteArray>
#include <QDateTime>

namespace gunbai::ui {

/// What one reading of a warband file gave: its bytes, and the warband in them, priced and judged.
struct WarbandReading
{
    QByteArray bytes;
    QDateTime readAt;
    roster::Warband warband;
    roster::Muster muster;
    roster::Verdict verdict;
};

/// All that a file holds, unless it can't be a warband. The error's sentence is fit to be shown as it stands.
[[nodiscard]] Result<QByteArray> fileBytes(const QString &path);
/// Writes a file as a whole or not at all.
[[nodiscard]] Result<> writeFile(const QString &path, const QByteArray &bytes);
/// Reads, prices and judges a `.gunbai` file. The error's sentence is fit to be shown as it stands.
[[nodiscard]] Result<WarbandReading> readWarbandFile(const QString &path, const rules::CataloguePtr &catalogue);

} // namespace gunbai::ui
