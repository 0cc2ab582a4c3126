// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/subcommands.h"

#include "core/rules/reader.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTextStream>

namespace gunbai::app {

using namespace Qt::StringLiterals;
using gunbai::rules::List;
using gunbai::rules::Profile;
using gunbai::rules::SourceFile;
using gunbai::rules::System;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// The folder's files after the shipped ones of every game that the folder does not declare itself.
std::vector<SourceFile> withShipped(const std::vector<SourceFile> &own)
{
    const QStringList declared = gunbai::rules::declaredSystems(own);
    std::vector<SourceFile> all;
    const auto shipped = gunbai::rules::sourceFiles(u":/data"_s);
    for (const SourceFile &file : shipped.value()) {
        const QString system = file.name.section(u'/', -2, -2);
        if (!declared.contains(system))
            all.push_back(file);
    }
    all.insert(all.end(), own.begin(), own.end());
    return all;
}

int checkFolder(const QString &folder, const Streams &streams)
{
    const auto own = gunbai::rules::sourceFiles(folder);
    if (!own || own.value().empty()) {
        const Error error =
            own ? Error{Error::Code::NotFound, Text::tr("There is no rules file (*.toml) in this folder."), {folder}}
                : own.error();
        streams.error << error.line() << Qt::endl;
        return CannotRead;
    }
    const auto reading = gunbai::rules::readRules(withShipped(own.value()));
    int faults = 0;
    for (const Error &fault : reading.faults) {
        if (!fault.place.file.startsWith(u':')) {
            streams.out << fault.line() << u'\n';
            ++faults;
        }
    }
    const int files = static_cast<int>(own.value().size());
    if (faults == 0)
        streams.out << Text::tr("%n file(s), nothing wrong.", nullptr, files) << u'\n';
    else
        streams.out << Text::tr("%n fault(s).", nullptr, faults) << u'\n';
    streams.out.flush();
    return faults == 0 ? Done : AnswerIsNo;
}

QJsonObject toJson(const Profile &profile, bool hasRank)
{
    return {{u"id"_s, profile.id},         {u"name"_s, profile.name},
            {u"type"_s, profile.type},     {u"rank"_s, hasRank ? QJsonValue(profile.rank) : QJsonValue()},
            {u"models"_s, profile.models}, {u"cost"_s, profile.cost}};
}

QJsonArray toJson(const std::vector<Profile> &profiles, bool hasRank)
{
    QJsonArray array;
    for (const Profile &profile : profiles)
        array.append(toJson(profile, hasRank));
    return array;
}

QJsonObject toJson(const List &list, bool hasRank)
{
    QJsonArray hire;
    for (const auto &line : list.hires) {
        for (const QString &id : line.profiles)
            hire.append(id);
    }
    return {{u"id"_s, list.id},         {u"name"_s, list.name}, {u"base"_s, list.base},
            {u"period"_s, list.period}, {u"hire"_s, hire},      {u"profiles"_s, toJson(list.profiles, hasRank)}};
}

QJsonObject toJson(const System &system)
{
    QJsonArray lists;
    for (const List &list : system.lists)
        lists.append(toJson(list, system.hasRanks));
    QJsonArray switches;
    for (const auto &item : system.switches)
        switches.append(QJsonObject{{u"id"_s, item.id}, {u"name"_s, item.name}, {u"effect"_s, item.effect}});
    return {{u"id"_s, system.id},
            {u"name"_s, system.name},
            {u"house_rules"_s, switches},
            {u"hirelings"_s, toJson(system.hirelings, system.hasRanks)},
            {u"lists"_s, lists}};
}

QString line(const Profile &profile, const System &system)
{
    const QString cost = QString::number(profile.cost);
    return system.hasRanks ? Text::tr("%1, Rank %2, %3 points").arg(profile.name, QString::number(profile.rank), cost)
                           : Text::tr("%1, %2, %3 points", "name, type, cost").arg(profile.name, profile.type, cost);
}

void print(const QString &title, const QString &id, const std::vector<Profile> &profiles, const System &system,
           QTextStream &out)
{
    if (profiles.empty())
        return;
    out << u"  %1 (%2)\n"_s.arg(title, id);
    for (const Profile &profile : profiles)
        out << u"    "_s << profile.id << u"  "_s << line(profile, system) << u'\n';
}

int listRules(bool json, const Streams &streams)
{
    const auto catalogue = rulesInForce(streams);
    if (json) {
        QJsonArray systems;
        for (const System &system : catalogue->systems())
            systems.append(toJson(system));
        streams.out << QString::fromUtf8(QJsonDocument(QJsonObject{{u"systems"_s, systems}}).toJson());
    } else {
        for (const System &system : catalogue->systems()) {
            streams.out << u"%1 (%2)\n"_s.arg(system.name, system.id);
            for (const List &list : system.lists)
                print(list.name, list.id, list.profiles, system, streams.out);
            print(Text::tr("Swords for hire"), u"-"_s, system.hirelings, system, streams.out);
        }
    }
    streams.out.flush();
    return Done;
}

} // namespace

int rules(const QStringList &arguments, const Streams &streams)
{
    const auto call = parseCall(arguments);
    if (!call)
        return wrongCall(call.error().message, streams);
    const QStringList &words = call.value().positional;
    if (words.value(0) == "check"_L1 && words.size() == 2)
        return checkFolder(words[1], streams);
    if (words == QStringList{u"list"_s})
        return listRules(call.value().json, streams);
    return wrongCall(Text::tr("rules takes: rules check DIR, or rules list [--json]"), streams);
}

} // namespace gunbai::app
