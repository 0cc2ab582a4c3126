// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/warbandreading.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace gunbai::ui {

/// The warband file that is open: its warband, priced and judged, read again whenever the file changes on disk.
class OpenWarband final : public QObject
{
    Q_OBJECT

public:
    explicit OpenWarband(rules::CataloguePtr catalogue, QObject *parent = nullptr);

    /// Opens a file. When that fails, what was open before stays as it is.
    Result<> open(const QString &path);
    /// Reads the open file again, now.
    void reload();
    void close();

    [[nodiscard]] bool isOpen() const { return !m_path.isEmpty(); }
    [[nodiscard]] bool isSameFile(const QString &path) const;
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] const QDateTime &readAt() const { return m_reading.readAt; }
    [[nodiscard]] const rules::CataloguePtr &catalogue() const { return m_catalogue; }
    [[nodiscard]] const roster::Warband &warband() const { return m_reading.warband; }
    [[nodiscard]] const roster::Muster &muster() const { return m_reading.muster; }
    [[nodiscard]] const roster::Verdict &verdict() const { return m_reading.verdict; }
    /// Why the last reading of the open file failed; what is shown is then the reading before it.
    [[nodiscard]] const std::optional<Error> &fault() const { return m_fault; }

Q_SIGNALS:
    /// All that was read is about to be replaced: what item models need to know.
    void aboutToChange();
    void changed();
    /// The open file could not be read again.
    void failed(const gunbai::Error &error);
    /// The open file is well again, and says what is shown already.
    void recovered();

private:
    void take(WarbandReading reading);
    void fail(const Error &error);
    void recover();
    void watch();
    void unwatch();
    void lookAtFile();

    rules::CataloguePtr m_catalogue;
    QString m_path;
    WarbandReading m_reading;
    std::optional<Error> m_fault;
    QFileSystemWatcher m_watcher;
    QTimer m_settle;
};

} // namespace gunbai::ui
