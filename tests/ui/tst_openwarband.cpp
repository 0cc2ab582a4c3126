// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/fixture.h"
#include "tests/ui/tests.h"
#include "ui/models/openwarband.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using ui::OpenWarband;

static QByteArray fileText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class TestOpenWarband final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void openingReadsPricesAndJudges()
    {
        const WarbandFolder folder;
        OpenWarband open(inventedRules());
        QVERIFY(open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        QCOMPARE(open.document()->warband().name, u"Still water"_s);
        QCOMPARE(open.document()->muster().total, 63);
        QVERIFY(open.document()->verdict().isLegal());
        QCOMPARE(open.fileName(), u"a.gunbai"_s);
    }

    void aFileThatCannotBeReadIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("place");
        QTest::newRow("a fault of syntax") << faultyWarband() << u"a.gunbai:4:"_s;
        QTest::newRow("no text at all") << QByteArray("\x00\xff\xfe", 3) << u"a.gunbai"_s;
        QTest::newRow("two megabytes") << QByteArray(2 * 1024 * 1024, '#') << u"a.gunbai"_s;
    }

    void aFileThatCannotBeReadIsRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, place);
        const WarbandFolder folder;
        OpenWarband open(inventedRules());
        const auto opened = open.open(folder.write(u"a.gunbai"_s, bytes));
        QVERIFY(!opened);
        QVERIFY2(opened.error().line().contains(place), qPrintable(opened.error().line()));
        QVERIFY(!open.isOpen());
    }

    void aMissingFileAndAFolderAreRefused()
    {
        const WarbandFolder folder;
        OpenWarband open(inventedRules());
        QCOMPARE(open.open(folder.path(u"none.gunbai"_s)).error().code, Error::Code::NotFound);
        QCOMPARE(open.open(folder.path({})).error().code, Error::Code::Invalid);
    }

    void aRefusedFileLeavesTheOpenOneAsItWas()
    {
        const WarbandFolder folder;
        OpenWarband open(inventedRules());
        const QString good = folder.write(u"a.gunbai"_s, legalWarband());
        QVERIFY(open.open(good));
        QVERIFY(!open.open(folder.write(u"b.gunbai"_s, faultyWarband())));
        QVERIFY(open.isSameFile(good));
        QVERIFY(!open.fault());
    }

    void aChangeOnDiskIsRead_data()
    {
        QTest::addColumn<bool>("byRename");
        QTest::newRow("written in place") << false;
        QTest::newRow("replaced by renaming") << true;
    }

    void aChangeOnDiskIsRead()
    {
        QFETCH(bool, byRename);
        const WarbandFolder folder;
        OpenWarband open(inventedRules());
        QVERIFY(open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        const auto change = [&](const QByteArray &bytes) {
            byRename ? folder.replace(u"a.gunbai"_s, bytes) : void(folder.write(u"a.gunbai"_s, bytes));
        };
        change(brokenWarband());
        QTRY_COMPARE(open.document()->warband().name, u"Rough water"_s);
        change(legalWarband());
        QTRY_COMPARE(open.document()->warband().name, u"Still water"_s);
    }

    void severalStepsOfAnEditorAreReadOnce()
    {
        const WarbandFolder folder;
        OpenWarband open(inventedRules());
        QVERIFY(open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        QSignalSpy changed(open.document(), &edit::WarbandDocument::changed);
        QSignalSpy failed(&open, &OpenWarband::failed);
        folder.write(u"a.gunbai"_s, {});
        folder.write(u"a.gunbai"_s, brokenWarband().first(40));
        folder.remove(u"a.gunbai"_s);
        folder.write(u"a.gunbai"_s, brokenWarband());
        QTRY_COMPARE(open.document()->warband().name, u"Rough water"_s);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(failed.count(), 0);
    }

    void aFaultKeepsTheLastGoodStateUntilTheFileIsWell()
    {
        const WarbandFolder folder;
        OpenWarband open(inventedRules());
        QVERIFY(open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        QSignalSpy failed(&open, &OpenWarband::failed);
        QSignalSpy recovered(&open, &OpenWarband::recovered);
        folder.write(u"a.gunbai"_s, faultyWarband());
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(open.fault()->place.line, 4);
        QCOMPARE(open.document()->warband().name, u"Still water"_s);
        folder.write(u"a.gunbai"_s, legalWarband());
        QTRY_COMPARE(recovered.count(), 1);
        QVERIFY(!open.fault());
    }

    void aFileThatVanishesAndComesBackIsReadAgain()
    {
        const WarbandFolder folder;
        OpenWarband open(inventedRules());
        QVERIFY(open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        folder.remove(u"a.gunbai"_s);
        QTRY_VERIFY(open.fault());
        QCOMPARE(open.fault()->code, Error::Code::NotFound);
        folder.write(u"a.gunbai"_s, brokenWarband());
        QTRY_COMPARE(open.document()->warband().name, u"Rough water"_s);
        QVERIFY(!open.fault());
    }

    void aClosedFileIsNoLongerWatched()
    {
        const WarbandFolder folder;
        OpenWarband open(inventedRules());
        QVERIFY(open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        open.close();
        QVERIFY(!open.document());
        folder.write(u"a.gunbai"_s, brokenWarband());
        folder.write(u"b.gunbai"_s, brokenWarband());
        QVERIFY(open.open(folder.path(u"b.gunbai"_s)));
        QSignalSpy changed(open.document(), &edit::WarbandDocument::changed);
        folder.replace(u"b.gunbai"_s, legalWarband());
        QTRY_COMPARE(changed.count(), 1);
        QVERIFY(open.isSameFile(folder.path(u"b.gunbai"_s)));
    }

    void everyEditIsInTheFileBeforeItShows()
    {
        const WarbandFolder folder;
        OpenWarband open(inventedRules());
        QVERIFY(open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        open.document()->rename(u"Deep water"_s);
        QVERIFY(fileText(folder.path(u"a.gunbai"_s)).contains("Deep water"));
        open.document()->undo();
        QVERIFY(fileText(folder.path(u"a.gunbai"_s)).contains("Still water"));
    }

    void whatWasWrittenFromHereIsNotReadAgain()
    {
        const WarbandFolder folder;
        OpenWarband open(inventedRules());
        QVERIFY(open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        open.document()->rename(u"Deep water"_s);
        QSignalSpy changed(open.document(), &edit::WarbandDocument::changed);
        QTest::qWait(250);
        QCOMPARE(changed.count(), 0);
        QCOMPARE(open.document()->undoStack().count(), 1);
    }

    void aChangeFromOutsideIsOneStepThatCanBeUndone()
    {
        const WarbandFolder folder;
        OpenWarband open(inventedRules());
        QVERIFY(open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        folder.write(u"a.gunbai"_s, brokenWarband());
        QTRY_COMPARE(open.document()->warband().name, u"Rough water"_s);
        QCOMPARE(fileText(folder.path(u"a.gunbai"_s)), brokenWarband()); // the player's own text is left as it is
        QCOMPARE(open.document()->undoStack().undoText(), u"Read from the file"_s);
        open.document()->undo();
        QVERIFY(fileText(folder.path(u"a.gunbai"_s)).contains("Still water"));
    }

    void whatAnotherProgramWroteIsNotWrittenOver()
    {
        const WarbandFolder folder;
        OpenWarband open(inventedRules());
        QVERIFY(open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        QSignalSpy failed(open.document(), &edit::WarbandDocument::saveFailed);
        folder.write(u"a.gunbai"_s, brokenWarband());
        open.document()->rename(u"Deep water"_s);
        QCOMPARE(failed.count(), 1);
        QCOMPARE(fileText(folder.path(u"a.gunbai"_s)), brokenWarband());
        QTRY_COMPARE(open.document()->warband().name, u"Rough water"_s);
    }

    void aFolderThatIsGoneKeepsTheWarbandAsItWas()
    {
        const WarbandFolder folder;
        OpenWarband open(inventedRules());
        QVERIFY(open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        QSignalSpy failed(open.document(), &edit::WarbandDocument::saveFailed);
        QVERIFY(QDir(folder.path(QString())).removeRecursively());
        open.document()->rename(u"Deep water"_s);
        QCOMPARE(failed.count(), 1);
        QCOMPARE(open.document()->warband().name, u"Still water"_s);
    }

    void theSameFileIsKnownByAnyOfItsPaths()
    {
        const WarbandFolder folder;
        OpenWarband open(inventedRules());
        QVERIFY(open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        QVERIFY(open.isSameFile(folder.path(u"./a.gunbai"_s)));
        QVERIFY(!open.isSameFile(folder.write(u"b.gunbai"_s, legalWarband())));
    }
};

std::unique_ptr<QObject> testOpenWarband()
{
    return make<TestOpenWarband>();
}

} // namespace gunbai::test

#include "tst_openwarband.moc"
