// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/ownrules.h"

#include <QDirIterator>
#include <QFileInfo>

#include <chrono>

namespace gunbai::ui {

using namespace std::chrono_literals;

namespace {

/// Editors write a file in several steps.
constexpr auto SettlingTime = 200ms;

bool isSame(const rules::SourceFile &a, const rules::SourceFile &b)
{
    return a.name == b.name && a.bytes == b.bytes;
}

} // namespace

OwnRules::OwnRules(std::vector<rules::SourceFile> shipped, QString folder, QObject *parent)
    : QObject(parent), m_shipped(std::move(shipped)), m_folder(std::move(folder))
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(SettlingTime);
    connect(&m_settle, &QTimer::timeout, this, &OwnRules::reload);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_settle, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_settle, qOverload<>(&QTimer::start));
    read();
}

void OwnRules::watch()
{
    m_isWatching = true;
    watchPaths();
}

void OwnRules::read()
{
    m_sources = m_shipped;
    m_files.clear();
    std::vector<Error> unread;
    if (QFileInfo::exists(m_folder)) {
        const auto paths = rules::sourcePaths(m_folder);
        m_files = paths ? paths.value() : QStringList(m_folder);
        for (const QString &path : std::as_const(m_files)) {
            auto source = paths ? rules::readSource(path) : Result<rules::SourceFile>(paths.error());
            if (source)
                m_sources.push_back(std::move(source).value());
            else
                unread.push_back(source.error());
        }
    }
    m_reading = rules::readRules(m_sources);
    m_reading.faults.insert(m_reading.faults.begin(), unread.begin(), unread.end());
}

/// Folders for files that come and go, files for what is written into them; the next folder above while there is none.
void OwnRules::watchPaths()
{
    QStringList paths = m_watcher.files() + m_watcher.directories();
    if (!paths.isEmpty())
        m_watcher.removePaths(paths);
    QString folder = m_folder;
    while (!QFileInfo::exists(folder) && folder != QFileInfo(folder).path())
        folder = QFileInfo(folder).path();
    paths = QStringList{folder} + files();
    QDirIterator folders(m_folder, QDir::Dirs | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (folders.hasNext())
        paths.append(folders.next());
    m_watcher.addPaths(paths);
}

void OwnRules::reload()
{
    const auto before = m_sources;
    const auto faults = m_reading.faults.size();
    read();
    if (m_isWatching)
        watchPaths();
    if (!std::ranges::equal(before, m_sources, isSame) || faults != m_reading.faults.size())
        Q_EMIT changed();
}

} // namespace gunbai::ui
