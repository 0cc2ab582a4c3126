// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/changedrules.h"

#include "tests/support/warbands.h"

#include <algorithm>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using rules::List;
using rules::Profile;
using rules::System;

rules::CataloguePtr withRonin(const std::function<void(System &)> &change)
{
    std::vector<System> systems = shippedRules()->systems();
    change(*std::ranges::find(systems, u"ronin"_s, &System::id));
    return std::make_shared<const rules::Catalogue>(std::move(systems));
}

rules::CataloguePtr withHatamoto(ProfileChange change)
{
    return withRonin([change](System &system) {
        change(*std::ranges::find(listOf(system, u"bushi"_s).profiles, u"bushi_hatamoto"_s, &Profile::id));
    });
}

rules::CataloguePtr withoutHatamoto()
{
    return withRonin([](System &system) {
        for (List &list : system.lists)
            std::erase_if(list.profiles, [](const Profile &profile) { return profile.id == "bushi_hatamoto"_L1; });
    });
}

List &listOf(System &system, const QString &id)
{
    return *std::ranges::find(system.lists, id, &List::id);
}

} // namespace gunbai::test
