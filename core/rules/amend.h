// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/listreader.h"

namespace gunbai::rules {

/// Completes a draft: what its base (or nullptr) gives it, its amendments, and the rules that the whole system has.
/// `system` holds the profiles and lists that are read already. Faults name the draft's place.
[[nodiscard]] List completed(ListDraft draft, const List *base, const System &system,
                             const std::vector<Rule> &systemRules, toml::Faults &faults);

} // namespace gunbai::rules
