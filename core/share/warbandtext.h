// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/verdict.h"

namespace gunbai::share {

/// A warband with all that is written of it.
struct Written
{
    const roster::Warband &warband;
    const roster::Muster &muster;
    const roster::Verdict &verdict;
};

/// The warband as plain text: a line a model, its purchases, and whether it is legal.
[[nodiscard]] QString asText(const Written &written);
/// The same as Markdown, the models in a table.
[[nodiscard]] QString asMarkdown(const Written &written);
/// Only these rows, a line a model.
[[nodiscard]] QString modelsAsText(const Written &written, const std::vector<int> &rows);

} // namespace gunbai::share
