// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/catalogue.h"

namespace gunbai::rules {

/// A profile as one canonical text, for what outlives the data it came from: equal profiles have equal records.
/// What is as by default is left out, so that a field that comes later leaves older records alone.
[[nodiscard]] QString recordOf(const Profile &profile, const System &system);

/// The profile that a record tells of, its characteristics in the order of `system`; none when it is no record.
[[nodiscard]] std::optional<Profile> profileOf(const QString &record, const System &system);

} // namespace gunbai::rules
