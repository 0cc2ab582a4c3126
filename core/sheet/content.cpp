// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/content.h"

#include <algorithm>

namespace gunbai::sheet {

using namespace Qt::StringLiterals;

namespace {

using VisitParagraph = std::function<void(Paragraph &)>;

/// Goes through a content paragraph by paragraph; headings count as paragraphs.
class Walk
{
public:
    explicit Walk(VisitParagraph visit) : m_visit(std::move(visit)) {}

    void operator()(TitleBlock &block) const
    {
        m_visit(block.title);
        m_visit(block.facts);
        m_visit(block.figure);
        m_visit(block.status);
    }

    void operator()(CardHead &head) const
    {
        m_visit(head.name);
        m_visit(head.figure);
        m_visit(head.facts);
        m_visit(head.price);
    }

    void operator()(Figures &block) const
    {
        for (Figure &figure : block.figures) {
            heading(figure.label);
            m_visit(figure.value);
        }
        all(block.under);
    }

    void operator()(Lines &block) const { all(block.paragraphs); }

    void operator()(Table &table) const
    {
        for (Column &column : table.columns)
            m_visit(column.head);
        for (Row &row : table.rows) {
            for (Cell &each : row)
                all(each.paragraphs);
        }
    }

    void operator()(Sections &block) const
    {
        for (Section &section : block.sections) {
            heading(section.heading);
            all(section.paragraphs);
            if (section.table)
                (*this)(*section.table);
        }
    }

    void content(Content &content) const
    {
        blocks(content.blocks);
        m_visit(content.footLeft);
        m_visit(content.footRight);
    }

    void card(Card &card) const
    {
        blocks(card.front);
        blocks(card.foot);
    }

    void document(Document &document) const
    {
        for (Content &each : document.sheets)
            content(each);
        for (Card &each : document.cards) {
            card(each);
            heading(each.back.title);
            all(each.back.facts);
        }
        m_visit(document.cardsFoot);
    }

private:
    void blocks(std::vector<Block> &blocks) const
    {
        for (Block &block : blocks)
            std::visit(*this, block);
    }

    void all(std::vector<Paragraph> &paragraphs) const
    {
        for (Paragraph &each : paragraphs)
            m_visit(each);
    }

    void heading(QString &text) const
    {
        Paragraph wrapped = paragraph(text);
        m_visit(wrapped);
        text = std::get<Text>(wrapped.inlines.front()).text;
    }

    VisitParagraph m_visit;
};

QString *textOf(Inline &each)
{
    if (auto *text = std::get_if<Text>(&each))
        return &text->text;
    auto *box = std::get_if<Box>(&each);
    return box ? &box->label : nullptr;
}

/// The texts that a walk through a part finds.
template <class Part>
QStringList gathered(Part part, void (Walk::*walkThrough)(Part &) const)
{
    QStringList all;
    const Walk walk([&all](Paragraph &paragraph) {
        QString joined;
        for (Inline &each : paragraph.inlines) {
            if (const QString *text = textOf(each))
                joined += *text;
        }
        if (!joined.isEmpty())
            all.append(joined);
    });
    (walk.*walkThrough)(part);
    return all;
}

} // namespace

void visitTexts(Document &document, const std::function<void(QString &)> &visit)
{
    const Walk walk([&visit](Paragraph &paragraph) {
        for (Inline &each : paragraph.inlines) {
            if (QString *text = textOf(each))
                visit(*text);
        }
    });
    walk.document(document);
    visit(document.title);
    for (Content &each : document.sheets)
        visit(each.title);
    for (Card &each : document.cards)
        visit(each.name);
}

QStringList texts(const Content &content)
{
    return gathered(content, &Walk::content);
}

QStringList texts(const Card &card)
{
    return gathered(card, &Walk::card);
}

QStringList texts(const Document &document)
{
    return gathered(document, &Walk::document);
}

bool isEmpty(const Paragraph &paragraph)
{
    return std::ranges::all_of(paragraph.inlines, [](const Inline &each) {
        const auto *text = std::get_if<Text>(&each);
        return text && text->text.isEmpty();
    });
}

Paragraph paragraph(const QString &text, Tone tone)
{
    return {{Text{text, tone}}};
}

Cell cell(const QString &text, Tone tone)
{
    return {{paragraph(text, tone)}};
}

Cell cell(const Inlines &inlines)
{
    return {{Paragraph{inlines}}};
}

Paragraph entry(const QString &head, const QString &text)
{
    return {{Text{head, Tone::Strong}, Text{u' ' + text, Tone::Body}}};
}

} // namespace gunbai::sheet
