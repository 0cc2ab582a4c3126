// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace gunbai::ui {

struct Palette;

/// Borders, radii, fills and focus of all widgets, in the colours of a palette. Names of parts that widgets set:
/// [tone="ink2|ink3|shu|ai"] a label's colour · [surface="sheet|well|shuWash"] a fill · [look="primary|flat"] a button.
[[nodiscard]] QString styleSheet(const Palette &palette);

} // namespace gunbai::ui
