// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/catalogue.h"

#include <functional>

namespace gunbai::test {

using ProfileChange = void (*)(rules::Profile &);

/// The shipped rules with something changed in Ronin, as a later day may have them.
[[nodiscard]] rules::CataloguePtr withRonin(const std::function<void(rules::System &)> &change);
/// The shipped rules with another hatamoto in the list of the Bushi.
[[nodiscard]] rules::CataloguePtr withHatamoto(ProfileChange change);
/// The shipped rules without a hatamoto in any list.
[[nodiscard]] rules::CataloguePtr withoutHatamoto();

/// The list of this id, which there is.
[[nodiscard]] rules::List &listOf(rules::System &system, const QString &id);

} // namespace gunbai::test
