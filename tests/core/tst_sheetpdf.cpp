// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/fonts.h"
#include "core/sheet/painter.h"
#include "core/sheet/pdf.h"
#include "tests/core/sheetfixture.h"
#include "tests/core/tests.h"

#include <QDir>
#include <QFile>
#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using sheet::Layout;
using sheet::PlacedText;

namespace {

/// A text as a device got it, in millimetres.
struct Drawn
{
    QPointF at;
    double width;
    QString text;
};

/// Notes texts instead of drawing them.
class NotingEngine final : public QPaintEngine
{
public:
    explicit NotingEngine(double dpi) : QPaintEngine(AllFeatures), m_dpi(dpi) {}

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &) override {}
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawPath(const QPainterPath &) override {}
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    Type type() const override { return User; }

    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        const QTransform transform = painter()->combinedTransform();
        const double perMm = m_dpi / 25.4;
        m_drawn.push_back({transform.map(at) / perMm, item.width() * transform.m11() / perMm, item.text()});
    }

    const std::vector<Drawn> &drawn() const { return m_drawn; }

private:
    double m_dpi;
    std::vector<Drawn> m_drawn;
};

/// A device of any resolution.
class NotingDevice final : public QPaintDevice
{
public:
    explicit NotingDevice(int dpi) : m_dpi(dpi), m_engine(dpi) {}

    QPaintEngine *paintEngine() const override { return &m_engine; }
    const std::vector<Drawn> &drawn() const { return m_engine.drawn(); }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return m_dpi;
        case PdmWidth:
            return static_cast<int>(210 / 25.4 * m_dpi);
        case PdmHeight:
            return static_cast<int>(297 / 25.4 * m_dpi);
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    int m_dpi;
    mutable NotingEngine m_engine;
};

std::vector<Drawn> drawnAt(int dpi, const Layout &layout)
{
    NotingDevice device(dpi);
    QPainter painter(&device);
    sheet::scaleToMillimetres(painter, device);
    for (const sheet::Page &page : layout.pages)
        sheet::paintPage(painter, page, layout.paper);
    painter.end();
    return device.drawn();
}

Layout layoutOfFour()
{
    return laidOut(rosterContent(
        u"bushi limit=150 | bushi_samurai name=Ōtani侍 weapon=yari leader | 3 bushi_ashigaru weapon=teppo"_s));
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

/// No file may grow beyond this while it lives: a disk as good as full.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes)
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit tight{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &tight);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};

} // namespace

/// Pages onto devices and into files.
class TestSheetPdf : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void everyTextIsDrawn_data()
    {
        QTest::addColumn<int>("dpi");
        QTest::newRow("screen") << 96;
        QTest::newRow("PDF") << 1200;
    }
    void everyTextIsDrawn()
    {
        QFETCH(const int, dpi);
        const Layout layout = layoutOfFour();
        QString drawn;
        for (const Drawn &each : drawnAt(dpi, layout))
            drawn += each.text;
        QCOMPARE(withoutSpace(drawn), wordsOf(layout));
    }

    void theDrawingIsTheSameAtAnyResolution()
    {
        const std::vector<Drawn> coarse = drawnAt(96, layoutOfFour());
        const std::vector<Drawn> fine = drawnAt(1200, layoutOfFour());
        QCOMPARE(coarse.size(), fine.size());
        for (std::size_t index = 0; index < coarse.size(); ++index) {
            QCOMPARE(coarse[index].text, fine[index].text);
            QVERIFY((coarse[index].at - fine[index].at).manhattanLength() < 0.01);
            QVERIFY2(std::abs(coarse[index].width - fine[index].width) < 0.01, qPrintable(fine[index].text));
        }
    }

    void textsTakeTheRoomThatWasMeasured()
    {
        for (const int dpi : {96, 1200}) {
            NotingDevice device(dpi);
            const Layout layout = layoutOfFour();
            for (const sheet::Placed &item : layout.pages.front().items) {
                const auto *text = std::get_if<PlacedText>(&item);
                if (!text || text->text.endsWith(QChar::Nbsp))
                    continue;
                const double drawn =
                    QFontMetricsF(sheet::font(text->style), &device).horizontalAdvance(text->text) / 10;
                QVERIFY2(drawn <= text->width * 1.002 + 0.05, qPrintable(text->text));
            }
        }
    }

    void fontsAreEmbeddedAndTheTitleIsTheWarbands()
    {
        const QByteArray pdf = sheet::pdf(layoutOfFour());
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.trimmed().endsWith("%%EOF"));
        for (const char *font : {"NotoSans-Regular", "NotoSans-Bold", "NotoSerif-Bold", "BIZUDPGothic-Bold"})
            QVERIFY2(pdf.contains(font), font);
        QCOMPARE(pdf.count("/FontFile2"), pdf.count("/FontDescriptor\n") > 0 ? pdf.count("/FontDescriptor\n") : 4);
    }

    void aPageIsAsLargeAsThePaper_data()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const NamedPaper &paper : everyPaper())
            QTest::newRow(paper.name.constData()) << index++;
    }
    void aPageIsAsLargeAsThePaper()
    {
        QFETCH(const int, index);
        const sheet::Paper paper = everyPaper()[static_cast<std::size_t>(index)].paper;
        const QByteArray pdf = sheet::pdf(laidOut(tableContent(4), paper));
        static const QRegularExpression box(u"/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"_s);
        const auto match = box.match(QString::fromLatin1(pdf));
        QVERIFY(match.hasMatch());
        QVERIFY(std::abs(match.captured(1).toDouble() / 72 * 25.4 - paper.extent().width()) < 0.3);
        QVERIFY(std::abs(match.captured(2).toDouble() / 72 * 25.4 - paper.extent().height()) < 0.3);
    }

    void aFileIsWritten()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.pdf"_s);
        QVERIFY(sheet::writePdf(layoutOfFour(), path));
        QVERIFY(contentsOf(path).startsWith("%PDF-"));
    }

    void aMissingFolderIsSaid()
    {
        const QTemporaryDir folder;
        const auto written = sheet::writePdf(layoutOfFour(), folder.filePath(u"gone/a.pdf"_s));
        QVERIFY(!written);
        QCOMPARE(written.error().code, Error::Code::Io);
        QVERIFY(written.error().message.startsWith(u"The PDF can't be written: "_s));
    }

    void aFullDiskLeavesTheOldFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.pdf"_s);
        write(path, "the old one");
        {
            const FullDisk disk(4096);
            const auto written = sheet::writePdf(layoutOfFour(), path);
            QVERIFY(!written);
            QVERIFY2(!written.error().message.contains(u"Unknown"_s), qPrintable(written.error().message));
        }
        QCOMPARE(contentsOf(path), QByteArray("the old one"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }
};

std::unique_ptr<QObject> testSheetPdf()
{
    return make<TestSheetPdf>();
}

} // namespace gunbai::test

#include "tst_sheetpdf.moc"
