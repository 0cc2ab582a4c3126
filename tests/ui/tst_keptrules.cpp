// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/libraryfixture.h"
#include "tests/ui/pondgame.h"
#include "tests/ui/tests.h"
#include "ui/builder/builderpage.h"
#include "ui/builder/keptrulesline.h"
#include "ui/builder/warbandtable.h"
#include "ui/print/printpreview.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/askline.h"

#include "core/rules/reader.h"

#include <QLabel>
#include <QPushButton>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using store::WarbandId;
using ui::Library;
using ui::MainWindow;

namespace {

const QString FrogsAreDearer = u"The rules have changed: Frog 11 → 13: +6 point(s)."_s;

/// The invented game as it is one day: each pair is what stood there and what stands there now.
rules::CataloguePtr pondRules(const std::vector<std::pair<QByteArray, QByteArray>> &changes)
{
    auto files = inventedFiles();
    for (const auto &[before, now] : changes)
        files.back().bytes.replace(before, now);
    return rules::readRules(files).catalogue;
}

rules::CataloguePtr dearFrogs()
{
    return pondRules({{"cost = 10", "cost = 12"}});
}

/// A program over a library, as it starts with these rules.
struct Screen
{
    Screen(Library &opened, const rules::CataloguePtr &rules) : library(opened)
    {
        library.setCatalogue(rules, u"later rules"_s);
        window = std::make_unique<MainWindow>(MainWindow::Parts{library, games, noOwnRules(), settings.store});
        window->show();
    }

    void open(WarbandId id)
    {
        window->edit(id);
        if (!QTest::qWaitForWindowActive(window.get()))
            qFatal("the window of a test is not active");
    }
    [[nodiscard]] ui::BuilderPage &page() const { return *window->findChild<ui::BuilderPage *>(); }
    [[nodiscard]] QString question() const { return page().question().text(); }
    [[nodiscard]] sheet::Layout printed(WarbandId id) const
    {
        window->print(id);
        return window->findChild<ui::PrintPreview *>()->shownLayout();
    }
    /// What the line of a warband that keeps old rules says.
    [[nodiscard]] QString note() const
    {
        const auto *line = page().findChild<ui::KeptRulesLine *>();
        return line->isVisible() ? line->findChild<QLabel *>()->text() : QString();
    }
    void click(const QString &text) const
    {
        for (auto *button : page().findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL(qPrintable(text));
    }
    [[nodiscard]] int points(WarbandId id) const { return library.document(id).value()->muster().total; }
    /// What the library says of its only warband.
    [[nodiscard]] int listed() const { return library.find({}, store::Shelf::Library).value().front().points; }

    Library &library;
    const game::Games games = pondGames();
    PassingSettings settings;
    std::unique_ptr<MainWindow> window;
};

/// A king and three frogs of 63 points, drawn up when frogs cost 10.
struct OldWarband
{
    OldWarband() : id(pond.add(legalWarband())) {}

    PondLibrary pond;
    WarbandId id;
};

} // namespace

/// Rules that change under a list: what the player sees, and what stays.
class TestKeptRules final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void openingSaysWhatChangedAndTheMouseKeepsTheOld()
    {
        const OldWarband old;
        Screen screen(old.pond.library, dearFrogs());
        screen.open(old.id);
        QCOMPARE(screen.question(), FrogsAreDearer);
        QCOMPARE(screen.points(old.id), 69);
        screen.click(u"Keep the old"_s);
        QCOMPARE(screen.question(), QString());
        QCOMPARE(screen.points(old.id), 63);
        QCOMPARE(screen.listed(), 63);
        QCOMPARE(screen.note(), u"Kept by the rules of 30 July 2026."_s);
    }

    void theKeyboardKeepsTheOld()
    {
        const OldWarband old;
        Screen screen(old.pond.library, dearFrogs());
        screen.open(old.id);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(screen.points(old.id), 63);
        QVERIFY(!screen.note().isEmpty());
    }

    void onceItIsAnsweredOrPutOffTheTableHasTheFocus_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("answered") << Qt::Key_Space;
        QTest::newRow("put off") << Qt::Key_Escape;
    }
    void onceItIsAnsweredOrPutOffTheTableHasTheFocus()
    {
        QFETCH(Qt::Key, key);
        const OldWarband old;
        Screen screen(old.pond.library, dearFrogs());
        screen.open(old.id);
        QTest::keyClick(QApplication::focusWidget(), key);
        QCOMPARE(screen.question(), QString());
        QCOMPARE(QApplication::focusWidget(), screen.page().findChild<ui::WarbandTable *>());
    }

    void theKeyboardTakesTheNew()
    {
        const OldWarband old;
        Screen screen(old.pond.library, dearFrogs());
        screen.open(old.id);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(screen.question(), QString());
        QCOMPARE(screen.points(old.id), 69);
        QCOMPARE(screen.note(), QString());
    }

    void whatIsKeptIsKeptAfterTheNextStart()
    {
        OldWarband old;
        {
            Screen screen(old.pond.library, dearFrogs());
            screen.open(old.id);
            screen.click(u"Keep the old"_s);
        }
        const auto next = old.pond.otherWindow();
        Screen screen(*next, dearFrogs());
        QCOMPARE(screen.listed(), 63);
        QCOMPARE(roster::muster(next->load(old.id).value(), next->rulesOf(old.id)).total, 63);
        screen.open(old.id);
        QCOMPARE(screen.question(), QString());
        QCOMPARE(screen.points(old.id), 63);
        QCOMPARE(screen.note(), u"Kept by the rules of 30 July 2026."_s);
        screen.click(u"Take the new rules"_s);
        QCOMPARE(screen.note(), QString());
        QCOMPARE(screen.points(old.id), 69);
        QCOMPARE(screen.listed(), 69);
    }

    void paperGoesByWhatIsKept()
    {
        const OldWarband old;
        const sheet::Layout before = Screen(old.pond.library, inventedRules()).printed(old.id);
        Screen screen(old.pond.library, pondRules({{"name = \"Frog\"", "name = \"Toad\""}}));
        screen.open(old.id);
        QCOMPARE(screen.question(), u"The rules have changed: Frog: name Frog → Toad."_s);
        screen.click(u"Keep the old"_s);
        QVERIFY(screen.printed(old.id) == before);
        screen.open(old.id);
        screen.click(u"Take the new rules"_s);
        QVERIFY(screen.printed(old.id) != before);
    }

    void whatIsTakenIsNotAskedAboutAfterTheNextStart()
    {
        OldWarband old;
        {
            Screen screen(old.pond.library, dearFrogs());
            screen.open(old.id);
            screen.click(u"Take the new"_s);
        }
        const auto next = old.pond.otherWindow();
        Screen screen(*next, dearFrogs());
        screen.open(old.id);
        QCOMPARE(screen.question(), QString());
        QCOMPARE(screen.points(old.id), 69);
    }

    void takingIsOneStepThatCanBeUndone()
    {
        const OldWarband old;
        Screen screen(old.pond.library, dearFrogs());
        screen.open(old.id);
        screen.click(u"Take the new"_s);
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
        QCOMPARE(screen.question(), FrogsAreDearer);
        screen.click(u"Keep the old"_s);
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
        QCOMPARE(screen.question(), FrogsAreDearer);
        QCOMPARE(screen.note(), QString());
    }

    void whoeverPutsTheQuestionOffIsAskedAtTheNextOpening()
    {
        const OldWarband old;
        Screen screen(old.pond.library, dearFrogs());
        screen.open(old.id);
        QTest::keyClick(&screen.page().question(), Qt::Key_Escape);
        screen.library.document(old.id).value()->rename(u"Deep water"_s);
        QCOMPARE(screen.question(), QString());
        screen.window->closeWarband();
        screen.open(old.id);
        QCOMPARE(screen.question(), FrogsAreDearer);
    }

    void theQuestionFollowsTheEdits()
    {
        const OldWarband old;
        Screen screen(old.pond.library, dearFrogs());
        screen.open(old.id);
        auto *document = screen.library.document(old.id).value();
        document->remove({document->warband().models.back().id});
        QCOMPARE(screen.question(), u"The rules have changed: Frog 11 → 13: +4 point(s)."_s);
        document->remove({document->warband().models[1].id, document->warband().models[2].id});
        QCOMPARE(screen.question(), QString());
    }

    void manyChangesAreSummedUpAndAllInTheToolTip()
    {
        const OldWarband old;
        auto *document = old.pond.library.document(old.id).value();
        document->setArmour({document->warband().models.back().id}, u"shell"_s);
        Screen screen(old.pond.library, pondRules({{"cost = 10", "cost = 12"}, {"cost = 25", "cost = 20"}}));
        screen.open(old.id);
        QCOMPARE(
            screen.question(),
            u"The rules have changed: Frog King 27 → 22: –\u20605 point(s); Frog 11 → 13: +4 point(s). There are 1 "
            "more change(s). In all +1 point(s)."_s);
        QCOMPARE(screen.page().question().findChild<QLabel *>()->toolTip(),
                 u"Frog King 27 → 22: –\u20605 point(s)\nFrog 11 → 13: +4 point(s)\nFrog 15 → 17: +2 point(s)"_s);
    }

    void rulesThatChangeWhileItIsOpenAskWithoutTakingTheFocus()
    {
        const OldWarband old;
        Screen screen(old.pond.library, inventedRules());
        screen.open(old.id);
        QCOMPARE(screen.question(), QString());
        const QWidget *focused = QApplication::focusWidget();
        screen.library.setCatalogue(dearFrogs(), u"rules of tonight"_s);
        QCOMPARE(screen.question(), FrogsAreDearer);
        QCOMPARE(QApplication::focusWidget(), focused);
    }

    void anotherQuestionStaysUntilItIsAnswered()
    {
        const OldWarband old;
        Screen screen(old.pond.library, dearFrogs());
        screen.open(old.id);
        screen.page().question().insist(u"Which?"_s, {{u"This"_s, [] {}}});
        screen.library.setCatalogue(pondRules({{"cost = 10", "cost = 13"}}), u"rules of tonight"_s);
        QCOMPARE(screen.question(), u"Which?"_s);
    }

    void anAnswerAboutAWarbandThatWasChangedElsewhereIsAskedAgain()
    {
        OldWarband old;
        Screen screen(old.pond.library, dearFrogs());
        screen.open(old.id);
        QVERIFY(old.pond.otherWindow()->rename(old.id, u"Theirs"_s));
        screen.click(u"Keep the old"_s);
        QCOMPARE(screen.window->windowTitle(), u"Theirs – Gunbai"_s);
        QCOMPARE(screen.question(), FrogsAreDearer);
        screen.click(u"Keep the old"_s);
        QCOMPARE(screen.listed(), 63);
        QCOMPARE(old.pond.warband(old.id).name, u"Theirs"_s);
    }

    void aWarbandOfAnOlderVersionRemembersTheRulesOfTheFirstStart()
    {
        const PondLibrary pond;
        const auto database = store::Database::open(pond.location(), pond.now);
        const store::WarbandRepository older(
            *database.value(), [&pond] { return pond.now; }, u"older rules"_s);
        const WarbandId id = older.create(fromBytes(legalWarband()), {}).value();
        {
            const Screen first(pond.library, inventedRules());
        }
        Screen screen(pond.library, dearFrogs());
        screen.open(id);
        QCOMPARE(screen.question(), FrogsAreDearer);
    }

    void aProfileThatIsGoneCanBeKept()
    {
        const OldWarband old;
        Screen screen(old.pond.library, pondRules({{"id = \"king\"", "id = \"emperor\""}}));
        screen.open(old.id);
        QCOMPARE(screen.question(), u"The rules have changed: Frog King is in no list now: –\u206027 point(s)."_s);
        QCOMPARE(screen.points(old.id), 36);
        screen.click(u"Keep the old"_s);
        QCOMPARE(screen.points(old.id), 63);
    }

    void aListThatIsGoneIsOnlyTold()
    {
        const OldWarband old;
        auto files = inventedFiles();
        files.pop_back();
        Screen screen(old.pond.library, rules::readRules(files).catalogue);
        screen.open(old.id);
        QVERIFY(screen.question().startsWith(u"The rules have changed: Frog King is in no list now"_s));
        for (const auto *button : screen.page().question().findChildren<QPushButton *>())
            QCOMPARE(button->isVisible(), button->text() == u"Dismiss"_s);
    }

    void aSampleGoesByTheRulesOfTheDay()
    {
        PondLibrary pond;
        const WarbandFolder folder;
        QVERIFY(pond.library.seedSamples({folder.write(u"a.gunbai"_s, legalWarband())}));
        const WarbandId sample = pond.library.find({}, store::Shelf::Library).value().front().id;
        Screen screen(pond.library, dearFrogs());
        screen.open(sample);
        QCOMPARE(screen.question(), QString());
        QCOMPARE(screen.points(sample), 69);
        pond.library.setCatalogue(inventedRules(), u"rules of tonight"_s);
        QCOMPARE(screen.question(), QString());
        QCOMPARE(screen.points(sample), 63);
    }

    void aCopyKeepsWhatIsKept()
    {
        const OldWarband old;
        Screen screen(old.pond.library, dearFrogs());
        screen.open(old.id);
        screen.click(u"Keep the old"_s);
        const WarbandId copy = screen.library.duplicate(old.id, u"Copy"_s).value();
        QCOMPARE(screen.points(copy), 63);
    }
};

std::unique_ptr<QObject> testKeptRules()
{
    return make<TestKeptRules>();
}

} // namespace gunbai::test

#include "tst_keptrules.moc"
