// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cardlayout.h"

#include "core/sheet/cardface.h"
#include "core/sheet/imposition.h"

#include <QCoreApplication>

#include <cmath>

namespace gunbai::sheet {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

void remark(QStringList &remarks, const Card &card, const SetCard &set)
{
    if (set.shrunkTo < 1)
        remarks.append(Words::tr("%1: shrunk to %2 % so that it fits; the smallest text is %3 points.", "a card")
                           .arg(card.name)
                           .arg(std::lround(set.shrunkTo * 100))
                           .arg(set.smallestPoints));
    if (const auto more = static_cast<int>(set.faces.size()) - 1; more > 0)
        remarks.append(Words::tr("%1: continued on %n more card(s).", "a card", more).arg(card.name));
}

} // namespace

Result<Pages> cardPages(const Document &document, const Paper &paper, const CardFormat &format, Measure &measure)
{
    const auto imposition = Imposition::create(paper, format, document.cardsFoot, measure);
    if (!imposition)
        return imposition.error();
    QStringList remarks;
    std::vector<CutCard> cut;
    for (const Card &card : document.cards) {
        const SetCard set = setCard(card, format.size, measure);
        remark(remarks, card, set);
        for (const Strip &face : set.faces)
            cut.push_back({face, &card.back});
    }
    return Pages{imposition.value().pages(cut), remarks};
}

} // namespace gunbai::sheet
