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
std::unique_ptr<QObject> testHonour();
std::unique_ptr<QObject> testHonourForces();

} // namespace gunbai::test
