// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/content.h"

namespace gunbai::sheet {

/// Puts □ where no font of the sheets has a character, and says so: a sentence a character.
[[nodiscard]] QStringList coverUp(Document &document);

} // namespace gunbai::sheet
