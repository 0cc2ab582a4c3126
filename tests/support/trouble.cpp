// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/trouble.h"

#include <QDir>
#include <QFile>
#include <QProcess>

#include <unistd.h>

namespace gunbai::test {

using namespace Qt::StringLiterals;

namespace {

constexpr uid_t Nobody = 65534;

bool mount(const QStringList &arguments)
{
    QProcess process;
    process.start(u"mount"_s, arguments);
    return process.waitForFinished() && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

} // namespace

NotRoot::NotRoot() : m_is(::geteuid() != 0 || ::seteuid(Nobody) == 0) {}

NotRoot::~NotRoot()
{
    if (::getuid() == 0 && ::seteuid(0) != 0)
        qFatal("can't become root again");
}

SmallDisk::SmallDisk(const QString &folder)
    : m_folder(folder),
      m_is(QDir().mkpath(folder) && mount({u"-t"_s, u"tmpfs"_s, u"-o"_s, u"size=1m,mode=755"_s, u"tmpfs"_s, folder}))
{
}

SmallDisk::~SmallDisk()
{
    if (m_is)
        QProcess::execute(u"umount"_s, {m_folder});
}

bool SmallDisk::makeReadOnly()
{
    return mount({u"-o"_s, u"remount,ro"_s, m_folder});
}

void SmallDisk::fill() const
{
    QFile file(m_folder + u"/junk"_s);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return;
    for (qint64 size = 65536; size > 0; size /= 2) {
        while (file.write(QByteArray(size, 'x')) > 0) {
        }
    }
}

void SmallDisk::makeRoom() const
{
    QFile::remove(m_folder + u"/junk"_s);
}

} // namespace gunbai::test
