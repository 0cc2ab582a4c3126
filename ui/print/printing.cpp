// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/printing.h"

#include "core/sheet/painter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPrinter>

namespace gunbai::ui {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Printing)
};

} // namespace

void prepare(QPrinter &printer, const sheet::Layout &layout)
{
    const bool isLandscape = layout.paper.width() > layout.paper.height();
    const QSizeF upright = isLandscape ? layout.paper.transposed() : layout.paper;
    printer.setDocName(layout.title);
    printer.setFullPage(true);
    printer.setPageLayout({QPageSize(upright, QPageSize::Millimeter, {}, QPageSize::FuzzyMatch),
                           isLandscape ? QPageLayout::Landscape : QPageLayout::Portrait,
                           {}});
    printer.setFullPage(true);
}

Result<> print(QPrinter &printer, const sheet::Layout &layout)
{
    QPainter painter;
    if (!painter.begin(&printer))
        return Error{Error::Code::Io, Words::tr("The printer doesn’t answer: nothing was printed.")};
    const int last = static_cast<int>(layout.pages.size());
    const int from = printer.fromPage() > 0 ? printer.fromPage() : 1;
    const int to = printer.toPage() > 0 ? std::min(printer.toPage(), last) : last;
    for (int number = from; number <= to; ++number) {
        if (number > from && !printer.newPage())
            return Error{Error::Code::Io, Words::tr("The printer gave up at page %1.").arg(number)};
        painter.save();
        sheet::scaleToMillimetres(painter, printer);
        sheet::paintPage(painter, layout.pages[static_cast<std::size_t>(number - 1)], layout.paper);
        painter.restore();
    }
    return Done{};
}

} // namespace gunbai::ui
