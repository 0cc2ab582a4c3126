// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace gunbai::sheet {

/// What a piece of text is on the page; its size, weight and ink follow from it.
enum class Tone { Body, Strong, Quiet, Name, Figure, Label, Title, Subtitle, BigFigure, Heading };

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

/// A shape to tick or fill by pencil, with a small label inside.
struct Box
{
    enum class Shape { Circle, Square };
    enum class Size { Small, Large };

    Shape shape = Shape::Square;
    Size size = Size::Small;
    QString label;

    friend bool operator==(const Box &, const Box &) = default;
};

using Inline = std::variant<Text, Mark, Box>;
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

    friend bool operator==(const Cell &, const Cell &) = default;
};

using Row = std::vector<Cell>;

/// Rows under a head that is repeated on every page.
struct Table
{
    std::vector<Column> columns;
    std::vector<Row> rows; ///< each with a cell a column

    friend bool operator==(const Table &, const Table &) = default;
};

/// A heading with paragraphs under it, then empty lines to write on.
struct Section
{
    QString heading;
    std::vector<Paragraph> paragraphs;
    int emptyLines = 0;
    int span = 1; ///< columns of the page that it takes

    friend bool operator==(const Section &, const Section &) = default;
};

/// Sections side by side. Flowing ones may be broken between columns, like the text of a newspaper.
struct Sections
{
    std::vector<Section> sections;
    bool flows = false;

    friend bool operator==(const Sections &, const Sections &) = default;
};

/// The head of the first page: a drawing, the title with a line of facts, and figures at the right.
struct TitleBlock
{
    QString drawing;
    QString title;
    Paragraph facts;
    Paragraph figure;
    Paragraph status;

    friend bool operator==(const TitleBlock &, const TitleBlock &) = default;
};

using Block = std::variant<TitleBlock, Table, Sections>;

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

/// Calls `visit` with every text of the content, which it may change.
void visitTexts(Content &content, const std::function<void(QString &)> &visit);

/// Every text of the content, a paragraph an entry, in the order of the content.
[[nodiscard]] QStringList texts(const Content &content);

// Short forms for those who write contents.

[[nodiscard]] Paragraph paragraph(const QString &text, Tone tone = Tone::Body);
[[nodiscard]] Cell cell(const QString &text, Tone tone = Tone::Body);
/// `head` in bold, then `text`.
[[nodiscard]] Paragraph entry(const QString &head, const QString &text);

} // namespace gunbai::sheet
