// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/tests.h"

#include <QGuiApplication>

using namespace gunbai::test;

int main(int argc, char *argv[])
{
    QGuiApplication application(argc, argv);
    return runSuite(argc, argv, {&testCheck, &testFix, &testFillCommand, &testPrint, &testRules, &testLibrary, &testFailures});
}
