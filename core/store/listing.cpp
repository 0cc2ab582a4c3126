// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/listing.h"

#include "core/store/statement.h"

#include <QByteArrayMatcher>

#include <algorithm>

namespace gunbai::store {

using namespace Qt::StringLiterals;

namespace {

// As a BLOB, so that nobody turns the text into UTF-16 and back.
const QString SelectRows =
    u"SELECT w.id, w.system, w.list, w.name, w.points_limit, w.kamon, s.points, s.models, s.broken, s.warnings, "
    "w.is_sample, w.changed, w.binned, CAST(s.search_text AS BLOB) FROM warband AS w LEFT JOIN summary AS s "
    "ON s.warband = w.id ORDER BY w.changed DESC, w.id DESC"_s;
constexpr int SearchTextColumn = 13;

LibraryEntry entryIn(const Statement &row)
{
    LibraryEntry entry;
    entry.id = WarbandId(row.number(0));
    entry.system = row.text(1);
    entry.list = row.text(2);
    entry.name = row.text(3);
    entry.limit = row.isNull(4) ? std::nullopt : std::optional(row.integer(4));
    entry.kamon = row.text(5);
    entry.points = row.integer(6);
    entry.models = row.integer(7);
    entry.broken = row.integer(8);
    entry.warnings = row.integer(9);
    entry.isSample = row.flag(10);
    entry.changed = row.time(11);
    entry.binned = row.isNull(12) ? std::nullopt : std::optional(row.time(12));
    return entry;
}

} // namespace

Listing::Listing(const Database &database) : m_database(database) {}

Result<std::vector<LibraryEntry>> Listing::find(const QStringList &words, Shelf shelf)
{
    if (auto done = follow(); !done)
        return done.error();
    std::vector<QByteArrayMatcher> matchers;
    for (const QString &word : words)
        matchers.emplace_back(word.toUtf8());
    std::vector<LibraryEntry> found;
    for (const Row &row : m_rows) {
        const auto isIn = [&row](const QByteArrayMatcher &word) { return word.indexIn(row.searchText) >= 0; };
        if (row.entry.binned.has_value() == (shelf == Shelf::Bin) && std::ranges::all_of(matchers, isIn))
            found.push_back(row.entry);
    }
    return found;
}

/// Reads the rows anew when they are no longer what the library has.
Result<> Listing::follow()
{
    const auto state = m_database.state();
    if (!state)
        return state.error();
    if (m_state == state.value())
        return Done{};
    m_state.reset();
    if (auto done = read(); !done)
        return done;
    m_state = state.value();
    return Done{};
}

Result<> Listing::read()
{
    m_rows.clear();
    Statement select(m_database.connection(), SelectRows);
    if (auto done = select.run(); !done)
        return done;
    return select.forEachRow([this](const Statement &row) {
        m_rows.push_back({entryIn(row), row.value(SearchTextColumn).toByteArray()});
    });
}

} // namespace gunbai::store
