// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/libraryfixture.h"

#include "core/roster/warbandfile.h"

#include <QTest>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using store::WarbandId;

roster::Warband fromBytes(const QByteArray &bytes)
{
    auto read = roster::readWarband(bytes, u"test.gunbai"_s, *inventedRules());
    if (!read)
        qFatal("%s", qPrintable(read.error().line()));
    return std::move(read).value().warband;
}

PondLibrary::PondLibrary()
    : m_location{m_folder.filePath(u"pond.gunbai-library"_s), m_folder.filePath(u"backups"_s),
                 std::chrono::milliseconds(20)},
      m_database(open()),
      m_library(over(*m_database)),
      library(*m_library)
{
}

std::unique_ptr<store::Database> PondLibrary::open() const
{
    auto opened = store::Database::open(m_location, now);
    if (!opened)
        qFatal("%s", qPrintable(opened.error().message));
    return std::move(opened).value();
}

std::unique_ptr<ui::Library> PondLibrary::over(store::Database &database)
{
    return std::make_unique<ui::Library>(ui::Library::Parts{database, store::Backups(m_location), inventedRules(),
                                                            u"pond rules"_s, [this] { return now; }});
}

std::unique_ptr<ui::Library> PondLibrary::otherWindow()
{
    m_otherDatabase = open();
    return over(*m_otherDatabase);
}

WarbandId PondLibrary::add(const QByteArray &bytes)
{
    now = now.addSecs(60);
    const auto id = library.create(fromBytes(bytes));
    if (!id)
        qFatal("%s", qPrintable(id.error().message));
    return id.value();
}

WarbandId PondLibrary::add(const QByteArray &bytes, const QString &name)
{
    now = now.addSecs(60);
    roster::Warband warband = fromBytes(bytes);
    warband.name = name;
    return library.create(warband).value();
}

QStringList PondLibrary::names(store::Shelf shelf) const
{
    QStringList names;
    const auto entries = library.find({}, shelf);
    for (const store::LibraryEntry &entry : entries.value())
        names.append(entry.name);
    return names;
}

roster::Warband PondLibrary::warband(WarbandId id) const
{
    return library.load(id).value();
}

} // namespace gunbai::test
