// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;

int runSuite(int argc, char *argv[], std::initializer_list<Factory> tests)
{
    QStringList arguments;
    for (int index = 0; index < argc; ++index)
        arguments.append(QString::fromLocal8Bit(argv[index]));
    QString only;
    if (const auto at = arguments.indexOf(u"-class"_s); at > 0) {
        only = arguments.value(at + 1);
        arguments.remove(at, std::min<qsizetype>(2, arguments.size() - at));
    }
    int failed = 0;
    for (const Factory factory : tests) {
        const auto test = factory();
        if (only.isEmpty() || QString::fromLatin1(test->metaObject()->className()).endsWith(only))
            failed += QTest::qExec(test.get(), arguments) != 0 ? 1 : 0;
    }
    return failed;
}

} // namespace gunbai::test
