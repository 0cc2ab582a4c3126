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
#include <limits>

namespace gunbai::store {

using namespace Qt::StringLiterals;
using Kind = Backup::Kind;

namespace {

/// In the order of Backup::Kind; the file names begin with it.
const std::array<QString, 6> Words{u"daily"_s,          u"asked"_s,   u"before-update"_s,
                                   u"before-restore"_s, u"damaged"_s, u"replaced"_s};

/// Of those that are not made daily.
constexpr int KeptOfOthers = 10;

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

/// Newest first, without their content.
std::vector<Backup> filesIn(const QString &folder)
{
    std::vector<Backup> all;
    for (const QFileInfo &file : QDir(folder).entryInfoList({u'*' + Suffix}, QDir::Files)) {
        if (auto backup = parse(file))
            all.push_back(*std::move(backup));
    }
    std::ranges::sort(all, std::greater(), [](const Backup &backup) { return std::pair(backup.made, backup.path); });
    return all;
}

} // namespace

Backups::Backups(Location location, int keep) : m_location(std::move(location)), m_keep(std::max(1, keep)) {}

std::vector<Backup> Backups::list() const
{
    auto all = filesIn(m_location.backupFolder);
    for (Backup &backup : all) {
        // SQLite would remove the -wal of a damaged one that is empty.
        if (backup.kind != Kind::Broken)
            backup.warbands = warbandsIn(backup.path, m_location.patience);
    }
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
    rotate(kind, path);
    return path;
}

Result<bool> Backups::makeDaily(const Connection &library, const QDateTime &now) const
{
    if (QFile::exists(pathFor(Kind::Daily, now, 1)))
        return false;
    if (auto made = make(library, Kind::Daily, now); !made)
        return made.error();
    return true;
}

/// Unreadable ones take no good one's place. Damaged libraries never are readable, and each is as good as the other.
bool Backups::isWorthKeeping(const Backup &backup) const
{
    return backup.kind == Kind::Broken
           || inspect(backup.path, std::numeric_limits<int>::max(), m_location.patience).ok();
}

/// Removes what is older than those to keep. `newest` was just made, whatever the clock says.
void Backups::rotate(Kind kind, const QString &newest) const
{
    const int most = kind == Kind::Daily ? m_keep : std::max(m_keep, KeptOfOthers);
    auto older = filesIn(m_location.backupFolder);
    std::erase_if(older, [&](const Backup &each) {
        return each.kind != kind || each.path == QFileInfo(newest).absoluteFilePath();
    });
    if (static_cast<int>(older.size()) < most)
        return;
    int kept = 1;
    for (const Backup &backup : older) {
        if (kept < most)
            kept += isWorthKeeping(backup) ? 1 : 0;
        else if (QFile::remove(backup.path))
            QFile::remove(backup.path + u"-wal"_s);
    }
}

Result<> Backups::beginAnew() const
{
    return Database::make(m_location);
}

} // namespace gunbai::store
