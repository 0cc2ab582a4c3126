// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/fixture.h"
#include "ui/library/library.h"

namespace gunbai::test {

/// A library of the invented game in a folder of its own, at a time that the test sets.
class PondLibrary
{
public:
    PondLibrary();

    [[nodiscard]] QString file(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] const store::Location &location() const { return m_location; }
    /// The same library as another window has it.
    [[nodiscard]] std::unique_ptr<ui::Library> otherWindow();
    /// Adds a warband by the bytes of its file and gives its id, a minute after the one before.
    store::WarbandId add(const QByteArray &bytes);
    /// The same under another name.
    store::WarbandId add(const QByteArray &bytes, const QString &name);
    [[nodiscard]] QStringList names(store::Shelf shelf = store::Shelf::Library) const;
    [[nodiscard]] roster::Warband warband(store::WarbandId id) const;

    QDateTime now{QDate(2026, 7, 30), QTime(18, 15), Qt::UTC};

private:
    [[nodiscard]] std::unique_ptr<store::Database> open() const;
    [[nodiscard]] std::unique_ptr<ui::Library> over(store::Database &database);

    QTemporaryDir m_folder;
    store::Location m_location;
    std::unique_ptr<store::Database> m_database;
    std::unique_ptr<store::Database> m_otherDatabase;
    std::unique_ptr<ui::Library> m_library;

public:
    ui::Library &library;
};

/// A warband as its file's bytes say.
[[nodiscard]] roster::Warband fromBytes(const QByteArray &bytes);

} // namespace gunbai::test
