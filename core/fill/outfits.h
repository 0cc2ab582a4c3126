// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/repair/change.h"
#include "core/roster/muster.h"

namespace gunbai::fill {

/// Profiles that the warband's list has or may hire.
[[nodiscard]] std::vector<const rules::Profile *> profilesFor(const roster::Muster &muster);

/// Every way to arm a new model of the profile: without and with a weapon to take, in each disguise. Some may not be
/// allowed.
[[nodiscard]] std::vector<roster::Model> armed(const rules::Profile &profile, const roster::Muster &muster);
/// The same with the banner; none where the profile doesn't bear it.
[[nodiscard]] std::vector<roster::Model> bearers(const rules::Profile &profile, const roster::Muster &muster);

/// A thing that costs or saves points, beside the weapon and skills.
struct Upgrade
{
    repair::Change::Thing thing = repair::Change::Thing::Armour;
    QString value;
};
/// Armour, mounts and options that the profile sells.
[[nodiscard]] std::vector<Upgrade> upgrades(const rules::Profile &profile);

/// Skills that the model may buy further, those that must come first and those of his weapons ahead; `turn` begins
/// elsewhere among the others, so that models alike learn different ones. At most as many as his profile allows.
[[nodiscard]] QStringList skillsToBuy(const roster::Model &model, const roster::Warband &warband,
                                      const roster::Muster &muster, int turn);

} // namespace gunbai::fill
