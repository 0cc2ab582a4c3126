// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/openwarband.h"

#include "core/roster/warbandfile.h"
#include "ui/models/warbandreading.h"

#include <QFileInfo>
#include <QScopedValueRollback>

#include <chrono>

namespace gunbai::ui {

using namespace std::chrono_literals;

namespace {

/// An editor writes a file in several steps; what stands after them is read.
constexpr auto SettlingTime = 100ms;

bool isOnDisk(const QString &path)
{
    return !path.startsWith(u':');
}

} // namespace

OpenWarband::OpenWarband(rules::CataloguePtr catalogue, QObject *parent)
    : QObject(parent), m_catalogue(std::move(catalogue))
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(SettlingTime);
    connect(&m_settle, &QTimer::timeout, this, &OpenWarband::readAgain);
    const auto settle = [this] { m_settle.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, settle);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, settle);
}

OpenWarband::~OpenWarband() = default;

Result<> OpenWarband::open(const QString &path)
{
    const QString absolute = isOnDisk(path) ? QFileInfo(path).absoluteFilePath() : path;
    auto reading = readWarbandFile(absolute, m_catalogue);
    if (!reading)
        return reading.error();
    unwatch();
    m_path = absolute;
    m_bytes = reading.value().bytes;
    m_fault.reset();
    watch();
    replaceDocument(
        std::make_unique<edit::WarbandDocument>(std::move(reading).value().warband, m_catalogue, saver()));
    return Done{};
}

void OpenWarband::reload()
{
    if (isOpen())
        readAgain();
}

void OpenWarband::close()
{
    unwatch();
    m_path.clear();
    m_bytes.clear();
    m_fault.reset();
    replaceDocument(nullptr);
}

void OpenWarband::replaceDocument(std::unique_ptr<edit::WarbandDocument> document)
{
    m_document.swap(document);
    Q_EMIT opened();
}

bool OpenWarband::isSameFile(const QString &path) const
{
    return isOpen() && (path == m_path || (isOnDisk(path) && QFileInfo(path) == QFileInfo(m_path)));
}

bool OpenWarband::isSample() const
{
    return isOpen() && !isOnDisk(m_path);
}

QString OpenWarband::fileName() const
{
    return QFileInfo(m_path).fileName();
}

edit::Saver OpenWarband::saver()
{
    return [this](const roster::Warband &warband) { return m_isReading ? Result<>(Done{}) : save(warband); };
}

/// What another program wrote in the meantime is never written over: it is read first.
Result<> OpenWarband::save(const roster::Warband &warband)
{
    if (isSample())
        return Error{Error::Code::Io, tr("This is a sample: save a copy first.")};
    if (QFileInfo::exists(m_path)) {
        const auto onDisk = fileBytes(m_path);
        if (!onDisk)
            return onDisk.error();
        if (onDisk.value() != m_bytes) {
            m_settle.start();
            return Error{Error::Code::Io, tr("Another program has changed the file; what it wrote is read first.")};
        }
    }
    const QByteArray bytes = roster::writeWarband(warband, *m_catalogue);
    if (const auto written = writeFile(m_path, bytes); !written)
        return written.error();
    m_bytes = bytes;
    watch();
    if (std::exchange(m_fault, {}))
        Q_EMIT recovered();
    return Done{};
}

void OpenWarband::fail(const Error &error)
{
    m_fault = error;
    Q_EMIT failed(error);
}

/// The folder is watched too: a file that is replaced by renaming, or comes back, is another one to the watcher.
void OpenWarband::watch()
{
    if (!isOnDisk(m_path))
        return;
    const QString folder = QFileInfo(m_path).absolutePath();
    if (!m_watcher.directories().contains(folder) && QFileInfo::exists(folder))
        m_watcher.addPath(folder);
    if (!m_watcher.files().contains(m_path) && QFileInfo::exists(m_path))
        m_watcher.addPath(m_path);
}

void OpenWarband::unwatch()
{
    m_settle.stop();
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    if (!watched.isEmpty())
        m_watcher.removePaths(watched);
}

/// What another program wrote becomes one step of the document. What was written from here is known by its bytes.
void OpenWarband::readAgain()
{
    watch();
    auto reading = readWarbandFile(m_path, m_catalogue);
    if (!reading) {
        fail(reading.error());
        return;
    }
    if (reading.value().bytes != m_bytes) {
        m_bytes = reading.value().bytes;
        const QScopedValueRollback isReading(m_isReading, true);
        m_document->replace(reading.value().warband, tr("Read from the file"));
    }
    if (std::exchange(m_fault, {}))
        Q_EMIT recovered();
}

} // namespace gunbai::ui
