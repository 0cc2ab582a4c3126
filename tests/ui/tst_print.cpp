// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/editor.h"
#include "tests/ui/libraryfixture.h"
#include "tests/ui/pondgame.h"
#include "tests/ui/tests.h"
#include "ui/print/printfields.h"
#include "ui/print/printing.h"
#include "ui/print/printpage.h"
#include "ui/print/printpreview.h"
#include "ui/widgets/menubutton.h"
#include "ui/widgets/optionrow.h"

#include <QAbstractButton>
#include <QDoubleSpinBox>
#include <QFile>
#include <QListWidget>
#include <QMenu>
#include <QPrinter>
#include <QPushButton>
#include <QSignalSpy>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using ui::PrintChoices;
using ui::PrintPage;
using ui::PrintPreview;

namespace {

game::Side sideOf(const QByteArray &bytes)
{
    const roster::Warband warband = fromBytes(bytes);
    const roster::Muster muster = roster::muster(warband, inventedRules());
    return {warband, muster, roster::judge(warband, muster)};
}

void show(PrintPage &page, const game::Side &side, const ui::OtherSides &others = {})
{
    page.show(side, QDate(2026, 7, 30), others);
    page.resize(1290, 760);
    static_cast<QWidget &>(page).show();
}

void show(PrintPage &page, const QByteArray &bytes)
{
    show(page, sideOf(bytes));
}

const sheet::Layout &layoutOf(const PrintPage &page)
{
    return page.findChild<PrintPreview *>()->shownLayout();
}

/// What stands on the pages, a text an entry.
QStringList textsOf(const PrintPage &page)
{
    QStringList texts;
    for (const sheet::Page &each : layoutOf(page).pages) {
        for (const sheet::Placed &item : each.items) {
            if (const auto *text = std::get_if<sheet::PlacedText>(&item))
                texts.append(text->text);
        }
    }
    return texts;
}

QAbstractButton *button(const QWidget &parent, const QString &name)
{
    for (auto *each : parent.findChildren<QAbstractButton *>()) {
        if (each->accessibleName() == name || each->text() == name)
            return each;
    }
    throw std::runtime_error(qPrintable(u"no button "_s + name));
}

/// Takes the entry of a menu, which a button's name starts with.
void take(const PrintPage &page, const QString &menu, const QString &entry)
{
    for (const auto *each : page.findChildren<ui::MenuButton *>()) {
        if (!each->accessibleName().startsWith(menu))
            continue;
        for (QAction *action : each->menu()->actions()) {
            if (action->text() == entry)
                action->trigger();
        }
    }
}

void tick(const PrintPage &page, const QString &text)
{
    for (auto *row : page.findChildren<ui::OptionRow *>()) {
        if (row->content().text == text)
            QTest::mouseClick(row, Qt::LeftButton);
    }
}

QListWidget *models(const PrintPage &page)
{
    return page.findChild<QListWidget *>();
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestPrint final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void thePreviewFollowsThePaper()
    {
        const game::Games games = pondGames();
        PrintPage page(games);
        page.setPaper({});
        show(page, legalWarband());
        QCOMPARE(layoutOf(page).paper, QSizeF(210, 297));
        QVERIFY(!page.remarks().isEmpty());
        const QSignalSpy chosen(&page, &PrintPage::paperChosen);
        take(page, u"Paper"_s, u"Letter"_s);
        QCOMPARE(layoutOf(page).paper, QSizeF(215.9, 279.4));
        QCOMPARE(chosen.size(), 1);
        QTest::mouseClick(button(page, u"Sideways"_s), Qt::LeftButton);
        QCOMPARE(layoutOf(page).paper, QSizeF(279.4, 215.9));
    }

    void theOpponentsCopyIsAnotherContent()
    {
        const game::Games games = pondGames();
        PrintPage page(games);
        show(page, legalWarband());
        const sheet::Layout own = layoutOf(page);
        QTest::mouseClick(button(page, u"The opponent’s"_s), Qt::LeftButton);
        QVERIFY(own != layoutOf(page));
    }

    void aGameWithoutSheetsSaysSo()
    {
        const game::Games none;
        PrintPage page(none);
        show(page, legalWarband());
        QVERIFY(page.fault().contains(u"no sheet"_s));
        QVERIFY(!button(page, u"Print"_s)->isEnabled());
    }

    void savesAPdf()
    {
        const QTemporaryDir folder;
        const game::Games games = pondGames();
        PrintPage page(games);
        show(page, legalWarband());
        QVERIFY(page.savePdf(folder.filePath(u"a.pdf"_s)));
        QVERIFY(bytesOf(folder.filePath(u"a.pdf"_s)).startsWith("%PDF"));
        QCOMPARE(page.savePdf(folder.filePath(u"none/a.pdf"_s)).error().code, Error::Code::Io);
    }

    void whatIsWrittenIsSaid()
    {
        const WarbandFolder folder;
        const game::Games games = pondGames();
        PrintPage page(games);
        show(page, legalWarband());
        answerFileDialog(folder.path(u"a.pdf"_s));
        button(page, u"Save as PDF"_s)->click();
        QVERIFY(page.done().contains(u"a.pdf"_s));
        answerFileDialog(folder.path(u"none/a.pdf"_s));
        button(page, u"Save as PDF"_s)->click();
        QCOMPARE(page.done(), QString());
        QVERIFY(page.fault().contains(u"none"_s));
    }

    void thePrinterGetsThePaperOfThePreview()
    {
        const QTemporaryDir folder;
        const game::Games games = pondGames();
        PrintPage page(games);
        page.setPaper({sheet::Paper::Size::A5, sheet::Paper::Orientation::Landscape});
        show(page, legalWarband());
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(folder.filePath(u"a.pdf"_s));
        ui::prepare(printer, layoutOf(page));
        QVERIFY(ui::print(printer, layoutOf(page)));
        const QRectF paper = printer.pageLayout().fullRect(QPageLayout::Millimeter);
        QCOMPARE(qRound(paper.width()), 210);
        QCOMPARE(qRound(paper.height()), 148);
        QCOMPARE(printer.pageLayout().paintRect(QPageLayout::Millimeter), paper);
        QVERIFY(bytesOf(folder.filePath(u"a.pdf"_s)).startsWith("%PDF"));
    }

    void aPresetIsAnotherLayout()
    {
        const game::Games games = pondGames();
        PrintPage page(games);
        show(page, legalWarband());
        const QSignalSpy made(&page, &PrintPage::choicesMade);
        button(page, u"Tally"_s)->click();
        QVERIFY(textsOf(page).contains(u"Tally"_s));
        QCOMPARE(made.last().at(0).value<PrintChoices>().layout, u"tally"_s);
    }

    void moreIsOutOfSightUntilItIsAskedFor()
    {
        const game::Games games = pondGames();
        PrintPage page(games);
        show(page, legalWarband());
        QVERIFY(!models(page)->isVisible());
        button(page, u"More"_s)->click();
        QVERIFY(models(page)->isVisible());
    }

    void aTickChangesThePages()
    {
        const game::Games games = pondGames();
        PrintPage page(games);
        show(page, legalWarband());
        button(page, u"Tally"_s)->click();
        button(page, u"More"_s)->click();
        tick(page, u"For pencils"_s);
        QVERIFY(textsOf(page).contains(u"Tally to fill in"_s));
    }

    void choicesStayForTheNextWarband()
    {
        const game::Games games = pondGames();
        PrintPage page(games);
        PrintChoices choices;
        choices.layout = u"tally"_s;
        choices.isPencil = true;
        page.setChoices(choices);
        show(page, legalWarband());
        show(page, brokenWarband());
        QVERIFY(textsOf(page).contains(u"Tally to fill in"_s));
    }

    void aLayoutThatTheGameDoesNotOfferIsTheFirst()
    {
        const game::Games games = pondGames();
        PrintPage page(games);
        PrintChoices choices;
        choices.layout = u"banner"_s;
        page.setChoices(choices);
        show(page, legalWarband());
        QVERIFY(textsOf(page).contains(u"Animals"_s));
    }

    void onlyTickedModelsArePrinted()
    {
        const game::Games games = pondGames();
        PrintPage page(games);
        show(page, brokenWarband());
        QVERIFY(textsOf(page).contains(u"Kawazu"_s));
        const QSignalSpy chosen(&page, &PrintPage::modelsChosen);
        models(page)->item(4)->setCheckState(Qt::Unchecked);
        QVERIFY(!textsOf(page).contains(u"Kawazu"_s));
        QCOMPARE(chosen.last().at(0).value<std::vector<roster::ModelId>>().size(), std::size_t{5});
        button(page, u"All"_s)->click();
        QVERIFY(chosen.last().at(0).value<std::vector<roster::ModelId>>().empty());
    }

    void modelsAreMoved()
    {
        const game::Games games = pondGames();
        PrintPage page(games);
        show(page, brokenWarband());
        models(page)->setCurrentRow(4);
        button(page, u"Up"_s)->click();
        button(page, u"Up"_s)->click();
        QCOMPARE(models(page)->currentRow(), 2);
        const QStringList texts = textsOf(page);
        QCOMPARE(texts.indexOf(u"Kawazu"_s), texts.indexOf(u"Ōgama"_s) + 2);
    }

    void withoutAModelThereIsNothingToPrint()
    {
        const game::Games games = pondGames();
        PrintPage page(games);
        show(page, legalWarband());
        button(*models(page)->parentWidget(), u"None"_s)->click();
        QVERIFY(page.fault().startsWith(u"No model is ticked"_s));
        QVERIFY(!button(page, u"Print"_s)->isEnabled());
        button(page, u"All"_s)->click();
        QCOMPARE(page.fault(), QString());
        QVERIFY(button(page, u"Print"_s)->isEnabled());
    }

    void anotherWarbandIsPrintedInTheSameJob()
    {
        const game::Games games = pondGames();
        PrintPage page(games);
        const ui::OtherSides others{
            {{u"Rough water"_s, 7}, {u"Lost water"_s, 8}},
            [](const QVariant &value) -> Result<game::Side> {
                if (value == 7)
                    return sideOf(brokenWarband());
                return Error{Error::Code::NotFound, u"Lost water is in no library."_s};
            },
        };
        show(page, sideOf(legalWarband()), others);
        QVERIFY(!textsOf(page).contains(u"Kawazu"_s));
        take(page, u"The other side"_s, u"Rough water"_s);
        QVERIFY(textsOf(page).contains(u"Kawazu"_s));
        take(page, u"The other side"_s, u"Lost water"_s);
        QCOMPARE(page.fault(), u"Lost water is in no library."_s);
        show(page, sideOf(legalWarband()), others);
        QVERIFY(!textsOf(page).contains(u"Kawazu"_s));
    }

    void cardsHaveFieldsOfTheirOwn()
    {
        const game::Games games = pondGames();
        PrintPage page(games);
        show(page, legalWarband());
        button(page, u"More"_s)->click();
        const auto fields = page.findChildren<QDoubleSpinBox *>();
        auto *width = *std::ranges::find(fields, u"Width"_s, &QWidget::accessibleName);
        QVERIFY(!width->isVisible());
        button(page, u"Cards"_s)->click();
        QVERIFY(!width->isVisible());
        const QSignalSpy made(&page, &PrintPage::choicesMade);
        const auto size = [&made] { return made.last().at(0).value<PrintChoices>().cards.size; };
        take(page, u"Card size"_s, u"Tarot, 70 × 120 mm"_s);
        QCOMPARE(size(), sheet::CardFormat::Tarot);
        take(page, u"Card size"_s, u"Another size"_s);
        QVERIFY(width->isVisible());
        width->setValue(81.5);
        QCOMPARE(size(), QSizeF(81.5, 120));
    }

    void choicesAreReadAsTheyWereWritten()
    {
        PrintChoices choices;
        choices.layout = u"cards"_s;
        choices.isOneAKind = choices.isBlank = choices.isPencil = choices.savesInk = true;
        choices.cards = {{81.5, 120}, 2, 3.5, false, sheet::Backs::ShortEdge};
        QVERIFY(ui::printChoices(ui::toJson(choices)) == choices);
    }

    void choicesThatCannotBeReadAreAsAtFirst_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("layout = cards");
        QTest::newRow("of another kind") << QByteArray(R"([1, 2])");
        QTest::newRow("too small") << QByteArray(R"({"card_width": 39.9, "card_height": -1})");
        QTest::newRow("too large") << QByteArray(R"({"card_width": 1e300, "bleed": 5.1, "gutter": 20.1})");
        QTest::newRow("words for numbers") << QByteArray(R"({"card_width": "wide", "backs": "none", "marks": 3})");
    }
    void choicesThatCannotBeReadAreAsAtFirst()
    {
        QFETCH(const QByteArray, json);
        QVERIFY(ui::printChoices(json) == PrintChoices());
    }

    void escapeGoesBack()
    {
        const game::Games games = pondGames();
        PrintPage page(games);
        show(page, legalWarband());
        const QSignalSpy closed(&page, &PrintPage::closed);
        QTest::keyClick(&page, Qt::Key_Escape);
        QCOMPARE(closed.size(), 1);
    }
};

std::unique_ptr<QObject> testPrint()
{
    return make<TestPrint>();
}

} // namespace gunbai::test

#include "tst_print.moc"
