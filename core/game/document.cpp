// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/document.h"

#include "core/game/blank.h"
#include "core/game/cardparts.h"
#include "core/game/quickreference.h"

#include <QCoreApplication>

namespace gunbai::game {

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Layouts)
};

QString titleOf(const std::vector<Side> &sides)
{
    return sides.size() < 2 ? titleOf(sides.front())
                            : Words::tr("%1 and %2", "two warbands").arg(titleOf(sides[0]), titleOf(sides[1]));
}

/// Room for a force of nobody in particular is there without any.
Result<> checkModels(const std::vector<Side> &sides, const PrintOptions &options)
{
    for (const Side &side : sides) {
        if (options.layout == "cards"_L1 && shown(side, options).empty())
            return Error{Error::Code::Invalid, Words::tr("“%1” has no model to print.").arg(titleOf(side))};
    }
    return Done();
}

} // namespace

std::vector<LayoutOffer> layoutsOf(const QString &sheetName)
{
    return {{u"sheet"_s, sheetName},
            {u"cards"_s, Words::tr("Cards")},
            {u"reference"_s, Words::tr("Quick reference")},
            {u"table"_s, Words::tr("Play sheet")}};
}

Result<sheet::Document> documentOf(const std::vector<Side> &sides, const PrintOptions &options, const Writers &writers)
{
    if (const auto checked = checkModels(sides, options); !checked)
        return checked.error();
    sheet::Document document;
    document.title = titleOf(sides);
    if (options.layout == "reference"_L1) {
        document.sheets.push_back(quickReference(sides.front(), options));
        document.title = document.sheets.front().title;
        return document;
    }
    if (options.layout == "table"_L1) {
        document.sheets.push_back(writers.table(sides, options));
    } else if (options.layout == "cards"_L1) {
        document.cardsFoot = cardsFoot(sides, options);
        for (const Side &side : sides) {
            const std::vector<sheet::Card> cards = writers.cards(side, options);
            document.cards.insert(document.cards.end(), cards.begin(), cards.end());
        }
    } else {
        for (const Side &side : sides)
            document.sheets.push_back(writers.sheet(side, options));
    }
    if (options.isBlank)
        makeBlank(document);
    return document;
}

} // namespace gunbai::game
