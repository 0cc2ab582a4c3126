// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/warbands.h"
#include "tests/ui/fixture.h"
#include "tests/ui/tests.h"
#include "ui/library/newwarband.h"
#include "ui/library/rostermodel.h"
#include "ui/models/cataloguemodel.h"
#include "ui/models/warbandmodel.h"
#include "ui/models/warriorsheet.h"
#include "ui/widgets/menubutton.h"
#include "ui/widgets/segments.h"

#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using ui::CatalogueModel;
using ui::SheetRow;
using ui::WarbandModel;
using ui::WarriorSheet;

namespace {

constexpr auto Force = "format = 1\nsystem = \"honour\"\nname = \"Scorpion clan\"\npoints = 24\n"
                       "[[model]]\ncard = \"samurai_hero\"\nupgrades = [\"unarmoured\"]\n"
                       "[[model]]\ncard = \"loyal_bowmen_group\"\n";

/// The open force, from a folder that lasts as long.
struct ShownForce
{
    ShownForce()
    {
        if (!file.open.open(folder.write(u"a.gunbai"_s, Force)))
            qFatal("the force cannot be opened");
    }

    WarbandFolder folder;
    ShownFile file{shippedRules()};
};

const ui::SheetSection &section(const WarriorSheet &sheet, const QString &head)
{
    const auto found = std::ranges::find(sheet.sections, head, &ui::SheetSection::head);
    if (found == sheet.sections.end())
        qFatal("no section %s", qPrintable(head));
    return *found;
}

} // namespace

/// A game without Ranks, armour and several lists is shown by what its rules data says, in the rooms of all games.
class TestGameWords final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void theTableHasNoColumnThatTheGameKnowsNothingOf()
    {
        const ShownForce force;
        const WarbandModel model(force.file.shown);
        QVERIFY(!model.hasColumn(WarbandModel::RankColumn));
        QVERIFY(!model.hasColumn(WarbandModel::ArmourColumn));
        QVERIFY(model.hasColumn(WarbandModel::WeaponsColumn));
        QCOMPARE(model.headerData(WarbandModel::ProfileColumn, Qt::Horizontal, Qt::DisplayRole).toString(), u"Card"_s);
        QCOMPARE(model.index(0, WarbandModel::NumberColumn).data(Qt::AccessibleTextRole).toString(),
                 u"1, unnamed, Samurai Hero, katana, Unarmoured, 5 point(s), Leader, breaks a rule"_s);
    }

    void theCatalogueStandsUnderHeadsByType()
    {
        const ShownForce force;
        const CatalogueModel model(force.file.shown);
        QStringList heads;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row);
            if (index.data(CatalogueModel::IsHeadRole).toBool())
                heads.append(index.data().toString());
            else
                QVERIFY(!index.data(CatalogueModel::RankRole).isValid());
        }
        QCOMPARE(heads, (QStringList{u"Heroes"_s, u"Samurai"_s, u"Commoners"_s, u"Groups of three"_s}));
        QCOMPARE(model.rowCount(), 66 + 4);
    }

    void aCardSaysWhenItsBonusesHoldAndWhatIsInDoubt()
    {
        const ShownForce force;
        const WarriorSheet sheet = ui::warriorSheet(force.file.shown, {1});
        QCOMPARE(sheet.kind, u"Loyal Bowmen Group, 3 model(s):"_s);
        QCOMPARE(sheet.figures.front().value, u"3+1"_s);
        const auto &rows = section(sheet, u"To know"_s).rows;
        QCOMPARE(rows.size(), 3U);
        QCOMPARE(rows[0].text, u"Aim +1"_s);
        QCOMPARE(rows[0].effect, u"while 2 or 3 are left"_s);
        QCOMPARE(rows[2].kind, SheetRow::Kind::Doubt);
        QCOMPARE(section(sheet, u"Weapon"_s).rows.front().state, SheetRow::State::Fixed);
    }

    void thePrintedWeaponIsOnUntilAnotherIsTaken()
    {
        const ShownForce force;
        const auto on = [&force] {
            const WarriorSheet sheet = ui::warriorSheet(force.file.shown, {0});
            QStringList names;
            for (const SheetRow &row : section(sheet, u"Weapon"_s).rows) {
                if (row.state == SheetRow::State::On)
                    names.append(row.text);
            }
            return names;
        };
        QCOMPARE(on(), QStringList{u"katana"_s});
        force.file.shown.document()->setWeapon({roster::ModelId(1)}, u"spear"_s);
        QCOMPARE(on(), QStringList{u"spear"_s});
    }

    void upgradesHaveTheGamesName()
    {
        const ShownForce force;
        const WarriorSheet sheet = ui::warriorSheet(force.file.shown, {0});
        const auto &rows = section(sheet, u"Upgrades"_s).rows;
        QCOMPARE(rows[0].text, u"bow"_s);
        QCOMPARE(rows[0].price, u"+2"_s);
        QCOMPARE(rows[1].state, SheetRow::State::On);
        QVERIFY(std::ranges::none_of(sheet.sections.front().rows,
                                     [](const SheetRow &row) { return row.text == u"Leader"_s; }));
    }

    void aGameOfOneListHasNothingToChoose()
    {
        ui::NewWarband form(shippedRules());
        auto *game = form.findChild<ui::MenuButton *>();
        auto *lists = form.findChild<QListView *>();
        QVERIFY(!lists->isHidden());
        game->menu()->actions().at(1)->trigger();
        QCOMPARE(game->value().toString(), u"honour"_s);
        QVERIFY(lists->isHidden());
        QStringList limits;
        for (const QPushButton *button : form.findChild<ui::Segments *>()->findChildren<QPushButton *>())
            limits.append(button->text());
        QCOMPARE(limits, (QStringList{u"11"_s, u"15"_s, u"18"_s, u"21"_s, u"24"_s, u"No limit"_s}));
        QStringList byTab; // from the lists to the name
        for (QWidget *next = lists; !qobject_cast<QLineEdit *>(next); next = next->nextInFocusChain()) {
            if (const auto *button = qobject_cast<QPushButton *>(next))
                byTab.append(button->text());
        }
        QCOMPARE(byTab, limits);
        QSignalSpy created(&form, &ui::NewWarband::created);
        QTest::keyClick(&form, Qt::Key_Return);
        const auto made = created.front().front().value<roster::Warband>();
        QCOMPARE(made.system, u"honour"_s);
        QCOMPARE(made.list, u"force"_s);
        QCOMPARE(made.limit, 18);
    }

    void theLibrarysRosterHasNoRanks()
    {
        ui::RosterModel model;
        model.setRoster(ui::drawnUp(warband(u"honour/force | samurai_hero"_s), shippedRules()));
        QVERIFY(!model.hasRanks());
        QCOMPARE(model.index(0, ui::RosterModel::RankColumn).data().toString(), QString());
    }
};

std::unique_ptr<QObject> testGameWords()
{
    return make<TestGameWords>();
}

} // namespace gunbai::test

#include "tst_gamewords.moc"
