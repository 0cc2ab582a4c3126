// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collection/collection.h"
#include "core/store/database.h"

namespace gunbai::store {

/// The figures that the library's player owns.
class CollectionRepository
{
public:
    /// `database` must outlive the repository.
    explicit CollectionRepository(const Database &database) : m_database(database) {}

    [[nodiscard]] Result<collection::Collection> load() const;
    /// Stores all of it in one transaction, durable when it returns. When the library no longer holds `basedOn`, another
    /// window has changed it: Error::Code::Conflict, and nothing is written.
    Result<> save(const collection::Collection &collection, const collection::Collection &basedOn) const;

private:
    Result<collection::Collection> read() const;
    Result<> write(const collection::Collection &collection) const;
    Result<> writeUses(const collection::Figure &figure) const;

    const Database &m_database;
};

} // namespace gunbai::store
