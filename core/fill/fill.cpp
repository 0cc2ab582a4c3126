// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fill/fill.h"

#include "core/fill/filling.h"
#include "core/roster/verdict.h"

#include <algorithm>

namespace gunbai::fill {

using repair::Change;
using roster::Muster;
using roster::Warband;

namespace {

constexpr std::size_t MostProposals = 3;
constexpr std::size_t MostFieldable = 6;

std::optional<Fill> completed(const Warband &warband, const Muster &muster, const Wish &wish,
                              const std::stop_token &stop)
{
    const repair::Yardstick yardstick(warband, muster);
    std::vector<Change> changes =
        Filling({warband, muster, yardstick, wish.collection ? &*wish.collection : nullptr}, wish.aim, stop)
            .additions();
    Warband full = repair::applied(warband, changes);
    const Muster after = roster::muster(full, muster.catalogue);
    if (stop.stop_requested() || !roster::judge(full, after).isLegal())
        return {};
    return Fill{wish.aim, {std::move(changes), std::move(full), after.total, after.total - muster.total}};
}

/// Unless there is the same already.
void keepNew(std::vector<Fill> &fills, std::optional<Fill> fill)
{
    const bool isNew = fill && std::ranges::none_of(fills, [&fill](const Fill &other) {
                           const Warband &there = other.added.warband;
                           return there.list == fill->added.warband.list && there.models == fill->added.warband.models;
                       });
    if (isNew)
        fills.push_back(std::move(*fill));
}

bool isFull(const std::optional<Fill> &fill)
{
    return fill && fill->added.total == *fill->added.warband.limit;
}

} // namespace

const std::vector<Aim> &allAims()
{
    static const std::vector<Aim> all{Aim::Balanced, Aim::Elite, Aim::Many, Aim::Missile, Aim::Melee, Aim::Alike};
    return all;
}

std::optional<Fill> filled(const Warband &warband, const rules::CataloguePtr &catalogue, const Wish &wish,
                           const std::stop_token &stop)
{
    const Muster muster = roster::muster(warband, catalogue);
    if (!muster.list || !warband.limit || stop.stop_requested())
        return {};
    if (auto fill = completed(warband, muster, wish, stop))
        return fill;
    std::optional<Fill> best;
    for (const Change &naming : repair::namings(warband, *muster.list)) {
        if (!warband.parameters.value(naming.value).isEmpty() || isFull(best))
            continue;
        const Warband named = repair::applied(warband, {naming});
        auto fill = completed(named, roster::muster(named, catalogue), wish, stop);
        if (fill && (!best || fill->added.total > best->added.total)) {
            fill->added.changes.insert(fill->added.changes.begin(), naming);
            best = std::move(fill);
        }
    }
    return best;
}

std::vector<Fill> fromNothing(const Warband &warband, const rules::CataloguePtr &catalogue, const Wish &wish,
                              const std::stop_token &stop)
{
    std::vector<Fill> fills;
    for (const Aim aim : allAims()) {
        if (fills.size() < MostProposals)
            keepNew(fills, filled(warband, catalogue, {aim, wish.collection}, stop));
    }
    return fills;
}

std::vector<Fill> fieldable(const rules::System &system, int limit, const collection::Collection &collection,
                            const rules::CataloguePtr &catalogue, const std::stop_token &stop)
{
    std::vector<Fill> fills;
    for (const rules::List &list : system.lists) {
        Warband empty;
        empty.system = system.id;
        empty.list = list.id;
        empty.limit = limit;
        keepNew(fills, filled(empty, catalogue, {Aim::Balanced, collection}, stop));
    }
    std::ranges::stable_sort(fills, std::greater(), [](const Fill &fill) { return fill.added.total; });
    const std::size_t lists = std::min(fills.size(), MostFieldable);
    fills.resize(lists);
    for (const Aim aim : {Aim::Elite, Aim::Many}) {
        for (std::size_t index = 0; index < lists && fills.size() < MostFieldable; ++index) {
            Warband empty = fills[index].added.warband;
            empty.models.clear();
            empty.purchases.clear();
            keepNew(fills, filled(empty, catalogue, {aim, collection}, stop));
        }
    }
    return stop.stop_requested() ? std::vector<Fill>() : fills;
}

} // namespace gunbai::fill
