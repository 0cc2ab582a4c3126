// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/reader.h"
#include "core/store/database.h"

#include <QMap>
#include <QStringList>

class QTextStream;

namespace gunbai::app {

/// What a subcommand writes to: answers to `out`, faults of the input or the call to `error`.
struct Streams
{
    QTextStream &out;
    QTextStream &error;
};

/// Exit statuses of formats.md: scripts rely on them.
enum Exit { Done = 0, AnswerIsNo = 1, CannotRead = 2 };

/// A subcommand: its name, a line of usage, and what runs it. It takes the arguments after its name.
struct Subcommand
{
    QString name;
    QString usage;
    int (*run)(const QStringList &arguments, const Streams &streams);
    bool needsFonts = false; ///< runs under a QGuiApplication, still without a display
};

/// All subcommands, in the order of --help.
[[nodiscard]] const std::vector<Subcommand> &subcommands();

int check(const QStringList &arguments, const Streams &streams);
int fix(const QStringList &arguments, const Streams &streams);
int fill(const QStringList &arguments, const Streams &streams);
int print(const QStringList &arguments, const Streams &streams);
int rules(const QStringList &arguments, const Streams &streams);
int library(const QStringList &arguments, const Streams &streams);

/// The options and files of a call; the error tells what is wrong with it.
struct Call
{
    bool json = false;
    QStringList positional;
    QMap<QString, QString> values; ///< of the options that take one
    QStringList flags;             ///< options that take none, apart from --json
};
/// `valued` names the options with a value that this subcommand takes, `flags` those without one.
[[nodiscard]] Result<Call> parseCall(const QStringList &arguments, const QStringList &valued = {},
                                     const QStringList &flags = {});

/// Reports a wrong call and gives the exit status for it.
int wrongCall(const QString &message, const Streams &streams);

/// The files of the rules that come with the program.
[[nodiscard]] std::vector<gunbai::rules::SourceFile> shippedRules();
/// Where the player keeps his own lists and cards.
[[nodiscard]] QString ownRulesFolder();
/// The rules that come with the program and the player's own; a file of his with a fault is left out and named in `error`.
[[nodiscard]] gunbai::rules::CataloguePtr rulesInForce(const Streams &streams);

/// The player's library, or another one with its backups beside it.
[[nodiscard]] store::Location libraryLocation(const QString &path = {});
/// A library in a folder, by the name that every library of ours has.
[[nodiscard]] store::Location libraryIn(const QString &folder);

} // namespace gunbai::app
