// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace gunbai::sheet {

enum class Face { Sans, Serif };
enum class Ink { Full, Soft, Hair };

/// How a text is drawn. Sizes are whole tenths of a millimetre, so that they are the same on every device.
struct TextStyle
{
    Face face = Face::Sans;
    int tenths = 30;
    bool isBold = false;
    Ink ink = Ink::Full;

    friend bool operator==(const TextStyle &, const TextStyle &) = default;
};

// What stands on a page. All places are millimetres from the paper's upper left corner.

struct PlacedText
{
    QPointF at; ///< left end of the baseline
    double width = 0;
    QString text;
    TextStyle style;
    QColor colour = {}; ///< valid: instead of the ink

    friend bool operator==(const PlacedText &, const PlacedText &) = default;
};

struct PlacedLine
{
    QPointF from;
    QPointF to;
    double thickness = 0;
    Ink ink = Ink::Full;

    friend bool operator==(const PlacedLine &, const PlacedLine &) = default;
};

struct PlacedShape
{
    QRectF rect;
    bool isRound = false;
    Ink ink = Ink::Full;

    friend bool operator==(const PlacedShape &, const PlacedShape &) = default;
};

struct PlacedDrawing
{
    QRectF rect;
    QString drawing;
    Ink ink = Ink::Full;
    QColor colour = {};  ///< valid: instead of the ink
    QColor ground = {};  ///< what shows where the drawing is cut out; invalid: the paper
    bool isCrest = false; ///< large and dark: what an ink saver draws faintly

    friend bool operator==(const PlacedDrawing &, const PlacedDrawing &) = default;
};

struct PlacedFill
{
    QRectF rect;
    QColor colour;

    friend bool operator==(const PlacedFill &, const PlacedFill &) = default;
};

struct PlacedPicture
{
    QRectF rect;
    QImage picture;

    friend bool operator==(const PlacedPicture &, const PlacedPicture &) = default;
};

using Placed = std::variant<PlacedText, PlacedLine, PlacedShape, PlacedDrawing, PlacedFill, PlacedPicture>;

struct Page
{
    std::vector<Placed> items;
    std::vector<QRectF> cards;  ///< where its cards are cut
    bool isTurned = false;      ///< drawn upside down, for a back that is turned over by the upper or lower edge

    friend bool operator==(const Page &, const Page &) = default;
};

/// A sheet ready to be drawn, with what had to be done to make it fit, a sentence each.
struct Layout
{
    QString title;
    QSizeF paper; ///< millimetres, as it lies
    std::vector<Page> pages;
    QStringList remarks;

    friend bool operator==(const Layout &, const Layout &) = default;
};

/// The item moved by so much.
[[nodiscard]] Placed moved(Placed item, QPointF by);
/// The rectangle that the item fills; of a text, from its ascent to its descent.
[[nodiscard]] QRectF bounds(const Placed &item);

/// The placements of a layout as text, a line an item: what golden files hold.
[[nodiscard]] QString described(const Layout &layout);

} // namespace gunbai::sheet
