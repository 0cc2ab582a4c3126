// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/timing.h"
#include "tests/support/warbands.h"

#include "core/ronin/roningame.h"
#include "core/sheet/fonts.h"
#include "core/sheet/layout.h"
#include "core/sheet/painter.h"
#include "core/sheet/pdf.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>

using namespace gunbai;
using namespace gunbai::bench;
using namespace Qt::StringLiterals;

namespace {

constexpr int Runs = 100;

/// The floor that the sheet is measured against: a page with a line in each of its fonts, and nothing else.
QByteArray barePage()
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(1200);
        QPainter painter(&writer);
        sheet::scaleToMillimetres(painter, writer);
        painter.scale(0.1, 0.1);
        int line = 0;
        for (const auto face : {sheet::Face::Sans, sheet::Face::Serif}) {
            for (const bool isBold : {false, true}) {
                painter.setFont(sheet::font({.face = face, .isBold = isBold}));
                painter.drawText(QPointF(100, 100 + 50 * ++line), u"Takeda Shingen, Samurai, 42 points"_s);
            }
        }
    }
    return buffer.data();
}

template <class Value>
Value orDie(Result<Value> result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error().line()));
    return std::move(result).value();
}

void benchSheetOf(const QString &text)
{
    const auto warband = test::warband(text);
    const auto muster = roster::muster(warband, test::shippedRules());
    const auto verdict = roster::judge(warband, muster);
    const ronin::RoninGame ronin;
    const std::vector<game::Side> sides{{warband, muster, verdict}};
    const auto content = [&] { return orDie(ronin.print(sides, {})); };
    const sheet::Document written = content();
    const auto laidOut = [](const sheet::Document &of) { return orDie(sheet::layout(of, {})); };
    const sheet::Layout placed = laidOut(written);
    const Times bare = measured(Runs, [] { std::ignore = barePage(); });
    print(u"a bare page with the same fonts"_s, bare);
    print(u"the content"_s, measured(Runs, [&] { std::ignore = content(); }), &bare);
    print(u"the layout"_s, measured(Runs, [&] { std::ignore = laidOut(written); }), &bare);
    print(u"the painting of %1 page(s) as PDF"_s.arg(placed.pages.size()),
          measured(Runs, [&] { std::ignore = sheet::pdf(placed); }), &bare);
    print(u"the sheet of %1 models, all of it"_s.arg(warband.models.size()),
          measured(Runs, [&] { std::ignore = sheet::pdf(laidOut(content())); }), &bare);
}

} // namespace

int main(int argc, char *argv[])
{
    const QGuiApplication application(argc, argv);
    if (const auto done = sheet::checkFonts(); !done)
        qFatal("%s", qPrintable(done.error().line()));
    benchSheetOf(
        u"bushi limit=400 kiya=2 | bushi_hatamoto mount=horse skills=kenjutsu+niten leader | 3 bushi_samurai "
        u"weapon=yari skills=sojutsu | 2 bushi_ashigaru_gashira weapon=yari | 4 bushi_ashigaru weapon=teppo "
        u"| 6 bushi_ashigaru weapon=yari | bushi_ashigaru banner | 2 ronin weapon=yumi | ninja skills=kenjutsu"_s);
    return 0;
}
