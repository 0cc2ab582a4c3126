// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/openwarband.h"

#include <QFileInfo>

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
    connect(&m_settle, &QTimer::timeout, this, &OpenWarband::lookAtFile);
    const auto settle = [this] { m_settle.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, settle);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, settle);
}

Result<> OpenWarband::open(const QString &path)
{
    const QString absolute = isOnDisk(path) ? QFileInfo(path).absoluteFilePath() : path;
    auto reading = readWarbandFile(absolute, m_catalogue);
    if (!reading)
        return reading.error();
    unwatch();
    m_path = absolute;
    watch();
    take(std::move(reading).value());
    return Done{};
}

void OpenWarband::reload()
{
    if (!isOpen())
        return;
    watch();
    auto reading = readWarbandFile(m_path, m_catalogue);
    if (reading)
        take(std::move(reading).value());
    else
        fail(reading.error());
}

void OpenWarband::close()
{
    unwatch();
    m_path.clear();
    take({});
}

bool OpenWarband::isSameFile(const QString &path) const
{
    return isOpen() && (path == m_path || (isOnDisk(path) && QFileInfo(path) == QFileInfo(m_path)));
}

QString OpenWarband::fileName() const
{
    return QFileInfo(m_path).fileName();
}

void OpenWarband::take(WarbandReading reading)
{
    Q_EMIT aboutToChange();
    m_reading = std::move(reading);
    m_fault.reset();
    Q_EMIT changed();
}

void OpenWarband::fail(const Error &error)
{
    m_fault = error;
    Q_EMIT failed(error);
}

void OpenWarband::recover()
{
    m_fault.reset();
    Q_EMIT recovered();
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

void OpenWarband::lookAtFile()
{
    watch();
    auto reading = readWarbandFile(m_path, m_catalogue);
    if (!reading)
        fail(reading.error());
    else if (reading.value().bytes != m_reading.bytes)
        take(std::move(reading).value());
    else if (m_fault)
        recover();
}

} // namespace gunbai::ui
