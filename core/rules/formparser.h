// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/vocabulary.h"

namespace gunbai::rules {

/// Reads the small language of composition rules:
///   100*count(kind arquebus) <= 25*count(all)
///   count(everyone, not armour none) = 0
///   100*points(profile peasants_peasant) >= 30*points(warband)
/// Scopes: all (own models, the default), hired, everyone. Conditions, each with "not" before it if wanted:
///   profile a|b · type A|B · rank 2 · rank 1-2 · rank 3+ · weapon a|$school.main · kind missile · only katana|wakizashi
///   skill a|b · bought 1+ · armour heavy · mounted · banner · leader
/// `parameters` are the names that "$name" and size(name) may use. Faults go to the key's place, moved to the column.
[[nodiscard]] Form parseForm(const QString &text, const toml::Node &at, toml::Faults &faults,
                             const Vocabulary &vocabulary, const QStringList &parameters);

/// Reads what stands between the brackets of count(…).
[[nodiscard]] Filter parseFilter(const QString &text, const toml::Node &at, toml::Faults &faults,
                                 const Vocabulary &vocabulary, const QStringList &parameters);

} // namespace gunbai::rules
