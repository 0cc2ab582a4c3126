// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/content.h"

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
        heading(block.title);
        m_visit(block.facts);
        m_visit(block.figure);
        m_visit(block.status);
    }

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
        }
    }

    void content(Content &content) const
    {
        heading(content.title);
        for (Block &block : content.blocks)
            std::visit(*this, block);
        m_visit(content.footLeft);
        m_visit(content.footRight);
    }

private:
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

} // namespace

void visitTexts(Content &content, const std::function<void(QString &)> &visit)
{
    const Walk walk([&visit](Paragraph &paragraph) {
        for (Inline &each : paragraph.inlines) {
            if (QString *text = textOf(each))
                visit(*text);
        }
    });
    walk.content(content);
}

QStringList texts(const Content &content)
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
    Content copy = content;
    walk.content(copy);
    return all;
}

Paragraph paragraph(const QString &text, Tone tone)
{
    return {{Text{text, tone}}};
}

Cell cell(const QString &text, Tone tone)
{
    return {{paragraph(text, tone)}};
}

Paragraph entry(const QString &head, const QString &text)
{
    return {{Text{head, Tone::Strong}, Text{u' ' + text, Tone::Body}}};
}

} // namespace gunbai::sheet
