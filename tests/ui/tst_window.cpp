// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/fixture.h"
#include "tests/ui/tests.h"
#include "ui/builder/builderpage.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/startpage.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QListView>
#include <QMimeData>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using ui::MainWindow;

namespace {

/// What a file manager sends when a file is dropped on the window; gives whether it was taken.
bool drop(MainWindow &window, const QList<QUrl> &urls)
{
    QMimeData data;
    data.setUrls(urls);
    QDragEnterEvent enter({400, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &enter);
    if (!enter.isAccepted())
        return false;
    QDropEvent event({400, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &event);
    return true;
}

bool showsBuilder(const MainWindow &window)
{
    return window.findChild<ui::BuilderPage *>()->isVisible();
}

QString startFault(const MainWindow &window)
{
    return window.findChild<ui::StartPage *>()->fault();
}

QListView *listNamed(const MainWindow &window, const QString &name)
{
    for (auto *view : window.findChildren<QListView *>()) {
        if (view->accessibleName() == name)
            return view;
    }
    return nullptr;
}

} // namespace

class TestWindow final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void startsWithoutAWarband()
    {
        PassingSettings settings;
        MainWindow window(inventedRules(), {}, settings.store);
        window.show();
        QVERIFY(!showsBuilder(window));
        QCOMPARE(window.windowTitle(), u"Gunbai"_s);
    }

    void anOpenedFileIsShown()
    {
        const WarbandFolder folder;
        PassingSettings settings;
        MainWindow window(inventedRules(), {}, settings.store);
        window.show();
        QVERIFY(window.openFile(folder.write(u"a.gunbai"_s, legalWarband())));
        QVERIFY(showsBuilder(window));
        QCOMPARE(window.windowTitle(), u"Still water – Gunbai"_s);
    }

    void aFileThatCannotBeOpenedIsNamedOnTheStartPage()
    {
        const WarbandFolder folder;
        PassingSettings settings;
        MainWindow window(inventedRules(), {}, settings.store);
        window.show();
        QVERIFY(!window.openFile(folder.write(u"a.gunbai"_s, faultyWarband())));
        QVERIFY(!showsBuilder(window));
        QVERIFY(startFault(window).contains(u"a.gunbai:4:"_s));
        QVERIFY(window.openFile(folder.write(u"b.gunbai"_s, legalWarband())));
        QCOMPARE(startFault(window), QString());
    }

    void anotherFileThatCannotBeOpenedLeavesTheOpenOne()
    {
        const WarbandFolder folder;
        PassingSettings settings;
        MainWindow window(inventedRules(), {}, settings.store);
        window.show();
        QVERIFY(window.openFile(folder.write(u"a.gunbai"_s, legalWarband())));
        QVERIFY(!window.openFile(folder.write(u"b.gunbai"_s, faultyWarband())));
        QVERIFY(showsBuilder(window));
        QCOMPARE(window.openWarband().fileName(), u"a.gunbai"_s);
        QVERIFY(window.findChild<ui::BuilderPage *>()->fault().contains(u"b.gunbai:4:"_s));
    }

    void aDroppedFileIsOpened()
    {
        const WarbandFolder folder;
        PassingSettings settings;
        MainWindow window(inventedRules(), {}, settings.store);
        window.show();
        QVERIFY(drop(window, {QUrl::fromLocalFile(folder.write(u"a.gunbai"_s, legalWarband()))}));
        QVERIFY(showsBuilder(window));
        QVERIFY(drop(window, {QUrl::fromLocalFile(folder.write(u"b.gunbai"_s, brokenWarband()))}));
        QCOMPARE(window.windowTitle(), u"Rough water – Gunbai"_s);
    }

    void amongSeveralDroppedFilesTheWarbandIsOpened()
    {
        const WarbandFolder folder;
        PassingSettings settings;
        MainWindow window(inventedRules(), {}, settings.store);
        window.show();
        QVERIFY(drop(window, {QUrl::fromLocalFile(folder.write(u"notes.txt"_s, "hello")),
                              QUrl::fromLocalFile(folder.write(u"a.gunbai"_s, legalWarband()))}));
        QCOMPARE(window.openWarband().fileName(), u"a.gunbai"_s);
    }

    void whatIsNoFileIsNotTaken()
    {
        PassingSettings settings;
        MainWindow window(inventedRules(), {}, settings.store);
        window.show();
        QVERIFY(!drop(window, {QUrl(u"https://example.org/a.gunbai"_s)}));
        QVERIFY(!drop(window, {}));
    }

    void openingTheOpenFileOnlyShowsIt()
    {
        const WarbandFolder folder;
        PassingSettings settings;
        MainWindow window(inventedRules(), {}, settings.store);
        window.show();
        const QString path = folder.write(u"a.gunbai"_s, legalWarband());
        QVERIFY(window.openFile(path));
        const edit::WarbandDocument *document = window.openWarband().document();
        QVERIFY(window.openFile(path));
        QCOMPARE(window.openWarband().document(), document);
    }

    void aFaultOfTheFileStandsAboveTheLastGoodState()
    {
        const WarbandFolder folder;
        PassingSettings settings;
        MainWindow window(inventedRules(), {}, settings.store);
        window.show();
        QVERIFY(window.openFile(folder.write(u"a.gunbai"_s, legalWarband())));
        const auto *page = window.findChild<ui::BuilderPage *>();
        QCOMPARE(page->fault(), QString());
        folder.write(u"a.gunbai"_s, faultyWarband());
        QTRY_VERIFY(page->fault().contains(u"a.gunbai:4:"_s));
        QCOMPARE(window.windowTitle(), u"Still water – Gunbai"_s);
        folder.write(u"a.gunbai"_s, legalWarband());
        QTRY_COMPARE(page->fault(), QString());
    }

    void closingGoesBackToTheStart()
    {
        const WarbandFolder folder;
        PassingSettings settings;
        MainWindow window(inventedRules(), {}, settings.store);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(window.openFile(folder.write(u"a.gunbai"_s, legalWarband())));
        QTest::keySequence(&window, QKeySequence::Close);
        QVERIFY(!showsBuilder(window));
        QVERIFY(!window.openWarband().isOpen());
        QCOMPARE(window.windowTitle(), u"Gunbai"_s);
    }

    void readingAgainIsOneKeyAway()
    {
        const WarbandFolder folder;
        PassingSettings settings;
        MainWindow window(inventedRules(), {}, settings.store);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(window.openFile(folder.write(u"a.gunbai"_s, legalWarband())));
        folder.write(u"a.gunbai"_s, brokenWarband());
        QTest::keySequence(&window, QKeySequence::Refresh);
        QCOMPARE(window.windowTitle(), u"Rough water – Gunbai"_s);
    }

    void samplesAndRecentFilesOpenFromTheStart()
    {
        const WarbandFolder folder;
        PassingSettings settings;
        const QString sample = folder.write(u"sample.gunbai"_s, brokenWarband());
        const QString own = folder.write(u"own.gunbai"_s, legalWarband());
        MainWindow window(inventedRules(), {sample}, settings.store);
        window.show();
        auto *samples = listNamed(window, u"Samples, 1"_s);
        QVERIFY(samples);
        Q_EMIT samples->activated(samples->model()->index(0, 0));
        QVERIFY(window.openWarband().isSameFile(sample));
        QVERIFY(window.openFile(own));
        window.closeWarband();
        auto *recent = listNamed(window, u"Opened lately"_s);
        QCOMPARE(recent->model()->rowCount(), 1);
        Q_EMIT recent->activated(recent->model()->index(0, 0));
        QVERIFY(window.openWarband().isSameFile(own));
    }

    void eightRecentFilesAreKeptTheLatestFirst()
    {
        const WarbandFolder folder;
        PassingSettings settings;
        {
            MainWindow window(inventedRules(), {}, settings.store);
            for (int number = 0; number < 10; ++number)
                QVERIFY(window.openFile(folder.write(u"%1.gunbai"_s.arg(number), legalWarband())));
            QVERIFY(window.openFile(folder.path(u"5.gunbai"_s)));
        }
        const MainWindow next(inventedRules(), {}, settings.store);
        auto *recent = listNamed(next, u"Opened lately"_s);
        QCOMPARE(recent->model()->rowCount(), 8);
        QVERIFY(recent->model()->index(0, 0).data(Qt::ToolTipRole).toString().endsWith(u"5.gunbai"_s));
    }

    void theWindowKeepsItsSize()
    {
        PassingSettings settings;
        {
            MainWindow window(inventedRules(), {}, settings.store);
            window.show();
            window.resize(1210, 700);
            window.close();
        }
        const MainWindow next(inventedRules(), {}, settings.store);
        QVERIFY(settings.store.contains(u"window/geometry"_s));
        QVERIFY(next.width() >= next.minimumWidth() && next.height() >= next.minimumHeight());
    }
};

std::unique_ptr<QObject> testWindow()
{
    return make<TestWindow>();
}

} // namespace gunbai::test

#include "tst_window.moc"
