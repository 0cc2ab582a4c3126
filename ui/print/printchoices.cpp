// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/printchoices.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using sheet::Backs;
using sheet::CardFormat;

namespace {

constexpr auto LayoutKey = "layout"_L1;
constexpr auto OneAKindKey = "one_a_kind"_L1;
constexpr auto BlankKey = "blank"_L1;
constexpr auto PencilKey = "pencil"_L1;
constexpr auto InkKey = "ink_saver"_L1;
constexpr auto WidthKey = "card_width"_L1;
constexpr auto HeightKey = "card_height"_L1;
constexpr auto BleedKey = "bleed"_L1;
constexpr auto GutterKey = "gutter"_L1;
constexpr auto MarksKey = "marks"_L1;
constexpr auto BacksKey = "backs"_L1;

/// NaN and words give the value that there is without the key.
double within(const QJsonValue &value, double least, double otherwise, double most)
{
    const double number = value.toDouble(otherwise);
    return number >= least && number <= most ? number : otherwise;
}

} // namespace

QByteArray toJson(const PrintChoices &choices)
{
    const CardFormat &cards = choices.cards;
    return QJsonDocument(QJsonObject{{LayoutKey, choices.layout},
                                     {OneAKindKey, choices.isOneAKind},
                                     {BlankKey, choices.isBlank},
                                     {PencilKey, choices.isPencil},
                                     {InkKey, choices.savesInk},
                                     {WidthKey, cards.size.width()},
                                     {HeightKey, cards.size.height()},
                                     {BleedKey, cards.bleed},
                                     {GutterKey, cards.gutter},
                                     {MarksKey, cards.hasMarks},
                                     {BacksKey, static_cast<int>(cards.backs)}})
        .toJson(QJsonDocument::Compact);
}

PrintChoices printChoices(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    PrintChoices choices;
    choices.layout = object.value(LayoutKey).toString(choices.layout);
    choices.isOneAKind = object.value(OneAKindKey).toBool();
    choices.isBlank = object.value(BlankKey).toBool();
    choices.isPencil = object.value(PencilKey).toBool();
    choices.savesInk = object.value(InkKey).toBool();
    CardFormat &cards = choices.cards;
    const CardFormat first;
    const QSizeF least = CardFormat::Least;
    const QSizeF most = CardFormat::Most;
    cards.size = {within(object.value(WidthKey), least.width(), first.size.width(), most.width()),
                  within(object.value(HeightKey), least.height(), first.size.height(), most.height())};
    cards.bleed = within(object.value(BleedKey), 0, first.bleed, CardFormat::MostBleed);
    cards.gutter = within(object.value(GutterKey), 0, first.gutter, CardFormat::MostGutter);
    cards.hasMarks = object.value(MarksKey).toBool(first.hasMarks);
    cards.backs = static_cast<Backs>(std::clamp(object.value(BacksKey).toInt(), 0, static_cast<int>(Backs::ShortEdge)));
    return choices;
}

} // namespace gunbai::ui
