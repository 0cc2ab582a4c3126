// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settings.h"

#include <QSettings>

#include <algorithm>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr auto GeometryKey = "window/geometry"_L1;
constexpr auto RecentKey = "files/recent"_L1;
constexpr qsizetype MostRecent = 8;

} // namespace

QByteArray Settings::geometry() const
{
    return m_store.value(GeometryKey).toByteArray();
}

void Settings::setGeometry(const QByteArray &geometry)
{
    m_store.setValue(GeometryKey, geometry);
}

QStringList Settings::recentFiles() const
{
    return m_store.value(RecentKey).toStringList();
}

void Settings::noteOpened(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    m_store.setValue(RecentKey, files.first(std::min(files.size(), MostRecent)));
}

} // namespace gunbai::ui
