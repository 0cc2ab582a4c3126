// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

class QSettings;

namespace gunbai::ui {

/// What the window remembers from one start to the next, by name instead of by key.
class Settings
{
public:
    /// Keeps to the store, which must outlive it.
    explicit Settings(QSettings &store) : m_store(store) {}

    [[nodiscard]] QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);

    /// The files opened last, the latest first.
    [[nodiscard]] QStringList recentFiles() const;
    /// Puts a file at the head of those.
    void noteOpened(const QString &path);

private:
    QSettings &m_store;
};

} // namespace gunbai::ui
