// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/migration.h"

#include "core/store/inspection.h"
#include "core/store/sqlerror.h"
#include "core/store/sqltext.h"
#include "core/store/transaction.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace gunbai::store {

using namespace Qt::StringLiterals;

namespace {

Result<> runAll(const Connection &connection, const QStringList &statements)
{
    for (const QString &statement : statements) {
        if (auto done = connection.exec(statement); !done)
            return done;
    }
    return Done{};
}

/// While foreign keys are off, as rebuilding a table needs it.
Result<> checkForeignKeys(const Connection &connection)
{
    const auto orphans = connection.number(u"SELECT count(*) FROM pragma_foreign_key_check"_s);
    if (!orphans)
        return orphans.error();
    if (orphans.value() > 0)
        return damaged(connection.path());
    return Done{};
}

Result<> apply(const Connection &connection, const QStringList &statements, int version)
{
    Transaction transaction(connection, Transaction::Kind::Write);
    if (!transaction.begun())
        return transaction.begun();
    const auto present = connection.number(u"PRAGMA user_version"_s);
    if (!present)
        return present.error();
    if (present.value() >= version)
        return Done{}; // another program was quicker
    if (auto done = runAll(connection, statements); !done)
        return done;
    if (auto done = checkForeignKeys(connection); !done)
        return done;
    if (auto done = connection.exec(u"PRAGMA user_version = %1"_s.arg(version)); !done)
        return done;
    return transaction.commit();
}

Result<> applyAll(const Connection &connection, const Migrations &migrations)
{
    for (std::size_t index = 0; index < migrations.size(); ++index) {
        if (auto done = apply(connection, migrations[index], static_cast<int>(index) + 1); !done)
            return done;
    }
    return Done{};
}

} // namespace

Result<Migrations> readMigrations(const QString &folder)
{
    Migrations migrations;
    for (const QString &name : QDir(folder).entryList({u"????_*.sql"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder + u'/' + name);
        if (name.first(4).toInt() != static_cast<int>(migrations.size()) + 1 || !file.open(QIODevice::ReadOnly))
            return Error{Error::Code::Corrupt,
                         QCoreApplication::translate("Store", "The schema “%1” is out of order: install Gunbai anew.")
                             .arg(file.fileName())};
        migrations.push_back(statements(QString::fromUtf8(file.readAll())));
    }
    if (migrations.empty())
        return Error{
            Error::Code::NotFound,
            QCoreApplication::translate("Store", "There is no schema in “%1”: install Gunbai anew.").arg(folder)};
    return migrations;
}

Result<> migrate(const Connection &connection, const Migrations &migrations)
{
    // No effect inside a transaction, hence around them all.
    if (auto done = connection.exec(u"PRAGMA foreign_keys = OFF"_s); !done)
        return done;
    auto applied = applyAll(connection, migrations);
    auto restored = connection.exec(u"PRAGMA foreign_keys = ON"_s);
    return applied ? restored : applied;
}

} // namespace gunbai::store
