// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/remembered.h"
#include "core/store/listing.h"
#include "core/store/summary.h"

#include <functional>
#include <optional>
#include <vector>

namespace gunbai::store {

/// Counts the saves of a warband; a null one stands for "whichever is there".
using Revision = Id<struct RevisionTag>;
using Clock = std::function<QDateTime()>;

/// A warband as it stands in the library.
struct StoredWarband
{
    roster::Warband warband;
    Revision revision;
    roster::Remembered remembered;
    bool isSample = false;
};

using MaybeRemembered = std::optional<roster::Remembered>;

enum class Origin { Player, Sample };

/// Everything wrong that can be found in a library, one fault a line, whether or not it hinders its use: SQLite's own
/// thorough check, and each warband that can't be loaded.
[[nodiscard]] Result<QStringList> verify(const Database &database);

/// The warbands of one library. Each call that writes is one transaction, durable when it returns; when it fails, the
/// library is as before. A warband that is not there is Error::Code::NotFound.
class WarbandRepository
{
public:
    /// `database` must outlive the repository. `rulesHash` names the rules that the summaries handed in are made with.
    WarbandRepository(const Database &database, Clock clock, QString rulesHash);

    void setRulesHash(const QString &rulesHash) { m_rulesHash = rulesHash; }

    [[nodiscard]] Result<StoredWarband> load(WarbandId id) const;
    /// Last changed first.
    [[nodiscard]] Result<std::vector<LibraryEntry>> summaries(Shelf shelf = Shelf::Library) const;
    /// Those that have all words typed, in any order, whatever their case and accents.
    [[nodiscard]] Result<std::vector<LibraryEntry>> search(const QString &typed, Shelf shelf = Shelf::Library) const;
    /// The warbands, in the bin or not, whose summaries were made with other rules: load, judge, refresh().
    [[nodiscard]] Result<std::vector<WarbandId>> stale() const;

    Result<WarbandId> create(const roster::Warband &warband, const Summary &summary, Origin origin = Origin::Player,
                             const roster::Remembered &remembered = {}) const;
    /// Gives the new revision. When the library's revision is no longer `basedOn`, another window has changed the warband:
    /// Error::Code::Conflict, and nothing is written. Models need ids of their own within the warband. What is
    /// `remembered` of its rules takes the place of what was; without it that stays.
    Result<Revision> save(WarbandId id, const roster::Warband &warband, const Summary &summary, Revision basedOn = {},
                          const MaybeRemembered &remembered = {}) const;
    /// Saves into a new copy of the warband, which a failure doesn't leave behind; gives that and its revision.
    Result<std::pair<WarbandId, Revision>> saveAsCopy(WarbandId id, const roster::Warband &warband,
                                                      const Summary &summary,
                                                      const roster::Remembered &remembered) const;
    /// Stores a summary anew; the warband doesn't count as changed.
    Result<> refresh(WarbandId id, const Summary &summary) const;
    /// Stores what is remembered of the rules alone; the warband doesn't count as changed.
    Result<> remember(WarbandId id, const roster::Remembered &remembered) const;
    Result<> setKamon(WarbandId id, const QString &kamon) const;

    /// The copy is the player's own, even of a sample.
    Result<WarbandId> duplicate(WarbandId id, const QString &name) const;
    Result<> bin(WarbandId id) const;
    Result<> restore(WarbandId id) const;
    /// For good, and only from the bin.
    Result<> erase(WarbandId id) const;

private:
    Result<StoredWarband> read(WarbandId id) const;
    Result<WarbandId> insert(const roster::Warband &warband, const Summary &summary, Origin origin,
                             const roster::Remembered &remembered) const;
    Result<Revision> write(WarbandId id, const roster::Warband &warband, const Summary &summary, Revision basedOn,
                           const MaybeRemembered &remembered) const;
    Result<> update(WarbandId id, const roster::Warband &warband, Revision basedOn) const;
    Result<Revision> revision(WarbandId id) const;
    Result<> writeSummary(WarbandId id, const Summary &summary) const;
    Result<WarbandId> copy(WarbandId id, const QString &name) const;
    template <class Work>
    auto writing(Work work) const -> decltype(work());
    template <class... Values>
    Result<> changeOne(const QString &sql, const Values &...values) const;

    const Database &m_database;
    Clock m_clock;
    QString m_rulesHash;
    mutable Listing m_listing;
};

} // namespace gunbai::store
