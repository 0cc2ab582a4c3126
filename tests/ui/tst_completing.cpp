// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/warbands.h"
#include "tests/ui/editor.h"
#include "tests/ui/tests.h"
#include "ui/builder/catalogueview.h"
#include "ui/builder/completebar.h"
#include "ui/models/cataloguemodel.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;
using fill::Aim;

namespace {

/// A builder over a warband of the rules that are shipped.
struct Completing : Editor
{
    explicit Completing(const QString &text) : Editor(test::warband(text), shippedRules()) {}

    [[nodiscard]] ui::CompleteBar &bar() const { return *page.findChild<ui::CompleteBar *>(); }
    [[nodiscard]] QPushButton *button() const { return bar().findChild<QPushButton *>(); }
    [[nodiscard]] bool catalogueSays(const QString &text) const
    {
        const QAbstractItemModel &model = *catalogue().model();
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.index(row, 0).data(ui::CatalogueModel::OwnedRole).toString().contains(text))
                return true;
        }
        return false;
    }
    [[nodiscard]] QAction *entry(const QString &text) const { return actionOf(*button()->menu(), text); }
};

} // namespace

/// The list that completes itself.
class TestCompleting final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void itIsOneStepThatCanBeUndone()
    {
        Completing editor(u"bushi limit=90 | 4 bushi_ashigaru weapon=yari"_s);
        const roster::Warband before = editor.warband();
        QCOMPARE(editor.bar().says(), u"18 point(s) left"_s);
        editor.entry(u"More of what I have"_s)->trigger();
        QTRY_COMPARE(editor.warband().models.size(), std::size_t(5));
        QCOMPARE(editor.document.verdict().total, 90);
        QCOMPARE(editor.document.undoStack().count(), 1);
        QCOMPARE(editor.document.undoStack().undoText(), u"Complete: More of what I have"_s);
        QCOMPARE(editor.bar().says(), u"0 point(s) left"_s);
        QVERIFY(!editor.button()->isEnabled());
        editor.undoAll();
        QCOMPARE(editor.warband(), before);
    }
    void fromNothingItMakesALegalWarband()
    {
        Completing editor(u"honour/force limit=24"_s);
        editor.entry(u"Few, but good"_s)->trigger();
        QTRY_VERIFY(!editor.warband().models.empty());
        QVERIFY(editor.document.verdict().isLegal());
        QCOMPARE(editor.document.verdict().total, 24);
    }
    void whatCannotBeIsSaid_data()
    {
        QTest::addColumn<QString>("warband");
        QTest::addColumn<QString>("says");
        QTest::newRow("too dear") << u"bushi limit=75 | 4 bushi_ashigaru weapon=yari"_s << u"Nobody costs so little"_s;
        QTest::newRow("nobody for so few points") << u"bushi limit=20"_s << u"Nobody fits"_s;
        QTest::newRow("broken") << u"bushi limit=150 | bushi_ashigaru | 4 bushi_ashigaru weapon=yari"_s
                                << u"Mend the list first"_s;
    }
    void whatCannotBeIsSaid()
    {
        QFETCH(QString, warband);
        QFETCH(QString, says);
        Completing editor(warband);
        const roster::Warband before = editor.warband();
        editor.entry(u"Balanced"_s)->trigger();
        QTRY_COMPARE(editor.bar().says(), says);
        QCOMPARE(editor.warband(), before);
    }
    void withoutPointsToSpendThereIsNothingToComplete()
    {
        const Completing unlimited(u"bushi | 4 bushi_ashigaru weapon=yari"_s);
        QCOMPARE(unlimited.bar().says(), u"no points agreed"_s);
        QVERIFY(!unlimited.button()->isEnabled());
        const Completing over(u"bushi limit=70 | 4 bushi_ashigaru weapon=yari"_s);
        QCOMPARE(over.bar().says(), u"2 point(s) over"_s);
        QVERIFY(!over.button()->isEnabled());
    }
    void anEditEndsTheSearch()
    {
        Completing editor(u"bushi limit=500"_s);
        editor.entry(u"Balanced"_s)->trigger();
        editor.document.add(u"bushi_samurai"_s, {});
        QTest::qWait(300);
        QCOMPARE(editor.warband().models.size(), std::size_t(1));
    }
    void onlyFiguresThatThePlayerOwns()
    {
        Completing editor(u"bushi limit=150"_s);
        QAction *onlyOwned = editor.entry(u"Only figures that I own"_s);
        QVERIFY(!onlyOwned->isVisible());
        QVERIFY(!editor.catalogueSays(u"You own"_s));
        const collection::Figure ashigaru{{}, u"Spears"_s, {{u"ronin"_s, u"bushi_ashigaru"_s, {u"yari"_s}}}, 5, 0, {}};
        editor.page.setOwned({{ashigaru}});
        editor.page.setDocument(&editor.document);
        QVERIFY(onlyOwned->isVisible());
        QVERIFY(editor.catalogueSays(u"You own 5 more."_s));
        onlyOwned->trigger();
        editor.entry(u"Balanced"_s)->trigger();
        QTRY_COMPARE(editor.warband().models.size(), std::size_t(5));
        for (const roster::Model &model : editor.warband().models)
            QCOMPARE(model.weapon, u"yari"_s);
    }
};

std::unique_ptr<QObject> testCompleting()
{
    return make<TestCompleting>();
}

} // namespace gunbai::test

#include "tst_completing.moc"
