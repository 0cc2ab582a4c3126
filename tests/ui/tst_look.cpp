// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/tests.h"
#include "ui/widgets/look.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/stylesheet.h"
#include "ui/widgets/type.h"

#include <QApplication>
#include <QFontInfo>
#include <QPainter>
#include <QWidget>

#include <cmath>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using ui::Palette;

namespace {

double luminance(const QColor &colour)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// The contrast of WCAG 2.
double contrast(const QColor &one, const QColor &other)
{
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

} // namespace

class TestLook final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void textsAreReadableOnEverySurface_data()
    {
        QTest::addColumn<bool>("isDark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void textsAreReadableOnEverySurface()
    {
        QFETCH(bool, isDark);
        const Palette &palette = isDark ? Palette::dark() : Palette::light();
        for (const QColor &surface : {palette.base, palette.sheet, palette.well, palette.shuWash, palette.aiWash}) {
            for (const QColor &text : {palette.ink, palette.ink2, palette.ink3, palette.shu, palette.ai})
                QVERIFY2(contrast(text, surface) >= 4.5, qPrintable(text.name() + u" on "_s + surface.name()));
            QVERIFY2(contrast(palette.edge, surface) >= 3, qPrintable(surface.name()));
        }
        QVERIFY(contrast(palette.onShu, palette.shu) >= 4.5);
        QVERIFY(contrast(palette.onAi, palette.ai) >= 4.5);
        QVERIFY(contrast(palette.onPrimary, palette.primary) >= 4.5);
    }

    void noNameOfAColourIsLeftInTheStyleSheet()
    {
        QVERIFY(!ui::styleSheet(Palette::light()).contains(u'@'));
        QVERIFY(ui::styleSheet(Palette::dark()).contains(Palette::dark().ink2.name()));
    }

    void widgetsKnowTheirTheme()
    {
        QWidget widget;
        QCOMPARE(Palette::of(&widget).ink, Palette::light().ink);
        widget.setPalette(Palette::dark().toQt());
        QCOMPARE(Palette::of(&widget).ink, Palette::dark().ink);
    }

    void theFontsOfTheDesignAreThere()
    {
        QCOMPARE(QFontInfo(ui::typeface(ui::Text::Body)).family(), u"Noto Sans"_s);
        QCOMPARE(QFontInfo(ui::typeface(ui::Text::ScreenTitle)).family(), u"Noto Serif"_s);
        QVERIFY(QFontInfo(ui::typeface(ui::Text::Body, ui::Weight::Bold)).bold());
    }

    void marksAreDrawnInTheColoursAskedFor()
    {
        QImage image(48, 48, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        ui::paintMark(painter, QRectF(0, 0, 48, 48), ui::Mark::Broken, {Palette::light().shu, Palette::light().onShu});
        painter.end();
        QCOMPARE(image.pixelColor(24, 8), Palette::light().shu);
        QCOMPARE(image.pixelColor(24, 24), Palette::light().onShu);
    }
};

std::unique_ptr<QObject> testLook()
{
    return make<TestLook>();
}

} // namespace gunbai::test

#include "tst_look.moc"
