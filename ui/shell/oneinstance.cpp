// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/oneinstance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLocalSocket>
#include <QStandardPaths>

#include <chrono>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds Patience = 2s;
constexpr qsizetype LongestAddress = 100; ///< of a Unix socket: 108 with its end
constexpr qint64 LongestMessage = 65'536;
constexpr auto Taken = "ok\n";

/// The same for every start with this library, and where only this user can listen.
QString addressOf(const QString &libraryPath)
{
    const QByteArray hash =
        QCryptographicHash::hash(QFileInfo(libraryPath).absoluteFilePath().toUtf8(), QCryptographicHash::Sha256);
    const QString name = u"gunbai-"_s + QString::fromLatin1(hash.toHex().first(16));
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    const QString address = QDir(folder).filePath(name);
    return folder.isEmpty() || QFile::encodeName(address).size() > LongestAddress ? name : address;
}

bool awaits(QLocalSocket &socket, const QByteArray &answer)
{
    while (socket.bytesAvailable() < answer.size()) {
        if (!socket.waitForReadyRead(Patience.count()))
            return false;
    }
    return socket.readAll() == answer;
}

} // namespace

OneInstance::OneInstance(const QString &libraryPath, QObject *parent) : QObject(parent), m_name(addressOf(libraryPath))
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &OneInstance::take);
}

bool OneInstance::handOver(const QString &file) const
{
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(Patience.count()))
        return false;
    // The other program has a working folder of its own.
    const QString path = file.isEmpty() ? QString() : QFileInfo(file).absoluteFilePath();
    socket.write(path.toUtf8() + '\0');
    socket.flush();
    return awaits(socket, Taken);
}

bool OneInstance::listen()
{
    if (m_server.listen(m_name))
        return true;
    // What a crash left is in the way; a window that runs would have answered.
    QLocalServer::removeServer(m_name);
    return m_server.listen(m_name);
}

void OneInstance::take()
{
    QLocalSocket *socket = m_server.nextPendingConnection();
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
        const QByteArray message = socket->peek(LongestMessage);
        if (!message.endsWith('\0'))
            return;
        socket->readAll();
        socket->write(Taken);
        socket->flush();
        Q_EMIT handedOver(QString::fromUtf8(message.chopped(1)));
    });
}

} // namespace gunbai::ui
