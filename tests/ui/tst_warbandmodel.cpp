// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/fixture.h"
#include "tests/ui/tests.h"
#include "ui/models/warbandmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using ui::WarbandModel;

namespace {

QString text(const WarbandModel &model, int row, int column, int role = Qt::DisplayRole)
{
    return model.index(row, column).data(role).toString();
}

QList<int> causes(const WarbandModel &model)
{
    QList<int> rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.index(row, 0).data(WarbandModel::IsCauseRole).toBool())
            rows.append(row);
    }
    return rows;
}

} // namespace

class TestWarbandModel final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void staysConsistentWhileFilesComeAndGo()
    {
        const WarbandFolder folder;
        ShownFile file;
        WarbandModel model(file.shown);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        QCOMPARE(model.rowCount(), 4);
        folder.write(u"a.gunbai"_s, crowdedWarband());
        QTRY_COMPARE(model.rowCount(), 20);
        folder.write(u"a.gunbai"_s, foreignWarband());
        QTRY_COMPARE(model.rowCount(), 1);
        file.open.close();
        QCOMPARE(model.rowCount(), 0);
    }

    void staysConsistentThroughEveryKindOfChange()
    {
        const WarbandFolder folder;
        ShownFile file;
        WarbandModel model(file.shown);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        edit::WarbandDocument &document = *file.shown.document();
        QSignalSpy reset(&model, &WarbandModel::modelReset);
        QSignalSpy inserted(&model, &WarbandModel::rowsInserted);
        QSignalSpy removed(&model, &WarbandModel::rowsRemoved);
        QSignalSpy moved(&model, &WarbandModel::rowsMoved);
        document.add(u"frog"_s);
        document.move({roster::ModelId(1)}, 3);
        document.setWeapon({roster::ModelId(2)}, u"pebble"_s);
        document.remove({roster::ModelId(2), roster::ModelId(3)});
        QVERIFY(model.setData(model.index(0, WarbandModel::NameColumn), u"Kero"_s, Qt::EditRole));
        QCOMPARE(text(model, 0, WarbandModel::NameColumn), u"Kero"_s);
        QCOMPARE(reset.count(), 0);
        QCOMPARE(inserted.count(), 1);
        QCOMPARE(removed.count(), 1);
        QCOMPARE(moved.count(), 1);
        while (document.undoStack().canUndo())
            document.undo();
        QCOMPARE(model.rowCount(), 4);
        while (document.undoStack().canRedo())
            document.redo();
        QCOMPARE(reset.count(), 0);
        document.replace({}, u"Clear"_s);
        QCOMPARE(model.rowCount(), 0);
    }

    void theWeaponsThatABrokenRuleCountsAreNamed()
    {
        const WarbandFolder folder;
        ShownFile file;
        const WarbandModel model(file.shown);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, brokenWarband())));
        QCOMPARE(model.index(4, WarbandModel::WeaponsColumn).data(WarbandModel::CauseWordsRole).toStringList(),
                 QStringList{u"pebble"_s});
        QVERIFY(model.index(0, WarbandModel::WeaponsColumn).data(WarbandModel::CauseWordsRole).toStringList().isEmpty());
    }

    void aRowSaysWhatTheModelIsAndCosts()
    {
        const WarbandFolder folder;
        ShownFile file;
        const WarbandModel model(file.shown);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        QCOMPARE(text(model, 0, WarbandModel::NameColumn), u"Ōgama"_s);
        QCOMPARE(text(model, 0, WarbandModel::ProfileColumn), u"Frog King"_s);
        QCOMPARE(text(model, 0, WarbandModel::RankColumn), u"3"_s);
        QCOMPARE(text(model, 0, WarbandModel::ArmourColumn), u"shell"_s);
        QCOMPARE(text(model, 0, WarbandModel::PointsColumn), u"27"_s);
        QVERIFY(model.index(0, 1).data(WarbandModel::IsLeaderRole).toBool());
        QCOMPARE(text(model, 1, WarbandModel::NameColumn), u"unnamed"_s);
        QVERIFY(model.index(1, WarbandModel::NameColumn).data(WarbandModel::IsFaintRole).toBool());
    }

    void whatWasChosenComesBeforeWhatIsGiven()
    {
        const WarbandFolder folder;
        ShownFile file;
        const WarbandModel model(file.shown);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, legalWarband())));
        QCOMPARE(text(model, 0, WarbandModel::WeaponsColumn), u"reed, tongue"_s);
        QCOMPARE(text(model, 0, WarbandModel::WeaponsColumn, WarbandModel::ChosenRole), u"reed"_s);
        QCOMPARE(text(model, 0, WarbandModel::SkillsColumn), u"Leap"_s);
        QCOMPARE(text(model, 0, WarbandModel::SkillsColumn, WarbandModel::ChosenRole), QString());
    }

    void causesOfBrokenRulesAreMarked()
    {
        const WarbandFolder folder;
        ShownFile file;
        WarbandModel model(file.shown);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, brokenWarband())));
        QCOMPARE(causes(model), (QList{4, 5}));
        QVERIFY(text(model, 4, 0, Qt::AccessibleTextRole).contains(u"breaks a rule"_s));
    }

    void oneFindingCanBePointedOut()
    {
        const WarbandFolder folder;
        ShownFile file;
        WarbandModel model(file.shown);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, crowdedWarband())));
        const QList<int> all = causes(model);
        QSignalSpy changed(&model, &WarbandModel::dataChanged);
        const auto &findings = file.shown.verdict().findings;
        const auto narrow =
            std::ranges::find_if(findings, [](const auto &finding) { return finding.causes.size() == 1; });
        model.pointOut(static_cast<int>(narrow - findings.begin()));
        QCOMPARE(causes(model), QList<int>(narrow->causes.begin(), narrow->causes.end()));
        QCOMPARE(changed.count(), 1);
        model.pointOut(-1);
        QCOMPARE(causes(model), all);
    }

    void aModelOfNoKnownProfileIsShownWithItsIds()
    {
        const WarbandFolder folder;
        ShownFile file;
        const WarbandModel model(file.shown);
        QVERIFY(file.open.open(folder.write(u"a.gunbai"_s, foreignWarband())));
        QCOMPARE(text(model, 0, WarbandModel::NameColumn), u"Eft"_s);
        QCOMPARE(text(model, 0, WarbandModel::ProfileColumn), u"newt"_s);
        QCOMPARE(text(model, 0, WarbandModel::RankColumn), QString());
        QCOMPARE(text(model, 0, WarbandModel::PointsColumn), u"0"_s);
    }
};

std::unique_ptr<QObject> testWarbandModel()
{
    return make<TestWarbandModel>();
}

} // namespace gunbai::test

#include "tst_warbandmodel.moc"
