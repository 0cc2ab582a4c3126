// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/suite.h"

namespace gunbai::test {

std::unique_ptr<QObject> testBuilder();
std::unique_ptr<QObject> testCatalogue();
std::unique_ptr<QObject> testClash();
std::unique_ptr<QObject> testColumnFit();
std::unique_ptr<QObject> testAdding();
std::unique_ptr<QObject> testCompleting();
std::unique_ptr<QObject> testCollectionPage();
std::unique_ptr<QObject> testFixPreview();
std::unique_ptr<QObject> testEditing();
std::unique_ptr<QObject> testEightLists();
std::unique_ptr<QObject> testGameWords();
std::unique_ptr<QObject> testKeptRules();
std::unique_ptr<QObject> testLibrary();
std::unique_ptr<QObject> testLibraryModel();
std::unique_ptr<QObject> testLibraryPage();
std::unique_ptr<QObject> testLook();
std::unique_ptr<QObject> testOneInstance();
std::unique_ptr<QObject> testOpenWarband();
std::unique_ptr<QObject> testOwnRules();
std::unique_ptr<QObject> testPrint();
std::unique_ptr<QObject> testReplaced();
std::unique_ptr<QObject> testRescue();
std::unique_ptr<QObject> testRoninBuilder();
std::unique_ptr<QObject> testSettings();
std::unique_ptr<QObject> testUnknownIds();
std::unique_ptr<QObject> testUsability();
std::unique_ptr<QObject> testWarbandModel();
std::unique_ptr<QObject> testWarriorSheet();
std::unique_ptr<QObject> testWindow();

} // namespace gunbai::test
