// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/marks.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize KamonIconSize(24, 24);

QString fileOf(Mark mark)
{
    switch (mark) {
    case Mark::Add:
        return u":/marks/add.svg"_s;
    case Mark::Banner:
        return u":/marks/banner.svg"_s;
    case Mark::Becomes:
        return u":/marks/becomes.svg"_s;
    case Mark::Bin:
        return u":/marks/bin.svg"_s;
    case Mark::Brand:
        return u":/marks/brand.svg"_s;
    case Mark::Broken:
        return u":/marks/broken.svg"_s;
    case Mark::Cause:
        return u":/marks/cause.svg"_s;
    case Mark::Collection:
        return u":/marks/collection.svg"_s;
    case Mark::Copy:
        return u":/marks/copy.svg"_s;
    case Mark::Doubt:
        return u":/marks/doubt.svg"_s;
    case Mark::Edit:
        return u":/marks/edit.svg"_s;
    case Mark::Fewer:
        return u":/marks/fewer.svg"_s;
    case Mark::File:
        return u":/marks/file.svg"_s;
    case Mark::Leader:
        return u":/marks/leader.svg"_s;
    case Mark::Met:
        return u":/marks/met.svg"_s;
    case Mark::More:
        return u":/marks/more.svg"_s;
    case Mark::Mounted:
        return u":/marks/mounted.svg"_s;
    case Mark::Preview:
        return u":/marks/preview.svg"_s;
    case Mark::Print:
        return u":/marks/print.svg"_s;
    case Mark::Redo:
        return u":/marks/redo.svg"_s;
    case Mark::Search:
        return u":/marks/search.svg"_s;
    case Mark::Settings:
        return u":/marks/settings.svg"_s;
    case Mark::Tick:
        return u":/marks/tick.svg"_s;
    case Mark::Undo:
        return u":/marks/undo.svg"_s;
    case Mark::Warbands:
        return u":/marks/warbands.svg"_s;
    case Mark::Warning:
        return u":/marks/warning.svg"_s;
    }
    Q_UNREACHABLE();
}

/// The drawing with our two colours in the place of its two literal ones.
QByteArray coloured(const QString &path, const MarkColours &colours)
{
    QFile file(path);
    const bool isThere = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(isThere, "coloured", "a mark is missing among the resources");
    QByteArray svg = file.readAll();
    svg.replace("#000001", colours.ink.name().toLatin1());
    svg.replace("#FEFEFE", colours.cutOut.name().toLatin1());
    return svg;
}

QPixmap rendered(const QString &path, int pixels, const MarkColours &colours)
{
    const QString key = u"%1 %2 %3 %4"_s.arg(path, QString::number(pixels), colours.ink.name(), colours.cutOut.name());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer(coloured(path, colours)).render(&painter);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

void paint(QPainter &painter, const QRectF &square, const QString &path, const MarkColours &colours)
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    QPixmap pixmap = rendered(path, qRound(square.width() * ratio), colours);
    pixmap.setDevicePixelRatio(ratio);
    painter.drawPixmap(square.topLeft(), pixmap);
}

QIcon iconOf(const QString &path, const QSize &size, const MarkColours &colours)
{
    QIcon icon;
    for (const int ratio : {1, 2}) {
        QPixmap pixmap(size * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(painter, QRectF(0, 0, size.height(), size.height()), path, colours);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace

QString drawingOf(Kamon kamon)
{
    switch (kamon) {
    case Kamon::FiveLeaves:
        return u":/kamon/five-leaves.svg"_s;
    case Kamon::Fletching:
        return u":/kamon/fletching.svg"_s;
    case Kamon::Gate:
        return u":/kamon/gate.svg"_s;
    case Kamon::Lattice:
        return u":/kamon/lattice.svg"_s;
    case Kamon::LowSun:
        return u":/kamon/low-sun.svg"_s;
    case Kamon::Peaks:
        return u":/kamon/peaks.svg"_s;
    case Kamon::Snow:
        return u":/kamon/snow.svg"_s;
    case Kamon::WarFan:
        return u":/kamon/war-fan.svg"_s;
    case Kamon::Wave:
        return u":/kamon/wave.svg"_s;
    }
    Q_UNREACHABLE();
}

Kamon kamonOf(const QString &drawing)
{
    const auto found = std::ranges::find(AllKamon, drawing, drawingOf);
    return found == AllKamon.end() ? Kamon::Peaks : *found;
}

void paintMark(QPainter &painter, const QRectF &square, Mark mark, const MarkColours &colours)
{
    paint(painter, square, fileOf(mark), colours);
}

void paintKamon(QPainter &painter, const QRectF &square, Kamon kamon, const MarkColours &colours)
{
    paint(painter, square, drawingOf(kamon), colours);
}

QIcon markIcon(Mark mark, const QSize &size, const MarkColours &colours)
{
    return iconOf(fileOf(mark), size, colours);
}

QIcon kamonIcon(Kamon kamon, const MarkColours &colours)
{
    return iconOf(drawingOf(kamon), KamonIconSize, colours);
}

} // namespace gunbai::ui
