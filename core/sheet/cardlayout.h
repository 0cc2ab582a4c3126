// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sheet/cardformat.h"
#include "core/sheet/sheetlayout.h"

namespace gunbai::sheet {

/// Sets the cards of a document and puts them on pages, backs behind fronts. No card crosses a page. What is too long
/// for a card is set smaller (never under 6 points), then goes on to another one. The error says why no card of this
/// size can be printed on the paper.
[[nodiscard]] Result<Pages> cardPages(const Document &document, const Paper &paper, const CardFormat &format,
                                      Measure &measure);

} // namespace gunbai::sheet
