// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/repair/words.h"

namespace gunbai::repair {

/// What the profile, or else the game, calls an option.
[[nodiscard]] QString optionName(const QString &id, const rules::Profile *profile, const rules::System &system);
/// The name of a profile, or the id of one that is not installed.
[[nodiscard]] QString profileName(const QString &id, const rules::System &system);
/// What a new model brings: "yari, armour none, horse, Kenjutsu".
[[nodiscard]] QString equipment(const roster::Model &model, const rules::Profile *profile, const rules::System &system);
/// The step as the beginning of a sentence: "Add 2 Ashigaru with yari".
[[nodiscard]] QString done(const Step &step, const roster::Warband &warband, const roster::Muster &muster);

} // namespace gunbai::repair
