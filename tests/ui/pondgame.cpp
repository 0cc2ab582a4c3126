// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/pondgame.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;

namespace {

class PondGame final : public game::Game
{
public:
    [[nodiscard]] QString id() const override { return u"pond"_s; }
    [[nodiscard]] std::vector<game::LayoutOffer> layouts() const override { return {{u"sheet"_s, u"Roster"_s}}; }

    [[nodiscard]] Result<sheet::Content> sheet(const roster::Warband &warband, const roster::Muster &muster,
                                               const roster::Verdict &,
                                               const game::PrintOptions &options) const override
    {
        const bool isOwn = options.copy == game::Copy::Owner;
        sheet::Section section;
        section.heading = isOwn ? u"Animals"_s : u"Animals seen"_s;
        for (std::size_t row = 0; row < warband.models.size(); ++row)
            section.paragraphs.push_back(sheet::paragraph(roster::calledBy(warband, muster, static_cast<int>(row))));
        sheet::Content content;
        content.title = warband.name;
        content.blocks = {sheet::Sections{{section}, false}};
        return content;
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
