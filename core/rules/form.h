// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/profile.h"

#include <QString>

#include <vector>

namespace gunbai::rules {

/// One condition on a model, such as "rank 1-2", "kind arquebus" or "not type Samurai".
struct Condition
{
    enum class Subject {
        Profile,
        Type,
        Rank,
        Weapon,
        OnlyWeapons,
        Skill,
        BoughtSkills,
        Armour,
        Mounted,
        Banner,
        Leader
    };

    Subject subject;
    bool isNegated = false;
    QStringList names;      ///< profiles, types, armours
    ItemSet items;          ///< weapons or skills
    QStringList parameters; ///< of "$school.main": weapons that the warband names
    int low = 0;            ///< of a range of ranks or numbers
    int high = 0;
};

/// The models that a form counts: those that meet every condition.
struct Filter
{
    enum class Scope { Own, Hired, Everyone };

    Scope scope = Scope::Own;
    std::vector<Condition> conditions;
};

/// factor × something.
struct Term
{
    enum class Kind { Constant, Count, Points, WarbandPoints, Size };

    Kind kind = Kind::Constant;
    int factor = 1;
    Filter filter;     ///< of Count and Points
    QString parameter; ///< of Size: how many values the warband gives it
};

/// Two linear sums over the warband and how they compare. The one shape of every composition rule.
struct Form
{
    enum class Relation { AtMost, AtLeast, Less, More, Equal };

    std::vector<Term> left;
    Relation relation = Relation::AtMost;
    std::vector<Term> right;
};

/// Whether a profile is of one of these types, or counted as one.
[[nodiscard]] bool isOfType(const Profile &profile, const QStringList &types);

/// Whether a profile meets a filter that asks only for profile, type and rank; other conditions are not met.
[[nodiscard]] bool matchesProfile(const Filter &filter, const Profile &profile);

} // namespace gunbai::rules
