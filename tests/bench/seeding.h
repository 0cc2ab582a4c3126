// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/catalogue.h"
#include "core/store/database.h"

namespace gunbai::bench {

/// Writes so many warbands into a library, the same ones each time: of all lists, with names, notes and skills as players
/// have them. `rulesHash` names the catalogue's rules.
[[nodiscard]] Result<> seed(const store::Database &database, const rules::CataloguePtr &catalogue,
                            const QString &rulesHash, int count);

} // namespace gunbai::bench
