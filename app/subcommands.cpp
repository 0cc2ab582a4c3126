// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/subcommands.h"

#include "core/rules/reader.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTextStream>

namespace gunbai::app {

using namespace Qt::StringLiterals;

const std::vector<Subcommand> &subcommands()
{
    static const std::vector<Subcommand> all{
        {u"check"_s, QCoreApplication::translate("Cli", "check FILE… [--json]    points and legality of warband files"), &check},
        {u"rules"_s,
         QCoreApplication::translate("Cli", "rules check DIR         checks rules data\n"
                                            "  rules list [--json]     lists the games, their lists and profiles"),
         &rules},
    };
    return all;
}

Result<Call> parseCall(const QStringList &arguments)
{
    QCommandLineParser parser;
    const QCommandLineOption json(u"json"_s);
    parser.addOption(json);
    // The first argument of parse() is the program's name.
    if (!parser.parse(QStringList{QString()} + arguments))
        return Error{Error::Code::Invalid, parser.errorText()};
    return Call{parser.isSet(json), parser.positionalArguments()};
}

int wrongCall(const QString &message, const Streams &streams)
{
    streams.error << u"gunbai: "_s << message << Qt::endl;
    return CannotRead;
}

gunbai::rules::CataloguePtr shippedRules()
{
    const auto files = gunbai::rules::sourceFiles(u":/data"_s);
    Q_ASSERT(files);
    auto reading = gunbai::rules::readRules(files.value());
    Q_ASSERT(reading.faults.empty());
    return reading.catalogue;
}

} // namespace gunbai::app
