// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/tests.h"
#include "ui/shell/oneinstance.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <thread>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using ui::OneInstance;

namespace {

/// Hands a file over as another program would, while this one goes on.
bool handOver(const QString &library, const QString &file, const QSignalSpy &heard)
{
    bool isTaken = false;
    std::thread other([&] { isTaken = OneInstance(library).handOver(file); });
    const bool isHeard = QTest::qWaitFor([&heard] { return !heard.isEmpty(); }, 3000);
    other.join();
    return isTaken && isHeard;
}

} // namespace

class TestOneInstance final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void aLaterStartHandsItsFileOver()
    {
        const QTemporaryDir folder;
        const QString library = folder.filePath(u"a.gunbai-library"_s);
        OneInstance first(library);
        QVERIFY(!first.handOver({}));
        QVERIFY(first.listen());
        QSignalSpy heard(&first, &OneInstance::handedOver);
        QVERIFY(handOver(library, u"侍.gunbai"_s, heard));
        QCOMPARE(heard.front().front().toString(), QDir::current().absoluteFilePath(u"侍.gunbai"_s));
        heard.clear();
        QVERIFY(handOver(library, {}, heard));
        QCOMPARE(heard.front().front().toString(), QString());
    }

    void anotherLibraryHasAWindowOfItsOwn()
    {
        const QTemporaryDir folder;
        OneInstance first(folder.filePath(u"a.gunbai-library"_s));
        QVERIFY(first.listen());
        QVERIFY(!OneInstance(folder.filePath(u"b.gunbai-library"_s)).handOver({}));
    }
};

std::unique_ptr<QObject> testOneInstance()
{
    return make<TestOneInstance>();
}

} // namespace gunbai::test

#include "tst_oneinstance.moc"
