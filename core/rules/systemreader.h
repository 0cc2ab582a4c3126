// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/vocabulary.h"

namespace gunbai::rules {

/// Takes what a file gives the whole system: [system_data], stats, armours, effects, switches and reference.
void readSystemParts(toml::TableReader &file, Vocabulary &vocabulary);

/// Reports effects of a group that the system doesn't have. Call when [system_data] has been read.
void checkEffects(toml::TableReader &file, const System &system);

/// Takes the weapons, which refer to the effects of every file.
void readWeapons(toml::TableReader &file, Vocabulary &vocabulary);

/// Takes the skills, which refer to the weapons of every file.
void readSkills(toml::TableReader &file, Vocabulary &vocabulary);

/// Reports skills whose prerequisites nothing declares. Call when the skills of every file are in.
void checkSkills(toml::TableReader &file, const Vocabulary &vocabulary);

} // namespace gunbai::rules
