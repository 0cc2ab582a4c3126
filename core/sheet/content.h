// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace gunbai::sheet {

/// What a piece of text is on the page; its size, weight and ink follow from it. Items are what a warrior carries.
enum class Tone { Body, Strong, Quiet, Name, Figure, Item, ItemFigure, Label, Title, Subtitle, BigFigure, Heading };

struct Text
{
    QString text;
    Tone tone = Tone::Body;
    double least = 0; ///< millimetres that it takes at least, so that what follows stands in a column

    friend bool operator==(const Text &, const Text &) = default;
};

/// A drawing among the words, as high as a capital of its tone: a resource such as ":/marks/leader.svg".
struct Mark
{
    QString drawing;
    Tone tone = Tone::Body;

    friend bool operator==(const Mark &, const Mark &) = default;
};

/// A shape to tick or fill by pencil, with a small label or a faint drawing inside.
struct Box
{
    enum class Shape { Circle, Square, Drop };
    enum class Size { Tiny, Small, Large, Token };

    Shape shape = Shape::Square;
    Size size = Size::Small;
    QString label = {};
    QString drawing = {};

    friend bool operator==(const Box &, const Box &) = default;
};

/// A line to write on, so many millimetres long.
struct Blank
{
    double length = 0;
    Tone tone = Tone::Body; ///< of what will be written

    friend bool operator==(const Blank &, const Blank &) = default;
};

using Inline = std::variant<Text, Mark, Box, Blank>;
using Inlines = std::vector<Inline>;

/// When a paragraph may go on behind the one before it, after a middle dot.
enum class RunsOn { Never, WhereShort, WhereShortest };

/// Inlines that wrap together.
struct Paragraph
{
    Inlines inlines;
    RunsOn runsOn = RunsOn::Never;

    friend bool operator==(const Paragraph &, const Paragraph &) = default;
};

enum class Align { Left, Centre, Right };

struct Column
{
    Paragraph head;
    Align align = Align::Left;
    double weight = 0; ///< share of the room that is left; 0: as wide as its widest cell
    double least = 0;  ///< millimetres, before any shrinking

    friend bool operator==(const Column &, const Column &) = default;
};

struct Cell
{
    std::vector<Paragraph> paragraphs;
    int span = 1; ///< columns that it takes

    friend bool operator==(const Cell &, const Cell &) = default;
};

using Row = std::vector<Cell>;

/// How a table is ruled: under its head and rows, around each cell, or not at all.
enum class Ruling { Rows, Cells, None };

/// Rows under a head that is repeated on every page.
struct Table
{
    std::vector<Column> columns;
    std::vector<Row> rows; ///< each with cells for all columns
    Ruling ruling = Ruling::Rows;
    bool isDense = false; ///< no more white between rows than their words need

    friend bool operator==(const Table &, const Table &) = default;
};

/// A heading with paragraphs and a table under it, then empty lines to write on.
struct Section
{
    QString heading;
    std::vector<Paragraph> paragraphs;
    int emptyLines = 0;
    int span = 1; ///< columns of the page that it takes
    std::optional<Table> table = {};

    friend bool operator==(const Section &, const Section &) = default;
};

/// Sections side by side. Flowing ones may be broken between columns, like the text of a newspaper.
struct Sections
{
    std::vector<Section> sections;
    bool flows = false;

    friend bool operator==(const Sections &, const Sections &) = default;
};

/// A crest: its drawing, and the two colours that its bearer chose.
struct Crest
{
    QString drawing; ///< a resource such as ":/kamon/peaks.svg", or ""
    QColor ink;      ///< invalid: that of the words
    QColor ground;   ///< invalid: the paper's

    friend bool operator==(const Crest &, const Crest &) = default;
};

/// The head of the first page: a crest, the title with a line of facts, and figures at the right.
struct TitleBlock
{
    Crest crest;
    Paragraph title;
    Paragraph facts;
    Paragraph figure;
    Paragraph status;

    friend bool operator==(const TitleBlock &, const TitleBlock &) = default;
};

/// The head of a card, over a rule: who, with a figure at the right; under it what he is, with another.
struct CardHead
{
    Paragraph name;
    Paragraph figure;
    Paragraph facts;
    Paragraph price;

    friend bool operator==(const CardHead &, const CardHead &) = default;
};

/// A place for a likeness: the picture, or a faint drawing in a frame to glue or draw one in.
struct Portrait
{
    QImage picture;
    QString drawing;

    friend bool operator==(const Portrait &, const Portrait &) = default;
};

/// A figure under its label.
struct Figure
{
    QString label;
    Paragraph value;

    friend bool operator==(const Figure &, const Figure &) = default;
};

/// Figures in rows of `columns`, at the right of a portrait where there is one; lines under them.
struct Figures
{
    std::optional<Portrait> portrait;
    std::vector<Figure> figures;
    int columns = 3;
    bool isDivided = false; ///< hairlines between the columns
    std::vector<Paragraph> under;

    friend bool operator==(const Figures &, const Figures &) = default;
};

/// Paragraphs under one another, with a rule above them if wanted.
struct Lines
{
    std::vector<Paragraph> paragraphs;
    bool isRuled = false;

    friend bool operator==(const Lines &, const Lines &) = default;
};

using Block = std::variant<TitleBlock, Table, Sections, CardHead, Figures, Lines>;

/// What a printed sheet says, before it has any geometry. It knows no game.
struct Content
{
    QString title; ///< of the document, and at the head of continued pages
    std::vector<Block> blocks;
    Paragraph footLeft;
    Paragraph footRight;
    bool fillsWithLines = false; ///< empty lines to write on fill what is left of the last page

    friend bool operator==(const Content &, const Content &) = default;
};

/// What stands on the other side of a card.
struct CardBack
{
    Crest crest;
    QString title;
    std::vector<Paragraph> facts;

    friend bool operator==(const CardBack &, const CardBack &) = default;
};

/// A card, before it has any geometry.
struct Card
{
    QString name; ///< at the head of continuation cards, and in remarks
    std::vector<Block> front;
    std::vector<Block> foot; ///< what stands at the lower edge
    CardBack back;

    friend bool operator==(const Card &, const Card &) = default;
};

/// All that one print says: sheets, each on pages of its own, and cards, which share pages.
struct Document
{
    QString title;
    std::vector<Content> sheets;
    std::vector<Card> cards;
    Paragraph cardsFoot; ///< at the foot of the cards' pages, outside of what is cut out

    friend bool operator==(const Document &, const Document &) = default;
};

/// Calls `visit` with every text of the document, which it may change.
void visitTexts(Document &document, const std::function<void(QString &)> &visit);

/// Every text to be seen, a paragraph an entry, in the order of the content, of the card's front and foot, or of all.
/// A title or a card's name is for where it goes on, and not among them.
[[nodiscard]] QStringList texts(const Content &content);
[[nodiscard]] QStringList texts(const Card &card);
[[nodiscard]] QStringList texts(const Document &document);

/// Whether it says nothing and shows nothing.
[[nodiscard]] bool isEmpty(const Paragraph &paragraph);

// Short forms for those who write contents.

[[nodiscard]] Paragraph paragraph(const QString &text, Tone tone = Tone::Body);
[[nodiscard]] Cell cell(const QString &text, Tone tone = Tone::Body);
[[nodiscard]] Cell cell(const Inlines &inlines);
/// `head` in bold, then `text`.
[[nodiscard]] Paragraph entry(const QString &head, const QString &text);

} // namespace gunbai::sheet
