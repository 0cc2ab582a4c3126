// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/fixture.h"
#include "tests/ui/tests.h"
#include "ui/builder/builderpage.h"
#include "ui/builder/verdictline.h"
#include "ui/builder/verdictpanel.h"
#include "ui/builder/warbandtable.h"
#include "ui/builder/warriorpanel.h"
#include "ui/models/openwarband.h"
#include "ui/widgets/foldbutton.h"
#include "ui/widgets/inlineedit.h"
#include "ui/widgets/optionrow.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using ui::VerdictLine;

namespace {

/// A builder over a warband of the invented game, shown at the size of the design.
struct Builder
{
    explicit Builder(const QByteArray &bytes) : open(inventedRules()), page(&action, &menu)
    {
        QObject::connect(&open, &ui::OpenWarband::opened, &page, [this] { page.setDocument(open.document()); });
        page.resize(1294, 768);
        page.show();
        if (!open.open(folder.write(u"a.gunbai"_s, bytes)))
            qFatal("the warband of a test cannot be opened");
        QCoreApplication::processEvents();
    }

    ui::WarbandTable &table() const { return *page.findChild<ui::WarbandTable *>(); }
    std::vector<VerdictLine *> lines() const
    {
        const auto found = page.findChildren<VerdictLine *>();
        return {found.begin(), found.end()};
    }
    bool hasText(const QString &text) const
    {
        const auto labels = page.findChildren<QLabel *>();
        return std::ranges::any_of(
            labels, [&text](const QLabel *label) { return label->isVisible() && label->text() == text; });
    }
    bool isMarked(int row) const { return table().model()->index(row, 0).data(ui::WarbandModel::IsCauseRole).toBool(); }

    WarbandFolder folder;
    QAction action{u"Open"_s};
    QMenu menu;
    ui::OpenWarband open;
    ui::BuilderPage page;
};

} // namespace

class TestBuilder final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void aLegalWarbandSaysSoInTheHeaderAndTheVerdict()
    {
        const Builder builder(legalWarband());
        QCOMPARE(builder.lines().size(), std::size_t(1));
        QVERIFY(builder.lines().front()->text().startsWith(u"Legal: all "_s));
        QVERIFY(builder.hasText(u"Legal"_s));
        QCOMPARE(builder.page.findChild<ui::InlineEdit *>()->text(), u"Still water"_s);
    }

    void everyBrokenRuleHasALine()
    {
        const Builder builder(brokenWarband());
        QStringList statements;
        for (const VerdictLine *line : builder.lines())
            statements.append(line->text());
        QCOMPARE(statements, (QStringList{u"Pebbles: 2 of 6 frogs, at most 1."_s, u"Points: 86, at most 60."_s}));
    }

    void followingACauserChoosesItsRow()
    {
        const Builder builder(brokenWarband());
        Q_EMIT builder.lines().front()->rowAsked(5);
        QCOMPARE(builder.table().chosenRow(), 5);
    }

    void pickingOneLineMarksOnlyItsModels()
    {
        const Builder builder(crowdedWarband());
        const auto lines = builder.lines();
        const auto unknown =
            std::ranges::find_if(lines, [](const VerdictLine *line) { return line->text().contains(u"axolotl"_s); });
        QVERIFY(unknown != lines.end());
        QVERIFY(builder.isMarked(1) && builder.isMarked(4));
        (*unknown)->click();
        QVERIFY(!builder.isMarked(1) && builder.isMarked(4));
        (*unknown)->click();
        QVERIFY(builder.isMarked(1) && builder.isMarked(4));
    }

    void theVerdictTakesNoMoreThanItsShareOfTheHeight()
    {
        const Builder builder(crowdedWarband());
        const auto *verdict = builder.page.findChild<ui::VerdictPanel *>();
        QVERIFY(verdict->height() <= builder.page.height() * 40 / 100);
        QVERIFY(builder.table().viewport()->height() >= 3 * 28);
    }

    void metRulesAreFoldedAwayUntilAsked()
    {
        const Builder builder(legalWarband());
        auto *verdict = builder.page.findChild<ui::VerdictPanel *>();
        const QString statement = u"Animals: 4, at least 2."_s;
        QVERIFY(!builder.hasText(statement));
        verdict->findChild<ui::FoldButton *>()->click();
        QCoreApplication::processEvents();
        QVERIFY(builder.hasText(statement));
    }

    void theChosenModelFillsTheRightColumn()
    {
        const Builder builder(legalWarband());
        builder.table().choose(2);
        const auto *panel = builder.page.findChild<ui::WarriorPanel *>();
        const auto rows = panel->findChildren<ui::OptionRow *>();
        const auto taken = std::ranges::count_if(rows, [](const ui::OptionRow *row) {
            return row->isVisible() && row->content().text == "reed"_L1 && row->content().state == ui::OptionRow::State::On;
        });
        QCOMPARE(taken, 1);
    }

    void readingAgainKeepsTheChosenRow()
    {
        const Builder builder(crowdedWarband());
        builder.table().choose(3);
        builder.folder.write(u"a.gunbai"_s, brokenWarband());
        QTRY_COMPARE(builder.open.document()->warband().models.size(), std::size_t(6));
        QCOMPARE(builder.table().chosenRow(), 3);
        builder.folder.write(u"a.gunbai"_s, foreignWarband());
        QTRY_COMPARE(builder.open.document()->warband().models.size(), std::size_t(1));
        QCOMPARE(builder.table().chosenRow(), 0);
    }
};

std::unique_ptr<QObject> testBuilder()
{
    return make<TestBuilder>();
}

} // namespace gunbai::test

#include "tst_builder.moc"
