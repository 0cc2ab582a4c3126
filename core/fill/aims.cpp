// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fill/aims.h"

#include <algorithm>
#include <array>
#include <map>

namespace gunbai::fill {

using roster::Model;
using roster::Warband;
using solver::Sum;

namespace {

/// What the first, second and third of a sort are worth to a varied warband, further ones nothing; and what an upgrade
/// takes off, so that nobody goes without armour for the sake of one more.
constexpr std::array Worth{12, 6, 2};
constexpr int WorthOfPlain = 4;

template <class Weight>
Sum sumOf(const std::vector<Offered> &offered, Weight weight)
{
    Sum sum;
    for (const Offered &offer : offered) {
        for (std::size_t kind = 0; kind < offer.kinds.size(); ++kind) {
            if (const int factor = weight(offer.family->kinds[kind]); factor != 0)
                sum.push_back({offer.kinds[kind], factor});
        }
    }
    return sum;
}

/// Different profiles, archers apart from others, own ones rather than hired.
Sum variety(const std::vector<Offered> &offered, repair::Plan &plan)
{
    struct Sort
    {
        std::vector<int> columns;
        bool isHired = false;
    };
    std::map<std::pair<QString, bool>, Sort> sorts;
    for (const Offered &offer : offered) {
        for (std::size_t kind = 0; kind < offer.kinds.size(); ++kind) {
            Sort &sort = sorts[{offer.family->profile->id, offer.family->kinds[kind].hasMissile}];
            sort.columns.push_back(offer.kinds[kind]);
            sort.isHired = offer.family->isHired;
        }
    }
    Sum sum;
    for (const auto &[key, sort] : sorts) {
        solver::Row counted{{}, 0, solver::Unbounded};
        for (const int column : sort.columns)
            counted.sum.push_back({column, 1});
        for (const int worth : Worth) {
            const int one = plan.addFree(1);
            counted.sum.push_back({one, -1});
            sum.push_back({one, sort.isHired ? 2 : worth});
        }
        plan.demand(std::move(counted));
    }
    return sum;
}

/// As few skills and upgrades as can be, skills rather than upgrades.
Sum plainness(const std::vector<Offered> &offered)
{
    Sum sum;
    for (const Offered &offer : offered) {
        for (const int column : offer.upgrades)
            sum.push_back({column, offer.family->leads ? -2 * WorthOfPlain : -WorthOfPlain});
        if (offer.skills >= 0)
            sum.push_back({offer.skills, -1});
    }
    return sum;
}

Sum both(Sum one, const Sum &other)
{
    one.insert(one.end(), other.begin(), other.end());
    return one;
}

bool isProfileThere(const Kind &kind, const Warband &warband)
{
    return std::ranges::any_of(warband.models,
                               [&kind](const Model &model) { return kind.members.front().profile == model.profile; });
}

} // namespace

bool isThere(const Model &model, const Warband &warband)
{
    return std::ranges::any_of(warband.models, [&model](const Model &other) {
        return other.profile == model.profile && other.weapon == model.weapon && other.armour == model.armour;
    });
}

std::vector<Sum> goalsOf(Aim aim, const std::vector<Offered> &offered, const Warband &warband, repair::Plan &plan)
{
    const Sum models = sumOf(offered, [](const Kind &kind) { return kind.figures; });
    const Sum fewer = sumOf(offered, [](const Kind &kind) { return -kind.figures; });
    const Sum plain = plainness(offered);
    const Sum varied = both(variety(offered, plan), plain);
    const auto there = [&warband](const Model &model) { return isThere(model, warband); };
    switch (aim) {
    case Aim::Balanced:
        return {varied};
    case Aim::Elite:
        return {fewer, varied};
    case Aim::Many:
        return {models, varied};
    case Aim::Missile:
        return {sumOf(offered, [](const Kind &kind) { return kind.hasMissile ? kind.figures : 0; }), varied};
    case Aim::Melee:
        return {sumOf(offered, [](const Kind &kind) { return kind.hasMissile ? -kind.figures : 0; }), varied};
    case Aim::Alike:
        return {sumOf(offered,
                      [&](const Kind &kind) {
                          if (std::ranges::any_of(kind.members, there))
                              return 2;
                          return isProfileThere(kind, warband) ? 0 : -2;
                      }),
                varied};
    }
    return {};
}

} // namespace gunbai::fill
