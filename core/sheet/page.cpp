// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/page.h"

namespace gunbai::sheet {

using namespace Qt::StringLiterals;

namespace {

QString millimetres(double value)
{
    return QString::number(value + 0.0, 'f', 1);
}

QString place(QPointF point)
{
    return millimetres(point.x()) + u',' + millimetres(point.y());
}

QString area(const QRectF &rect)
{
    return u"%1 %2x%3"_s.arg(place(rect.topLeft()), millimetres(rect.width()), millimetres(rect.height()));
}

struct Mover
{
    QPointF by;

    void operator()(PlacedText &text) const { text.at += by; }
    void operator()(PlacedShape &shape) const { shape.rect.translate(by); }
    void operator()(PlacedDrawing &drawing) const { drawing.rect.translate(by); }
    void operator()(PlacedFill &fill) const { fill.rect.translate(by); }
    void operator()(PlacedPicture &picture) const { picture.rect.translate(by); }
    void operator()(PlacedLine &line) const
    {
        line.from += by;
        line.to += by;
    }
};

struct Bounds
{
    QRectF operator()(const PlacedLine &line) const { return QRectF(line.from, line.to).normalized(); }
    QRectF operator()(const PlacedShape &shape) const { return shape.rect; }
    QRectF operator()(const PlacedDrawing &drawing) const { return drawing.rect; }
    QRectF operator()(const PlacedFill &fill) const { return fill.rect; }
    QRectF operator()(const PlacedPicture &picture) const { return picture.rect; }
    QRectF operator()(const PlacedText &text) const
    {
        const double size = text.style.tenths / 10.0;
        return {text.at.x(), text.at.y() - 0.8 * size, text.width, 1.05 * size};
    }
};

struct Description
{
    QString operator()(const PlacedLine &line) const
    {
        return u"line %1 %2 %3"_s.arg(place(line.from), place(line.to), QString::number(line.thickness, 'f', 2));
    }
    QString operator()(const PlacedShape &shape) const
    {
        return (shape.isRound ? u"circle "_s : u"box "_s) + area(shape.rect);
    }
    QString operator()(const PlacedDrawing &drawing) const
    {
        return u"drawing %1 %2"_s.arg(area(drawing.rect), drawing.drawing);
    }
    QString operator()(const PlacedFill &fill) const
    {
        return u"fill %1 %2"_s.arg(area(fill.rect), fill.colour.name());
    }
    QString operator()(const PlacedPicture &picture) const { return u"picture "_s + area(picture.rect); }
    QString operator()(const PlacedText &text) const
    {
        const QString face = text.style.face == Face::Serif ? u"serif"_s : u"sans"_s;
        return u"text %1 %2 %3 %4%5 %6"_s.arg(place(text.at), millimetres(text.width),
                                              millimetres(text.style.tenths / 10.0), face,
                                              text.style.isBold ? u" bold"_s : QString(), text.text);
    }
};

} // namespace

Placed moved(Placed item, QPointF by)
{
    std::visit(Mover{by}, item);
    return item;
}

QRectF bounds(const Placed &item)
{
    return std::visit(Bounds(), item);
}

QString described(const Layout &layout)
{
    QString text = u"paper %1x%2\n"_s.arg(millimetres(layout.paper.width()), millimetres(layout.paper.height()));
    for (const QString &remark : layout.remarks)
        text += u"remark "_s + remark + u'\n';
    for (std::size_t page = 0; page < layout.pages.size(); ++page) {
        text += u"page %1\n"_s.arg(page + 1);
        for (const QRectF &card : layout.pages[page].cards)
            text += u"card "_s + area(card) + u'\n';
        for (const Placed &item : layout.pages[page].items)
            text += std::visit(Description(), item) + u'\n';
    }
    return text;
}

} // namespace gunbai::sheet
