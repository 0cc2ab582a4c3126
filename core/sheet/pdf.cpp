// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/pdf.h"

#include "core/sheet/painter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace gunbai::sheet {

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

constexpr int Resolution = 1200;

/// The whole paper; the sheet keeps its own margins.
QPageLayout pageLayout(const QSizeF &paper)
{
    const bool liesWide = paper.width() > paper.height();
    const QSizeF upright = liesWide ? paper.transposed() : paper;
    QPageLayout layout(QPageSize(upright, QPageSize::Millimeter, {}, QPageSize::FuzzyMatch),
                       liesWide ? QPageLayout::Landscape : QPageLayout::Portrait, {});
    layout.setMode(QPageLayout::FullPageMode);
    return layout;
}

void drawPages(QPdfWriter &writer, const Layout &layout)
{
    QPainter painter(&writer);
    scaleToMillimetres(painter, writer);
    for (std::size_t page = 0; page < layout.pages.size(); ++page) {
        if (page > 0)
            writer.newPage();
        paintPage(painter, layout.pages[page], layout.paper);
    }
}

/// A disk that takes only a part of the bytes is no error to Qt.
QString reason(const QFileDevice &file)
{
    return file.error() == QFileDevice::NoError ? Words::tr("no room is left on the disk") : file.errorString();
}

} // namespace

QByteArray pdf(const Layout &layout)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(Resolution);
        writer.setPageLayout(pageLayout(layout.paper));
        writer.setTitle(layout.title);
        writer.setCreator(u"Gunbai"_s);
        drawPages(writer, layout);
    }
    return buffer.data();
}

/// QPdfWriter swallows write errors, so that it writes to memory and the file is written by hand.
Result<> writePdf(const Layout &layout, const QString &path)
{
    const QByteArray bytes = pdf(layout);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush() || !file.commit())
        return Error{Error::Code::Io, Words::tr("The PDF can't be written: %1.").arg(reason(file)), {path}};
    return Done();
}

} // namespace gunbai::sheet
