// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/tests.h"

#include <QGuiApplication>

using namespace gunbai::test;

int main(int argc, char *argv[])
{
    QGuiApplication application(argc, argv);
    return runSuite(argc, argv,
                    {&testLength,      &testToml,        &testTemplate,        &testRulesReader,    &testProfileRecord,
                     &testWarbandFile, &testRuleChange,  &testVerdict,         &testSheetLayout,    &testSheetPdf,
                     &testSheetRonin,  &testSheetHonour, &testWarbandDocument, &testWarbandRules,   &testStoreWarbands,
                     &testStoreList,   &testStoreFile,   &testStoreDisk,       &testStoreMigration, &testStoreBackups,
                     &testStoreKill,   &testWarbandText, &testRepair,          &testSolver,         &testFill,
                     &testCollection,  &testStoreCollection, &testCollectionFile});
}
