// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/warbandrepository.h"

#include "core/store/sqlerror.h"
#include "core/store/statement.h"
#include "core/store/transaction.h"
#include "core/store/warbandrows.h"

#include <QCoreApplication>

namespace gunbai::store {

using namespace Qt::StringLiterals;
using roster::Warband;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Store)
};

Error notFound()
{
    return {Error::Code::NotFound,
            Text::tr("This warband is no longer in the library: another window may have deleted it.")};
}

Error conflict()
{
    return {Error::Code::Conflict,
            Text::tr("Another window has changed this warband meanwhile: load it anew, or write over it.")};
}

} // namespace

WarbandRepository::WarbandRepository(const Database &database, Clock clock, QString rulesHash)
    : m_database(database), m_clock(std::move(clock)), m_rulesHash(std::move(rulesHash)), m_listing(database)
{
}

/// Does the work in a transaction, kept when both succeed.
template <class Work>
auto WarbandRepository::writing(Work work) const -> decltype(work())
{
    if (m_database.isReplaced())
        return replaced(m_database.path());
    Transaction transaction(m_database.connection(), Transaction::Kind::Write);
    if (!transaction.begun())
        return transaction.begun().error();
    auto done = work();
    if (!done)
        return done;
    if (auto committed = transaction.commit(); !committed)
        return committed.error();
    return done;
}

/// Runs a statement that must change one warband.
template <class... Values>
Result<> WarbandRepository::changeOne(const QString &sql, const Values &...values) const
{
    return writing([&]() -> Result<> {
        Statement statement(m_database.connection(), sql);
        if (auto done = statement.run(values...); !done)
            return done;
        return statement.affected() > 0 ? Result<>(Done{}) : notFound();
    });
}

Result<StoredWarband> WarbandRepository::load(WarbandId id) const
{
    // In one transaction, so that another window's save falls wholly before or after.
    Transaction transaction(m_database.connection(), Transaction::Kind::Read);
    if (!transaction.begun())
        return transaction.begun().error();
    return read(id);
}

Result<StoredWarband> WarbandRepository::read(WarbandId id) const
{
    StoredWarband stored;
    Statement head(m_database.connection(),
                   u"SELECT revision, system, list, name, points_limit, is_sample FROM warband WHERE id = ?"_s);
    if (auto done = head.run(id); !done)
        return done.error();
    const auto readHead = [&stored](const Statement &row) {
        stored.revision = Revision(row.number(0));
        stored.warband.system = row.text(1);
        stored.warband.list = row.text(2);
        stored.warband.name = row.text(3);
        stored.warband.limit = row.isNull(4) ? std::nullopt : std::optional(row.integer(4));
        stored.isSample = row.flag(5);
    };
    if (auto done = head.forEachRow(readHead); !done)
        return done.error();
    if (stored.revision.isNull())
        return notFound();
    if (auto done = readRows(m_database.connection(), id.value(), stored.warband); !done)
        return done.error();
    if (auto done = readRemembered(m_database.connection(), id.value(), stored.remembered); !done)
        return done.error();
    return stored;
}

Result<std::vector<LibraryEntry>> WarbandRepository::summaries(Shelf shelf) const
{
    return search({}, shelf);
}

Result<std::vector<LibraryEntry>> WarbandRepository::search(const QString &typed, Shelf shelf) const
{
    return m_listing.find(searchWords(typed), shelf);
}

Result<std::vector<WarbandId>> WarbandRepository::stale() const
{
    std::vector<WarbandId> ids;
    Statement select(m_database.connection(),
                     u"SELECT id FROM warband LEFT JOIN summary ON warband = id WHERE rules IS NOT ? ORDER BY id"_s);
    if (auto done = select.run(m_rulesHash); !done)
        return done.error();
    if (auto done = select.forEachRow([&ids](const Statement &row) { ids.push_back(WarbandId(row.number(0))); }); !done)
        return done.error();
    return ids;
}

Result<> WarbandRepository::writeSummary(WarbandId id, const Summary &summary) const
{
    Statement write(m_database.connection(),
                    u"INSERT OR REPLACE INTO summary (warband, points, models, broken, warnings, rules, "
                    "search_text) VALUES (?, ?, ?, ?, ?, ?, ?)"_s);
    return write.run(id, summary.points, summary.models, summary.broken, summary.warnings, m_rulesHash,
                     summary.searchText);
}

Result<WarbandId> WarbandRepository::create(const Warband &warband, const Summary &summary, Origin origin,
                                            const roster::Remembered &remembered) const
{
    return writing([&] { return insert(warband, summary, origin, remembered); });
}

Result<WarbandId> WarbandRepository::insert(const Warband &warband, const Summary &summary, Origin origin,
                                            const roster::Remembered &remembered) const
{
    const QDateTime now = m_clock();
    Statement insert(m_database.connection(),
                     u"INSERT INTO warband (system, list, name, points_limit, is_sample, created, changed) "
                     "VALUES (?, ?, ?, ?, ?, ?, ?)"_s);
    if (auto done =
            insert.run(warband.system, warband.list, warband.name, warband.limit, origin == Origin::Sample, now, now);
        !done)
        return done.error();
    const WarbandId id(insert.insertedId());
    if (auto done = writeRows(m_database.connection(), id.value(), warband); !done)
        return done.error();
    if (auto done = writeRemembered(m_database.connection(), id.value(), remembered); !done)
        return done.error();
    if (auto done = writeSummary(id, summary); !done)
        return done.error();
    return id;
}

Result<Revision> WarbandRepository::save(WarbandId id, const Warband &warband, const Summary &summary, Revision basedOn,
                                         const MaybeRemembered &remembered) const
{
    return writing([&] { return write(id, warband, summary, basedOn, remembered); });
}

Result<Revision> WarbandRepository::write(WarbandId id, const Warband &warband, const Summary &summary,
                                          Revision basedOn, const MaybeRemembered &remembered) const
{
    if (auto done = update(id, warband, basedOn); !done)
        return done.error();
    if (remembered) {
        if (auto done = writeRemembered(m_database.connection(), id.value(), *remembered); !done)
            return done.error();
    }
    if (auto done = writeSummary(id, summary); !done)
        return done.error();
    return revision(id);
}

Result<> WarbandRepository::update(WarbandId id, const Warband &warband, Revision basedOn) const
{
    const auto present = revision(id);
    if (!present)
        return present.error();
    if (!basedOn.isNull() && present.value() != basedOn)
        return conflict();
    Statement update(m_database.connection(),
                     u"UPDATE warband SET system = ?, list = ?, name = ?, points_limit = ?, changed = ?, "
                     "revision = revision + 1 WHERE id = ?"_s);
    if (auto done = update.run(warband.system, warband.list, warband.name, warband.limit, m_clock(), id); !done)
        return done;
    return writeRows(m_database.connection(), id.value(), warband);
}

Result<Revision> WarbandRepository::revision(WarbandId id) const
{
    Revision revision;
    Statement select(m_database.connection(), u"SELECT revision FROM warband WHERE id = ?"_s);
    if (auto done = select.run(id); !done)
        return done.error();
    if (auto done = select.forEachRow([&revision](const Statement &row) { revision = Revision(row.number(0)); }); !done)
        return done.error();
    return revision.isNull() ? Result<Revision>(notFound()) : revision;
}

Result<> WarbandRepository::remember(WarbandId id, const roster::Remembered &remembered) const
{
    return writing([&]() -> Result<> {
        if (const auto present = revision(id); !present)
            return present.error();
        return writeRemembered(m_database.connection(), id.value(), remembered);
    });
}

Result<> WarbandRepository::refresh(WarbandId id, const Summary &summary) const
{
    return writing([&]() -> Result<> {
        if (const auto present = revision(id); !present)
            return present.error();
        return writeSummary(id, summary);
    });
}

Result<> WarbandRepository::setKamon(WarbandId id, const QString &kamon) const
{
    return changeOne(u"UPDATE warband SET kamon = ? WHERE id = ?"_s, kamon, id);
}

Result<std::pair<WarbandId, Revision>> WarbandRepository::saveAsCopy(WarbandId id, const Warband &warband,
                                                                     const Summary &summary,
                                                                     const roster::Remembered &remembered) const
{
    return writing([&]() -> Result<std::pair<WarbandId, Revision>> {
        const auto copied = copy(id, warband.name);
        if (!copied)
            return copied.error();
        const auto saved = write(copied.value(), warband, summary, {}, remembered);
        if (!saved)
            return saved.error();
        return std::pair(copied.value(), saved.value());
    });
}

Result<WarbandId> WarbandRepository::duplicate(WarbandId id, const QString &name) const
{
    return writing([&] { return copy(id, name); });
}

Result<WarbandId> WarbandRepository::copy(WarbandId id, const QString &name) const
{
    const auto stored = read(id);
    if (!stored)
        return stored.error();
    Warband warband = stored.value().warband;
    warband.name = name;
    auto copied = insert(warband, {}, Origin::Player, stored.value().remembered);
    if (!copied)
        return copied;
    // The search text begins with a line that holds the name.
    Statement summary(
        m_database.connection(),
        u"INSERT OR REPLACE INTO summary (warband, points, models, broken, warnings, rules, search_text) SELECT ?, "
        u"points, "
        "models, broken, warnings, rules, ? || substr(search_text, instr(search_text, char(10))) FROM summary WHERE warband = ?"_s);
    if (auto done = summary.run(copied.value(), searchText(name), id); !done)
        return done.error();
    Statement kamon(m_database.connection(),
                    u"UPDATE warband SET kamon = (SELECT kamon FROM warband WHERE id = ?) WHERE id = ?"_s);
    if (auto done = kamon.run(id, copied.value()); !done)
        return done.error();
    return copied;
}

Result<> WarbandRepository::bin(WarbandId id) const
{
    return changeOne(u"UPDATE warband SET binned = coalesce(binned, ?) WHERE id = ?"_s, m_clock(), id);
}

Result<> WarbandRepository::restore(WarbandId id) const
{
    return changeOne(u"UPDATE warband SET binned = NULL WHERE id = ?"_s, id);
}

Result<> WarbandRepository::erase(WarbandId id) const
{
    return changeOne(u"DELETE FROM warband WHERE id = ? AND binned IS NOT NULL"_s, id);
}

} // namespace gunbai::store
