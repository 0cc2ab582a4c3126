// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/cardparts.h"

#include "core/game/words.h"

#include <QCoreApplication>

namespace gunbai::game {

using namespace Qt::StringLiterals;
using sheet::Text;
using sheet::Tone;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cards)
};

QString footOf(const Side &side, bool isOwners)
{
    QStringList parts{titleOf(side), roster::origin(side.warband, side.muster).join(u", "_s)};
    if (isOwners)
        parts.append(Words::tr("%n point(s)", nullptr, side.verdict.limit.value_or(side.verdict.total)));
    QString text = parts.join(u", "_s);
    if (!side.verdict.houseRules.empty()) {
        const QStringList names(side.verdict.houseRules.begin(), side.verdict.houseRules.end());
        text = Words::tr("%1 · house rules: %2", "a warband").arg(text, names.join(u", "_s));
    }
    return text;
}

} // namespace

sheet::CardHead cardHead(const Side &side, const Shown &shown)
{
    return {markedName(side, shown), {}, sheet::paragraph(kindOf(side, shown.index), Tone::Quiet), {}};
}

sheet::Paragraph headFigure(const QString &name, const QString &figure)
{
    return {{Text{name + QChar::Nbsp, Tone::Item}, Text{figure, Tone::BigFigure}}};
}

sheet::Figure figure(const QString &label, const sheet::Paragraph &value, bool changes, const PrintOptions &options)
{
    sheet::Figure figure{label, value};
    if (changes && options.isPencil) {
        figure.value.inlines.push_back(Text{u"\u00A0"_s, Tone::Label});
        figure.value.inlines.push_back(sheet::Box{});
    }
    return figure;
}

sheet::Portrait portraitOf(const Side &side, const Shown &shown)
{
    const auto found = side.portraits.find(side.warband.models[shown.index].id);
    return {found == side.portraits.end() ? QImage() : found->second, side.crest.drawing};
}

sheet::CardBack cardBack(const Side &side, const QStringList &facts)
{
    sheet::CardBack back{side.crest, titleOf(side), {}};
    for (const QString &fact : facts)
        back.facts.push_back(sheet::paragraph(fact, Tone::Quiet));
    return back;
}

void addNote(sheet::Lines &lines, const Side &side, const Shown &shown, const PrintOptions &options)
{
    const QString &note = side.warband.models[shown.index].notes;
    if (options.copy == Copy::Owner && !note.isEmpty())
        lines.paragraphs.push_back(sheet::entry(Words::tr("Note"), note));
}

QString placeAmong(std::size_t index, std::size_t count)
{
    return Words::tr("%1 of %2", "the place of a card among all").arg(number(static_cast<int>(index) + 1),
                                                                      number(static_cast<int>(count)));
}

sheet::Paragraph cardsFoot(const std::vector<Side> &sides, const PrintOptions &options)
{
    QStringList all;
    for (const Side &side : sides)
        all.append(footOf(side, options.copy == Copy::Owner));
    if (options.copy == Copy::Opponent)
        all.append(Words::tr("opponent’s copy"));
    if (options.date.isValid())
        all.append(longDate(options.date));
    return sheet::paragraph(all.join(u" · "_s), Tone::Label);
}

} // namespace gunbai::game
