// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/repair/change.h"

namespace gunbai::test {

/// What trying goes through: all single changes but for the armour of new models.
[[nodiscard]] std::vector<repair::Change> triedChanges(const roster::Warband &warband);

/// How few changes make it legal, by trying all of them; 3 stands for more than two.
[[nodiscard]] int fewestByTrial(const roster::Warband &warband);

} // namespace gunbai::test
