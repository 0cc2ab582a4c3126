// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/collectionrepository.h"
#include "core/store/inspection.h"
#include "core/store/warbandrepository.h"

#include <QCoreApplication>

namespace gunbai::store {

namespace {

Result<> checkWarbands(const WarbandRepository &warbands, Shelf shelf, QStringList &faults)
{
    const auto entries = warbands.summaries(shelf);
    if (!entries)
        return entries.error();
    for (const LibraryEntry &entry : entries.value()) {
        if (const auto loaded = warbands.load(entry.id); !loaded)
            faults.append(QCoreApplication::translate("Store", "“%1”: %2").arg(entry.name, loaded.error().message));
    }
    return Done{};
}

} // namespace

Result<QStringList> verify(const Database &database)
{
    auto found = faults(database.connection(), Check::Thorough);
    if (!found)
        return found;
    QStringList all = std::move(found).value();
    if (const auto figures = CollectionRepository(database).load(); !figures)
        all.append(figures.error().message);
    const WarbandRepository warbands(database, &QDateTime::currentDateTimeUtc, {});
    for (const Shelf shelf : {Shelf::Library, Shelf::Bin}) {
        if (auto done = checkWarbands(warbands, shelf, all); !done)
            return done.error();
    }
    return all;
}

} // namespace gunbai::store
