// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/form.h"

#include <algorithm>

namespace gunbai::rules {

namespace {

bool meets(const Condition &condition, const Profile &profile)
{
    switch (condition.subject) {
    case Condition::Subject::Profile:
        return condition.names.contains(profile.id);
    case Condition::Subject::Type:
        return isOfType(profile, condition.names);
    case Condition::Subject::Rank:
        return profile.rank >= condition.low && profile.rank <= condition.high;
    case Condition::Subject::Weapon:
    case Condition::Subject::OnlyWeapons:
    case Condition::Subject::Skill:
    case Condition::Subject::BoughtSkills:
    case Condition::Subject::Armour:
    case Condition::Subject::Mounted:
    case Condition::Subject::Banner:
    case Condition::Subject::Leader:
        break;
    }
    return condition.isNegated;
}

} // namespace

bool isOfType(const Profile &profile, const QStringList &types)
{
    const auto isNamed = [&types](const QString &type) { return types.contains(type); };
    return isNamed(profile.type) || std::ranges::any_of(profile.alsoTypes, isNamed);
}

bool matchesProfile(const Filter &filter, const Profile &profile)
{
    return std::ranges::all_of(filter.conditions, [&profile](const Condition &condition) {
        return meets(condition, profile) != condition.isNegated;
    });
}

} // namespace gunbai::rules
