// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalServer>
#include <QObject>

namespace gunbai::ui {

/// Sees to it that a library has one window: a later start hands its file to the one that runs.
class OneInstance final : public QObject
{
    Q_OBJECT

public:
    explicit OneInstance(const QString &libraryPath, QObject *parent = nullptr);

    /// Hands a file, or "" for none, to the window that runs. False when none does, or it doesn't answer.
    [[nodiscard]] bool handOver(const QString &file) const;
    /// Takes from now on what later starts hand over.
    bool listen();

Q_SIGNALS:
    void handedOver(const QString &file);

private:
    void take();

    QString m_name;
    QLocalServer m_server;
};

} // namespace gunbai::ui
