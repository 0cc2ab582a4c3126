// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/layout.h"

#include "core/sheet/cardlayout.h"
#include "core/sheet/coverage.h"
#include "core/sheet/sheetlayout.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace gunbai::sheet {

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

/// Space, and joiners that no page shows.
const QRegularExpression &space()
{
    static const QRegularExpression space(u"[\\s\\x{2060}]+"_s, QRegularExpression::UseUnicodePropertiesOption);
    return space;
}

QString withoutSpace(QString text)
{
    return text.remove(space());
}

void saveInk(Page &page)
{
    std::erase_if(page.items, [](const Placed &item) {
        return std::holds_alternative<PlacedFill>(item) || std::holds_alternative<PlacedPicture>(item);
    });
    for (Placed &item : page.items) {
        if (auto *text = std::get_if<PlacedText>(&item))
            text->colour = {};
        auto *drawing = std::get_if<PlacedDrawing>(&item);
        if (drawing && drawing->isCrest)
            *drawing = {drawing->rect, drawing->drawing, Ink::Hair, {}, {}, true};
    }
}

void add(Layout &layout, Pages pages)
{
    layout.pages.insert(layout.pages.end(), pages.pages.begin(), pages.pages.end());
    layout.remarks += pages.remarks;
}

} // namespace

Result<Layout> layout(Document document, const Setting &setting)
{
    if (const auto fonts = checkFonts(); !fonts)
        return fonts.error();
    Measure measure;
    Layout layout{document.title, setting.paper.extent(), {}, coverUp(document)};
    if (!document.cards.empty()) {
        auto cards = cardPages(document, setting.paper, setting.cards, measure);
        if (!cards)
            return cards.error();
        add(layout, std::move(cards).value());
    }
    for (const Content &content : document.sheets)
        add(layout, sheetPages(content, setting.paper, measure));
    if (setting.savesInk) {
        for (Page &page : layout.pages)
            saveInk(page);
    }
    for (const QString &word : missingWords(document, layout))
        layout.remarks.append(Words::tr("“%1” is missing in this print.").arg(word));
    return layout;
}

QStringList missingWords(const Document &document, const Layout &layout)
{
    QString said;
    for (const Page &page : layout.pages) {
        for (const Placed &item : page.items) {
            if (const auto *text = std::get_if<PlacedText>(&item))
                said += withoutSpace(text->text);
        }
    }
    QStringList missing;
    for (const QString &text : texts(document)) {
        if (said.contains(withoutSpace(text)))
            continue;
        for (const QString &word : text.split(space(), Qt::SkipEmptyParts)) { // one that goes on elsewhere is in parts
            if (!said.contains(withoutSpace(word)))
                missing.append(word);
        }
    }
    return missing;
}

} // namespace gunbai::sheet
