// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/editor.h"
#include "tests/ui/libraryfixture.h"
#include "tests/ui/tests.h"
#include "ui/library/librarypage.h"
#include "ui/library/newwarband.h"
#include "ui/library/warbandpane.h"
#include "ui/widgets/askline.h"
#include "ui/widgets/menubutton.h"

#include <QAction>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using store::Shelf;
using store::WarbandId;
using ui::LibraryPage;

namespace {

/// The page of a library, shown and active.
struct Shown
{
    explicit Shown(PondLibrary &pond) : page(pond.library, &openFile)
    {
        page.resize(1290, 760);
        page.show();
        isActive = QTest::qWaitForWindowActive(&page);
    }

    QAction openFile{u"&Open file"_s};
    LibraryPage page;
    bool isActive = false;
};

QListView *listOf(const LibraryPage &page, const QString &name)
{
    for (auto *view : page.findChildren<QListView *>()) {
        if (view->accessibleName() == name)
            return view;
    }
    return nullptr;
}

QStringList rowsOf(const LibraryPage &page, const QString &name)
{
    QStringList rows;
    const QListView *view = listOf(page, name);
    for (int row = 0; view->isVisible() && row < view->model()->rowCount(); ++row)
        rows.append(view->model()->index(row, 0).data().toString());
    return rows;
}

QPushButton *button(const QWidget &page, const QString &name)
{
    for (auto *each : page.findChildren<QPushButton *>()) {
        if (each->accessibleName() == name && each->isVisible())
            return each;
    }
    return nullptr;
}

void click(const QWidget &page, const QString &name)
{
    QPushButton *found = button(page, name);
    if (!found)
        return QTest::qFail(qPrintable(u"no button “%1”"_s.arg(name)), __FILE__, __LINE__);
    QTest::mouseClick(found, Qt::LeftButton);
}

void clickRow(const LibraryPage &page, const QString &list, int row)
{
    QListView *view = listOf(page, list);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(view->model()->index(row, 0)).center());
}

QLineEdit *searchLine(const LibraryPage &page)
{
    for (auto *line : page.findChildren<QLineEdit *>()) {
        if (line->accessibleName().startsWith(u"Search names"_s))
            return line;
    }
    return nullptr;
}

const QString Yours = u"Your warbands"_s;

} // namespace

class TestLibraryPage final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void anEmptyLibraryOffersAWayToBegin()
    {
        PondLibrary pond;
        const Shown shown(pond);
        QVERIFY(!shown.page.findChild<ui::WarbandPane *>()->isVisible());
        click(shown.page, u"New warband"_s);
        QVERIFY(shown.page.findChild<ui::NewWarband *>()->isVisible());
    }

    void theLastChangedWarbandIsShownAtTheStart()
    {
        PondLibrary pond;
        pond.add(legalWarband());
        pond.add(brokenWarband());
        const Shown shown(pond);
        QCOMPARE(rowsOf(shown.page, Yours), (QStringList{u"Rough water"_s, u"Still water"_s}));
        QVERIFY(shown.page.findChild<ui::WarbandPane *>()->isVisible());
    }

    void searchingNarrowsWithEveryKey()
    {
        PondLibrary pond;
        pond.add(legalWarband());
        pond.add(brokenWarband());
        Shown shown(pond);
        QVERIFY(shown.isActive);
        QTest::keySequence(&shown.page, QKeySequence::Find);
        QCOMPARE(QApplication::focusWidget(), searchLine(shown.page));
        QTest::keyClicks(searchLine(shown.page), u"kawa"_s);
        QCOMPARE(rowsOf(shown.page, Yours), QStringList{u"Rough water"_s});
        QTest::keyClicks(searchLine(shown.page), u"x"_s);
        QCOMPARE(rowsOf(shown.page, Yours), QStringList());
        click(shown.page, u"Clear the search"_s);
        QCOMPARE(rowsOf(shown.page, Yours).size(), 2);
        QTest::keyClicks(searchLine(shown.page), u"kawa"_s);
        QTest::keyClick(searchLine(shown.page), Qt::Key_Escape);
        QCOMPARE(searchLine(shown.page)->text(), QString());
        QCOMPARE(rowsOf(shown.page, Yours).size(), 2);
    }

    void downAndEnterLeadFromTheSearchToWhatItFound()
    {
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Return}) {
            PondLibrary pond;
            pond.add(legalWarband());
            pond.add(brokenWarband());
            Shown shown(pond);
            QVERIFY(shown.isActive);
            searchLine(shown.page)->setFocus();
            QTest::keyClicks(searchLine(shown.page), u"still"_s);
            QTest::keyClick(searchLine(shown.page), key);
            QCOMPARE(QApplication::focusWidget(), listOf(shown.page, Yours));
            QCOMPARE(listOf(shown.page, Yours)->currentIndex().data().toString(), u"Still water"_s);
        }
    }

    void whatASearchFindsInTheBinIsNotThereToBeHidden()
    {
        PondLibrary pond;
        QVERIFY(pond.library.bin(pond.add(brokenWarband())));
        const Shown shown(pond);
        QVERIFY(button(shown.page, u"Show the bin"_s));
        QTest::keyClicks(searchLine(shown.page), u"rough"_s);
        QCOMPARE(rowsOf(shown.page, u"Bin"_s), QStringList{u"Rough water"_s});
        QVERIFY(!button(shown.page, u"Show the bin"_s));
    }

    void filtersNarrow()
    {
        PondLibrary pond;
        pond.add(legalWarband());
        pond.add(brokenWarband());
        const Shown shown(pond);
        click(shown.page, u"Broken 1"_s);
        QCOMPARE(rowsOf(shown.page, Yours), QStringList{u"Rough water"_s});
        click(shown.page, u"Legal 1"_s);
        QCOMPARE(rowsOf(shown.page, Yours), QStringList{u"Still water"_s});
    }

    void theOrderIsChosenFromItsMenu()
    {
        PondLibrary pond;
        pond.add(legalWarband(), u"Aaa"_s);
        pond.add(legalWarband(), u"Bbb"_s);
        const Shown shown(pond);
        QCOMPARE(rowsOf(shown.page, Yours), (QStringList{u"Bbb"_s, u"Aaa"_s}));
        auto *order = static_cast<ui::MenuButton *>(button(shown.page, u"Order: last changed first"_s));
        QVERIFY(order);
        order->menu()->actions().at(1)->trigger();
        QCOMPARE(rowsOf(shown.page, Yours), (QStringList{u"Aaa"_s, u"Bbb"_s}));
    }

    void enterOpensTheChosenWarband()
    {
        PondLibrary pond;
        const WarbandId still = pond.add(legalWarband());
        pond.add(brokenWarband());
        const Shown shown(pond);
        const QSignalSpy asked(&shown.page, &LibraryPage::editAsked);
        clickRow(shown.page, Yours, 1);
        QCOMPARE(asked.size(), 0);
        QTest::keyClick(listOf(shown.page, Yours), Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().value<WarbandId>(), still);
        click(shown.page, u"Edit"_s);
        QCOMPARE(asked.size(), 2);
    }

    void theArrowKeysGoFromTheOwnToTheSamples()
    {
        PondLibrary pond;
        const WarbandFolder folder;
        QVERIFY(pond.library.seedSamples({folder.write(u"a.gunbai"_s, brokenWarband())}));
        pond.add(legalWarband());
        Shown shown(pond);
        QVERIFY(shown.isActive);
        listOf(shown.page, Yours)->setFocus();
        QTest::keyClick(listOf(shown.page, Yours), Qt::Key_Down);
        QVERIFY(listOf(shown.page, u"Samples"_s)->hasFocus());
        QTest::keyClick(listOf(shown.page, u"Samples"_s), Qt::Key_Up);
        QVERIFY(listOf(shown.page, Yours)->hasFocus());
    }

    void samplesCanBeHidden()
    {
        PondLibrary pond;
        const WarbandFolder folder;
        QVERIFY(pond.library.seedSamples({folder.write(u"a.gunbai"_s, brokenWarband())}));
        const Shown shown(pond);
        const QSignalSpy told(&shown.page, &LibraryPage::samplesShown);
        QCOMPARE(rowsOf(shown.page, u"Samples"_s).size(), 1);
        click(shown.page, u"Hide the samples"_s);
        QCOMPARE(rowsOf(shown.page, u"Samples"_s).size(), 0);
        QCOMPARE(told.size(), 1);
    }

    void twoKeysCreateAWarband()
    {
        PondLibrary pond;
        Shown shown(pond);
        QVERIFY(shown.isActive);
        const QSignalSpy asked(&shown.page, &LibraryPage::editAsked);
        QTest::keySequence(&shown.page, QKeySequence::New);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(pond.names(), QStringList{u"Frogs"_s});
        const roster::Warband made = pond.warband(asked.front().front().value<WarbandId>());
        QCOMPARE(made.list, u"frogs"_s);
        QCOMPARE(made.limit, 150);
    }

    void aNewWarbandTakesPointsAndNameByMouse()
    {
        PondLibrary pond;
        const Shown shown(pond);
        click(shown.page, u"New warband"_s);
        auto *form = shown.page.findChild<ui::NewWarband *>();
        click(*form, u"No limit"_s);
        for (auto *line : form->findChildren<QLineEdit *>()) {
            if (line->accessibleName() == u"Name of the warband"_s)
                line->setText(u"  Toads  "_s);
        }
        click(*form, u"Create"_s);
        QCOMPARE(pond.names(), QStringList{u"Toads"_s});
        QVERIFY(!pond.warband(pond.library.find({}, Shelf::Library).value().front().id).limit);
    }

    void escapeLeavesTheNewWarband()
    {
        PondLibrary pond;
        pond.add(legalWarband());
        Shown shown(pond);
        QVERIFY(shown.isActive);
        QTest::keySequence(&shown.page, QKeySequence::New);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(shown.page.findChild<ui::WarbandPane *>()->isVisible());
        QCOMPARE(pond.names().size(), 1);
    }

    void whatGoesOnLeavesANewWarbandAlone()
    {
        PondLibrary pond;
        pond.add(legalWarband());
        Shown shown(pond);
        QVERIFY(shown.isActive);
        QTest::keySequence(&shown.page, QKeySequence::New);
        const auto other = pond.otherWindow();
        QVERIFY(other->create(fromBytes(brokenWarband())));
        pond.library.lookOutside();
        auto *form = shown.page.findChild<ui::NewWarband *>();
        QVERIFY(form->isVisible());
        button(*form, u"Cancel"_s)->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
        QCOMPARE(pond.names().size(), 2);
        clickRow(shown.page, Yours, 1);
        QVERIFY(!form->isVisible());
    }

    void renamingIsOneKeyAway()
    {
        PondLibrary pond;
        const WarbandId id = pond.add(legalWarband());
        Shown shown(pond);
        QVERIFY(shown.isActive);
        QTest::keyClick(listOf(shown.page, Yours), Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), u"Deep water"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(pond.warband(id).name, u"Deep water"_s);
        QCOMPARE(rowsOf(shown.page, Yours), QStringList{u"Deep water"_s});
        QTest::keyClick(listOf(shown.page, Yours), Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), u"Never"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(pond.warband(id).name, u"Deep water"_s);
    }

    void aCopyIsChosen()
    {
        PondLibrary pond;
        pond.add(legalWarband());
        Shown shown(pond);
        QVERIFY(shown.isActive);
        QTest::keyClick(listOf(shown.page, Yours), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(rowsOf(shown.page, Yours).size(), 2);
        QCOMPARE(listOf(shown.page, Yours)->currentIndex().data().toString(), u"Still water (copy)"_s);
        shown.page.choose(pond.library.find(u"still"_s, Shelf::Library).value().back().id);
        QTest::keyClick(listOf(shown.page, Yours), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(listOf(shown.page, Yours)->currentIndex().data().toString(), u"Still water (copy 2)"_s);
    }

    void theMoreMenuHasACopyForTheOpponent()
    {
        PondLibrary pond;
        pond.add(legalWarband());
        const Shown shown(pond);
        actionOf(*button(shown.page, u"More"_s)->menu(), u"Copy for the opponent"_s)->trigger();
        QCOMPARE(pond.names().front(), u"Still water (opponent)"_s);
        QCOMPARE(rowsOf(shown.page, Yours).size(), 2);
    }

    void theMoreMenuGivesACrest()
    {
        PondLibrary pond;
        const WarbandId id = pond.add(legalWarband());
        const Shown shown(pond);
        const QMenu *crests = actionOf(*button(shown.page, u"More"_s)->menu(), u"Crest"_s)->menu();
        for (const QString &crest : {u"Snow"_s, u"Gate"_s}) {
            actionOf(*crests, crest)->trigger();
            QVERIFY(pond.library.kamon(id).contains(crest.toLower()));
        }
    }

    void theMoreMenuExportsAFile()
    {
        PondLibrary pond;
        const WarbandFolder folder;
        const WarbandId id = pond.add(legalWarband());
        Shown shown(pond);
        QAction *exporting = actionOf(*button(shown.page, u"More"_s)->menu(), u"Export as a file"_s);
        answerFileDialog({});
        exporting->trigger();
        QCOMPARE(shown.page.question().text(), QString());
        answerFileDialog(folder.path(u"out.gunbai"_s));
        exporting->trigger();
        QVERIFY(shown.page.question().text().contains(u"out.gunbai"_s));
        QFile file(folder.path(u"out.gunbai"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(fromBytes(file.readAll()), pond.warband(id));
        answerFileDialog(folder.path(u"out.gunbai/below.gunbai"_s));
        exporting->trigger();
        QVERIFY(!shown.page.fault().isEmpty());
    }

    void theMoreMenuOfTheBinRestores()
    {
        PondLibrary pond;
        pond.add(legalWarband());
        pond.add(brokenWarband());
        const Shown shown(pond);
        actionOf(*button(shown.page, u"More"_s)->menu(), u"Delete to the bin"_s)->trigger();
        QCOMPARE(pond.names(Shelf::Bin), QStringList{u"Rough water"_s});
        click(shown.page, u"Show the bin"_s);
        clickRow(shown.page, u"Bin"_s, 0);
        click(shown.page, u"Restore"_s);
        QCOMPARE(pond.names(Shelf::Bin), QStringList());
        QCOMPARE(pond.names().size(), 2);
    }

    void whatIsDeletedCanBeBroughtBackAtOnce()
    {
        PondLibrary pond;
        pond.add(legalWarband());
        Shown shown(pond);
        QVERIFY(shown.isActive);
        QTest::keyClick(listOf(shown.page, Yours), Qt::Key_Delete);
        QCOMPARE(pond.names(), QStringList());
        QCOMPARE(shown.page.question().text(), u"“Still water” is in the bin."_s);
        click(shown.page, u"Restore"_s);
        QCOMPARE(pond.names(), QStringList{u"Still water"_s});
        QCOMPARE(shown.page.question().text(), QString());
    }

    void theBinSurvivesAndErasesForGood()
    {
        PondLibrary pond;
        pond.add(legalWarband());
        {
            Shown shown(pond);
            QVERIFY(shown.isActive);
            QTest::keyClick(listOf(shown.page, Yours), Qt::Key_Delete);
        }
        const auto reopened = pond.otherWindow();
        QCOMPARE(reopened->find({}, Shelf::Bin).value().size(), std::size_t(1));
        const Shown shown(pond);
        click(shown.page, u"Show the bin"_s);
        clickRow(shown.page, u"Bin"_s, 0);
        QVERIFY(!button(shown.page, u"Edit"_s));
        click(shown.page, u"Erase for good"_s);
        click(shown.page, u"Keep it"_s);
        QCOMPARE(pond.names(Shelf::Bin).size(), 1);
        click(shown.page, u"Erase for good"_s);
        click(shown.page, u"Erase it"_s);
        QCOMPARE(pond.names(Shelf::Bin), QStringList());
    }

    void anotherWindowsWarbandAppears()
    {
        PondLibrary pond;
        pond.add(legalWarband());
        const Shown shown(pond);
        const auto other = pond.otherWindow();
        QVERIFY(other->create(fromBytes(brokenWarband())));
        pond.library.lookOutside();
        QCOMPARE(rowsOf(shown.page, Yours).size(), 2);
    }

    void twoHundredWarbandsScroll()
    {
        PondLibrary pond;
        for (int number = 0; number < 200; ++number)
            pond.add(legalWarband(), u"Pond %1"_s.arg(number));
        Shown shown(pond);
        QVERIFY(shown.isActive);
        QListView *view = listOf(shown.page, Yours);
        view->setFocus();
        QTest::keyClick(view, Qt::Key_End);
        QVERIFY(!view->visibleRegion().boundingRect().isEmpty());
        QVERIFY(view->visibleRegion().contains(view->visualRect(view->currentIndex()).center()));
    }
};

std::unique_ptr<QObject> testLibraryPage()
{
    return make<TestLibraryPage>();
}

} // namespace gunbai::test

#include "tst_librarypage.moc"
