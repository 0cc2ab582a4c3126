// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/statement.h"
#include "core/store/warbandrows.h"

#include <array>

namespace gunbai::store {

using namespace Qt::StringLiterals;
using roster::Remembered;

namespace {

/// In the order of Remembered::Stood.
constexpr std::array Words{"list"_L1, "hired"_L1, "elsewhere"_L1, "nowhere"_L1};

Remembered::Stood stoodIn(const QString &word)
{
    for (std::size_t index = 0; index < Words.size(); ++index) {
        if (word == Words[index])
            return static_cast<Remembered::Stood>(index);
    }
    return Remembered::Stood::Nowhere;
}

} // namespace

Result<> writeRemembered(const Connection &connection, qint64 warband, const Remembered &value)
{
    Statement keep(connection, u"UPDATE warband SET keeps_rules = ?, rules_day = ? WHERE id = ?"_s);
    if (auto done = keep.run(value.isKept, value.day.toString(Qt::ISODate), warband); !done)
        return done;
    Statement clear(connection, u"DELETE FROM warband_profile WHERE warband = ?"_s);
    if (auto done = clear.run(warband); !done)
        return done;
    Statement insert(connection,
                     u"INSERT INTO warband_profile (warband, profile, stood, record) VALUES (?, ?, ?, ?)"_s);
    for (auto kind = value.kinds.begin(); kind != value.kinds.end(); ++kind) {
        const QString stood = Words[static_cast<std::size_t>(kind->stood)];
        if (auto done = insert.run(warband, kind.key(), stood, kind->record); !done)
            return done;
    }
    return Done{};
}

Result<> readRemembered(const Connection &connection, qint64 warband, Remembered &value)
{
    Statement keeps(connection, u"SELECT keeps_rules, rules_day FROM warband WHERE id = ?"_s);
    if (auto done = keeps.run(warband); !done)
        return done;
    const auto readHead = [&value](const Statement &row) {
        value.isKept = row.flag(0);
        value.day = QDate::fromString(row.text(1), Qt::ISODate);
    };
    if (auto done = keeps.forEachRow(readHead); !done)
        return done;
    Statement select(connection, u"SELECT profile, stood, record FROM warband_profile WHERE warband = ?"_s);
    if (auto done = select.run(warband); !done)
        return done;
    return select.forEachRow([&value](const Statement &row) {
        value.kinds.insert(row.text(0), {stoodIn(row.text(1)), row.text(2)});
    });
}

} // namespace gunbai::store
