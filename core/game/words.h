// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

namespace gunbai::game {

// Numbers and dates follow the language of the words beside them, not the system: a sheet says the same everywhere.

[[nodiscard]] QString number(int value);
/// "+3", "–1", "±0"; the minus is an en dash that stays with its digits.
[[nodiscard]] QString signedNumber(int value);
/// "30 November 2025".
[[nodiscard]] QString longDate(QDate date);
/// With a capital first letter.
[[nodiscard]] QString capitalised(const QString &text);

} // namespace gunbai::game
