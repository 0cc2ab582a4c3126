// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/subcommands.h"
#include "tests/support/suite.h"

#include <QTextStream>

namespace gunbai::test {

/// What a call of a subcommand wrote and its exit status.
struct Answer
{
    int status = -1;
    QString out;
    QString error;
};

template <class Command>
Answer run(Command command, const QStringList &arguments)
{
    Answer answer;
    QTextStream out(&answer.out);
    QTextStream error(&answer.error);
    answer.status = command(arguments, app::Streams{out, error});
    out.flush();
    error.flush();
    return answer;
}

std::unique_ptr<QObject> testCheck();
std::unique_ptr<QObject> testFix();
std::unique_ptr<QObject> testFillCommand();
std::unique_ptr<QObject> testFailures();
std::unique_ptr<QObject> testPrint();
std::unique_ptr<QObject> testRules();
std::unique_ptr<QObject> testLibrary();

} // namespace gunbai::test
