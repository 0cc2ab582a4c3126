// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collection/collection.h"
#include "core/fill/outfits.h"
#include "core/repair/yardstick.h"

#include <stop_token>

namespace gunbai::fill {

/// New models that make no difference to any rule, nor to what is asked for.
struct Kind
{
    repair::Measures moved;
    std::vector<roster::Model> members; ///< each taken as often as the others
    int figures = 1;
    bool hasMissile = false;
    std::vector<bool> suits; ///< parallel to the collection's figures: who can stand for him
};

/// An upgrade with what it moves.
struct Priced
{
    Upgrade upgrade;
    repair::Measures moved;
};

/// Kinds of one profile, all of which may have the same upgrades: any of them may be combined, one of each thing.
struct Family
{
    const rules::Profile *profile = nullptr;
    std::vector<Kind> kinds;
    std::vector<Priced> upgrades;
    int mostSkills = 0;
    repair::Measures perSkill;
    int standing = 0; ///< who is in it leads where nobody stands as high; -1 when he never does
    bool isHired = false;
    bool leads = false; ///< it is measured as the Leader: one model
};

/// The warband to complete with what is known of it.
struct Task
{
    const roster::Warband &warband;
    const roster::Muster &muster;
    const repair::Yardstick &yardstick;
    const collection::Collection *collection = nullptr; ///< what the player owns, when that matters
};

/// Which figures of the collection can stand for the model; empty when it doesn't matter.
[[nodiscard]] std::vector<bool> suitedFigures(const Task &task, const roster::Model &model,
                                              const roster::Warrior &warrior);

/// How high the warrior stands among those who may lead; -1 when he never does.
[[nodiscard]] int standingOf(const roster::Warrior &warrior, const rules::System &system);

/// The models that may come, as followers and as the Leader of the warband as it is; none has a fault or a doubt. Empty
/// when stopped.
[[nodiscard]] std::vector<Family> families(const Task &task, const std::stop_token &stop);

} // namespace gunbai::fill
