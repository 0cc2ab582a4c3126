// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/whatif.h"

namespace gunbai::ui {

class ShownWarband;

/// What adding one more model of a profile would mean.
struct Recruit
{
    const rules::Profile *profile = nullptr;
    bool isHired = false;
    bool canAdd = true;      ///< the list has it or may hire it
    bool isBarred = false;   ///< no other change makes room for it: not for hire, or as many as there may be
    int cost = 0;            ///< of the model that would be added, equipped like the last of its kind
    std::optional<int> left; ///< points left after adding it, negative when it is over; none without a limit
    QStringList reasons;     ///< the rules that it would break
    QString mends;           ///< the first rule, broken now, that would be met then, as it would be stated
    int owned = 0;           ///< how many more of the player's own figures could stand for one, beside the warband
    QString note;            ///< what the profile, and this list on hiring it, have to say
};

/// The profiles of the warband's list, then every sword for hire of its system. Points into the warband's catalogue.
[[nodiscard]] std::vector<Recruit> recruits(const ShownWarband &shown);

[[nodiscard]] int hiredCount(const roster::Muster &muster);
/// How many may be hired in all, when a rule of the list says so.
[[nodiscard]] std::optional<int> mostHired(const ShownWarband &shown);

} // namespace gunbai::ui
