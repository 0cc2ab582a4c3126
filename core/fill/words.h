// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fill/fill.h"

namespace gunbai::fill {

/// What scripts call the aim: "balanced".
[[nodiscard]] QString idOf(Aim aim);
/// The aim that scripts call so.
[[nodiscard]] std::optional<Aim> aimCalled(const QString &id);
/// What a player calls the aim: "More of what I have".
[[nodiscard]] QString nameOf(Aim aim);
/// The same for a menu, with the letter that chooses it.
[[nodiscard]] QString entryOf(Aim aim);

} // namespace gunbai::fill
