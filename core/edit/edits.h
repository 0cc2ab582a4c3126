// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/warband.h"
#include "core/rules/catalogue.h"

#include <vector>

namespace gunbai::edit {

using Ids = std::vector<roster::ModelId>;

// Edits as plain functions: each takes a warband and gives the changed one. Models that are not in it are passed over.

/// A model of the profile, equipped like the last one of its kind, else with the first weapon it must choose. It goes
/// behind the last of its kind, else at the end.
[[nodiscard]] roster::Warband withAdded(roster::Warband warband, const QString &profile, const rules::Profile *known);
/// Copies right behind the originals; a copy is neither named, nor Leader, nor standard bearer.
[[nodiscard]] roster::Warband withDuplicated(roster::Warband warband, const Ids &models);
[[nodiscard]] roster::Warband withRemoved(roster::Warband warband, const Ids &models);
/// The models, in their order, before the row `to` as it is now.
[[nodiscard]] roster::Warband withMoved(roster::Warband warband, const Ids &models, int to);
/// One Leader at most.
[[nodiscard]] roster::Warband withLeader(roster::Warband warband, roster::ModelId model, bool isLeader);
/// As many standard bearers as the list allows; who takes the banner puts his weapon of choice away.
[[nodiscard]] roster::Warband withBanner(roster::Warband warband, roster::ModelId model, bool hasBanner, int most);

[[nodiscard]] bool contains(const Ids &ids, roster::ModelId id);

} // namespace gunbai::edit
