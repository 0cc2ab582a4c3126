// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sheet/cardformat.h"
#include "core/sheet/content.h"
#include "core/sheet/page.h"
#include "core/sheet/paper.h"

namespace gunbai::sheet {

/// What a document is printed on, and how.
struct Setting
{
    Paper paper;
    CardFormat cards;
    bool savesInk = false; ///< no fills and no pictures; crests are faint

    friend bool operator==(const Setting &, const Setting &) = default;
};

/// Gives a document its geometry: the cards first, then the sheets. The same document and setting give the same layout
/// on every device and screen. What doesn't fit is set closer, then smaller (never under 6 points), then goes on to
/// another page or card; the remarks say so. The error says which font is missing, or that the paper is too small for
/// a card.
[[nodiscard]] Result<Layout> layout(Document document, const Setting &setting);

/// Words of the document that are nowhere in the layout: none, unless the layout has a fault.
[[nodiscard]] QStringList missingWords(const Document &document, const Layout &layout);

} // namespace gunbai::sheet
