// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/suite.h"

namespace gunbai::test {

std::unique_ptr<QObject> testCollection();
std::unique_ptr<QObject> testLength();
std::unique_ptr<QObject> testToml();
std::unique_ptr<QObject> testTemplate();
std::unique_ptr<QObject> testRulesReader();
std::unique_ptr<QObject> testProfileRecord();
std::unique_ptr<QObject> testWarbandFile();
std::unique_ptr<QObject> testRuleChange();
std::unique_ptr<QObject> testVerdict();
std::unique_ptr<QObject> testSheetLayout();
std::unique_ptr<QObject> testSheetPdf();
std::unique_ptr<QObject> testSheetRonin();
std::unique_ptr<QObject> testSheetHonour();
std::unique_ptr<QObject> testWarbandDocument();
std::unique_ptr<QObject> testWarbandRules();
std::unique_ptr<QObject> testStoreWarbands();
std::unique_ptr<QObject> testStoreList();
std::unique_ptr<QObject> testStoreFile();
std::unique_ptr<QObject> testStoreDisk();
std::unique_ptr<QObject> testStoreMigration();
std::unique_ptr<QObject> testStoreBackups();
std::unique_ptr<QObject> testStoreKill();
std::unique_ptr<QObject> testWarbandText();
std::unique_ptr<QObject> testRepair();
std::unique_ptr<QObject> testSolver();
std::unique_ptr<QObject> testFill();
std::unique_ptr<QObject> testCollectionFile();
std::unique_ptr<QObject> testStoreCollection();

} // namespace gunbai::test
