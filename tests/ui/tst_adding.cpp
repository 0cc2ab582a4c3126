// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/editor.h"
#include "tests/ui/libraryfixture.h"
#include "tests/ui/tests.h"
#include "ui/builder/addline.h"
#include "ui/builder/catalogueview.h"
#include "ui/builder/fixbar.h"
#include "ui/builder/fixbutton.h"
#include "ui/builder/warbandtable.h"

#include <QPushButton>

namespace gunbai::test {

using namespace Qt::StringLiterals;

/// How models come into a warband, by the player or by a fix.
class TestAdding final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void aPlusOfTheCatalogueAddsAndChooses()
    {
        Editor editor(fromBytes(legalWarband()));
        editor.clickPlus(0);
        QCOMPARE(editor.warband().models.size(), std::size_t(5));
        QCOMPARE(editor.table().chosenRows(), std::vector<int>{4});
        QTest::mouseDClick(editor.catalogue().viewport(), Qt::LeftButton, {},
                           editor.catalogue().visualRect(editor.catalogue().model()->index(1, 0)).topLeft()
                               + QPoint(60, 10));
        QCOMPARE(profiles(editor.warband()).count(u"king"_s), 2); // one too many: shown, not blocked
        editor.undoAll();
        QCOMPARE(editor.warband(), fromBytes(legalWarband()));
    }

    void theCatalogueAddsByKeyboard()
    {
        Editor editor(emptyWarband());
        editor.catalogue().setFocus();
        editor.press(Qt::Key_Down);
        editor.catalogue().setCurrentIndex(editor.catalogue().model()->index(0, 0));
        editor.press(Qt::Key_Return);
        QCOMPARE(profiles(editor.warband()), QStringList{u"frog"_s});
        editor.catalogue().setCurrentIndex(editor.catalogue().model()->index(4, 0)); // not for hire
        editor.press(Qt::Key_Return);
        QCOMPARE(editor.warband().models.size(), std::size_t(1));
    }

    void typingAProfileOrANameAddsAModel()
    {
        Editor editor(emptyWarband());
        ui::AddLine &line = editor.table().addLine();
        line.setFocus();
        QTest::keyClicks(&line, u"frog king"_s);
        editor.press(Qt::Key_Return);
        QCOMPARE(profiles(editor.warband()), QStringList{u"king"_s});
        QTest::keyClicks(&line, u"Kero"_s);
        editor.press(Qt::Key_Return);
        QCOMPARE(editor.model(1).name, u"Kero"_s);
        QCOMPARE(editor.document.undoStack().count(), 2);
        QCOMPARE(line.text(), QString());
    }

    void whatEnterAddsIsSaidBeforehand_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("promise");
        QTest::addColumn<QString>("profile");
        QTest::addColumn<QString>("name");
        QTest::newRow("a profile") << u"frog king"_s << u"Enter adds: Frog King"_s << u"king"_s << QString();
        QTest::newRow("a part of one") << u"king"_s << u"Enter adds: Frog King"_s << u"king"_s << QString();
        QTest::newRow("a name") << u"Kero"_s << u"Enter adds: Frog “Kero”"_s << u"frog"_s << u"Kero"_s;
        QTest::newRow("both") << u"Kero frog KING"_s << u"Enter adds: Frog King “Kero”"_s << u"king"_s << u"Kero"_s;
    }

    void whatEnterAddsIsSaidBeforehand()
    {
        QFETCH(QString, typed);
        QFETCH(QString, promise);
        Editor editor(emptyWarband());
        ui::AddLine &line = editor.table().addLine();
        line.setFocus();
        QTest::keyClicks(&line, typed);
        QCOMPARE(line.promise(), promise);
        editor.press(Qt::Key_Return);
        QTEST(editor.model(0).profile, "profile");
        QTEST(editor.model(0).name, "name");
    }

    void undoInTheEmptyLineIsOfTheModelJustAdded()
    {
        Editor editor(emptyWarband());
        ui::AddLine &line = editor.table().addLine();
        line.setFocus();
        QTest::keyClicks(&line, u"king"_s);
        editor.press(Qt::Key_Return);
        QTest::keyClicks(&line, u"fr"_s);
        editor.press(Qt::Key_Z, Qt::ControlModifier); // of the typing
        QCOMPARE(line.text(), QString());
        QCOMPARE(editor.warband().models.size(), std::size_t(1));
        editor.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(line.text(), QString());
        QVERIFY(editor.warband().models.empty());
    }

    void typingWithNoModelChosenRenamesNobody()
    {
        Editor editor(fromBytes(legalWarband()));
        editor.table().setFocus();
        editor.clickRow(0);
        editor.table().clearSelection();
        editor.press(Qt::Key_K);
        QCOMPARE(editor.warband(), fromBytes(legalWarband()));
        QCOMPARE(editor.table().addLine().text(), u"k"_s);
    }

    void aFixIsOneStepThatCanBeUndone()
    {
        Editor editor(fromBytes(brokenWarband()));
        const roster::Warband before = editor.warband();
        const auto *bar = editor.page.findChild<ui::FixBar *>();
        const auto offers = [bar] {
            QStringList texts;
            for (const auto *button : bar->findChildren<ui::FixButton *>()) {
                if (button->isVisible())
                    texts.append(button->accessibleName());
            }
            return texts;
        };
        QTRY_VERIFY(!offers().isEmpty());
        const QString first = offers().front();
        editor.click(editor.named<QPushButton>(first));
        QVERIFY(editor.document.verdict().isLegal());
        QVERIFY(!bar->isVisible());
        QCOMPARE(editor.document.undoStack().count(), 1);
        QVERIFY(editor.document.undoStack().undoText().contains(first));
        editor.undoAll();
        QCOMPARE(editor.warband(), before);
        QTRY_COMPARE(offers().value(0), first);
    }

    void aLegalWarbandHasNothingToFixNorAnEmptyOneWithoutPoints()
    {
        roster::Warband empty = emptyWarband();
        empty.limit.reset();
        for (const roster::Warband &warband : {fromBytes(legalWarband()), empty}) {
            const Editor editor(warband);
            QVERIFY(!editor.page.findChild<ui::FixBar *>()->isVisible());
        }
    }
};

std::unique_ptr<QObject> testAdding()
{
    return make<TestAdding>();
}

} // namespace gunbai::test

#include "tst_adding.moc"
