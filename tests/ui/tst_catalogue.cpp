// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/fixture.h"
#include "tests/ui/tests.h"
#include "ui/builder/cataloguepanel.h"
#include "ui/builder/catalogueview.h"
#include "ui/models/cataloguemodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using ui::CatalogueModel;

/// The row of a profile by its name.
static QModelIndex rowOf(const CatalogueModel &model, const QString &name)
{
    const auto found = model.match(model.index(0), Qt::DisplayRole, name, 1, Qt::MatchExactly);
    return found.value(0);
}

class TestCatalogue final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void staysConsistentWhileFilesComeAndGo()
    {
        const WarbandFolder folder;
        ShownFile file;
        const CatalogueModel model(file.shown);
        QAbstractItemModel &tested = const_cast<CatalogueModel &>(model);
        const QAbstractItemModelTester tester(&tested, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        QCOMPARE(model.rowCount(), 5);
        folder.write(u"a.gunbai"_s, foreignWarband());
        QTRY_COMPARE(model.rowCount(), 0);
        folder.write(u"a.gunbai"_s, brokenWarband());
        QTRY_COMPARE(model.rowCount(), 5);
    }

    void editsLeaveItsRowsInPlace()
    {
        const WarbandFolder folder;
        ShownFile file;
        CatalogueModel model(file.shown);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        QSignalSpy reset(&model, &CatalogueModel::modelReset);
        file.shown.document()->add(u"frog"_s);
        QCOMPARE(reset.count(), 0);
        QCOMPARE(rowOf(model, u"Frog"_s).data(CatalogueModel::AsideRole).toString(), u"5 over"_s);
    }

    void onlyWhatTheListHasOrHiresCanBeAdded()
    {
        const WarbandFolder folder;
        ShownFile file;
        const CatalogueModel model(file.shown);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        QVERIFY(rowOf(model, u"Frog"_s).data(CatalogueModel::CanAddRole).toBool());
        QVERIFY(
            rowOf(model, u"Frog King"_s).data(CatalogueModel::CanAddRole).toBool()); // one too many, but never blocked
        QVERIFY(rowOf(model, u"Duck"_s).data(CatalogueModel::CanAddRole).toBool());
        QVERIFY(!rowOf(model, u"Stork"_s).data(CatalogueModel::CanAddRole).toBool());
    }

    void oneMoreMaySayWhatItMends()
    {
        const WarbandFolder folder;
        ShownFile file;
        const CatalogueModel model(file.shown);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        file.shown.document()->remove({roster::ModelId(2), roster::ModelId(3), roster::ModelId(4)});
        QCOMPARE(rowOf(model, u"Frog"_s).data(CatalogueModel::MendsRole).toString(), u"Animals: 2, at least 2."_s);
    }

    void aPlusStaysUnderThePointerWhenReasonsAboveItGo()
    {
        const WarbandFolder folder;
        ShownFile file;
        CatalogueModel model(file.shown);
        ui::CataloguePanel panel(file.shown, model);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        file.shown.document()->remove({roster::ModelId(2), roster::ModelId(3), roster::ModelId(4)});
        panel.resize(255, 600);
        panel.show();
        auto *view = panel.findChild<ui::CatalogueView *>();
        const QModelIndex duck = rowOf(model, u"Duck"_s);
        const QRect before = view->visualRect(duck);
        QTest::mouseMove(view->viewport(), ui::CatalogueView::plusOf(before).center());
        file.shown.document()->add(u"frog"_s); // the frogs mend nothing any more
        QCOMPARE(rowOf(model, u"Frog"_s).data(CatalogueModel::MendsRole).toString(), QString());
        QCOMPARE(view->visualRect(duck).top(), before.top());
        QTest::mouseMove(view->viewport(), QPoint(40, before.center().y())); // to read, not to add
        QVERIFY(view->visualRect(duck).top() < before.top());
    }

    void aPlusStaysWhereItIsWhenReasonsAboveItCome()
    {
        const WarbandFolder folder;
        ShownFile file;
        CatalogueModel model(file.shown);
        ui::CataloguePanel panel(file.shown, model);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        file.shown.document()->remove({roster::ModelId(1)});
        panel.resize(255, 600);
        panel.show();
        auto *view = panel.findChild<ui::CatalogueView *>();
        const QModelIndex king = rowOf(model, u"Frog King"_s);
        const QRect duck = view->visualRect(rowOf(model, u"Duck"_s));
        QTest::mouseMove(view->viewport(), ui::CatalogueView::plusOf(view->visualRect(king)).center());
        QCOMPARE(king.data(CatalogueModel::ReasonRole).toString(), QString());
        file.shown.document()->add(u"king"_s);
        QVERIFY(!king.data(CatalogueModel::ReasonRole).toString().isEmpty()); // a second one
        QCOMPARE(view->visualRect(rowOf(model, u"Duck"_s)), duck);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(view, &leave);
        QVERIFY(view->visualRect(rowOf(model, u"Duck"_s)).top() > duck.top());
    }

    void oneMoreCostsWhatItsRowSays()
    {
        const WarbandFolder folder;
        ShownFile file;
        const CatalogueModel model(file.shown);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        const int printed = rowOf(model, u"Frog"_s).data(CatalogueModel::CostRole).toInt();
        file.shown.document()->setArmour({roster::ModelId(4)},
                                         u"shell"_s); // the last frog, whom the next one takes after
        const QModelIndex frog = rowOf(model, u"Frog"_s);
        const int said = frog.data(CatalogueModel::CostRole).toInt();
        const QString left = frog.data(CatalogueModel::AsideRole).toString();
        QVERIFY(said > printed);
        const int before = file.shown.muster().total;
        file.shown.document()->add(u"frog"_s);
        QCOMPARE(file.shown.muster().total - before, said);
        const int over = file.shown.muster().total - 80;
        QCOMPARE(left, over > 0 ? u"%1 over"_s.arg(over) : u"%1 left"_s.arg(-over));
    }

    void ownProfilesComeBeforeHiredOnes()
    {
        const WarbandFolder folder;
        ShownFile file;
        const CatalogueModel model(file.shown);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        QStringList names;
        for (int row = 0; row < model.rowCount(); ++row)
            names.append(model.index(row).data().toString());
        QCOMPARE(names, (QStringList{u"Frog"_s, u"Frog King"_s, u"Swords for hire"_s, u"Duck"_s, u"Stork"_s}));
        QVERIFY(model.index(2).data(CatalogueModel::IsHeadRole).toBool());
    }

    void pointsLeftAreThoseAfterOneMore()
    {
        const WarbandFolder folder;
        ShownFile file;
        const CatalogueModel model(file.shown);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        QCOMPARE(rowOf(model, u"Frog"_s).data(CatalogueModel::CostRole).toInt(),
                 11); // with the weapon that he must have
        QCOMPARE(rowOf(model, u"Frog"_s).data(CatalogueModel::AsideRole).toString(), u"6 left"_s);
        QCOMPARE(rowOf(model, u"Duck"_s).data(CatalogueModel::AsideRole).toString(), u"3 over"_s);
    }

    void aRequiredWeaponIsNoReasonAgainstAProfile()
    {
        const WarbandFolder folder;
        ShownFile file;
        const CatalogueModel model(file.shown);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        QCOMPARE(rowOf(model, u"Frog"_s).data(CatalogueModel::ReasonRole).toString(), QString());
    }

    void whatCannotBeTakenSaysWhy()
    {
        const WarbandFolder folder;
        ShownFile file;
        const CatalogueModel model(file.shown);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        const QModelIndex king = rowOf(model, u"Frog King"_s);
        QVERIFY(king.data(CatalogueModel::IsBarredRole).toBool());
        QCOMPARE(king.data(CatalogueModel::ReasonRole).toString(), u"At most 1 in a warband."_s);
        QVERIFY(king.data(CatalogueModel::IsInDoubtRole).toBool());
        const QModelIndex stork = rowOf(model, u"Stork"_s);
        QVERIFY(stork.data(CatalogueModel::IsBarredRole).toBool());
        QCOMPARE(stork.data(CatalogueModel::ReasonRole).toString(), u"Frogs can’t hire one."_s);
        QCOMPARE(stork.data(CatalogueModel::AsideRole).toString(), QString());
    }

    void theBoundOfHiredOnesCountsThemIn()
    {
        // Four animals of the list: one guest makes a fifth of them, two a third.
        const WarbandFolder folder;
        ShownFile file;
        const CatalogueModel model(file.shown);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        QCOMPARE(model.index(2).data(CatalogueModel::AsideRole).toString(), u"0 hired, at most 1"_s);
    }
};

std::unique_ptr<QObject> testCatalogue()
{
    return make<TestCatalogue>();
}

} // namespace gunbai::test

#include "tst_catalogue.moc"
