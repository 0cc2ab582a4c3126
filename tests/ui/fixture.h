// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/openwarband.h"
#include "ui/models/ownrules.h"
#include "ui/models/shownwarband.h"

#include <QByteArray>
#include <QSettings>
#include <QTemporaryDir>

namespace gunbai::test {

/// A folder with warband files that lasts as long as a test.
class WarbandFolder
{
public:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    /// Writes a file in place, as a simple editor does, and gives its path.
    QString write(const QString &name, const QByteArray &bytes) const;
    /// Writes a new file and renames it over the old one, as careful editors do.
    void replace(const QString &name, const QByteArray &bytes) const;
    void remove(const QString &name) const;

private:
    QTemporaryDir m_folder;
};

/// Settings that nobody keeps.
struct PassingSettings
{
    QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
};

/// A game that exists only here, so that nothing of it can be known to the user interface.
[[nodiscard]] std::vector<rules::SourceFile> inventedFiles();
[[nodiscard]] rules::CataloguePtr inventedRules();

/// The invented game alone: a player without lists of his own.
[[nodiscard]] const ui::OwnRules &noOwnRules();

/// A file of the invented game, or of others, with what shows it.
struct ShownFile
{
    explicit ShownFile(const rules::CataloguePtr &rules = inventedRules());

    ui::OpenWarband open;
    ui::ShownWarband shown;
};

/// Files of the invented game. Legal; with two rules broken; with a fault in line 4; of a list that is not installed.
[[nodiscard]] QByteArray legalWarband();
[[nodiscard]] QByteArray brokenWarband();
[[nodiscard]] QByteArray faultyWarband();
[[nodiscard]] QByteArray foreignWarband();
/// Twenty models with names of sixty letters in three scripts, a profile that is not installed, and many broken rules.
[[nodiscard]] QByteArray crowdedWarband();

} // namespace gunbai::test
