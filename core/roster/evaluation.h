// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/muster.h"

namespace gunbai::roster {

/// The rules in force with the warband's house rules; of several with one id the last, at the place of the first.
[[nodiscard]] std::vector<const rules::Rule *> rulesInForce(const rules::List &list, const Warband &warband);

/// The weapons that nobody of the list may carry, as long as these rules are in force.
[[nodiscard]] rules::ItemSet barredWeapons(const rules::List &list, const Warband &warband);

/// Whether a form holds in a warband, and with what numbers.
struct Evaluation
{
    bool holds = true;
    rules::Figures figures;
};

/// The left sum of a form over the warband less the right one: what its relation holds against 0.
[[nodiscard]] int difference(const rules::Form &form, const Warband &warband, const Muster &muster);

/// Computes both sums of a form over the warband and compares them.
[[nodiscard]] Evaluation evaluate(const rules::Form &form, const Warband &warband, const Muster &muster);

/// The models that break the form: those counted too many of, or those that ask for more than there is.
[[nodiscard]] std::vector<int> causes(const rules::Form &form, const Warband &warband, const Muster &muster);

/// The models that the left side of a form counts.
[[nodiscard]] std::vector<int> counted(const rules::Form &form, const Warband &warband, const Muster &muster);

/// The weapons that the left side of a form asks for.
[[nodiscard]] rules::ItemSet countedWeapons(const rules::Form &form);

/// Whether the warband names every parameter that the rule needs, other than by its size: else the rule is silent.
[[nodiscard]] bool canTell(const rules::Rule &rule, const Warband &warband);

/// Whether the warband's house rules allow this way of keeping a rule.
[[nodiscard]] bool isOpen(const rules::Alternative &alternative, const Warband &warband);

/// Whether a filter counts this model.
[[nodiscard]] bool counts(const rules::Filter &filter, const Warband &warband, const Muster &muster, std::size_t model);

} // namespace gunbai::roster
