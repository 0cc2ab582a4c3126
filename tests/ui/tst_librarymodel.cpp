// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/libraryfixture.h"
#include "tests/ui/tests.h"
#include "ui/library/libraryfilter.h"
#include "ui/library/librarymodel.h"
#include "ui/library/listchoicemodel.h"
#include "ui/library/rostermodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using store::LibraryEntry;
using ui::LibraryModel;
using ui::ListChoiceModel;
using ui::RosterModel;

namespace {

LibraryEntry entry(int id, const QString &name, int points = 0, int broken = 0)
{
    LibraryEntry entry;
    entry.id = store::WarbandId(id);
    entry.system = u"pond"_s;
    entry.list = u"frogs"_s;
    entry.name = name;
    entry.points = points;
    entry.models = 1;
    entry.broken = broken;
    return entry;
}

QStringList namesOf(const std::vector<LibraryEntry> &entries)
{
    QStringList names;
    for (const LibraryEntry &each : entries)
        names.append(each.name);
    return names;
}

const QDateTime Now(QDate(2026, 7, 30), QTime(18, 15), Qt::UTC);

} // namespace

class TestLibraryModel final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void staysConsistentWhileWarbandsComeAndGo()
    {
        LibraryModel model(inventedRules());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const LibraryEntry a = entry(1, u"a"_s);
        const LibraryEntry b = entry(2, u"b"_s);
        const LibraryEntry c = entry(3, u"c"_s);
        for (const auto &entries : std::vector<std::vector<LibraryEntry>>{
                 {a, b}, {c, a, b}, {c, b}, {b, c}, {a, b, c}, {}, {b}, {entry(2, u"renamed"_s)}}) {
            model.setEntries(entries, Now);
            QCOMPARE(model.rowCount(), static_cast<int>(entries.size()));
            for (int row = 0; row < model.rowCount(); ++row)
                QCOMPARE(model.entry(row), entries[static_cast<std::size_t>(row)]);
        }
    }

    void rowsThatStayAreNotReset()
    {
        LibraryModel model(inventedRules());
        model.setEntries({entry(1, u"a"_s), entry(2, u"b"_s)}, Now);
        const QPersistentModelIndex kept = model.index(1);
        const QSignalSpy reset(&model, &LibraryModel::modelReset);
        model.setEntries({entry(3, u"c"_s), entry(2, u"b"_s)}, Now);
        QCOMPARE(reset.size(), 0);
        QCOMPARE(kept.row(), 1);
    }

    void manyRowsComeAndGoAtOnce()
    {
        LibraryModel model(inventedRules());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::vector<LibraryEntry> many;
        for (int id = 1; id <= 200; ++id)
            many.push_back(entry(id, QString::number(id)));
        model.setEntries(many, Now);
        QCOMPARE(model.rowCount(), 200);
        model.setEntries({many[7]}, Now);
        QCOMPARE(model.rowCount(), 1);
    }

    void aRowSumsTheWarbandUp()
    {
        PondLibrary pond;
        pond.add(legalWarband());
        pond.add(brokenWarband());
        LibraryModel model(inventedRules());
        model.setEntries(pond.library.find({}, store::Shelf::Library).value(), pond.now);
        const QModelIndex legal = model.index(1);
        QCOMPARE(legal.data().toString(), u"Still water"_s);
        QVERIFY(legal.data(LibraryModel::AboutRole).toString().startsWith(u"Pond War · Frogs · 4"_s));
        QVERIFY(legal.data(LibraryModel::AboutRole).toString().contains(u"today 18:16"_s));
        QCOMPARE(legal.data(LibraryModel::TotalRole).toString(), u"63"_s);
        QCOMPARE(legal.data(LibraryModel::LimitRole).toString(), u"of 80"_s);
        QCOMPARE(legal.data(LibraryModel::VerdictRole).toString(), u"Legal"_s);
        QCOMPARE(model.index(0).data(LibraryModel::VerdictRole).toString(), u"2 broken"_s);
        QVERIFY(legal.data(Qt::AccessibleTextRole).toString().startsWith(u"Still water, Pond War · Frogs"_s));
    }

    void timesAreSaidAsPeopleSayThem()
    {
        QCOMPARE(ui::shownTime(Now.addSecs(-60), Now), u"today 18:14"_s);
        QCOMPARE(ui::shownTime(Now.addDays(-1), Now), u"yesterday"_s);
        QCOMPARE(ui::shownTime(Now.addDays(-9), Now), u"21 July"_s);
        QCOMPARE(ui::shownTime(Now.addYears(-1), Now), u"30 July 2025"_s);
    }

    void filtersAndOrders()
    {
        const std::vector<LibraryEntry> all{entry(1, u"b"_s, 10), entry(2, u"Ōkami"_s, 30, 1), entry(3, u"a"_s, 20)};
        ui::LibraryFilter filter;
        filter.legality = ui::Legality::Legal;
        QCOMPARE(namesOf(ui::filtered(all, filter)), (QStringList{u"b"_s, u"a"_s}));
        QCOMPARE(ui::count(all, filter).broken, 1);
        LibraryEntry empty = entry(4, u"c"_s, 0, 2);
        empty.models = 0; // has nothing that could be broken
        QCOMPARE(ui::count({empty}, filter).broken, 0);
        QVERIFY(ui::filtered({empty}, filter).empty());
        filter.points = 50;
        QCOMPARE(namesOf(ui::filtered(all, filter)), QStringList());
        QCOMPARE(namesOf(ui::ordered(all, ui::Order::Name)), (QStringList{u"a"_s, u"b"_s, u"Ōkami"_s}));
        QCOMPARE(namesOf(ui::ordered(all, ui::Order::Points)), (QStringList{u"Ōkami"_s, u"a"_s, u"b"_s}));
    }

    void theRosterStaysConsistent()
    {
        RosterModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (const QByteArray &bytes : {legalWarband(), brokenWarband(), crowdedWarband(), foreignWarband()}) {
            const roster::Warband warband = fromBytes(bytes);
            model.setRoster(ui::drawnUp(warband, inventedRules()));
            QCOMPARE(model.rowCount(), static_cast<int>(warband.models.size()));
        }
        model.setRoster({});
        QCOMPARE(model.rowCount(), 0);
    }

    void theRosterPointsOutWhoBreaksARule()
    {
        RosterModel model;
        model.setRoster(ui::drawnUp(fromBytes(brokenWarband()), inventedRules()));
        QVERIFY(!model.index(0, 0).data(RosterModel::IsCauseRole).toBool());
        QVERIFY(model.index(4, 0).data(RosterModel::IsCauseRole).toBool());
        QVERIFY(model.index(4, 0).data(Qt::AccessibleTextRole).toString().endsWith(u"breaks a rule"_s));
        QCOMPARE(model.index(0, RosterModel::NameColumn).data().toString(), u"Ōgama"_s);
    }

    void listsAreFoundByNameAndPeriod()
    {
        ListChoiceModel model(inventedRules());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setGame(u"pond"_s);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0).data().toString(), u"Summer"_s);
        QVERIFY(!model.flags(model.index(0)).testFlag(Qt::ItemIsSelectable));
        QCOMPARE(model.choosable(0, 1), 1);
        model.search(u"fro SUM"_s);
        QCOMPARE(model.rowOf(u"frogs"_s), 1);
        model.search(u"newt"_s);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.choosable(0, 1), -1);
    }
};

std::unique_ptr<QObject> testLibraryModel()
{
    return make<TestLibraryModel>();
}

} // namespace gunbai::test

#include "tst_librarymodel.moc"
