// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/subcommands.h"

#include "core/store/backups.h"
#include "core/store/copying.h"
#include "core/store/warbandrepository.h"
#include "ui/models/ownrules.h"
#include "ui/shell/settings.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>
#include <QTextStream>

namespace gunbai::app {

using namespace Qt::StringLiterals;
using store::Backup;
using store::Database;
using store::LibraryEntry;
using store::Shelf;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// One call of `gunbai library`.
struct Request
{
    store::Location location;
    QString file; ///< "" when the call names none
    bool json = false;
    const Streams &streams;
};

/// What the list shows.
struct Contents
{
    std::vector<LibraryEntry> warbands;
    std::vector<LibraryEntry> bin;
    std::vector<Backup> backups;
};

int refuse(const Error &error, const Request &request)
{
    request.streams.error << u"gunbai: "_s << error.line() << Qt::endl;
    return CannotRead;
}

/// Answers as JSON or as a sentence, whichever was asked for.
void answer(const Request &request, QJsonObject json, const QString &text)
{
    json.insert(u"library"_s, request.location.path);
    request.streams.out << (request.json ? QString::fromUtf8(QJsonDocument(json).toJson()) : text + u'\n');
    request.streams.out.flush();
}

/// Judges anew those that were judged by other rules, without storing it.
Result<> refresh(std::vector<LibraryEntry> &entries, const store::WarbandRepository &warbands,
                 const gunbai::rules::CataloguePtr &catalogue)
{
    const auto stale = warbands.stale();
    if (!stale)
        return stale.error();
    for (LibraryEntry &entry : entries) {
        if (std::ranges::find(stale.value(), entry.id) == stale.value().end())
            continue;
        const auto loaded = warbands.load(entry.id);
        if (!loaded)
            return loaded.error();
        const auto rules = roster::rulesInUse(loaded.value().warband, loaded.value().remembered, catalogue);
        const store::Summary summary = store::summaryOf(loaded.value().warband, rules);
        entry.models = summary.models;
        entry.points = summary.points;
        entry.broken = summary.broken;
        entry.warnings = summary.warnings;
    }
    return gunbai::Done{};
}

Result<std::vector<LibraryEntry>> entriesOf(Shelf shelf, const store::WarbandRepository &warbands,
                                            const gunbai::rules::CataloguePtr &catalogue)
{
    auto read = warbands.summaries(shelf);
    if (!read)
        return read;
    auto entries = std::move(read).value();
    if (auto done = refresh(entries, warbands, catalogue); !done)
        return done.error();
    return entries;
}

Result<Contents> contentsOf(const Database &database, const store::Location &location, const ui::OwnRules &rules)
{
    const store::WarbandRepository warbands(database, &QDateTime::currentDateTimeUtc,
                                            store::rulesHash(rules.sources(), QCoreApplication::applicationVersion()));
    auto entries = entriesOf(Shelf::Library, warbands, rules.catalogue());
    if (!entries)
        return entries.error();
    auto bin = entriesOf(Shelf::Bin, warbands, rules.catalogue());
    if (!bin)
        return bin.error();
    return Contents{std::move(entries).value(), std::move(bin).value(), store::Backups(location).list()};
}

QJsonObject toJson(const LibraryEntry &entry)
{
    return {{u"id"_s, entry.id.value()},
            {u"system"_s, entry.system},
            {u"faction"_s, entry.list},
            {u"name"_s, entry.name},
            {u"models"_s, entry.models},
            {u"points"_s, entry.points},
            {u"limit"_s, entry.limit ? QJsonValue(*entry.limit) : QJsonValue()},
            {u"legal"_s, entry.broken == 0},
            {u"broken"_s, entry.broken},
            {u"warnings"_s, entry.warnings},
            {u"sample"_s, entry.isSample},
            {u"changed"_s, entry.changed.toString(Qt::ISODate)},
            {u"binned"_s, entry.binned ? QJsonValue(entry.binned->toString(Qt::ISODate)) : QJsonValue()}};
}

QJsonObject toJson(const Backup &backup)
{
    return {{u"file"_s, backup.path},
            {u"made"_s, backup.made.toString(Qt::ISODate)},
            {u"warbands"_s, backup.warbands ? QJsonValue(*backup.warbands) : QJsonValue()}};
}

template <class Item>
QJsonArray toJson(const std::vector<Item> &items)
{
    QJsonArray array;
    for (const Item &item : items)
        array.append(toJson(item));
    return array;
}

QString line(const LibraryEntry &entry, const gunbai::rules::Catalogue &catalogue)
{
    const auto *system = catalogue.system(entry.system);
    const auto *list = system ? system->list(entry.list) : nullptr;
    const QString points = entry.limit ? Text::tr("%1 of %2 points").arg(entry.points).arg(*entry.limit)
                                       : Text::tr("%n point(s)", nullptr, entry.points);
    QStringList parts{entry.name.isEmpty() ? Text::tr("(no name)") : entry.name, list ? list->name : entry.list, points,
                      Text::tr("%n model(s)", nullptr, entry.models),
                      entry.broken == 0 ? Text::tr("legal") : Text::tr("%n rule(s) broken", nullptr, entry.broken)};
    if (entry.isSample)
        parts.append(Text::tr("sample"));
    return printable(parts.join(u", "_s));
}

QString line(const Backup &backup)
{
    const QString content =
        backup.warbands ? Text::tr("%n warband(s)", nullptr, *backup.warbands) : Text::tr("can't be read");
    return u"  %1: %2, %3"_s.arg(QLocale().toString(backup.made.date(), QLocale::LongFormat), content, backup.path);
}

QString text(const Contents &contents, const gunbai::rules::Catalogue &catalogue)
{
    QStringList lines;
    for (const LibraryEntry &entry : contents.warbands)
        lines.append(line(entry, catalogue));
    lines.append(Text::tr("%n warband(s)", nullptr, static_cast<int>(contents.warbands.size())) + u", "_s
                 + Text::tr("%n in the bin", nullptr, static_cast<int>(contents.bin.size())) + u'.');
    if (!contents.backups.empty())
        lines.append(Text::tr("Backups:"));
    for (const Backup &backup : contents.backups)
        lines.append(line(backup));
    return lines.join(u'\n');
}

int list(const Request &request)
{
    const auto database = Database::look(request.location);
    if (!database)
        return refuse(database.error(), request);
    const ui::OwnRules rules(shippedRules(), ownRulesFolder());
    const auto read = contentsOf(*database.value(), request.location, rules);
    if (!read)
        return refuse(read.error(), request);
    const Contents &contents = read.value();
    answer(request,
           {{u"warbands"_s, toJson(contents.warbands)},
            {u"bin"_s, toJson(contents.bin)},
            {u"backups"_s, toJson(contents.backups)}},
           request.json ? QString() : text(contents, *rules.catalogue()));
    return Done;
}

Result<QStringList> verified(const store::Location &location)
{
    const auto database = Database::look(location);
    auto faults = database ? store::verify(*database.value()) : Result<QStringList>(database.error());
    if (!faults && faults.error().code == Error::Code::Corrupt)
        return QStringList{faults.error().message};
    return faults;
}

int verify(const Request &request)
{
    const auto faults = verified(request.location);
    if (!faults)
        return refuse(faults.error(), request);
    const QStringList &lines = faults.value();
    answer(request, {{u"sound"_s, lines.isEmpty()}, {u"faults"_s, QJsonArray::fromStringList(lines)}},
           lines.isEmpty() ? Text::tr("The library is sound.") : lines.join(u'\n'));
    return lines.isEmpty() ? Done : AnswerIsNo;
}

Result<QString> writeBackup(const Request &request)
{
    if (const auto sound = Database::look(request.location); !sound)
        return sound.error();
    QString file = request.file;
    const auto write = [&](const store::Connection &library) -> Result<> {
        if (!file.isEmpty())
            return store::writeCopy(library, file, store::IfThere::Keep);
        auto made = store::Backups(request.location).make(library, Backup::Kind::Asked, QDateTime::currentDateTime());
        if (!made)
            return made.error();
        file = made.value();
        return gunbai::Done{};
    };
    if (auto done = store::copyFrom(request.location.path, request.location.patience, write); !done)
        return done.error();
    return file;
}

int backup(const Request &request)
{
    const auto file = writeBackup(request);
    if (!file)
        return refuse(file.error(), request);
    answer(request, {{u"file"_s, file.value()}}, Text::tr("The library is backed up in %1.").arg(file.value()));
    return Done;
}

int restore(const Request &request)
{
    const auto kept = store::Backups(request.location).restore(request.file, QDateTime::currentDateTime());
    if (!kept)
        return refuse(kept.error(), request);
    const QString before =
        kept.value().isEmpty() ? QString() : u' ' + Text::tr("What was there is kept in %1.").arg(kept.value());
    answer(request,
           {{u"file"_s, request.file}, {u"kept"_s, kept.value().isEmpty() ? QJsonValue() : QJsonValue(kept.value())}},
           Text::tr("The library is restored from %1.").arg(request.file) + before);
    return Done;
}

} // namespace

store::Location libraryIn(const QString &folder)
{
    return libraryLocation(folder + u"/library.gunbai-library"_s);
}

store::Location libraryLocation(const QString &path)
{
    if (path.isEmpty()) {
        QSettings store;
        const QString moved = ui::Settings(store).libraryFolder();
        return libraryIn(moved.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : moved);
    }
    store::Location location;
    location.path = QFileInfo(path).absoluteFilePath();
    location.backupFolder = QFileInfo(location.path).absolutePath() + u"/backups"_s;
    return location;
}

int library(const QStringList &arguments, const Streams &streams)
{
    const auto call = parseCall(arguments, {u"library"_s});
    if (!call)
        return wrongCall(call.error().message, streams);
    const QStringList &words = call.value().positional;
    const QString verb = words.value(0);
    const Request request{libraryLocation(call.value().values.value(u"library"_s)), words.value(1), call.value().json,
                          streams};
    if (verb == "list"_L1 && words.size() == 1)
        return list(request);
    if (verb == "verify"_L1 && words.size() == 1)
        return verify(request);
    if (verb == "backup"_L1 && words.size() <= 2)
        return backup(request);
    if (verb == "restore"_L1 && words.size() == 2)
        return restore(request);
    return wrongCall(Text::tr("library takes: list, verify, backup [FILE], or restore FILE; [--json] [--library PATH]"),
                     streams);
}

} // namespace gunbai::app
