// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/blank.h"

#include <algorithm>

namespace gunbai::game {

using sheet::Blank;
using sheet::Inline;
using sheet::Paragraph;
using sheet::Text;
using sheet::Tone;

namespace {

// How long the lines to write on are, in millimetres.
constexpr double NameLength = 30;
constexpr double TitleLength = 90;
constexpr double FactsLength = 60;
constexpr double FigureLength = 8;

Paragraph line(double length, Tone tone)
{
    return {{Blank{length, tone}}};
}

bool isWord(const Inline &each)
{
    const auto *text = std::get_if<Text>(&each);
    return text ? text->tone != Tone::Label : std::holds_alternative<sheet::Mark>(each);
}

/// Leaves boxes and printed labels.
void empty(Paragraph &paragraph)
{
    std::erase_if(paragraph.inlines, isWord);
}

/// A figure becomes a line behind its name, which keeps its place.
void emptyFigure(Paragraph &paragraph)
{
    std::erase_if(paragraph.inlines, [](const Inline &each) {
        const auto *text = std::get_if<Text>(&each);
        return text && text->tone != Tone::Item;
    });
    paragraph.inlines.push_back(Blank{FigureLength, Tone::BigFigure});
}

class Emptier
{
public:
    void operator()(sheet::TitleBlock &block) const
    {
        block.title = line(TitleLength, Tone::Title);
        block.facts = line(FactsLength, Tone::Subtitle);
        block.status = {};
        block.figure = {};
    }

    void operator()(sheet::CardHead &head) const
    {
        head.name = line(NameLength, Tone::Name);
        emptyFigure(head.figure);
        head.facts = line(NameLength, Tone::Quiet);
        head.price = {};
    }

    void operator()(sheet::Figures &block) const
    {
        for (sheet::Figure &figure : block.figures)
            figure.value = line(FigureLength, Tone::Figure);
        block.under.clear();
    }

    void operator()(sheet::Table &table) const
    {
        for (sheet::Row &row : table.rows) {
            for (sheet::Cell &cell : row)
                std::ranges::for_each(cell.paragraphs, empty);
        }
    }

    void operator()(sheet::Sections &) const {}

    void operator()(sheet::Lines &lines) const
    {
        for (Paragraph &paragraph : lines.paragraphs)
            empty(paragraph);
        std::erase_if(lines.paragraphs, sheet::isEmpty);
    }
};

} // namespace

void makeBlank(sheet::Document &document)
{
    for (sheet::Content &content : document.sheets) {
        for (sheet::Block &block : content.blocks)
            std::visit(Emptier(), block);
    }
    for (sheet::Card &card : document.cards) {
        for (sheet::Block &block : card.front)
            std::visit(Emptier(), block);
    }
}

} // namespace gunbai::game
