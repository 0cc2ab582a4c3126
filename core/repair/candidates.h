// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/repair/change.h"
#include "core/repair/yardstick.h"

#include <stop_token>

namespace gunbai::repair {

/// One change, or two of one model, with all that they move.
struct Candidate
{
    std::vector<Change> changes;
    Measures moved;
    int spared = 0; ///< changes of models that go last: the leader, whoever has a name or notes

    [[nodiscard]] int steps() const { return static_cast<int>(changes.size()); }
};

/// The warband to mend with what is known of it.
struct Patient
{
    const roster::Warband &warband;
    const roster::Muster &muster;
    const Yardstick &yardstick;
    int mostAlike = 0; ///< so many of the models and purchases alike are looked at
};

/// Single changes that are of use and leave no model with a fault that it had not. Empty when stopped.
[[nodiscard]] std::vector<Candidate> singles(const Patient &patient, const std::stop_token &stop);

/// Two changes of one model that has a fault of its own, measured together. Empty when stopped.
[[nodiscard]] std::vector<Candidate> pairsOfFaulty(const Patient &patient, const std::stop_token &stop);

} // namespace gunbai::repair
