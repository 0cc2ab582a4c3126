// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/honour/bag.h"

#include <algorithm>

namespace gunbai::honour {

using namespace Qt::StringLiterals;

int actionsOf(const roster::Warrior &warrior, const rules::System &system)
{
    const auto found = std::ranges::find(system.stats, u"actions"_s, &rules::Stat::id);
    const auto index = static_cast<std::size_t>(found - system.stats.begin());
    return index < warrior.stats.size() ? warrior.stats[index].value.value_or(0) : 0;
}

bool isSamurai(const roster::Warrior &warrior)
{
    return warrior.profile && (warrior.profile->type == "hero"_L1 || warrior.profile->type == "samurai"_L1);
}

Tokens tokensOf(const roster::Muster &muster)
{
    Tokens tokens;
    if (!muster.system)
        return tokens;
    for (const roster::Warrior &warrior : muster.warriors) {
        int &kind = isSamurai(warrior) ? tokens.samurai : tokens.commoner;
        kind += actionsOf(warrior, *muster.system);
    }
    return tokens;
}

int modelsForBonus(const QString &stat)
{
    if (stat == "aim"_L1)
        return 2;
    return stat == "honour"_L1 || stat == "wits"_L1 ? 3 : 0;
}

int fateDeckSize(const roster::Muster &muster)
{
    return tokensOf(muster).samurai;
}

} // namespace gunbai::honour
