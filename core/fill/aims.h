// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fill/fill.h"
#include "core/fill/kinds.h"
#include "core/repair/plan.h"

namespace gunbai::fill {

/// The columns of a family in the plan.
struct Offered
{
    const Family *family = nullptr;
    std::vector<int> kinds;    ///< parallel to Family::kinds
    std::vector<int> upgrades; ///< parallel to Family::upgrades
    int skills = -1;           ///< -1 when none can be bought
};

/// Whether the warband has such a model: the same profile, weapon and armour.
[[nodiscard]] bool isThere(const roster::Model &model, const roster::Warband &warband);

/// What is to be greatest, one after the other, so that the additions follow the aim. Adds columns of its own.
[[nodiscard]] std::vector<solver::Sum> goalsOf(Aim aim, const std::vector<Offered> &offered,
                                               const roster::Warband &warband, repair::Plan &plan);

} // namespace gunbai::fill
