// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/vocabulary.h"

namespace gunbai::rules {

/// Reads a [[profile]] or [[hireling]] table; what it refers to must be in the vocabulary. `parameters` are those of its
/// list, which "$name" among its skills may use.
[[nodiscard]] Profile readProfile(const toml::Node &node, toml::Faults &faults, const Vocabulary &vocabulary,
                                  const QStringList &parameters);

/// Reads one entry of `choices = [ … ]`.
[[nodiscard]] Choice readChoice(const toml::Node &node, toml::Faults &faults, const Vocabulary &vocabulary);

/// Reads `picks = { … }`.
[[nodiscard]] SkillPicks readPicks(const toml::Node &node, toml::Faults &faults, const Vocabulary &vocabulary);

/// Reads one entry of `options = [ … ]`.
[[nodiscard]] Option readOption(const toml::Node &node, toml::Faults &faults, const Vocabulary &vocabulary);

} // namespace gunbai::rules
