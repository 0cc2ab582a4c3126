// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/pondgame.h"

#include "core/game/shown.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;

namespace {

class PondGame final : public game::Game
{
public:
    [[nodiscard]] QString id() const override { return u"pond"_s; }
    [[nodiscard]] std::vector<game::LayoutOffer> layouts() const override
    {
        return {{u"sheet"_s, u"Roster"_s}, {u"tally"_s, u"Tally"_s}, {u"cards"_s, u"Cards"_s}};
    }

    [[nodiscard]] Result<sheet::Document> print(const std::vector<game::Side> &sides,
                                                const game::PrintOptions &options) const override
    {
        const bool isOwn = options.copy == game::Copy::Owner;
        sheet::Document document;
        for (const game::Side &side : sides) {
            sheet::Section section;
            section.heading = isOwn ? u"Animals"_s : u"Animals seen"_s;
            if (options.layout == u"tally"_s)
                section.heading = options.isPencil ? u"Tally to fill in"_s : u"Tally"_s;
            for (const game::Shown &shown : game::shown(side, options))
                section.paragraphs.push_back(sheet::paragraph(game::nameOf(side, shown)));
            sheet::Content content;
            content.title = side.warband.name;
            content.blocks = {sheet::Sections{{section}, false}};
            document.title = content.title;
            document.sheets.push_back(content);
        }
        return document;
    }
};

} // namespace

game::Games pondGames()
{
    game::Games games;
    games.push_back(std::make_unique<PondGame>());
    return games;
}

} // namespace gunbai::test
