// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/tests.h"
#include "ui/widgets/look.h"

#include <QApplication>

using namespace gunbai::test;

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    gunbai::ui::applyLook(application, gunbai::ui::Theme::Light);
    return runSuite(argc, argv,
                    {&testColumnFit,    &testGameWords,    &testOpenWarband,  &testWarbandModel, &testCatalogue,
                     &testWarriorSheet, &testLibrary,      &testLibraryModel, &testLibraryPage,  &testClash,
                     &testKeptRules,    &testUnknownIds,   &testReplaced,     &testOneInstance,  &testRescue,
                     &testPrint,        &testLook,         &testBuilder,      &testAdding, &testCompleting, &testCollectionPage, &testFixPreview,       &testEditing,
                     &testEightLists,   &testRoninBuilder, &testOwnRules,     &testSettings,     &testWindow,
                     &testUsability});
}
