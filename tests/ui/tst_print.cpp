// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/editor.h"
#include "tests/ui/libraryfixture.h"
#include "tests/ui/pondgame.h"
#include "tests/ui/tests.h"
#include "ui/print/printing.h"
#include "ui/print/printpage.h"
#include "ui/print/printpreview.h"
#include "ui/widgets/menubutton.h"

#include <QFile>
#include <QMenu>
#include <QPrinter>
#include <QPushButton>
#include <QSignalSpy>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using ui::PrintPage;
using ui::PrintPreview;

namespace {

void show(PrintPage &page, const QByteArray &bytes)
{
    const roster::Warband warband = fromBytes(bytes);
    const roster::Muster muster = roster::muster(warband, inventedRules());
    page.show(warband, muster, roster::judge(warband, muster), {}, QDate(2026, 7, 30));
    page.resize(1290, 760);
    static_cast<QWidget &>(page).show();
}

const sheet::Layout &layoutOf(const PrintPage &page)
{
    return page.findChild<PrintPreview *>()->shownLayout();
}

QPushButton *button(const PrintPage &page, const QString &name)
{
    for (auto *each : page.findChildren<QPushButton *>()) {
        if (each->accessibleName() == name)
            return each;
    }
    return nullptr;
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
        for (const auto *choice : page.findChildren<ui::MenuButton *>()) {
            if (choice->accessibleName() == u"Paper: A4"_s)
                choice->menu()->actions().at(2)->trigger();
        }
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
