// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/fixture.h"
#include "tests/ui/tests.h"
#include "ui/models/warbandlistmodel.h"

#include <QAbstractItemModelTester>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using ui::WarbandListModel;

class TestWarbandList final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void staysConsistentWhileFilesComeAndGo()
    {
        const WarbandFolder folder;
        WarbandListModel model(inventedRules());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setPaths({folder.write(u"a.gunbai"_s, legalWarband()), folder.path(u"none.gunbai"_s)});
        QCOMPARE(model.rowCount(), 2);
        folder.remove(u"a.gunbai"_s);
        model.refresh();
        QCOMPARE(model.rowCount(), 2);
        model.setPaths({});
        QCOMPARE(model.rowCount(), 0);
    }

    void aRowSumsTheWarbandUp()
    {
        const WarbandFolder folder;
        WarbandListModel model(inventedRules());
        model.setPaths({folder.write(u"a.gunbai"_s, legalWarband()), folder.write(u"b.gunbai"_s, brokenWarband())});
        const QModelIndex legal = model.index(0);
        QCOMPARE(legal.data().toString(), u"Still water"_s);
        QVERIFY(legal.data(WarbandListModel::AboutRole).toString().startsWith(u"Pond War · Frogs · 4"_s));
        QCOMPARE(legal.data(WarbandListModel::TotalRole).toString(), u"63"_s);
        QCOMPARE(legal.data(WarbandListModel::LimitRole).toString(), u"of 80"_s);
        QCOMPARE(legal.data(WarbandListModel::VerdictRole).toString(), u"Legal"_s);
        QCOMPARE(model.index(1).data(WarbandListModel::VerdictRole).toString(), u"2 broken"_s);
    }

    void aFileThatCannotBeReadSaysSo()
    {
        const WarbandFolder folder;
        WarbandListModel model(inventedRules());
        model.setPaths({folder.path(u"none.gunbai"_s)});
        QCOMPARE(model.index(0).data().toString(), u"none.gunbai"_s);
        QCOMPARE(model.index(0).data(WarbandListModel::VerdictRole).toString(), u"can’t be read"_s);
        QVERIFY(model.index(0).data(Qt::ToolTipRole).toString().contains(u"no such file"_s));
    }
};

std::unique_ptr<QObject> testWarbandList()
{
    return make<TestWarbandList>();
}

} // namespace gunbai::test

#include "tst_warbandlist.moc"
