// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"

#include <cstdio>

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
    QStringList failed;
    for (const Factory factory : tests) {
        const auto test = factory();
        const auto name = QString::fromLatin1(test->metaObject()->className());
        if ((only.isEmpty() || name.endsWith(only)) && QTest::qExec(test.get(), arguments) != 0)
            failed.append(name);
    }
    // Last, since who reads a long log reads its end.
    if (!failed.isEmpty())
        std::fprintf(stderr, "Failed: %s\n", qPrintable(failed.join(u", "_s)));
    return int(failed.size());
}

} // namespace gunbai::test
