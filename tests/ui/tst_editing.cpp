// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/editor.h"
#include "tests/ui/libraryfixture.h"
#include "tests/ui/tests.h"
#include "ui/builder/catalogueview.h"
#include "ui/builder/warbandtable.h"
#include "ui/widgets/inlineedit.h"
#include "ui/widgets/optionrow.h"
#include "ui/widgets/pointsmeter.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTimer>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using roster::Warband;

class TestEditing final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void theTableObeysItsKeys()
    {
        Editor editor(fromBytes(legalWarband()));
        editor.table().setFocus();
        editor.clickRow(0);
        editor.press(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(profiles(editor.warband()), (QStringList{u"frog"_s, u"king"_s, u"frog"_s, u"frog"_s}));
        QCOMPARE(editor.table().chosenRow(), 1);
        editor.press(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(editor.table().chosenRow(), 0);
        editor.press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(profiles(editor.warband()).count(u"king"_s), 2);
        editor.press(Qt::Key_Delete);
        editor.clickRow(2);
        editor.press(Qt::Key_Plus);
        QCOMPARE(profiles(editor.warband()).count(u"frog"_s), 4);
        editor.press(Qt::Key_Minus);
        editor.press(Qt::Key_Minus);
        QCOMPARE(profiles(editor.warband()).count(u"frog"_s), 2);
        editor.press(Qt::Key_A, Qt::ControlModifier);
        editor.press(Qt::Key_Delete);
        QVERIFY(editor.warband().models.empty());
        editor.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(editor.warband().models.size(), std::size_t(3));
        editor.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(editor.warband().models.empty());
        editor.undoAll();
        QCOMPARE(editor.warband(), fromBytes(legalWarband()));
    }

    void aModelIsNamedInItsRow_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("F2") << int(Qt::Key_F2);
        QTest::newRow("Enter") << int(Qt::Key_Return);
        QTest::newRow("typing at once") << int(Qt::Key_K);
    }
    void aModelIsNamedInItsRow()
    {
        QFETCH(int, key);
        Editor editor(fromBytes(legalWarband()));
        editor.clickRow(1);
        editor.table().setFocus();
        editor.press(static_cast<Qt::Key>(key));
        auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(field);
        QVERIFY(!field->accessibleName().isEmpty());
        QTest::keyClicks(field, u"ero"_s);
        editor.press(Qt::Key_Return);
        QCOMPARE(editor.model(1).name, key == Qt::Key_K ? u"kero"_s : u"ero"_s);
        QCOMPARE(editor.document.undoStack().count(), 1);
    }

    void rowsAreDraggedToAnotherPlace()
    {
        Editor editor(fromBytes(legalWarband()));
        editor.clickRow(0);
        const std::unique_ptr<QMimeData> data(editor.table().model()->mimeData({}));
        const QRect last = editor.table().visualRect(editor.table().model()->index(3, 1));
        QDragEnterEvent enter(last.bottomLeft(), Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(editor.table().viewport(), &enter);
        QVERIFY(enter.isAccepted());
        QDragMoveEvent over(last.bottomLeft(), Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(editor.table().viewport(), &over);
        QVERIFY(over.isAccepted());
        QDropEvent drop(last.bottomLeft(), Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(editor.table().viewport(), &drop);
        QCOMPARE(profiles(editor.warband()).indexOf(u"king"_s), 3);
        QCOMPARE(editor.table().chosenRow(), 3);
    }

    void thePanelGivesAndTakes()
    {
        Editor editor(fromBytes(legalWarband()));
        editor.clickRow(0);
        editor.clickOption(u"pebble"_s);
        QCOMPARE(editor.model(0).weapon, u"pebble"_s);
        editor.clickOption(u"none"_s);
        editor.clickOption(u"heron"_s);
        editor.clickOption(u"golden crown"_s);
        editor.clickOption(u"Leader"_s);
        QCOMPARE(editor.model(0).weapon, QString());
        QCOMPARE(editor.model(0).mount, u"heron"_s);
        QCOMPARE(editor.model(0).options, QStringList{u"crown"_s});
        QVERIFY(!editor.model(0).isLeader);
        editor.clickOption(u"golden crown"_s);
        QVERIFY(editor.model(0).options.isEmpty());
        editor.undoAll();
        QCOMPARE(editor.warband(), fromBytes(legalWarband()));
    }

    void skillsAreBoughtAndDroppedFromTheFold()
    {
        Editor editor(fromBytes(legalWarband()));
        editor.clickRow(0);
        editor.click(editor.named(u"%n more skill(s)"_s.replace(u"%n"_s, u"1"_s)), {20, 10});
        editor.clickOption(u"Great leap"_s);
        QCOMPARE(editor.model(0).skills, QStringList{u"great_leap"_s});
        editor.clickOption(u"Great leap"_s);
        QVERIFY(editor.model(0).skills.isEmpty());
    }

    void theSpaceBarGivesAndKeepsTheFocus()
    {
        Editor editor(fromBytes(legalWarband()));
        editor.clickRow(1);
        editor.named<ui::OptionRow>(u"Banner"_s)->setFocus();
        editor.press(Qt::Key_Space);
        QVERIFY(editor.model(1).hasBanner);
        const auto *row = qobject_cast<ui::OptionRow *>(QApplication::focusWidget());
        QVERIFY(row && row->content().text == "Banner"_L1);
        editor.press(Qt::Key_Space);
        QVERIFY(!editor.model(1).hasBanner);
    }

    void severalModelsAreEditedAtOnce()
    {
        Editor editor(fromBytes(brokenWarband()));
        editor.clickRow(3);
        editor.clickRow(5, Qt::ShiftModifier);
        QCOMPARE(editor.table().chosenRows().size(), std::size_t(3));
        QCOMPARE(editor.named<ui::OptionRow>(u"reed"_s)->content().state, ui::OptionRow::State::Mixed);
        editor.clickOption(u"reed"_s);
        for (const int row : {3, 4, 5})
            QCOMPARE(editor.model(row).weapon, u"reed"_s);
        QCOMPARE(editor.document.undoStack().count(), 1);
        QCOMPARE(editor.table().chosenRows().size(), std::size_t(3));
    }

    void nameAndNotesAreTypedInThePanel()
    {
        Editor editor(fromBytes(legalWarband()));
        editor.clickRow(1);
        auto *name = editor.named<QLineEdit>(u"Name of the model"_s);
        name->setFocus();
        QTest::keyClicks(name, u"Kero"_s);
        QCOMPARE(editor.model(1).name, u"Kero"_s);
        QCOMPARE(editor.document.undoStack().count(), 1);
        auto *notes = editor.named<QPlainTextEdit>(u"Notes on the model"_s);
        notes->setFocus();
        QTest::keyClicks(notes, u"Likes rain."_s);
        QCOMPARE(editor.model(1).notes, u"Likes rain."_s);
        QCOMPARE(editor.document.undoStack().count(), 2);
        editor.undoAll();
        QCOMPARE(notes->toPlainText(), QString());
    }

    void theWarbandIsNamedAndLimitedInTheBar()
    {
        Editor editor(fromBytes(legalWarband()));
        editor.catalogue().setFocus();
        editor.press(Qt::Key_F2);
        auto *name = qobject_cast<ui::InlineEdit *>(QApplication::focusWidget());
        QVERIFY(name);
        QTest::keyClicks(name, u"Deep"_s);
        editor.press(Qt::Key_Return);
        QCOMPARE(editor.warband().name, u"Deep"_s);
        auto *meter = editor.page.findChild<ui::PointsMeter *>();
        editor.click(meter, {60, 10});
        QTest::keyClicks(QApplication::focusWidget(), u"200"_s);
        editor.press(Qt::Key_Return);
        QCOMPARE(editor.warband().limit, std::optional(200));
        editor.click(meter, {60, 10});
        editor.press(Qt::Key_Delete);
        editor.press(Qt::Key_Return);
        QCOMPARE(editor.warband().limit, std::nullopt);
        QCOMPARE(editor.document.undoStack().count(), 3);
    }

    void purchasesAreCountedUpAndDown()
    {
        Editor editor(fromBytes(legalWarband()));
        editor.click(editor.named(u"One more: Lily"_s));
        QCOMPARE(editor.warband().purchases.value(u"lily"_s), 2);
        QVERIFY(!editor.named(u"One more: Lily"_s)->isEnabled());
        editor.click(editor.named(u"One fewer: Lily"_s));
        editor.click(editor.named(u"One fewer: Lily"_s));
        QVERIFY(!editor.warband().purchases.contains(u"lily"_s));
    }

    void houseRulesAreSwitchedInTheirMenu()
    {
        Editor editor(fromBytes(legalWarband()));
        auto *button = editor.named<QPushButton>(u"House rules"_s);
        Q_EMIT button->menu()->aboutToShow();
        QAction *winter = button->menu()->actions().value(0);
        QCOMPARE(winter->toolTip(), u"Nobody croaks."_s);
        winter->trigger();
        QCOMPARE(editor.warband().houseRules, QStringList{u"winter"_s});
        QCOMPARE(button->text(), u"House rules: Winter"_s);
    }

    void undoNamesItsStep()
    {
        Editor editor(fromBytes(legalWarband()));
        editor.clickPlus(0);
        auto *undo = editor.named(u"Undo: Add Frog"_s);
        editor.click(undo);
        QCOMPARE(editor.warband(), fromBytes(legalWarband()));
        editor.click(editor.named(u"Redo: Add Frog"_s));
        QCOMPARE(editor.warband().models.size(), std::size_t(5));
    }

    void modelsAreCopiedAndPasted()
    {
        Editor editor(fromBytes(legalWarband()));
        editor.clickRow(1);
        editor.clickRow(2, Qt::ShiftModifier);
        editor.table().setFocus();
        editor.press(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->text().startsWith(u"2. Frog: reed, tongue"_s));
        editor.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(editor.warband().models.size(), std::size_t(6));
        QApplication::clipboard()->setText(QString::fromUtf8(brokenWarband()));
        editor.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(editor.warband().models.size(), std::size_t(12));
        QApplication::clipboard()->setText(u"a shopping list"_s);
        editor.press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(!editor.page.fault().isEmpty());
        editor.undoAll();
        QCOMPARE(editor.warband(), fromBytes(legalWarband()));
    }

    void theContextMenuHasWhatTheKeysDo()
    {
        Editor editor(fromBytes(legalWarband()));
        editor.clickRow(0);
        QStringList offered;
        QTimer::singleShot(0, &editor.page, [&editor, &offered] {
            const auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            for (const QAction *action : menu->actions())
                offered.append(QString(action->text()).remove(u'&'));
            editor.clickMenu(u"Move down"_s);
        });
        const QPoint at = editor.table().visualRect(editor.table().model()->index(0, 1)).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, editor.table().viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(editor.table().viewport(), &event);
        offered.removeAll(QString());
        QCOMPARE(offered, (QStringList{u"Rename"_s, u"Duplicate"_s, u"Remove"_s, u"One more of the kind"_s,
                                       u"One fewer of the kind"_s, u"Move up"_s, u"Move down"_s, u"Select all"_s,
                                       u"Copy"_s, u"Paste"_s}));
        QCOMPARE(profiles(editor.warband()).indexOf(u"king"_s), 1);
    }

    void theMoreMenuCopiesTheWarband()
    {
        const Editor editor(fromBytes(legalWarband()));
        actionOf(editor.menu, u"Copy as Markdown"_s)->trigger();
        QVERIFY(QApplication::clipboard()->text().startsWith(u"# Still water\n"_s));
        actionOf(editor.menu, u"Copy as text"_s)->trigger();
        QVERIFY(QApplication::clipboard()->text().startsWith(u"Still water"_s));
    }

    void theMoreMenuPastesInPlaceOfTheWarband()
    {
        const Editor other(fromBytes(brokenWarband()));
        actionOf(other.menu, u"Copy as text"_s)->trigger();
        Editor editor(fromBytes(legalWarband()));
        actionOf(editor.menu, u"Paste in place of this warband"_s)->trigger();
        QCOMPARE(editor.warband().name, u"Rough water"_s);
        QCOMPARE(editor.warband().models.size(), std::size_t(6));
        editor.undoAll();
        QCOMPARE(editor.warband(), fromBytes(legalWarband()));
    }

    void aCopyIsSavedWhereThePlayerSays()
    {
        const WarbandFolder folder;
        const Editor editor(fromBytes(legalWarband()));
        const QSignalSpy saved(&editor.page, &ui::BuilderPage::copySaved);
        answerFileDialog({});
        actionOf(editor.menu, u"Save a copy as…"_s)->trigger();
        QCOMPARE(saved.size(), 0);
        answerFileDialog(folder.path(u"copy.gunbai"_s));
        actionOf(editor.menu, u"Save a copy as…"_s)->trigger();
        QCOMPARE(saved.size(), 1);
        QFile file(folder.path(u"copy.gunbai"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(fromBytes(file.readAll()), editor.warband());
        QCOMPARE(editor.page.fault(), QString());
    }

    void aCopyThatCannotBeSavedIsSaid()
    {
        const WarbandFolder folder;
        const Editor editor(fromBytes(legalWarband()));
        folder.write(u"file"_s, "in the way");
        answerFileDialog(folder.path(u"file/copy.gunbai"_s));
        actionOf(editor.menu, u"Save a copy as…"_s)->trigger();
        QVERIFY(!editor.page.fault().isEmpty());
    }

    void whatCannotBeSavedIsSaidAndNotShown()
    {
        Editor editor(fromBytes(legalWarband()));
        editor.isFull = true;
        editor.clickPlus(0);
        QCOMPARE(editor.page.fault(), u"The disk is full."_s);
        QCOMPARE(editor.table().model()->rowCount(), 4);
        editor.isFull = false;
        editor.clickPlus(0);
        QCOMPARE(editor.page.fault(), QString());
        QCOMPARE(editor.table().model()->rowCount(), 5);
    }

    void aListOfTenModelsTakesAtMostThirtyClicks()
    {
        Editor editor(emptyWarband());
        editor.clickPlus(1);
        editor.clickOption(u"reed"_s);
        editor.clickOption(u"Leader"_s);
        for (int frog = 0; frog < 9; ++frog)
            editor.clickPlus(0);
        editor.clickRow(2);
        editor.clickOption(u"pebble"_s);
        editor.clickRow(3);
        editor.clickOption(u"shell"_s);
        editor.clickRow(4);
        editor.clickOption(u"Banner"_s);
        QCOMPARE(editor.warband().models.size(), std::size_t(10));
        QVERIFY(editor.warband().models[0].isLeader && editor.warband().models[4].hasBanner);
        QVERIFY2(editor.clicks <= 30, qPrintable(QString::number(editor.clicks)));
    }
};

std::unique_ptr<QObject> testEditing()
{
    return make<TestEditing>();
}

} // namespace gunbai::test

#include "tst_editing.moc"
