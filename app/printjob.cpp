// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/printjob.h"

#include "core/game/kamon.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace gunbai::app {

using namespace Qt::StringLiterals;
using sheet::Backs;
using sheet::CardFormat;
using sheet::Paper;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

Error wrong(const QString &message)
{
    return {Error::Code::Invalid, message};
}

/// The value that a word of an option stands for; `otherwise` when the option is not given.
template <class Value>
Result<Value> chosen(const Call &call, const QString &option, const std::vector<std::pair<QString, Value>> &words,
                     Value otherwise)
{
    if (!call.values.contains(option))
        return otherwise;
    QStringList known;
    for (const auto &[word, value] : words) {
        if (call.values.value(option).toLower() == word)
            return value;
        known.append(word);
    }
    const QString last = known.takeLast();
    return wrong(Text::tr("--%1 takes %2 or %3.").arg(option, known.join(u", "_s), last));
}

/// Millimetres such as "2.5", the same in every locale.
Result<double> millimetres(const Call &call, const QString &option, double most)
{
    bool isNumber = true;
    const double value = call.values.contains(option) ? call.values.value(option).toDouble(&isNumber) : 0;
    if (!isNumber || value < 0 || value > most)
        return wrong(Text::tr("--%1 takes millimetres from 0 to %2, such as 2.5.").arg(option).arg(most));
    return value;
}

Result<QSizeF> cardSize(const QString &text)
{
    static const QMap<QString, QSizeF> names{
        {u"poker"_s, CardFormat::Poker}, {u"tarot"_s, CardFormat::Tarot}, {u"large"_s, CardFormat::Large}};
    if (names.contains(text.toLower()))
        return names[text.toLower()];
    static const QRegularExpression extents(u"^(\\d+(?:\\.\\d+)?)[x×](\\d+(?:\\.\\d+)?)$"_s);
    const QRegularExpressionMatch match = extents.match(text);
    const QSizeF size(match.captured(1).toDouble(), match.captured(2).toDouble());
    if (!match.hasMatch() || size.width() > CardFormat::Most.width() || size.height() > CardFormat::Most.height())
        return wrong(Text::tr("--card-size takes poker, tarot, large or millimetres such as 63x88, at most %1x%2.")
                         .arg(CardFormat::Most.width())
                         .arg(CardFormat::Most.height()));
    return size;
}

Result<> readCards(const Call &call, CardFormat &cards)
{
    const auto size = cardSize(call.values.value(u"card-size"_s, u"poker"_s));
    if (!size)
        return size.error();
    const auto bleed = millimetres(call, u"bleed"_s, CardFormat::MostBleed);
    if (!bleed)
        return bleed.error();
    const auto gutter = millimetres(call, u"gutter"_s, CardFormat::MostGutter);
    if (!gutter)
        return gutter.error();
    const auto backs = chosen<Backs>(
        call, u"backs"_s,
        {{u"none"_s, Backs::None}, {u"long-edge"_s, Backs::LongEdge}, {u"short-edge"_s, Backs::ShortEdge}}, Backs::None);
    if (!backs)
        return backs.error();
    cards = {size.value(), bleed.value(), gutter.value(), !call.flags.contains(u"no-marks"_s), backs.value()};
    return gunbai::Done();
}

Result<> readPaper(const Call &call, Paper &paper)
{
    const auto size = chosen<Paper::Size>(call, u"paper"_s,
                                          {{u"a4"_s, Paper::Size::A4},
                                           {u"a5"_s, Paper::Size::A5},
                                           {u"letter"_s, Paper::Size::Letter},
                                           {u"legal"_s, Paper::Size::Legal}},
                                          Paper::Size::A4);
    if (!size)
        return size.error();
    using Orientation = Paper::Orientation;
    const auto orientation = chosen<Orientation>(
        call, u"orientation"_s, {{u"portrait"_s, Orientation::Portrait}, {u"landscape"_s, Orientation::Landscape}},
        Orientation::Portrait);
    if (!orientation)
        return orientation.error();
    paper = {size.value(), orientation.value()};
    return gunbai::Done();
}

/// "3,1,5-7"
Result<std::vector<int>> modelNumbers(const QString &text)
{
    static const QRegularExpression range(u"^(\\d{1,4})(?:-(\\d{1,4}))?$"_s);
    std::vector<int> numbers;
    for (const QString &part : text.split(u',', Qt::SkipEmptyParts)) {
        const QRegularExpressionMatch match = range.match(part.trimmed());
        const int first = match.captured(1).toInt();
        const int last = match.captured(2).isEmpty() ? first : match.captured(2).toInt();
        if (!match.hasMatch() || first < 1 || last < first)
            return wrong(Text::tr("--models takes numbers of models, such as 3,1,5-7."));
        for (int number = first; number <= last; ++number)
            numbers.push_back(number);
    }
    return numbers;
}

Result<sheet::Crest> crestOf(const Call &call)
{
    const QString name = call.values.value(u"kamon"_s, game::kamonIds().first());
    if (!game::kamonIds().contains(name))
        return wrong(Text::tr("--kamon takes one of %1.").arg(game::kamonIds().join(u", "_s)));
    sheet::Crest crest{game::kamonDrawing(name), {}, {}};
    if (call.values.contains(u"colours"_s)) {
        const QStringList colours = call.values.value(u"colours"_s).split(u',');
        static const QRegularExpression colour(u"^#[0-9a-fA-F]{6}$"_s);
        if (colours.size() != 2 || !colour.match(colours[0]).hasMatch() || !colour.match(colours[1]).hasMatch())
            return wrong(Text::tr("--colours takes the kamon’s colour and its ground, such as #1a1a1a,#f4efe4."));
        crest.ink = QColor(colours[0]);
        crest.ground = QColor(colours[1]);
    }
    return crest;
}

Result<> readOptions(const Call &call, game::PrintOptions &options)
{
    const auto copy =
        chosen<game::Copy>(call, u"copy"_s, {{u"owner"_s, game::Copy::Owner}, {u"opponent"_s, game::Copy::Opponent}},
                           game::Copy::Owner);
    if (!copy)
        return copy.error();
    options.layout = call.values.value(u"layout"_s);
    options.copy = copy.value();
    options.isOneAKind = call.flags.contains(u"kinds"_s);
    options.isBlank = call.flags.contains(u"blank"_s);
    options.isPencil = call.flags.contains(u"pencil"_s);
    options.date = QDate::currentDate();
    if (call.values.contains(u"date"_s)) {
        options.date = QDate::fromString(call.values.value(u"date"_s), Qt::ISODate);
        if (!options.date.isValid())
            return wrong(Text::tr("--date takes a day such as 2025-11-30."));
    }
    return gunbai::Done();
}

} // namespace

QStringList printValues()
{
    return {u"layout"_s, u"paper"_s,  u"orientation"_s, u"copy"_s,  u"card-size"_s, u"gutter"_s, u"bleed"_s,
            u"backs"_s,  u"models"_s, u"kamon"_s,       u"colours"_s, u"date"_s,      u"o"_s};
}

QStringList printFlags()
{
    return {u"no-marks"_s, u"kinds"_s, u"blank"_s, u"pencil"_s, u"ink-saver"_s};
}

Result<PrintJob> printJob(const Call &call)
{
    if (call.positional.isEmpty() || call.positional.size() > 2 || !call.values.contains(u"layout"_s)
        || !call.values.contains(u"o"_s))
        return wrong(Text::tr("print needs one or two warband files, a layout and an output: gunbai print FILE --layout "
                              "sheet -o OUT.pdf"));
    PrintJob job;
    job.files = call.positional;
    job.output = call.values.value(u"o"_s);
    job.setting.savesInk = call.flags.contains(u"ink-saver"_s);
    if (auto done = readPaper(call, job.setting.paper); !done)
        return done.error();
    if (auto done = readCards(call, job.setting.cards); !done)
        return done.error();
    if (auto done = readOptions(call, job.options); !done)
        return done.error();
    const auto crest = crestOf(call);
    if (!crest)
        return crest.error();
    job.crest = crest.value();
    const auto models = modelNumbers(call.values.value(u"models"_s));
    if (!models)
        return models.error();
    job.models = models.value();
    return job;
}

} // namespace gunbai::app
