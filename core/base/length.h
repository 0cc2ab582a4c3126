// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace gunbai {

/// What lengths are shown in. The rules measure in inches, and so does everything that the program keeps.
enum class LengthUnit { Inches, Centimetres };

/// 24, or 61: to the nearest whole unit.
[[nodiscard]] int lengthIn(int inches, LengthUnit unit);

/// "24 in", or "61 cm" to the nearest centimetre; the number and its unit stay on one line.
[[nodiscard]] QString shownLength(int inches, LengthUnit unit);

} // namespace gunbai
