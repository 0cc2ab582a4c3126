// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/warbands.h"
#include "tests/ui/editor.h"
#include "tests/ui/tests.h"
#include "ui/builder/fixbar.h"
#include "ui/builder/fixbutton.h"
#include "ui/builder/previewlayer.h"
#include "ui/builder/warbandtable.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;
using ui::PreviewRow;
using ui::WarbandModel;
using Fate = PreviewRow::Fate;

namespace {

/// A builder over a warband of the rules that are shipped, with its fixes.
struct Mending : Editor
{
    explicit Mending(const QString &text) : Editor(test::warband(text), shippedRules()) {}

    [[nodiscard]] ui::FixButton *offer(const QString &start) const
    {
        for (auto *button : page.findChildren<ui::FixButton *>()) {
            if (button->accessibleName().startsWith(start))
                return button;
        }
        return nullptr;
    }
    [[nodiscard]] const ui::PreviewLayer &layer() const { return *table().findChild<ui::PreviewLayer *>(); }
    [[nodiscard]] const std::vector<PreviewRow> &rows() const { return layer().rows(); }
};

void hover(QWidget *widget)
{
    QEnterEvent event({5, 5}, {5, 5}, {5, 5});
    QCoreApplication::sendEvent(widget, &event);
}

void leave(QWidget *widget)
{
    QEvent event(QEvent::Leave);
    QCoreApplication::sendEvent(widget, &event);
}

const QString Arquebuses = u"bushi limit=150 | 5 bushi_ashigaru weapon=yari | 3 bushi_ashigaru weapon=teppo"_s;

} // namespace

/// What a fix would do, shown in the list before it is done.
class TestFixPreview final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void aButtonPointedAtShowsWhatChanges()
    {
        Mending editor(Arquebuses);
        const roster::Warband before = editor.warband();
        QTRY_VERIFY(editor.offer(u"6 Ashigaru: yari"_s));
        ui::FixButton *button = editor.offer(u"6 Ashigaru: yari"_s);
        QVERIFY(editor.rows().empty());
        hover(button);
        QCOMPARE(editor.rows().size(), std::size_t(1));
        const PreviewRow &row = editor.rows().front();
        QCOMPARE(row.fate, Fate::Changed);
        QCOMPARE(row.row, 5);
        const ui::PreviewCell &weapons = row.cells[WarbandModel::WeaponsColumn];
        QCOMPARE(weapons.gone, QStringList{u"teppo"_s});
        QCOMPARE(weapons.come, QStringList{u"yari"_s});
        QCOMPARE(weapons.stay, QStringList{u"katana"_s});
        QVERIFY(!row.cells[WarbandModel::PointsColumn].isChanged());
        QVERIFY(editor.layer().isVisible());
        QCOMPARE(editor.warband(), before);
        QCOMPARE(editor.document.undoStack().count(), 0);
        leave(button);
        QVERIFY(editor.rows().empty());
        QVERIFY(!editor.layer().isVisible());
    }
    void theKeyboardPointsTooAndEnterApplies()
    {
        Mending editor(Arquebuses);
        QTRY_VERIFY(editor.offer(u"6 Ashigaru: yari"_s));
        editor.offer(u"6 Ashigaru: yari"_s)->setFocus(Qt::TabFocusReason);
        QCOMPARE(editor.rows().size(), std::size_t(1));
        editor.press(Qt::Key_Space);
        QVERIFY(editor.document.verdict().isLegal());
        QVERIFY(editor.rows().empty());
        QCOMPARE(editor.document.undoStack().count(), 1);
    }
    void whoGoesIsStruckAndWhoComesStandsLast()
    {
        Mending editor(u"bushi | 2 bushi_samurai | 3 bushi_ashigaru weapon=yari"_s);
        QTRY_VERIFY(editor.offer(u"Remove 2 Samurai"_s));
        hover(editor.offer(u"Remove 2 Samurai"_s));
        QCOMPARE(editor.rows().size(), std::size_t(1));
        QCOMPARE(editor.rows().front().fate, Fate::Gone);
        QCOMPARE(editor.rows().front().row, 1);
        hover(editor.offer(u"Add Ashigaru with yari"_s));
        QCOMPARE(editor.rows().size(), std::size_t(1));
        QCOMPARE(editor.rows().front().fate, Fate::New);
        QCOMPARE(editor.rows().front().cells[WarbandModel::ProfileColumn].come, QStringList{u"Ashigaru"_s});
        QCOMPARE(editor.rows().front().cells[WarbandModel::PointsColumn].come, QStringList{u"18"_s});
    }
    void whoIsOutOfSightIsScrolledTo()
    {
        Mending editor(u"bushi | 14 bushi_ashigaru weapon=yari | 6 bushi_ashigaru weapon=teppo"_s);
        editor.window.resize(1366, 500);
        QTRY_VERIFY(editor.offer(u"15 Ashigaru: yari"_s));
        hover(editor.offer(u"15 Ashigaru: yari"_s));
        const int row = editor.rows().front().row;
        QCOMPARE(row, 14);
        const int top = editor.table().rowViewportPosition(row);
        QVERIFY(top >= 0 && top < editor.table().viewport()->height());
    }
    void aChangeOfTheListEndsThePreview()
    {
        Mending editor(Arquebuses);
        QTRY_VERIFY(editor.offer(u"6 Ashigaru: yari"_s));
        hover(editor.offer(u"6 Ashigaru: yari"_s));
        editor.document.add(u"bushi_samurai"_s, {});
        QVERIFY(editor.rows().empty());
    }
    void whoHasNobodyYetIsOfferedThreeBeginnings()
    {
        Mending editor(u"bushi limit=150"_s);
        QTRY_COMPARE(editor.page.findChildren<ui::FixButton *>().size(), 3);
        ui::FixButton *few = editor.offer(u"Few, but good: 4 model(s), 150 points"_s);
        QVERIFY(few);
        hover(few);
        QCOMPARE(editor.rows().size(), std::size_t(4));
        editor.click(few);
        QCOMPARE(editor.warband().models.size(), std::size_t(4));
        QVERIFY(editor.document.verdict().isLegal());
        QCOMPARE(editor.document.undoStack().undoText(), u"Complete: Few, but good"_s);
    }
    void moreThanThreeChangesAreOneOffer()
    {
        Mending editor(u"bushi limit=72 | 8 bushi_ashigaru weapon=yari"_s);
        QTRY_VERIFY(editor.offer(u"Remove 5"_s));
        hover(editor.offer(u"Remove 5"_s));
        QCOMPARE(editor.rows().size(), std::size_t(4));
        editor.click(editor.offer(u"Remove 5"_s));
        QCOMPARE(editor.document.verdict().total, 72);
    }
};

std::unique_ptr<QObject> testFixPreview()
{
    return make<TestFixPreview>();
}

} // namespace gunbai::test

#include "tst_fixpreview.moc"
