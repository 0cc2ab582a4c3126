// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/verdict.h"
#include "core/rules/reader.h"

namespace gunbai::store {

/// What the library's list shows of a warband and finds it by, so that it need not judge all of them.
struct Summary
{
    int points = 0;
    int models = 0;
    int broken = 0;
    int warnings = 0;
    QString searchText; ///< folded; see searchText()

    friend bool operator==(const Summary &, const Summary &) = default;
};

/// Draws up and judges the warband.
[[nodiscard]] Summary summaryOf(const roster::Warband &warband, const rules::CataloguePtr &catalogue);
/// The same, for who has done that already.
[[nodiscard]] Summary summaryOf(const roster::Warband &warband, const roster::Muster &muster,
                                const roster::Verdict &verdict);

/// Folded, a line each: the warband's name; then each once the names of its list, models, profiles and skills, and notes.
[[nodiscard]] QString searchText(const roster::Warband &warband, const roster::Muster &muster);

/// The first line of a search text, without its end.
[[nodiscard]] QString searchText(const QString &name);

/// Without case and accents: "Busō" → "buso".
[[nodiscard]] QString folded(const QString &text);

/// The words that someone typed into a search, folded.
[[nodiscard]] QStringList searchWords(const QString &typed);

/// Stands for rules data together with the program that judges by it: summaries made with another one are stale.
[[nodiscard]] QString rulesHash(const std::vector<rules::SourceFile> &files, const QString &programVersion);

} // namespace gunbai::store
