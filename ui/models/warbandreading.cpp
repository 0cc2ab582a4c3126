// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/warbandreading.h"

#include "core/roster/warbandfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace gunbai::ui {

namespace {

/// What is said of files that are none of ours.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(WarbandReading)
};

} // namespace

Result<QByteArray> fileBytes(const QString &path)
{
    // A pipe would keep the window waiting.
    if (const QFileInfo info(path); info.exists() && !info.isFile() && !info.isDir())
        return Error{Error::Code::Invalid, Words::tr("This is not a file."), {path}};
    return roster::warbandBytes(path);
}

Result<> writeFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return Error{Error::Code::Io, Words::tr("The file can’t be written: %1.").arg(file.errorString()),
                     Place{QDir::toNativeSeparators(path)}};
    return Done{};
}

Result<WarbandReading> readWarbandFile(const QString &path, const rules::CataloguePtr &catalogue)
{
    auto bytes = fileBytes(path);
    if (!bytes)
        return bytes.error();
    auto file = roster::readWarband(bytes.value(), QFileInfo(path).fileName(), *catalogue);
    if (!file)
        return file.error();
    WarbandReading reading{bytes.value(), QDateTime::currentDateTime(), std::move(file).value().warband, {}, {}};
    reading.muster = roster::muster(reading.warband, catalogue);
    reading.verdict = roster::judge(reading.warband, reading.muster);
    return reading;
}

} // namespace gunbai::ui
