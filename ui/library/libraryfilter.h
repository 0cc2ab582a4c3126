// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/warbandrepository.h"

namespace gunbai::ui {

enum class Legality { Any, Legal, Broken };
enum class Order { LastChanged, Name, Points };

/// What of the library is shown, besides what was typed into the search.
struct LibraryFilter
{
    QString game;              ///< "" for all
    QString list;              ///< "" for any
    std::optional<int> points; ///< the limit; 0 stands for those without one
    Legality legality = Legality::Any;

    friend bool operator==(const LibraryFilter &, const LibraryFilter &) = default;
};

struct LegalityCounts
{
    int all = 0;
    int legal = 0;
    int broken = 0;
};

/// How many warbands pass all of the filter but its legality.
[[nodiscard]] LegalityCounts count(const std::vector<store::LibraryEntry> &entries, const LibraryFilter &filter);
/// Those that pass.
[[nodiscard]] std::vector<store::LibraryEntry> filtered(std::vector<store::LibraryEntry> entries,
                                                        const LibraryFilter &filter);
/// In another order than "last changed first", which is how they come.
[[nodiscard]] std::vector<store::LibraryEntry> ordered(std::vector<store::LibraryEntry> entries, Order order);

} // namespace gunbai::ui
