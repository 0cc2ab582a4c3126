// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/warbanddocument.h"

#include <QFileSystemWatcher>
#include <QTimer>

#include <memory>

namespace gunbai::ui {

/// The warband file that is open: its document, every step of which is written into the file, and into which the file is
/// read again whenever another program changes it.
class OpenWarband final : public QObject
{
    Q_OBJECT

public:
    explicit OpenWarband(rules::CataloguePtr catalogue, QObject *parent = nullptr);
    ~OpenWarband() override;

    /// Opens a file. When that fails, what was open before stays as it is.
    Result<> open(const QString &path);
    /// Reads the open file again, now.
    void reload();
    void close();

    [[nodiscard]] bool isOpen() const { return !m_path.isEmpty(); }
    [[nodiscard]] bool isSameFile(const QString &path) const;
    /// A file that comes with the program: it can be read only.
    [[nodiscard]] bool isSample() const;
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] const rules::CataloguePtr &catalogue() const { return m_catalogue; }
    /// nullptr while nothing is open. Its own; replaced by another one with the next file.
    [[nodiscard]] edit::WarbandDocument *document() const { return m_document.get(); }
    /// Why the last reading of the open file failed; what is shown is then the reading before it.
    [[nodiscard]] const std::optional<Error> &fault() const { return m_fault; }

Q_SIGNALS:
    /// There is another document, or none. The one before lives until this has been heard.
    void opened();
    /// The open file could not be read again.
    void failed(const gunbai::Error &error);
    /// The open file is well again.
    void recovered();

private:
    [[nodiscard]] edit::Saver saver();
    Result<> save(const roster::Warband &warband);
    void replaceDocument(std::unique_ptr<edit::WarbandDocument> document);
    void readAgain();
    void fail(const Error &error);
    void watch();
    void unwatch();

    rules::CataloguePtr m_catalogue;
    QString m_path;
    QByteArray m_bytes; ///< of the file as it was read or written last
    std::unique_ptr<edit::WarbandDocument> m_document;
    std::optional<Error> m_fault;
    QFileSystemWatcher m_watcher;
    QTimer m_settle;
    bool m_isReading = false;
};

} // namespace gunbai::ui
