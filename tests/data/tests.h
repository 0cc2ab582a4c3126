// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/suite.h"

namespace gunbai::test {

std::unique_ptr<QObject> testFacts();
std::unique_ptr<QObject> testPrices();
std::unique_ptr<QObject> testCases();
std::unique_ptr<QObject> testComposition();
std::unique_ptr<QObject> testModels();
std::unique_ptr<QObject> testSwitches();

} // namespace gunbai::test
