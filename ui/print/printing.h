// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sheet/page.h"

class QPrinter;

namespace gunbai::ui {

/// Gives the printer the layout's paper, without margins of its own.
void prepare(QPrinter &printer, const sheet::Layout &layout);

/// Draws the pages on a printer that was prepared, within the pages that its dialog chose.
Result<> print(QPrinter &printer, const sheet::Layout &layout);

} // namespace gunbai::ui
