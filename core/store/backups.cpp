// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/backups.h"

#include "core/store/copying.h"
#include "core/store/inspection.h"
#include "core/store/sqlerror.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace gunbai::store {

using namespace Qt::StringLiterals;
using Kind = Backup::Kind;

namespace {

/// In the order of Backup::Kind; the file names begin with it.
const std::array<QString, 5> Words{u"daily"_s, u"asked"_s, u"before-update"_s, u"before-restore"_s, u"damaged"_s};

const QString Suffix = u".gunbai-library"_s;

QString word(Kind kind)
{
    return Words[static_cast<std::size_t>(kind)];
}

/// The backup that a file name of pathFor() stands for; without its content.
std::optional<Backup> parse(const QFileInfo &file)
{
    static const QRegularExpression pattern(u"^([a-z-]+)-(\\d{8})(?:-(\\d{6})(?:-\\d+)?)?\\.gunbai-library$"_s);
    const auto match = pattern.match(file.fileName());
    const auto found = std::ranges::find(Words, match.captured(1));
    if (!match.hasMatch() || found == Words.end())
        return {};
    const QString time = match.captured(3).isEmpty() ? u"000000"_s : match.captured(3);
    const QDateTime made = QDateTime::fromString(match.captured(2) + time, u"yyyyMMddHHmmss"_s);
    return Backup{file.absoluteFilePath(), static_cast<Kind>(found - Words.begin()), made, {}};
}

std::optional<int> warbandsIn(const QString &path, std::chrono::milliseconds patience)
{
    const auto connection = openToLook(path, patience);
    if (!connection)
        return {};
    const auto number = connection.value()->number(u"SELECT count(*) FROM warband WHERE binned IS NULL"_s);
    return number ? std::optional(static_cast<int>(number.value())) : std::nullopt;
}

} // namespace

Backups::Backups(Location location, int keep) : m_location(std::move(location)), m_keep(std::max(1, keep)) {}

std::vector<Backup> Backups::list() const
{
    std::vector<Backup> all;
    for (const QFileInfo &file : QDir(m_location.backupFolder).entryInfoList({u'*' + Suffix}, QDir::Files)) {
        if (auto backup = parse(file)) {
            backup->warbands = warbandsIn(backup->path, m_location.patience);
            all.push_back(*std::move(backup));
        }
    }
    std::ranges::sort(all, std::greater(), [](const Backup &backup) { return std::pair(backup.made, backup.path); });
    return all;
}

QString Backups::pathFor(Kind kind, const QDateTime &now, int number) const
{
    const QString stamp = now.toString(kind == Kind::Daily ? u"yyyyMMdd"_s : u"yyyyMMdd-HHmmss"_s);
    const QString more = number > 1 ? u"-%1"_s.arg(number) : QString();
    return m_location.backupFolder + u'/' + word(kind) + u'-' + stamp + more + Suffix;
}

QString Backups::freePathFor(Kind kind, const QDateTime &now) const
{
    int number = 1;
    while (kind != Kind::Daily && QFile::exists(pathFor(kind, now, number)))
        ++number;
    return pathFor(kind, now, number);
}

Result<QString> Backups::make(const Connection &library, Kind kind, const QDateTime &now) const
{
    if (!QDir().mkpath(m_location.backupFolder))
        return denied(m_location.backupFolder);
    const QString path = freePathFor(kind, now);
    auto written = writeCopy(library, path, IfThere::Keep);
    const bool isMadeByAnother = !written && written.error().code == Error::Code::Conflict && kind == Kind::Daily;
    if (!written && !isMadeByAnother)
        return written.error();
    return path;
}

Result<bool> Backups::makeDaily(const Connection &library, const QDateTime &now) const
{
    if (QFile::exists(pathFor(Kind::Daily, now, 1)))
        return false;
    if (auto made = make(library, Kind::Daily, now); !made)
        return made.error();
    rotate();
    return true;
}

void Backups::rotate() const
{
    // By name, which is by date.
    QStringList names =
        QDir(m_location.backupFolder).entryList({u"daily-????????"_s + Suffix}, QDir::Files, QDir::Name);
    while (names.size() > m_keep)
        QFile::remove(m_location.backupFolder + u'/' + names.takeFirst());
}

} // namespace gunbai::store
