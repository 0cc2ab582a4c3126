// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/subcommands.h"

#include "ui/models/ownrules.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QStandardPaths>
#include <QTextStream>

#include <algorithm>

namespace gunbai::app {

using namespace Qt::StringLiterals;

const std::vector<Subcommand> &subcommands()
{
    static const std::vector<Subcommand> all{
        {u"check"_s, QCoreApplication::translate("Cli", "check FILE… [--json]    points and legality of warband files"),
         &check},
        {u"fix"_s,
         QCoreApplication::translate("Cli", "fix FILE [--json]       the fewest changes that make a warband legal"),
         &fix},
        {u"fill"_s,
         QCoreApplication::translate(
             "Cli", "fill FILE [--points N] [--aim balanced|elite|many|missile|melee|alike] [--collection FILE]\n"
                    "      [-o OUT.gunbai] [--json]    models added up to the limit"),
         &fill},
        {u"print"_s,
         QCoreApplication::translate(
             "Cli", "print FILE [FILE] --layout sheet|cards|reference|table [--paper a4|a5|letter|legal]\n"
                    "      [--orientation portrait|landscape] [--copy owner|opponent] [--models 3,1,5-7] [--kinds]\n"
                    "      [--blank] [--pencil] [--ink-saver] [--card-size poker|tarot|large|63x88] [--gutter MM]\n"
                    "      [--bleed MM] [--backs none|long-edge|short-edge] [--no-marks] [--kamon NAME]\n"
                    "      [--colours #INK,#GROUND] [--date DAY] -o OUT.pdf    a PDF of one warband or two"),
         &print, true},
        {u"rules"_s,
         QCoreApplication::translate("Cli", "rules check DIR         checks rules data\n"
                                            "  rules list [--json]     lists the games, their lists and profiles"),
         &rules},
        {u"library"_s,
         QCoreApplication::translate("Cli",
                                     "library list [--json]   lists the warbands of the library and its backups\n"
                                     "  library verify [--json] checks the library\n"
                                     "  library backup [FILE]   writes the whole library into one file\n"
                                     "  library restore FILE    puts a backup in the library's place\n"
                                     "      all with --library PATH for another library"),
         &library},
    };
    return all;
}

Result<Call> parseCall(const QStringList &arguments, const QStringList &valued, const QStringList &flags)
{
    QCommandLineParser parser;
    const QCommandLineOption json(u"json"_s);
    parser.addOption(json);
    for (const QString &name : valued)
        parser.addOption(QCommandLineOption(name, {}, name));
    for (const QString &name : flags)
        parser.addOption(QCommandLineOption(name));
    // The first argument of parse() is the program's name.
    if (!parser.parse(QStringList{QString()} + arguments))
        return Error{Error::Code::Invalid, parser.errorText()};
    Call call{parser.isSet(json), parser.positionalArguments(), {}, {}};
    for (const QString &name : valued) {
        if (parser.isSet(name))
            call.values.insert(name, parser.value(name));
    }
    std::ranges::copy_if(flags, std::back_inserter(call.flags), [&](const QString &flag) { return parser.isSet(flag); });
    return call;
}

int wrongCall(const QString &message, const Streams &streams)
{
    streams.error << u"gunbai: "_s << message << Qt::endl;
    return CannotRead;
}

std::vector<gunbai::rules::SourceFile> shippedRules()
{
    auto files = gunbai::rules::sourceFiles(u":/data"_s);
    Q_ASSERT(files);
    return std::move(files).value();
}

QString ownRulesFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/rules"_s;
}

gunbai::rules::CataloguePtr rulesInForce(const Streams &streams)
{
    const ui::OwnRules rules(shippedRules(), ownRulesFolder());
    for (const Error &fault : rules.faults())
        streams.error << fault.line() << Qt::endl;
    return rules.catalogue();
}

} // namespace gunbai::app
