// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/muster.h"
#include "core/sheet/content.h"

namespace gunbai::ronin {

// What the table needs beside the warriors' figures, in short words.

/// The skills of the warband's warriors, and the weapons that have a peculiarity.
[[nodiscard]] sheet::Section skillReminders(const roster::Muster &muster);
/// Victory points, purchases, school, banner and house rules of the list.
[[nodiscard]] sheet::Section listReminders(const roster::Warband &warband, const roster::Muster &muster);
[[nodiscard]] sheet::Section woundReminders();
/// What a weapon has to be remembered for, or "".
[[nodiscard]] QString weaponReminder(const rules::Weapon &weapon);
/// The state of Morale and when it is tested, purchases to tick off.
[[nodiscard]] std::vector<sheet::Paragraph> moraleTrack(const roster::Warband &warband, const roster::Muster &muster);
/// Turns, the state of Morale and when it is tested, purchases to tick off.
[[nodiscard]] sheet::Section battleTrack(const roster::Warband &warband, const roster::Muster &muster);

} // namespace gunbai::ronin
