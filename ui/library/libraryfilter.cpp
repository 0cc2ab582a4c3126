// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/libraryfilter.h"

#include <QCollator>

#include <algorithm>

namespace gunbai::ui {

using store::LibraryEntry;

namespace {

bool passes(const LibraryEntry &entry, const LibraryFilter &filter)
{
    return (filter.game.isEmpty() || entry.system == filter.game)
           && (filter.list.isEmpty() || entry.list == filter.list)
           && (!filter.points || entry.limit.value_or(0) == *filter.points);
}

/// A warband without models is neither: nothing in it is broken yet.
Legality legalityOf(const LibraryEntry &entry)
{
    return entry.models == 0 ? Legality::Any : entry.broken == 0 ? Legality::Legal : Legality::Broken;
}

bool passes(const LibraryEntry &entry, Legality legality)
{
    return legality == Legality::Any || legalityOf(entry) == legality;
}

} // namespace

LegalityCounts count(const std::vector<LibraryEntry> &entries, const LibraryFilter &filter)
{
    LegalityCounts counts;
    for (const LibraryEntry &entry : entries) {
        if (!passes(entry, filter))
            continue;
        ++counts.all;
        counts.legal += legalityOf(entry) == Legality::Legal ? 1 : 0;
        counts.broken += legalityOf(entry) == Legality::Broken ? 1 : 0;
    }
    return counts;
}

std::vector<LibraryEntry> filtered(std::vector<LibraryEntry> entries, const LibraryFilter &filter)
{
    std::erase_if(entries, [&filter](const LibraryEntry &entry) {
        return !passes(entry, filter) || !passes(entry, filter.legality);
    });
    return entries;
}

std::vector<LibraryEntry> ordered(std::vector<LibraryEntry> entries, Order order)
{
    QCollator collator;
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    if (order == Order::Name)
        std::ranges::stable_sort(entries, [&collator](const LibraryEntry &left, const LibraryEntry &right) {
            return collator.compare(left.name, right.name) < 0;
        });
    else if (order == Order::Points)
        std::ranges::stable_sort(entries, std::ranges::greater(), &LibraryEntry::points);
    return entries;
}

} // namespace gunbai::ui
