// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/warbands.h"
#include "tests/ui/editor.h"
#include "tests/ui/tests.h"
#include "ui/builder/catalogueview.h"
#include "ui/models/cataloguemodel.h"
#include "ui/widgets/optionrow.h"

#include <QPushButton>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using ui::CatalogueModel;

namespace {

/// What the panel offers, section heads aside.
QStringList optionsOf(const Editor &editor)
{
    QStringList options;
    for (const auto *row : editor.page.findChildren<ui::OptionRow *>()) {
        if (row->isVisible())
            options.append(row->content().text);
    }
    return options;
}

void pick(Editor &editor, const QString &parameter, const QString &choice)
{
    editor.click(editor.named<QPushButton>(parameter));
    editor.clickMenu(choice);
}

/// Bushi with a disguised ninja in row 6.
roster::Warband withNinja()
{
    return warband(u"bushi limit=150 | bushi_samurai leader | 4 bushi_ashigaru weapon=yari"
                   "| ninja_disguised skills=kenjutsu"_s);
}

} // namespace

/// The parts of the builder that only some of Ronin's lists have.
class TestRoninBuilder final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void aSchoolNamesItsMainWeapon()
    {
        Editor editor(warband(u"koryu | koryu_sensei weapon=katana | 3 koryu_novice weapon=katana"_s), shippedRules());
        QCOMPARE(judged(editor.warband()).broken(), QStringList{u"koryu.school_weapons"_s});
        pick(editor, u"Main weapon: none named"_s, u"katana"_s);
        QCOMPARE(editor.warband().parameters.value(u"school.main"_s), QStringList{u"katana"_s});
        QCOMPARE(judged(editor.warband()).broken(), QStringList());
        pick(editor, u"Main weapon: katana"_s, u"yari"_s);
        QCOMPARE(editor.warband().parameters.value(u"school.main"_s), QStringList{u"yari"_s});
        pick(editor, u"Main weapon: yari"_s, u"yari"_s);
        QVERIFY(editor.warband().parameters.value(u"school.main"_s).isEmpty());
        editor.undoAll();
        QVERIFY(editor.warband().parameters.isEmpty());
    }

    void aSchoolWithoutAMainWeaponIsAskedForItOnce()
    {
        const Editor editor(warband(u"koryu"_s), shippedRules());
        const QAbstractItemModel &catalogue = *editor.catalogue().model();
        for (int row = 0; !catalogue.index(row, 0).data(CatalogueModel::IsHeadRole).toBool(); ++row)
            QCOMPARE(catalogue.index(row, 0).data(CatalogueModel::ReasonRole).toString(), QString());
    }

    void aSchoolNamesSeveralSecondaryWeapons()
    {
        Editor editor(warband(u"koryu main=katana | koryu_sensei weapon=katana | 3 koryu_novice weapon=katana"_s),
                      shippedRules());
        pick(editor, u"Secondary weapons: none named"_s, u"yari"_s);
        pick(editor, u"Secondary weapons: yari"_s, u"naginata"_s);
        QCOMPARE(editor.warband().parameters.value(u"school.secondary"_s), (QStringList{u"yari"_s, u"naginata"_s}));
        editor.click(editor.named<QPushButton>(u"Secondary weapons"_s));
        const auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(actionOf(*menu, u"naginata"_s)->isChecked());
        QCOMPARE(actionOf(*menu, u"bo"_s)->toolTip(), u"Secondary weapons of the school: 3, at most 2."_s);
        editor.clickMenu(u"yari"_s);
        QCOMPARE(editor.warband().parameters.value(u"school.secondary"_s), QStringList{u"naginata"_s});
    }

    void aDisguisedNinjaPosesAsAnOwnModelOfLowRank()
    {
        Editor editor(withNinja(), shippedRules());
        editor.clickRow(5);
        QVERIFY(optionsOf(editor).contains(u"Ashigaru"_s));
        QVERIFY(!optionsOf(editor).contains(u"Ashigaru-gashira"_s));
        QVERIFY(!optionsOf(editor).contains(u"Samurai"_s));
        editor.clickOption(u"Ashigaru"_s);
        QCOMPARE(editor.model(5).disguisedAs, u"bushi_ashigaru"_s);
        editor.undoAll();
        QCOMPARE(editor.model(5).disguisedAs, QString());
    }

    void aDisguisedNinjaIsDressedAtNoPrice()
    {
        Editor editor(withNinja(), shippedRules());
        editor.clickRow(5);
        QVERIFY(!optionsOf(editor).contains(u"teppo"_s));
        editor.clickOption(u"Ashigaru"_s);
        const int before = judged(editor.warband()).muster.total;
        QCOMPARE(editor.named<ui::OptionRow>(u"teppo"_s)->content().price, QString());
        editor.clickOption(u"naginata-yari"_s);
        QCOMPARE(editor.model(5).weapon, u"naginata_yari"_s);
        QCOMPARE(judged(editor.warband()).muster.total, before);
    }
};

std::unique_ptr<QObject> testRoninBuilder()
{
    return make<TestRoninBuilder>();
}

} // namespace gunbai::test

#include "tst_roninbuilder.moc"
