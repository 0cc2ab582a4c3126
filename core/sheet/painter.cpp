// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/painter.h"

#include "core/sheet/fonts.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace gunbai::sheet {

namespace {

QColor colour(Ink ink)
{
    switch (ink) {
    case Ink::Full:
        return {0x1A, 0x16, 0x13};
    case Ink::Soft:
        return {0x4D, 0x46, 0x3B};
    case Ink::Hair:
        return {0xA8, 0xA0, 0x92};
    }
    Q_UNREACHABLE();
}

constexpr double ShapeLine = 0.2;

/// Draws one item.
class ItemPainter
{
public:
    explicit ItemPainter(QPainter &painter) : m_painter(painter) {}

    void operator()(const PlacedLine &line) const
    {
        m_painter.setPen(QPen(colour(line.ink), line.thickness, Qt::SolidLine, Qt::FlatCap));
        m_painter.drawLine(line.from, line.to);
    }

    void operator()(const PlacedShape &shape) const
    {
        m_painter.setPen(QPen(colour(shape.ink), ShapeLine));
        m_painter.setBrush(Qt::NoBrush);
        if (shape.isRound)
            m_painter.drawEllipse(shape.rect);
        else
            m_painter.drawRect(shape.rect);
    }

    /// A font can't be smaller than a pixel, so that words are drawn in tenths of a millimetre.
    void operator()(const PlacedText &text) const
    {
        m_painter.save();
        m_painter.scale(0.1, 0.1);
        m_painter.setFont(font(text.style));
        m_painter.setPen(text.colour.isValid() ? text.colour : colour(text.style.ink));
        m_painter.drawText(text.at * 10, text.text);
        m_painter.restore();
    }

    /// The drawings of Gunbai have two literal colours, ink and cut-out.
    void operator()(const PlacedDrawing &drawing) const
    {
        QFile file(drawing.drawing);
        const bool isThere = file.open(QIODevice::ReadOnly);
        Q_ASSERT_X(isThere, "paintPage", "a drawing is missing among the resources");
        const QColor ink = drawing.colour.isValid() ? drawing.colour : colour(drawing.ink);
        const QColor ground = drawing.ground.isValid() ? drawing.ground : Qt::white;
        QByteArray svg = file.readAll();
        svg.replace("#000001", ink.name().toLatin1());
        svg.replace("#FEFEFE", ground.name().toLatin1());
        QSvgRenderer(svg).render(&m_painter, drawing.rect);
    }

    void operator()(const PlacedFill &fill) const { m_painter.fillRect(fill.rect, fill.colour); }

    void operator()(const PlacedPicture &picture) const
    {
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform);
        m_painter.drawImage(picture.rect, picture.picture);
    }

private:
    QPainter &m_painter;
};

} // namespace

void paintPage(QPainter &painter, const Page &page, const QSizeF &paper)
{
    painter.save();
    if (page.isTurned) {
        painter.translate(paper.width(), paper.height());
        painter.rotate(180);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Placed &item : page.items)
        std::visit(ItemPainter(painter), item);
    painter.restore();
}

void scaleToMillimetres(QPainter &painter, const QPaintDevice &device)
{
    painter.scale(device.logicalDpiX() / 25.4, device.logicalDpiY() / 25.4);
}

} // namespace gunbai::sheet
