// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/libraryfixture.h"
#include "tests/ui/pondgame.h"
#include "tests/ui/tests.h"
#include "ui/builder/builderpage.h"
#include "ui/library/librarypage.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/askline.h"

#include <QPushButton>
#include <QSignalSpy>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using store::WarbandId;
using ui::Library;
using ui::MainWindow;

namespace {

/// A warband that is open here, renamed by another window, and then edited here.
struct Clashing
{
    Clashing() : id(pond.add(legalWarband())), document(pond.library.document(id).value()), other(pond.otherWindow())
    {
        if (!other->rename(id, u"Theirs"_s))
            qFatal("the other window can't rename");
        document->rename(u"Mine"_s);
    }

    PondLibrary pond;
    WarbandId id;
    edit::WarbandDocument *document;
    std::unique_ptr<Library> other;
};

/// The same on the screen.
struct ClashingWindow
{
    ClashingWindow()
        : id(pond.add(legalWarband())),
          document(pond.library.document(id).value()),
          other(pond.otherWindow()),
          window({pond.library, games, noOwnRules(), settings.store})
    {
        window.show();
        window.edit(id);
    }

    [[nodiscard]] ui::BuilderPage &page() const { return *window.findChild<ui::BuilderPage *>(); }
    [[nodiscard]] QString question() const { return page().question().text(); }
    void answer(const QString &text) const
    {
        for (auto *button : page().question().findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL(qPrintable(text));
    }
    void rename(const QString &name) const { document->rename(name); }

    PondLibrary pond;
    WarbandId id;
    edit::WarbandDocument *document;
    std::unique_ptr<Library> other;
    const game::Games games = pondGames();
    PassingSettings settings;
    MainWindow window;
};

} // namespace

/// Two windows on one warband: the later of two edits asks, and neither is lost.
class TestClash final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void theLaterEditWaitsAndNothingIsWritten()
    {
        PondLibrary pond;
        const WarbandId id = pond.add(legalWarband());
        auto *document = pond.library.document(id).value();
        const auto other = pond.otherWindow();
        QVERIFY(other->rename(id, u"Theirs"_s));
        const QSignalSpy clashed(&pond.library, &Library::clashed);
        const QSignalSpy failed(&pond.library, &Library::failed);
        document->rename(u"Mine"_s);
        QCOMPARE(clashed.size(), 1);
        QCOMPARE(failed.size(), 0);
        QCOMPARE(document->warband().name, u"Still water"_s);
        QCOMPARE(pond.warband(id).name, u"Theirs"_s);
        QCOMPARE(pond.library.clash(id)->mine.name, u"Mine"_s);
    }

    void theDocumentStaysUntilTheAnswer()
    {
        Clashing two;
        const QSignalSpy outdated(&two.pond.library, &Library::outdated);
        two.pond.library.lookOutside();
        QCOMPARE(outdated.size(), 0);
        QCOMPARE(two.pond.library.document(two.id).value(), two.document);
        QCOMPARE(two.document->warband().name, u"Still water"_s);
    }

    void keepingMineWritesOverTheirsAndCanBeUndone()
    {
        Clashing two;
        QCOMPARE(two.pond.library.keepMine(two.id).value(), two.id);
        QCOMPARE(two.pond.warband(two.id).name, u"Mine"_s);
        QVERIFY(!two.pond.library.clash(two.id));
        auto *document = two.pond.library.document(two.id).value();
        document->undo();
        QCOMPARE(two.pond.warband(two.id).name, u"Theirs"_s);
        document->redo();
        QCOMPARE(two.pond.warband(two.id).name, u"Mine"_s);
    }

    void takingTheirsCanBeUndone()
    {
        Clashing two;
        QCOMPARE(two.pond.library.takeTheirs(two.id).value(), two.id);
        auto *document = two.pond.library.document(two.id).value();
        QCOMPARE(document->warband().name, u"Theirs"_s);
        QCOMPARE(two.pond.warband(two.id).name, u"Theirs"_s);
        document->undo();
        QCOMPARE(two.pond.warband(two.id).name, u"Mine"_s);
    }

    void keepingBothMakesMineACopy()
    {
        Clashing two;
        const auto own = two.pond.library.keepBoth(two.id);
        QCOMPARE(two.pond.warband(own.value()).name, u"Mine (copy)"_s);
        QCOMPARE(two.pond.warband(two.id).name, u"Theirs"_s);
        QVERIFY(!two.pond.library.clash(two.id));
    }

    void withoutAnAnswerBothAreKept()
    {
        PondLibrary pond;
        const WarbandId id = pond.add(legalWarband());
        auto other = pond.otherWindow();
        auto *document = other->document(id).value();
        QVERIFY(pond.library.rename(id, u"Theirs"_s));
        document->rename(u"Mine"_s);
        other.reset();
        QCOMPARE(pond.names().size(), 2);
        QVERIFY(pond.names().contains(u"Mine (copy)"_s));
        QVERIFY(pond.names().contains(u"Theirs"_s));
    }

    void typingGoesOnWhileTheQuestionStands()
    {
        Clashing two;
        two.document->rename(u"Mine and more"_s);
        two.document->setNotes(two.document->warband().models.front().id, u"a note"_s);
        const roster::Warband &mine = two.pond.library.clash(two.id)->mine;
        QCOMPARE(mine.name, u"Mine and more"_s);
        QCOMPARE(mine.models.front().notes, u"a note"_s);
    }

    void anotherEditHasToWaitForTheAnswer()
    {
        Clashing two;
        const QSignalSpy failed(&two.pond.library, &Library::failed);
        two.document->setLimit(77);
        QCOMPARE(failed.size(), 1);
        QVERIFY(failed.front().front().value<Error>().message.contains(u"“Mine” was changed elsewhere"_s));
        QCOMPARE(two.pond.library.clash(two.id)->mine.name, u"Mine"_s);
    }

    void theirsMayChangeOnceMoreBeforeTheAnswer()
    {
        Clashing two;
        QVERIFY(two.other->rename(two.id, u"Theirs again"_s));
        QCOMPARE(two.pond.library.keepMine(two.id).value(), two.id);
        two.pond.library.document(two.id).value()->undo();
        QCOMPARE(two.pond.warband(two.id).name, u"Theirs again"_s);
    }

    void whatWasErasedElsewhereCanBeKept()
    {
        PondLibrary pond;
        const WarbandId id = pond.add(legalWarband());
        auto *document = pond.library.document(id).value();
        const auto other = pond.otherWindow();
        QVERIFY(other->bin(id));
        QVERIFY(other->erase(id));
        document->rename(u"Mine"_s);
        QVERIFY(pond.library.clash(id)->isErased);
        const auto kept = pond.library.keepMine(id);
        QCOMPARE(pond.warband(kept.value()).name, u"Mine"_s);
        QCOMPARE(pond.names(), QStringList{u"Mine"_s});
    }

    void editsOfDifferentWarbandsAskNothing()
    {
        PondLibrary pond;
        const WarbandId one = pond.add(legalWarband());
        const WarbandId two = pond.add(brokenWarband());
        auto *document = pond.library.document(one).value();
        const auto other = pond.otherWindow();
        const QSignalSpy clashed(&pond.library, &Library::clashed);
        QVERIFY(other->rename(two, u"Theirs"_s));
        document->rename(u"Mine"_s);
        QVERIFY(other->rename(two, u"Theirs again"_s));
        document->rename(u"Mine again"_s);
        QCOMPARE(clashed.size(), 0);
        QCOMPARE(pond.warband(one).name, u"Mine again"_s);
        QCOMPARE(pond.warband(two).name, u"Theirs again"_s);
    }

    void theQuestionStandsOnThePageUntilItIsAnswered()
    {
        ClashingWindow screen;
        QVERIFY(screen.other->rename(screen.id, u"Theirs"_s));
        screen.rename(u"Mine"_s);
        QCOMPARE(screen.question(), u"“Mine” was changed elsewhere meanwhile."_s);
        QCOMPARE(screen.page().fault(), QString());
        QCOMPARE(screen.window.windowTitle(), u"Still water – Gunbai"_s);
        QTest::keyClick(&screen.page().question(), Qt::Key_Escape);
        QVERIFY(screen.page().question().isVisible());
        screen.window.closeWarband();
        screen.window.edit(screen.id);
        QCOMPARE(screen.question(), u"“Mine” was changed elsewhere meanwhile."_s);
        screen.answer(u"Keep mine"_s);
        QCOMPARE(screen.question(), QString());
        QCOMPARE(screen.window.windowTitle(), u"Mine – Gunbai"_s);
    }

    void eachAnswerShowsWhatItKept_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("title");
        QTest::newRow("mine") << u"Keep mine"_s << u"Mine – Gunbai"_s;
        QTest::newRow("theirs") << u"Take theirs"_s << u"Theirs – Gunbai"_s;
        QTest::newRow("both") << u"Keep both"_s << u"Mine (copy) – Gunbai"_s;
    }
    void eachAnswerShowsWhatItKept()
    {
        QFETCH(QString, answer);
        QFETCH(QString, title);
        ClashingWindow screen;
        QVERIFY(screen.other->rename(screen.id, u"Theirs"_s));
        screen.rename(u"Mine"_s);
        screen.answer(answer);
        QCOMPARE(screen.window.windowTitle(), title);
        QVERIFY(screen.page().isVisible());
    }

    void anErasedWarbandIsLetGoWithoutAWord()
    {
        ClashingWindow screen;
        QVERIFY(screen.other->bin(screen.id));
        QVERIFY(screen.other->erase(screen.id));
        screen.rename(u"Mine"_s);
        QCOMPARE(screen.question(), u"“Mine” was erased elsewhere meanwhile."_s);
        screen.answer(u"Let it go"_s);
        auto *library = screen.window.findChild<ui::LibraryPage *>();
        QVERIFY(library->isVisible());
        QCOMPARE(library->fault(), QString());
    }
};

std::unique_ptr<QObject> testClash()
{
    return make<TestClash>();
}

} // namespace gunbai::test

#include "tst_clash.moc"
