// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/content.h"

namespace gunbai::game {

/// Takes the words of a warband out of what it says and leaves room to write: names become lines, cells are empty, and
/// boxes, labels and sections stay.
void makeBlank(sheet::Document &document);

} // namespace gunbai::game
