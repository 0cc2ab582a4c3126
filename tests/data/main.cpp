// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/tests.h"

#include <QCoreApplication>

using namespace gunbai::test;

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    return runSuite(argc, argv,
                    {&testFacts, &testPrices, &testCases, &testComposition, &testModels, &testSwitches, &testHonour,
                     &testHonourForces});
}
