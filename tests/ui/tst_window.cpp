// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/libraryfixture.h"
#include "tests/ui/pondgame.h"
#include "tests/ui/tests.h"
#include "ui/builder/builderpage.h"
#include "ui/builder/catalogueview.h"
#include "ui/library/librarypage.h"
#include "ui/library/newwarband.h"
#include "ui/print/printpage.h"
#include "ui/shell/firstpaint.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/settingspage.h"
#include "ui/shell/windowroom.h"
#include "ui/widgets/askline.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using ui::MainWindow;

namespace {

/// A window over a library of its own.
struct Opened
{
    Opened() : window({pond.library, games, noOwnRules(), settings.store}) { window.show(); }

    /// A page is there from when it is first shown on.
    template <typename Page>
    [[nodiscard]] bool shows() const
    {
        const auto *page = window.findChild<Page *>();
        return page && page->isVisible();
    }
    [[nodiscard]] bool showsBuilder() const { return shows<ui::BuilderPage>(); }
    [[nodiscard]] bool showsPrint() const { return shows<ui::PrintPage>(); }
    [[nodiscard]] ui::LibraryPage &page() const { return *window.findChild<ui::LibraryPage *>(); }
    [[nodiscard]] ui::BuilderPage &builder() const { return *window.findChild<ui::BuilderPage *>(); }
    /// Clicks on the answer so called to what is asked now.
    void answer(const QString &text) const
    {
        for (auto *button : window.findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QTest::qFail(qPrintable(u"no answer “%1”"_s.arg(text)), __FILE__, __LINE__);
    }

    PondLibrary pond;
    const game::Games games = pondGames();
    PassingSettings settings;
    WarbandFolder folder;
    MainWindow window;
};

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

} // namespace

class TestWindow final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void startsInTheLibrary()
    {
        const Opened opened;
        QVERIFY(!opened.showsBuilder());
        QCOMPARE(opened.window.windowTitle(), u"Gunbai"_s);
    }

    void anOpenedFileGoesIntoTheLibraryAndIsShown()
    {
        Opened opened;
        QVERIFY(opened.window.openFile(opened.folder.write(u"a.gunbai"_s, legalWarband())));
        QVERIFY(opened.showsBuilder());
        QCOMPARE(opened.window.windowTitle(), u"Still water – Gunbai"_s);
        QCOMPARE(opened.pond.names(), QStringList{u"Still water"_s});
    }

    void aFileThatCannotBeOpenedIsNamedWhereThePlayerIs()
    {
        Opened opened;
        QVERIFY(!opened.window.openFile(opened.folder.write(u"b.gunbai"_s, faultyWarband())));
        QVERIFY(opened.page().fault().contains(u"b.gunbai:4:"_s));
        QVERIFY(opened.window.openFile(opened.folder.write(u"a.gunbai"_s, legalWarband())));
        QCOMPARE(opened.page().fault(), QString());
        QVERIFY(!opened.window.openFile(opened.folder.write(u"b.gunbai"_s, faultyWarband())));
        QVERIFY(opened.showsBuilder());
        QVERIFY(opened.builder().fault().contains(u"b.gunbai:4:"_s));
        QVERIFY(opened.window.openFile(opened.folder.write(u"c.gunbai"_s, brokenWarband())));
        QCOMPARE(opened.builder().fault(), QString());
    }

    void theSameFileAgainAsksWhereThePlayerIs()
    {
        Opened opened;
        const QString path = opened.folder.write(u"a.gunbai"_s, legalWarband());
        QVERIFY(opened.window.openFile(path));
        const store::WarbandId first = opened.window.edited();
        QVERIFY(opened.window.openFile(path));
        QVERIFY(opened.showsBuilder());
        QVERIFY(opened.builder().question().text().contains(u"already"_s));
        QCOMPARE(opened.pond.names().size(), 1);
        opened.window.closeWarband();
        QVERIFY(opened.window.openFile(path));
        QVERIFY(opened.page().question().text().contains(u"already"_s));
        opened.answer(u"Open it"_s);
        QCOMPARE(opened.window.edited(), first);
        QVERIFY(opened.window.openFile(path));
        opened.answer(u"Keep both"_s);
        QVERIFY(opened.window.edited() != first);
        QCOMPARE(opened.pond.names().size(), 2);
    }

    void anotherVersionReplacesOnlyWhenAsked()
    {
        Opened opened;
        QVERIFY(QTest::qWaitForWindowActive(&opened.window));
        const store::WarbandId id = opened.pond.add(legalWarband());
        opened.pond.library.document(id).value()->remove({roster::ModelId(4)});
        const QString path = opened.folder.write(u"a.gunbai"_s, legalWarband());
        QVERIFY(opened.window.openFile(path));
        const QString question = opened.page().question().text();
        QVERIFY2(question.contains(u"there 3 model(s), 52 point(s)"_s)
                     && question.contains(u"in the file 4 model(s), 63 point(s)"_s),
                 qPrintable(question));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space); // a key typed too far
        QCOMPARE(opened.window.edited(), id);
        QCOMPARE(opened.pond.warband(id).models.size(), std::size_t(3));
        QVERIFY(opened.window.openFile(path));
        opened.answer(u"Replace it by the file’s"_s);
        QCOMPARE(opened.pond.warband(id), fromBytes(legalWarband()));
        QCOMPARE(opened.pond.names().size(), 1);
    }

    void theFirstWindowIsWhollyOnTheScreen()
    {
        const Opened opened;
        QVERIFY(opened.window.screen()->availableGeometry().contains(
            QRect(opened.window.screen()->availableGeometry().topLeft(), opened.window.frameSize())));
    }

    void aWindowThatItsFramePushesOffTheScreenIsFitted()
    {
        Opened opened;
        opened.window.setMinimumSize(0, 0);
        opened.window.resize(opened.window.screen()->availableSize() + QSize(0, 30));
        ui::fitToScreen(opened.window);
        QCOMPARE(opened.window.frameSize(), opened.window.screen()->availableSize());
    }

    void whatIsTypedAfterBeginningAWarbandIsItsFirstModel()
    {
        Opened opened;
        QVERIFY(QTest::qWaitForWindowActive(&opened.window));
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::New);
        QTest::keyClicks(QApplication::focusWidget(), u"frogs"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(opened.showsBuilder());
        QTest::keyClicks(QApplication::focusWidget(), u"frog king"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(opened.pond.warband(opened.window.edited()).models.size(), std::size_t(1));
        QCOMPARE(opened.pond.warband(opened.window.edited()).models.front().profile, u"king"_s);
    }

    void aWarbandIsBegunFromEveryPage()
    {
        Opened opened;
        QVERIFY(QTest::qWaitForWindowActive(&opened.window));
        const store::WarbandId id = opened.pond.add(legalWarband());
        opened.window.edit(id);
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::New);
        QVERIFY(opened.page().isVisible());
        QVERIFY(opened.page().findChild<ui::NewWarband *>()->isVisible());
        opened.window.showSettings();
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::New);
        QVERIFY(opened.page().findChild<ui::NewWarband *>()->isVisible());
    }

    void findLooksForAProfileToAdd()
    {
        Opened opened;
        QVERIFY(QTest::qWaitForWindowActive(&opened.window));
        opened.window.edit(opened.pond.add(legalWarband()));
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Find);
        QTest::keyClicks(QApplication::focusWidget(), u"duck"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(opened.pond.warband(opened.window.edited()).models.back().profile, u"duck"_s);
    }

    void aDroppedFileIsOpened()
    {
        Opened opened;
        QVERIFY(drop(opened.window, {QUrl::fromLocalFile(opened.folder.write(u"a.gunbai"_s, legalWarband()))}));
        QVERIFY(opened.showsBuilder());
        QVERIFY(drop(opened.window, {QUrl::fromLocalFile(opened.folder.write(u"notes.txt"_s, "hello")),
                                     QUrl::fromLocalFile(opened.folder.write(u"b.gunbai"_s, brokenWarband()))}));
        QCOMPARE(opened.window.windowTitle(), u"Rough water – Gunbai"_s);
    }

    void whatIsNoFileIsNotTaken()
    {
        Opened opened;
        QVERIFY(!drop(opened.window, {QUrl(u"https://example.org/a.gunbai"_s)}));
        QVERIFY(!drop(opened.window, {}));
    }

    void closingGoesBackToTheLibrary()
    {
        Opened opened;
        QVERIFY(QTest::qWaitForWindowActive(&opened.window));
        QVERIFY(opened.window.openFile(opened.folder.write(u"a.gunbai"_s, legalWarband())));
        QTest::keySequence(&opened.window, QKeySequence::Close);
        QVERIFY(!opened.showsBuilder());
        QVERIFY(opened.window.edited().isNull());
        QCOMPARE(opened.window.windowTitle(), u"Gunbai"_s);
    }

    void aListThatIsGoneForAFaultOfItsFileSaysSo()
    {
        PondLibrary pond;
        const game::Games games = pondGames();
        PassingSettings settings;
        const WarbandFolder folder;
        folder.write(u"newts.toml"_s, "format = 1\nsystem = \"pond\"\n[list]\nid = newts\n");
        const ui::OwnRules rules(inventedFiles(), folder.path({}));
        MainWindow window({pond.library, games, rules, settings.store});
        window.edit(pond.add(foreignWarband()));
        QVERIFY(window.findChild<ui::BuilderPage *>()->fault().contains(u"newts.toml:4:"_s));
        window.edit(pond.add(legalWarband()));
        QCOMPARE(window.findChild<ui::BuilderPage *>()->fault(), QString());
    }

    void theTitleFollowsTheName()
    {
        Opened opened;
        const store::WarbandId id = opened.pond.add(legalWarband());
        opened.window.edit(id);
        QVERIFY(opened.pond.library.rename(id, u"Deep water"_s));
        QCOMPARE(opened.window.windowTitle(), u"Deep water – Gunbai"_s);
    }

    void editingASampleGoesOnInItsCopy()
    {
        Opened opened;
        QVERIFY(opened.pond.library.seedSamples({opened.folder.write(u"a.gunbai"_s, legalWarband())}));
        const store::WarbandId sample = opened.pond.library.find({}, store::Shelf::Library).value().front().id;
        opened.window.edit(sample);
        QVERIFY(opened.pond.library.rename(sample, u"Mine"_s));
        QVERIFY(opened.window.edited() != sample);
        QCOMPARE(opened.pond.warband(opened.window.edited()).name, u"Mine"_s);
    }

    void addingToASampleLeavesTheSampleAndMakesACopy()
    {
        Opened opened;
        QVERIFY(opened.pond.library.seedSamples({opened.folder.write(u"a.gunbai"_s, legalWarband())}));
        const store::WarbandId sample = opened.pond.library.find({}, store::Shelf::Library).value().front().id;
        opened.window.edit(sample);
        auto *catalogue = opened.window.findChild<ui::CatalogueView *>();
        const auto addFrog = [catalogue] {
            const QRect frog = catalogue->visualRect(catalogue->model()->index(0, 0));
            QTest::mouseClick(catalogue->viewport(), Qt::LeftButton, {}, ui::CatalogueView::plusOf(frog).center());
        };
        addFrog();
        addFrog();
        QCOMPARE(opened.pond.names().size(), 2);
        QCOMPARE(opened.pond.warband(sample), fromBytes(legalWarband()));
        QCOMPARE(opened.pond.warband(opened.window.edited()).models.size(), std::size_t(6));
        opened.window.closeWarband();
        opened.window.edit(sample);
        QCOMPARE(opened.pond.names().size(), 2);
    }

    void anotherWindowsChangeOfTheOpenWarbandIsShown()
    {
        Opened opened;
        const store::WarbandId id = opened.pond.add(legalWarband());
        opened.window.edit(id);
        const auto other = opened.pond.otherWindow();
        QVERIFY(other->rename(id, u"Theirs"_s));
        opened.pond.library.lookOutside();
        QCOMPARE(opened.window.windowTitle(), u"Theirs – Gunbai"_s);
        QVERIFY(other->bin(id));
        QVERIFY(other->erase(id));
        opened.pond.library.lookOutside();
        QVERIFY(!opened.showsBuilder());
        QVERIFY(opened.page().fault().contains(u"no longer in the library"_s));
    }

    void printingComesBackToWhereItWasAsked()
    {
        Opened opened;
        QVERIFY(QTest::qWaitForWindowActive(&opened.window));
        opened.pond.add(legalWarband());
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Print);
        QVERIFY(!opened.showsPrint());
        opened.page().choose(opened.pond.library.find({}, store::Shelf::Library).value().front().id);
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Print);
        QVERIFY(opened.showsPrint());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(opened.page().isVisible());
    }

    void theBuilderPrintsAndComesBack()
    {
        Opened opened;
        QVERIFY(QTest::qWaitForWindowActive(&opened.window));
        QVERIFY(opened.window.openFile(opened.folder.write(u"a.gunbai"_s, legalWarband())));
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Print);
        QVERIFY(opened.showsPrint());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(opened.showsBuilder());
    }

    void aFileThatAnotherProgramChangesIsReadAgain()
    {
        Opened opened;
        QVERIFY(opened.window.openFile(opened.folder.write(u"a.gunbai"_s, legalWarband())));
        const auto *page = opened.window.findChild<ui::BuilderPage *>();
        opened.folder.write(u"a.gunbai"_s, brokenWarband());
        QTRY_COMPARE(opened.window.windowTitle(), u"Rough water – Gunbai"_s);
        opened.folder.write(u"a.gunbai"_s, faultyWarband());
        QTRY_VERIFY(page->fault().contains(u"a.gunbai:4:"_s));
        QCOMPARE(opened.window.windowTitle(), u"Rough water – Gunbai"_s);
        opened.folder.write(u"a.gunbai"_s, legalWarband());
        QTRY_COMPARE(page->fault(), QString());
        QTRY_COMPARE(opened.window.windowTitle(), u"Still water – Gunbai"_s);
    }

    void theNextWindowShowsWhatWasShownLast()
    {
        PondLibrary pond;
        const game::Games games = pondGames();
        PassingSettings settings;
        const MainWindow::Parts parts{pond.library, games, noOwnRules(), settings.store};
        const store::WarbandId id = pond.add(legalWarband());
        {
            MainWindow window(parts);
            window.edit(id); // and then the laptop dies
        }
        {
            MainWindow window(parts);
            window.showLastPage();
            QCOMPARE(window.edited(), id);
            window.showSettings();
        }
        {
            MainWindow window(parts);
            window.show();
            window.showLastPage();
            QVERIFY(window.findChild<ui::SettingsPage *>()->isVisible());
            window.closeWarband();
        }
        MainWindow window(parts);
        window.showLastPage();
        QVERIFY(window.edited().isNull());
        QVERIFY(!window.findChild<ui::SettingsPage *>());
    }

    void aWarbandThatIsGoneIsNotShownAgain()
    {
        PondLibrary pond;
        const game::Games games = pondGames();
        PassingSettings settings;
        const MainWindow::Parts parts{pond.library, games, noOwnRules(), settings.store};
        const store::WarbandId id = pond.add(legalWarband());
        MainWindow(parts).edit(id);
        QVERIFY(pond.library.bin(id));
        QVERIFY(pond.library.erase(id));
        MainWindow window(parts);
        window.showLastPage();
        QVERIFY(window.edited().isNull());
    }

    void whatCanWaitIsDoneAfterTheFirstPaint()
    {
        Opened opened;
        int done = 0;
        ui::afterFirstPaint(opened.window, [&done] { ++done; });
        QCOMPARE(done, 0);
        QTRY_COMPARE(done, 1);
        opened.window.hide();
        opened.window.show();
        QCoreApplication::processEvents();
        QCOMPARE(done, 1);
    }

    void theWindowKeepsItsSize()
    {
        PondLibrary pond;
        const game::Games games = pondGames();
        PassingSettings settings;
        {
            MainWindow window({pond.library, games, noOwnRules(), settings.store});
            window.show();
            window.resize(1210, 700);
            window.close();
        }
        const MainWindow next({pond.library, games, noOwnRules(), settings.store});
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
