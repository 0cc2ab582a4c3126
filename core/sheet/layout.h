// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sheet/content.h"
#include "core/sheet/page.h"
#include "core/sheet/paper.h"

namespace gunbai::sheet {

/// Gives a content its geometry on a paper. The same content and paper give the same layout on every device and screen.
/// What doesn't fit on one page is set closer, then smaller (never under 6 points), then goes on to another page. The
/// error says which font is missing.
[[nodiscard]] Result<Layout> layout(const Content &content, const Paper &paper);

} // namespace gunbai::sheet
