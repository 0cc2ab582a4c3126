// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storefixture.h"

#include "core/store/migration.h"
#include "tests/support/warbands.h"

#include <QFile>

namespace gunbai::test {

using namespace Qt::StringLiterals;

roster::Warband everything()
{
    roster::Warband value = warband(
        u"koryu limit=0 rules=hojutsu+errata_2013 kiya=2 main=naginata secondary=katana+bo | "
        "koryu_senpei weapon=yari armour=none mount=horse skills=tough+swift+tough leader banner shield revolver "
        "name=Kakei as=bushi_ashigaru | 3 koryu_novice weapon=katana | no_such_profile weapon=trunk"_s);
    value.name = u"Sanada's “patrol”; -- 侍 Busō 🏯\n'\"%_\t"_s;
    value.parameters.insert(u"oath.gods"_s, {});
    value.models[0].notes = u"line one\nline two\r\n\\"_s;
    value.models[0].options.sort();
    value.models[1].id = roster::ModelId(9'000'000'000);
    value.models[2].id = roster::ModelId(77);
    value.models[2].options = {u"\U0001F3EF"_s, u"\uFF5E"_s}; // SQLite and QString order these two differently
    value.models[2].options.sort();
    return value;
}

roster::Remembered remembering()
{
    using Stood = roster::Remembered::Stood;
    roster::Remembered value;
    value.kinds.insert(u"koryu_senpei"_s,
                       {Stood::InList, uR"({"cost":26,"id":"koryu_senpei","name":"Senpei ’\"侍"})"_s});
    value.kinds.insert(u"ronin"_s, {Stood::Hired, uR"({"id":"ronin"})"_s});
    value.kinds.insert(u"bushi_ashigaru"_s, {Stood::Elsewhere, uR"({"id":"bushi_ashigaru"})"_s});
    value.kinds.insert(u"no_such_profile"_s, {});
    value.day = QDate(2026, 7, 29);
    value.isKept = true;
    return value;
}

LibraryFolder::LibraryFolder()
{
    location.path = file(u"the library #1 100%.gunbai-library"_s);
    location.backupFolder = file(u"backups"_s);
    location.patience = std::chrono::milliseconds(20);
}

std::unique_ptr<store::Database> LibraryFolder::open() const
{
    auto opened = store::Database::open(location, now);
    if (!opened)
        qFatal("%s", qPrintable(opened.error().message));
    return std::move(opened).value();
}

std::optional<Error> LibraryFolder::openError() const
{
    const auto opened = store::Database::open(location, now);
    return opened ? std::nullopt : std::optional(opened.error());
}

store::WarbandRepository LibraryFolder::warbands(const store::Database &database) const
{
    return {database, [this] { return now; }, rulesHash};
}

store::Summary summary(const roster::Warband &warband)
{
    return store::summaryOf(warband, shippedRules());
}

store::WarbandId add(const store::WarbandRepository &warbands, const roster::Warband &warband)
{
    const auto id = warbands.create(warband, summary(warband));
    if (!id)
        qFatal("%s", qPrintable(id.error().message));
    return id.value();
}

int newestVersion()
{
    return static_cast<int>(store::readMigrations(u":/data/schema"_s).value().size());
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("can't write %s", qPrintable(path));
}

void runSql(const QString &path, const QStringList &statements)
{
    const auto connection = store::Connection::open(path, store::Connection::Mode::ReadWrite, {});
    for (const QString &statement : statements) {
        if (const auto done = connection.value()->exec(statement); !done)
            qFatal("%s: %s", qPrintable(statement), qPrintable(done.error().message));
    }
}

} // namespace gunbai::test
