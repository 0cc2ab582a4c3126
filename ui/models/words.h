// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace gunbai::rules {
struct System;
}

namespace gunbai::ui {

/// "18", in the user's digits.
[[nodiscard]] QString number(int value);
/// "+3", "–14", "±0" with the dash kept on the line of its digits.
[[nodiscard]] QString signedNumber(int value);
/// "katana and wakizashi".
[[nodiscard]] QString enumeration(const QStringList &words);
/// The names of weapons, skills and the like, by their ids.
[[nodiscard]] QStringList itemNames(const rules::System &system, const QStringList &ids);

} // namespace gunbai::ui
