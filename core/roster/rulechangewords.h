// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace gunbai::roster {

[[nodiscard]] QString number(int value);

/// An amount behind the sign of the value, "–14", with the dash kept on the line of its digits.
[[nodiscard]] QString withSign(int value, const QString &amount);

} // namespace gunbai::roster
