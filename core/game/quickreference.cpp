// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/quickreference.h"

#include "core/game/rosterparts.h"

namespace gunbai::game {

using sheet::Section;
using sheet::Tone;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(QuickReference)
};

sheet::Table tableOf(const rules::Reference &reference)
{
    sheet::Table table;
    table.isDense = true;
    for (qsizetype index = 0; index < reference.columns.size(); ++index)
        table.columns.push_back(column(reference.columns[index], sheet::Align::Left, index > 0 ? 1 : 0, 0));
    for (const QStringList &row : reference.rows) {
        sheet::Row cells;
        for (const QString &text : row)
            cells.push_back(sheet::cell(text, cells.empty() ? Tone::Strong : Tone::Body));
        table.rows.push_back(cells);
    }
    return table;
}

Section sectionOf(const rules::Reference &reference)
{
    Section section{reference.name, {}};
    for (const auto &[head, text] : reference.entries)
        section.paragraphs.push_back(sheet::entry(head, text));
    if (!reference.rows.empty())
        section.table = tableOf(reference);
    return section;
}

} // namespace

sheet::Content quickReference(const Side &side, const PrintOptions &options)
{
    const rules::System *system = side.muster.system;
    sheet::Content content;
    const QString game = system ? system->name : side.warband.system;
    content.title = Words::tr("%1, quick reference", "a game").arg(game);
    content.blocks.emplace_back(sheet::TitleBlock{{}, sheet::paragraph(content.title, Tone::Title), {}, {}, {}});
    std::vector<Section> sections;
    if (system) {
        for (const rules::Reference &reference : system->reference)
            sections.push_back(sectionOf(reference));
        Section house{Words::tr("House rules"), {}};
        addHouseRules(house, side.warband, *system);
        sections.push_back(house);
    }
    content.blocks.emplace_back(flowing(std::move(sections)));
    content.footLeft = sheet::paragraph(Words::tr("In our own words; the rules of the game decide."), Tone::Label);
    content.footRight = footRight(options);
    return content;
}

} // namespace gunbai::game
