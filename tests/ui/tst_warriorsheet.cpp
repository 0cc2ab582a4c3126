// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/fixture.h"
#include "tests/ui/tests.h"
#include "ui/models/warbandfacts.h"
#include "ui/models/warriorsheet.h"
#include "ui/models/words.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;
using ui::SheetRow;
using ui::WarriorSheet;

namespace {

/// A row of any section, by its text; fails the test when there is none.
SheetRow rowOf(const WarriorSheet &sheet, const QString &text)
{
    for (const ui::SheetSection &section : sheet.sections) {
        for (const auto *rows : {&section.rows, &section.more}) {
            const auto found = std::ranges::find(*rows, text, &SheetRow::text);
            if (found != rows->end())
                return *found;
        }
    }
    QTest::qFail(qPrintable(u"no row "_s + text), __FILE__, __LINE__);
    return {};
}

QStringList heads(const WarriorSheet &sheet)
{
    QStringList heads;
    for (const ui::SheetSection &section : sheet.sections)
        heads.append(section.head);
    return heads;
}

} // namespace

class TestWarriorSheet final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void theHeadAddsUpThePrice()
    {
        const WarbandFolder folder;
        ShownFile file;
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        const WarriorSheet sheet = ui::warriorSheet(file.shown, {0});
        QCOMPARE(sheet.kind, u"Frog King, Rank 3: 25 + 2 ="_s);
        QCOMPARE(sheet.total, u"27 point(s)"_s);
        QCOMPARE(sheet.figures.back().label, u"Armour"_s);
        QCOMPARE(sheet.figures.back().value, u"+2"_s);
        QCOMPARE(heads(sheet), (QStringList{QString(), u"To know"_s, u"Weapon, beside tongue"_s, u"Mount"_s,
                                            u"Further equipment"_s, u"Skills, 0 of 1 bought"_s}));
    }

    void whatIsTakenIsOnAndWhatComesAlongIsFixed()
    {
        const WarbandFolder folder;
        ShownFile file;
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        const WarriorSheet sheet = ui::warriorSheet(file.shown, {0});
        QCOMPARE(rowOf(sheet, u"reed"_s).state, SheetRow::State::On);
        QCOMPARE(rowOf(sheet, u"reed"_s).price, u"+2"_s);
        QCOMPARE(rowOf(sheet, u"none"_s).state, SheetRow::State::Off);
        QCOMPARE(rowOf(sheet, u"Leap"_s).state, SheetRow::State::Fixed);
        QCOMPARE(rowOf(sheet, u"Leap"_s).effect, u"Jumps over one lily."_s);
        QCOMPARE(rowOf(sheet, u"Great leap"_s).state, SheetRow::State::Off);
    }

    void anOfferThatWouldBreakARuleSaysSo()
    {
        const WarbandFolder folder;
        ShownFile file;
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, brokenWarband())));
        const WarriorSheet sheet = ui::warriorSheet(file.shown, {1});
        QCOMPARE(rowOf(sheet, u"pebble"_s).reason, u"Pebbles: 3 of 6 frogs, at most 1."_s);
        QCOMPARE(rowOf(sheet, u"shell"_s).reason, QString());
    }

    void whatAnotherModelWouldLackOnlyWarns()
    {
        const WarbandFolder folder;
        ShownFile file;
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        file.shown.document()->setBanner(roster::ModelId(2), true);
        const SheetRow banner = rowOf(ui::warriorSheet(file.shown, {2}), u"Banner"_s); // its bearer would lack a weapon
        QVERIFY(!banner.isBarred);
        QVERIFY(!banner.reason.isEmpty());
    }

    void severalModelsShareASheet()
    {
        const WarbandFolder folder;
        ShownFile file;
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, brokenWarband())));
        const WarriorSheet sheet = ui::warriorSheet(file.shown, {1, 4});
        QVERIFY(!sheet.isOne);
        QCOMPARE(rowOf(sheet, u"reed"_s).state, SheetRow::State::Mixed);
        QCOMPARE(rowOf(sheet, u"shell"_s).state, SheetRow::State::Off);
    }

    void anUnknownProfileHasAHeadAndNothingElse()
    {
        const WarbandFolder folder;
        ShownFile file;
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, foreignWarband())));
        const WarriorSheet sheet = ui::warriorSheet(file.shown, {0});
        QCOMPARE(sheet.name, u"Eft"_s);
        QVERIFY(sheet.sections.empty());
    }

    void everyModelOfACrowdedWarbandHasASheet()
    {
        const WarbandFolder folder;
        ShownFile file;
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, crowdedWarband())));
        for (int row = 0; row < 20; ++row)
            QVERIFY(!ui::warriorSheet(file.shown, {row}).kind.isEmpty());
    }

    void factsSayWhatTheDataSays()
    {
        const WarbandFolder folder;
        ShownFile file;
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        QStringList facts;
        for (const ui::WarbandFact &fact : ui::warbandFacts(file.shown))
            facts.append(fact.label + u": "_s + fact.value);
        QCOMPARE(facts, (QStringList{u"Morale: 7; 8 in the rain."_s, u"Leader: Ōgama"_s, u"Banner: nobody"_s,
                                     u"Period: Summer"_s}));
        const auto purchases = ui::purchaseLines(file.shown);
        QCOMPARE(purchases.size(), std::size_t(1));
        QCOMPARE(purchases.front().count, 1);
        QCOMPARE(purchases.front().points, u"3"_s);
        QVERIFY(purchases.front().note.endsWith(u"at most 2. Somewhere to sit."_s));
    }

    void aMinusStaysWithItsDigits()
    {
        QCOMPARE(ui::signedNumber(-14), u"–\u206014"_s);
        QCOMPARE(ui::signedNumber(3), u"+3"_s);
        QCOMPARE(ui::signedNumber(0), u"±0"_s);
    }
};

std::unique_ptr<QObject> testWarriorSheet()
{
    return make<TestWarriorSheet>();
}

} // namespace gunbai::test

#include "tst_warriorsheet.moc"
