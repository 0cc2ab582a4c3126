// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/changedrules.h"
#include "tests/core/tests.h"
#include "tests/support/warbands.h"

#include "core/edit/warbanddocument.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;
using edit::WarbandDocument;
using roster::ModelId;
using roster::Remembered;
using roster::Warband;
using rules::CataloguePtr;

namespace {

const QDate Then(2026, 7, 30);
const QDate Today(2026, 12, 1);

Warband start()
{
    return warband(u"bushi | 2 bushi_hatamoto | bushi_ashigaru weapon=yari"_s);
}

/// A hatamoto costs 29.
constexpr int StartPoints = 76;

CataloguePtr dearer()
{
    return withHatamoto([](rules::Profile &profile) { profile.cost += 10; });
}

/// As when the file of a list is gone, and with it all lists that were based on it.
CataloguePtr withoutLists()
{
    return withRonin([](rules::System &system) { system.lists.clear(); });
}

/// A warband of some time ago, opened by today's rules; what is saved can be opened anew.
struct Opened
{
    explicit Opened(CataloguePtr rules, Remembered then = roster::renewed(start(), {}, *shippedRules(), Then))
        : today(std::move(rules)), stored(std::move(then)), document(start(), today, saver())
    {
        document.setRemembered(stored, Today);
    }

    edit::Saver saver()
    {
        return [this](const Warband &) -> Result<> {
            if (isFull)
                return Error{Error::Code::Io, u"The disk is full."_s};
            stored = document.remembered();
            return Done{};
        };
    }
    [[nodiscard]] int points() const { return document.muster().total; }

    bool isFull = false;
    CataloguePtr today;
    Remembered stored;
    WarbandDocument document;
};

} // namespace

/// An open warband whose rules have changed since it was drawn up.
class TestWarbandRules final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void todaysRulesHoldUntilTheOldAreKept()
    {
        Opened open(dearer());
        QCOMPARE(open.points(), StartPoints + 20);
        QCOMPARE(roster::inLines(open.document.ruleChanges()), u"Hatamoto 29 → 39: +20 point(s)"_s);
        QVERIFY(open.document.canKeepOldRules());
        open.document.keepOldRules();
        QCOMPARE(open.points(), StartPoints);
        QVERIFY(open.document.keepsOldRules());
        QVERIFY(open.stored.isKept);
        QCOMPARE(open.stored.day, Then);
    }

    void keptRulesHoldWhenTheWarbandIsOpenedAnew()
    {
        Opened before(dearer());
        before.document.keepOldRules();
        Opened open(dearer(), before.stored);
        QCOMPARE(open.points(), StartPoints);
        QVERIFY(open.document.keepsOldRules());
        open.document.add(u"bushi_hatamoto"_s);
        QCOMPARE(open.points(), StartPoints + 29);
        QCOMPARE(roster::inLines(open.document.ruleChanges()), u"Hatamoto 29 → 39: +30 point(s)"_s);
    }

    void theNewRulesOnceTakenAreNotAskedAboutAgain()
    {
        Opened before(dearer());
        before.document.takeNewRules();
        QCOMPARE(before.points(), StartPoints + 20);
        QCOMPARE(before.stored.day, Today);
        const Opened open(dearer(), before.stored);
        QVERIFY(open.document.ruleChanges().empty());
        QVERIFY(!open.document.keepsOldRules());
    }

    void withoutAnAnswerItIsAskedNextTimeWhateverWasEdited()
    {
        Opened before(dearer());
        before.document.rename(u"Sanada"_s);
        before.document.remove({ModelId(1)});
        before.document.undo();
        const Opened open(dearer(), before.stored);
        QCOMPARE(roster::inLines(open.document.ruleChanges()), u"Hatamoto 29 → 39: +20 point(s)"_s);
    }

    void keepingAndTakingCanBeUndone()
    {
        Opened open(dearer());
        open.document.keepOldRules();
        open.document.takeNewRules();
        QCOMPARE(open.points(), StartPoints + 20);
        QCOMPARE(open.document.undoStack().undoText(), u"Take the new rules"_s);
        open.document.undo();
        QVERIFY(open.document.keepsOldRules());
        QCOMPARE(open.points(), StartPoints);
        QVERIFY(open.stored.isKept);
        open.document.undo();
        QVERIFY(open.document.canKeepOldRules());
        open.document.redo();
        open.document.redo();
        QVERIFY(open.document.ruleChanges().empty());
        QCOMPARE(open.stored.day, Today);
    }

    void anAnswerThatCannotBeSavedIsTakenBack()
    {
        Opened open(dearer());
        open.isFull = true;
        open.document.keepOldRules();
        QCOMPARE(open.points(), StartPoints + 20);
        QVERIFY(open.document.canKeepOldRules());
        QCOMPARE(open.document.undoStack().count(), 0);
        open.isFull = false;
        open.document.keepOldRules();
        open.isFull = true;
        open.document.undo();
        QVERIFY(open.document.keepsOldRules());
        QVERIFY(open.document.undoStack().canUndo());
    }

    void whatDoesNotShowIsTakenAtOnce()
    {
        const Opened open(withHatamoto([](rules::Profile &profile) { profile.note = u"Rides."_s; }));
        QVERIFY(open.document.ruleChanges().empty());
        QCOMPARE(open.document.remembered().day, Today);
        QVERIFY(roster::otherThanToday(start(), open.document.remembered(), *open.today).isEmpty());
    }

    void aWarbandThatRemembersNothingRemembersTodaysRulesFromItsFirstEdit()
    {
        Opened before(shippedRules(), {});
        QVERIFY(before.document.ruleChanges().empty());
        before.document.rename(u"Sanada"_s);
        const Opened open(dearer(), before.stored);
        QVERIFY(open.document.canKeepOldRules());
    }

    void rulesThatChangeWhileItIsOpenAreToldToo()
    {
        Opened open(shippedRules());
        QVERIFY(open.document.ruleChanges().empty());
        open.document.setCatalogue(dearer());
        QCOMPARE(open.points(), StartPoints + 20);
        open.document.keepOldRules();
        QCOMPARE(open.points(), StartPoints);
        open.document.setCatalogue(withHatamoto([](rules::Profile &profile) { profile.cost = 1; }));
        QCOMPARE(open.points(), StartPoints);
        open.document.setCatalogue(shippedRules());
        QVERIFY(!open.document.keepsOldRules());
    }

    void aProfileThatIsGoneIsPricedByWhatIsKept()
    {
        Opened open(withoutHatamoto());
        QCOMPARE(open.points(), StartPoints - 58);
        open.document.keepOldRules();
        QCOMPARE(open.points(), StartPoints);
        QVERIFY(open.document.verdict().brokenCount() == judged(start()).verdict.brokenCount());
    }

    void aListThatIsGonePricesNothingAndComesBack()
    {
        Opened open(shippedRules());
        open.document.setCatalogue(withoutLists());
        QCOMPARE(open.points(), 0);
        QVERIFY(!open.document.canKeepOldRules());
        open.document.rename(u"Sanada"_s);
        Opened again(withoutLists(), open.stored);
        QCOMPARE(again.points(), 0);
        again.document.setCatalogue(shippedRules());
        QCOMPARE(again.points(), StartPoints);
        QVERIFY(again.document.ruleChanges().empty());
    }
};

std::unique_ptr<QObject> testWarbandRules()
{
    return make<TestWarbandRules>();
}

} // namespace gunbai::test

#include "tst_warbandrules.moc"
