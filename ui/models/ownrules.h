// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/reader.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace gunbai::ui {

/// The rules in force: those that come with the program and the player's own, from a folder. A file of his
/// with a fault is left out, and its faults are said; everything else stands.
class OwnRules final : public QObject
{
    Q_OBJECT

public:
    /// `shipped` are the program's files. The folder need not be there: it is seen when it comes.
    OwnRules(std::vector<rules::SourceFile> shipped, QString folder, QObject *parent = nullptr);

    [[nodiscard]] const rules::CataloguePtr &catalogue() const { return m_reading.catalogue; }
    /// Of the player's files, by file, line and column.
    [[nodiscard]] const std::vector<Error> &faults() const { return m_reading.faults; }
    /// The player's files, those with faults too; the folder itself when it can't be read.
    [[nodiscard]] const QStringList &files() const { return m_files; }
    [[nodiscard]] const QString &folder() const { return m_folder; }
    /// All files that were read: what the summaries of a library depend on.
    [[nodiscard]] const std::vector<rules::SourceFile> &sources() const { return m_sources; }

    /// Reads the folder again, now; changed() when it has other files or another file has another content.
    void reload();
    /// Looks from now on for files that come, change and go.
    void watch();

Q_SIGNALS:
    void changed();

private:
    void read();
    void watchPaths();

    std::vector<rules::SourceFile> m_shipped;
    QString m_folder;
    QStringList m_files;
    std::vector<rules::SourceFile> m_sources;
    rules::Reading m_reading;
    QFileSystemWatcher m_watcher;
    QTimer m_settle;
    bool m_isWatching = false;
};

} // namespace gunbai::ui
