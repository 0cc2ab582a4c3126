// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/warbandchange.h"

#include <algorithm>

namespace gunbai::edit {

namespace {

using Ids = std::vector<roster::ModelId>;

Ids idsOf(const roster::Warband &warband)
{
    Ids ids;
    for (const roster::Model &model : warband.models)
        ids.push_back(model.id);
    return ids;
}

/// Whether `longer` is `shorter` with one block put in; the block as rows of `longer`.
std::optional<std::pair<int, int>> insertedBlock(const Ids &shorter, const Ids &longer)
{
    const auto difference = std::ranges::mismatch(shorter, longer);
    const auto first = difference.in2 - longer.begin();
    const auto size = std::ssize(longer) - std::ssize(shorter);
    if (!std::equal(shorter.begin() + first, shorter.end(), longer.begin() + first + size, longer.end()))
        return {};
    return std::pair(static_cast<int>(first), static_cast<int>(first + size - 1));
}

/// One block of the rows between the first and the last difference has moved over the rest of them.
std::optional<WarbandChange> movedBlock(const Ids &before, const Ids &after)
{
    const auto start = std::ranges::mismatch(before, after).in1 - before.begin();
    auto end = std::ssize(before);
    while (end > start && before[static_cast<std::size_t>(end - 1)] == after[static_cast<std::size_t>(end - 1)])
        --end;
    for (auto size = std::ptrdiff_t(1); size < end - start; ++size) {
        Ids turned = before;
        std::rotate(turned.begin() + start, turned.begin() + start + size, turned.begin() + end);
        if (turned == after)
            return WarbandChange{WarbandChange::Kind::Moved, static_cast<int>(start), static_cast<int>(start + size - 1),
                                 static_cast<int>(end)};
    }
    return {};
}

} // namespace

WarbandChange changeBetween(const roster::Warband &before, const roster::Warband &after)
{
    const Ids old = idsOf(before);
    const Ids now = idsOf(after);
    if (old == now)
        return {WarbandChange::Kind::Rows, 0, static_cast<int>(now.size()) - 1, 0};
    if (now.size() > old.size()) {
        if (const auto block = insertedBlock(old, now))
            return {WarbandChange::Kind::Inserted, block->first, block->second, 0};
    } else if (now.size() < old.size()) {
        if (const auto block = insertedBlock(now, old))
            return {WarbandChange::Kind::Removed, block->first, block->second, 0};
    } else if (const auto move = movedBlock(old, now)) {
        return *move;
    }
    return {WarbandChange::Kind::Rebuilt, 0, -1, 0};
}

} // namespace gunbai::edit
