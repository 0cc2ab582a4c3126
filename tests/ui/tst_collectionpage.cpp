// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collection/fielding.h"
#include "tests/support/warbands.h"
#include "tests/ui/libraryfixture.h"
#include "tests/ui/tests.h"
#include "ui/collection/collectionpage.h"
#include "ui/collection/fieldpanel.h"
#include "ui/collection/figurepanel.h"
#include "ui/collection/figuretable.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using collection::Collection;
using collection::Figure;
using collection::FigureId;
using ui::FigureModel;

namespace {

Figure figure(qint64 id, const QString &name, int count, const QString &profile, const QStringList &items = {})
{
    return {FigureId(id), name, {{u"ronin"_s, profile, items}}, count, 0, {}};
}

/// The page over a collection that is kept nowhere.
struct Page
{
    explicit Page(const Collection &collection = {})
        : document(collection,
                   [this](const Collection &, const Collection &) -> Result<> {
                       if (isFull)
                           return Error{Error::Code::NoSpace, u"The disk is full."_s};
                       return Done{};
                   }),
          page(document, shippedRules())
    {
        page.resize(1294, 768);
        page.show();
        page.activateWindow();
        if (!QTest::qWaitForWindowActive(&page))
            qFatal("The page never became active.");
    }

    [[nodiscard]] const std::vector<Figure> &figures() const { return document.collection().figures; }
    [[nodiscard]] ui::FigureTable &table() const { return *page.findChild<ui::FigureTable *>(); }
    [[nodiscard]] QPushButton *button(const QString &name) const
    {
        for (auto *button : page.findChildren<QPushButton *>()) {
            if (button->accessibleName() == name && button->isVisible())
                return button;
        }
        return nullptr;
    }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return table().model()->index(row, column).data().toString();
    }
    [[nodiscard]] bool says(const QString &text) const
    {
        const auto labels = page.findChildren<QLabel *>();
        return std::ranges::any_of(
            labels, [&text](const QLabel *label) { return label->isVisible() && label->text().contains(text); });
    }

    bool isFull = false;
    edit::CollectionDocument document;
    ui::CollectionPage page;
};

QString written(const QTemporaryDir &folder, const QString &name, const QByteArray &bytes)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
    return file.fileName();
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const Collection Two{
    {figure(1, u"Spears"_s, 6, u"bushi_ashigaru"_s, {u"yari"_s}), figure(2, u"Nobushige"_s, 1, u"bushi_samurai"_s)}};

} // namespace

/// The player's figures on their page.
class TestCollectionPage final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void anEmptyCollectionSaysHowToBegin()
    {
        const Page page;
        QVERIFY(page.says(u"No figures yet."_s));
        QVERIFY(page.button(u"Add the first figures"_s));
        QVERIFY(!page.button(u"What can I field?"_s)->isEnabled());
    }
    void figuresAreListedWithTheirTotals()
    {
        const Page page(Two);
        QCOMPARE(page.cell(0, FigureModel::NameColumn), u"Spears"_s);
        QCOMPARE(page.cell(0, FigureModel::UsesColumn), u"Ashigaru with yari"_s);
        QCOMPARE(page.cell(0, FigureModel::OwnedColumn), u"6"_s);
        QCOMPARE(page.cell(0, FigureModel::PaintedColumn), u"none"_s);
        QVERIFY(page.says(u"7 figure(s), 0 painted"_s));
    }
    void aNewFigureIsNamedAtOnce()
    {
        Page page;
        QTest::mouseClick(page.button(u"Add the first figures"_s), Qt::LeftButton);
        QCOMPARE(page.figures().size(), std::size_t(1));
        auto *editor = page.table().findChild<QLineEdit *>();
        QVERIFY(editor);
        editor->setText(u"Spears ō"_s);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(page.figures().front().name, u"Spears ō"_s);
    }
    void numbersAreTypedInTheirCellsWithinReason()
    {
        Page page(Two);
        auto *model = page.table().model();
        QVERIFY(model->setData(model->index(0, FigureModel::PaintedColumn), 9));
        QCOMPARE(page.figures()[0].painted, 6);
        QCOMPARE(page.cell(0, FigureModel::PaintedColumn), u"all"_s);
        QVERIFY(model->setData(model->index(0, FigureModel::OwnedColumn), 0));
        QCOMPARE(page.figures()[0].count, 1);
        QCOMPARE(page.figures()[0].painted, 1);
    }
    void whatAFigureStandsForIsTyped()
    {
        Page page(Two);
        page.table().choose(FigureId(2));
        auto *panel = page.page.findChild<ui::FigurePanel *>();
        auto *picker = panel->findChild<QLineEdit *>();
        picker->setText(u"hatamoto"_s);
        QTest::keyClick(picker, Qt::Key_Return);
        QCOMPARE(page.figures()[1].uses.size(), std::size_t(2));
        QCOMPARE(page.figures()[1].uses[1].profile, u"bushi_hatamoto"_s);
        QVERIFY(picker->text().isEmpty());
        picker->setText(u"hatamoto"_s);
        QTest::keyClick(picker, Qt::Key_Return);
        QCOMPARE(page.figures()[1].uses.size(), std::size_t(2)); // the same once
        picker->setText(u"no such profile"_s);
        QTest::keyClick(picker, Qt::Key_Return);
        QCOMPARE(page.figures()[1].uses.size(), std::size_t(2));
        QTRY_VERIFY(page.button(u"Take away: Samurai"_s));
        QTest::mouseClick(page.button(u"Take away: Samurai"_s), Qt::LeftButton);
        QCOMPARE(page.figures()[1].uses.size(), std::size_t(1));
    }
    void notesAreKeptWhenTheFieldIsLeft()
    {
        Page page(Two);
        page.table().choose(FigureId(1));
        auto *notes = page.page.findChild<QPlainTextEdit *>();
        notes->setFocus();
        notes->setPlainText(u"bought in 2019"_s);
        page.table().choose(FigureId(2));
        QCOMPARE(page.figures()[0].notes, u"bought in 2019"_s);
        QVERIFY(page.figures()[1].notes.isEmpty());
        QVERIFY(notes->toPlainText().isEmpty());
    }
    void deleteTakesAwayAndUndoBringsBack()
    {
        Page page(Two);
        page.table().setFocus();
        page.table().choose(FigureId(1));
        QTest::keyClick(&page.table(), Qt::Key_Delete);
        QCOMPARE(page.figures().size(), std::size_t(1));
        QTest::keyClick(&page.table(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(page.document.collection() == Two);
        QTest::keyClick(&page.table(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(page.figures().size(), std::size_t(1));
    }
    void theSearchLooksIntoEverything_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("rows");
        QTest::newRow("a name") << u"spear"_s << 1;
        QTest::newRow("a profile") << u"SAMURAI"_s << 1;
        QTest::newRow("two words") << u"yari spears"_s << 1;
        QTest::newRow("nobody") << u"kappa"_s << 0;
    }
    void theSearchLooksIntoEverything()
    {
        QFETCH(QString, typed);
        QFETCH(int, rows);
        const Page page(Two);
        page.page.findChild<QLineEdit *>()->setText(typed);
        QCOMPARE(page.table().model()->rowCount(), rows);
        QCOMPARE(page.says(u"No figure has “kappa”."_s), rows == 0);
    }
    void filesComeInAndGoOut()
    {
        const QTemporaryDir folder;
        Page page(Two);
        for (const QString &name : {u"out.csv"_s, u"out.gunbai-collection"_s}) {
            page.page.exportFile(folder.filePath(name));
            Page other;
            other.page.importFile(folder.filePath(name));
            QVERIFY(other.document.collection() == Two);
            other.document.undo();
            QVERIFY(other.document.collection().isEmpty());
        }
        QVERIFY(bytesOf(folder.filePath(u"out.csv"_s)).startsWith("figure,count,painted,stands_for,notes"));
    }
    void aFileWithAFaultChangesNothing()
    {
        const QTemporaryDir folder;
        Page page(Two);
        page.page.importFile(written(folder, u"bad.csv"_s, "figure,count\na,many\n"));
        QVERIFY2(page.page.fault().contains(u"bad.csv:2: “many” of count is no whole number"_s),
                 qPrintable(page.page.fault()));
        QVERIFY(page.document.collection() == Two);
        page.page.exportFile(folder.filePath(u"no/such/folder.csv"_s));
        QVERIFY(page.page.fault().contains(u"It can't be written"_s));
    }
    void whatCannotBeSavedIsTakenBack()
    {
        Page page(Two);
        page.isFull = true;
        page.table().choose(FigureId(1));
        QTest::keyClick(&page.table(), Qt::Key_Delete);
        QVERIFY(page.document.collection() == Two);
        QVERIFY(page.page.fault().contains(u"The disk is full."_s));
        QVERIFY(!page.document.undoStack().canUndo());
    }
    void theFiguresOfAWarbandJoinOnce()
    {
        Page page(Two);
        const roster::Warband patrol =
            warband(u"bushi | bushi_samurai | 8 bushi_ashigaru weapon=yari | bushi_ashigaru weapon=teppo"_s);
        const auto more =
            collection::withFiguresFor(page.document.collection(), patrol, roster::muster(patrol, shippedRules()));
        QCOMPARE(more.figures.size(), std::size_t(3));
        QCOMPARE(more.figures[0].count, 8);
        QCOMPARE(more.figures[2].uses.front().items, QStringList{u"teppo"_s});
        QVERIFY(collection::withFiguresFor(more, patrol, roster::muster(patrol, shippedRules())) == more);
    }
    void whatCanBeFieldedIsTaken()
    {
        Page page({{figure(1, u"Spears"_s, 8, u"bushi_ashigaru"_s)}});
        QSignalSpy taken(&page.page, &ui::CollectionPage::taken);
        QTest::mouseClick(page.button(u"What can I field?"_s), Qt::LeftButton);
        QTest::mouseClick(page.button(u"Look"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page.says(u"warband(s):"_s), 20000);
        QPushButton *take = nullptr;
        for (auto *button : page.page.findChild<ui::FieldPanel *>()->findChildren<QPushButton *>()) {
            if (button->accessibleName().startsWith(u"Take Bushi"_s))
                take = button;
        }
        QTest::mouseClick(take, Qt::LeftButton);
        QCOMPARE(taken.count(), 1);
        const auto warband = taken.front().front().value<roster::Warband>();
        QVERIFY(judged(warband).verdict.isLegal());
        QVERIFY(warband.models.size() <= 8);
    }
    void anotherWindowsFiguresAreShown()
    {
        PondLibrary pond;
        const auto other = pond.otherWindow();
        edit::CollectionDocument &here = pond.library.figures();
        edit::CollectionDocument &there = other->figures();
        there.add({Figure()}, u"Add"_s);
        QCOMPARE(there.collection().figures.size(), std::size_t(1));
        here.add({Figure(), Figure()}, u"Add"_s); // too late: nothing of theirs is written over
        QTRY_COMPARE(here.collection().figures.size(), std::size_t(1));
        here.add({Figure(), Figure()}, u"Add"_s);
        QCOMPARE(here.collection().figures.size(), std::size_t(3));
        other->lookOutside();
        QCOMPARE(there.collection().figures.size(), std::size_t(3));
    }
};

std::unique_ptr<QObject> testCollectionPage()
{
    return make<TestCollectionPage>();
}

} // namespace gunbai::test

#include "tst_collectionpage.moc"
