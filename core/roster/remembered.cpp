// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roster/remembered.h"

#include "core/rules/profilerecord.h"

#include <algorithm>

namespace gunbai::roster {

using rules::Catalogue;
using rules::List;
using rules::Profile;
using rules::System;
using Kind = Remembered::Kind;
using Stood = Remembered::Stood;

namespace {

/// Those of the models, and those that they pose as.
QStringList profilesOf(const Warband &warband)
{
    QStringList ids;
    for (const Model &model : warband.models) {
        for (const QString &id : {model.profile, model.disguisedAs}) {
            if (!id.isEmpty() && !ids.contains(id))
                ids.append(id);
        }
    }
    return ids;
}

/// As muster() finds it.
Kind kindOf(const QString &profile, const System &system, const List *list)
{
    if (const Profile *own = list ? list->profile(profile) : nullptr)
        return {Stood::InList, rules::recordOf(*own, system)};
    if (const Profile *hired = system.hireling(profile))
        return {Stood::Hired, rules::recordOf(*hired, system)};
    if (const Profile *foreign = system.anyProfile(profile))
        return {Stood::Elsewhere, rules::recordOf(*foreign, system)};
    return {};
}

Kind kindOf(const QString &profile, const Warband &warband, const Catalogue &catalogue)
{
    const System *system = catalogue.system(warband.system);
    return system ? kindOf(profile, *system, system->list(warband.list)) : Kind();
}

/// In place of the one of its id, else at the end.
void put(std::vector<Profile> &profiles, const Profile &profile)
{
    const auto found = std::ranges::find(profiles, profile.id, &Profile::id);
    if (found == profiles.end())
        profiles.push_back(profile);
    else
        *found = profile;
}

void remove(std::vector<Profile> &profiles, const QString &id)
{
    std::erase_if(profiles, [&id](const Profile &profile) { return profile.id == id; });
}

/// Where the warband's models find it first, and as what it was then.
void put(System &system, List &list, Stood stood, const Profile &profile)
{
    if (stood == Stood::InList)
        return put(list.profiles, profile);
    remove(list.profiles, profile.id);
    if (stood == Stood::Hired)
        return put(system.hirelings, profile);
    remove(system.hirelings, profile.id);
    for (List &other : system.lists)
        remove(other.profiles, profile.id);
    put(system.loose, profile);
}

} // namespace

Remembered renewed(const Warband &warband, const Remembered &before, const Catalogue &today, QDate day)
{
    Remembered after;
    after.day = day;
    for (const QString &id : profilesOf(warband)) {
        const Kind now = kindOf(id, warband, today);
        after.kinds.insert(id, now.stood == Stood::Nowhere ? before.kinds.value(id) : now);
    }
    return after;
}

Remembered extended(const Warband &warband, Remembered remembered, const Catalogue &today)
{
    for (const QString &id : profilesOf(warband)) {
        if (!remembered.kinds.contains(id))
            remembered.kinds.insert(id, kindOf(id, warband, today));
    }
    return remembered;
}

QStringList otherThanToday(const Warband &warband, const Remembered &remembered, const Catalogue &today)
{
    QStringList others;
    for (const QString &id : profilesOf(warband)) {
        const auto kind = remembered.kinds.find(id);
        if (kind != remembered.kinds.end() && *kind != kindOf(id, warband, today))
            others.append(id);
    }
    return others;
}

rules::CataloguePtr asRemembered(const Warband &warband, const Remembered &remembered, const rules::CataloguePtr &today)
{
    std::vector<System> systems = today->systems();
    const auto system = std::ranges::find(systems, warband.system, &System::id);
    if (system == systems.end())
        return today;
    const auto list = std::ranges::find(system->lists, warband.list, &List::id);
    if (list == system->lists.end())
        return today;
    for (const Kind &kind : remembered.kinds) {
        if (const auto profile = rules::profileOf(kind.record, *system))
            put(*system, *list, kind.stood, *profile);
    }
    return std::make_shared<const Catalogue>(std::move(systems));
}

rules::CataloguePtr rulesInUse(const Warband &warband, const Remembered &remembered, const rules::CataloguePtr &today)
{
    return remembered.isKept ? asRemembered(warband, remembered, today) : today;
}

} // namespace gunbai::roster
