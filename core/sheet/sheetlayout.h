// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/content.h"
#include "core/sheet/fonts.h"
#include "core/sheet/paper.h"

namespace gunbai::sheet {

/// Pages of a print, with what had to be done to make them fit, a sentence each.
struct Pages
{
    std::vector<Page> pages;
    QStringList remarks;
};

/// Gives a content its geometry. What doesn't fit on one page is set closer, then smaller (never under 6 points), then
/// goes on to another page.
[[nodiscard]] Pages sheetPages(const Content &content, const Paper &paper, Measure &measure);

} // namespace gunbai::sheet
