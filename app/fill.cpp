// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/changesjson.h"
#include "app/checkedfile.h"
#include "app/subcommands.h"

#include "core/collection/collectionfile.h"
#include "core/fill/words.h"
#include "core/repair/words.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTextStream>

namespace gunbai::app {

using namespace Qt::StringLiterals;
using fill::Aim;
using fill::Fill;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// What a call asks for.
struct Order
{
    QString file;
    std::optional<int> points;
    std::optional<Aim> aim;
    QString output;
    bool json = false;
    QString collection; ///< its file
};

Error wrong(const QString &message)
{
    return {Error::Code::Invalid, message};
}

Result<Order> orderOf(const Call &call)
{
    if (call.positional.size() != 1)
        return wrong(Text::tr("fill needs one warband file: gunbai fill FILE [--points N] [--aim AIM] [-o OUT]"));
    Order order{call.positional.first(),   {},        {},
                call.values.value(u"o"_s), call.json, call.values.value(u"collection"_s)};
    if (call.values.contains(u"points"_s)) {
        bool isNumber = false;
        order.points = call.values.value(u"points"_s).toInt(&isNumber);
        if (!isNumber || *order.points < 1 || *order.points > roster::MostPoints)
            return wrong(Text::tr("--points is a whole number from 1 to %1.").arg(roster::MostPoints));
    }
    if (call.values.contains(u"aim"_s)) {
        order.aim = fill::aimCalled(call.values.value(u"aim"_s));
        if (!order.aim)
            return wrong(Text::tr("--aim is one of balanced, elite, many, missile, melee and alike."));
    }
    return order;
}

/// The figures that the order names, or none: then everybody may come.
Result<std::optional<collection::Collection>> figuresOf(const Order &order, const gunbai::rules::Catalogue &catalogue)
{
    if (order.collection.isEmpty())
        return std::optional<collection::Collection>();
    const auto bytes = roster::warbandBytes(order.collection);
    if (!bytes)
        return bytes.error();
    auto read = collection::readAnyCollection(bytes.value(), order.collection, catalogue);
    if (!read)
        return read.error();
    return std::optional(std::move(read).value());
}

/// One answer, or three different ones where nobody is in the warband yet.
std::vector<Fill> answers(const Order &order, const roster::Warband &warband, const fill::Wish &wish,
                          const gunbai::rules::CataloguePtr &catalogue)
{
    if (warband.models.empty() && !order.aim)
        return fill::fromNothing(warband, catalogue, wish);
    auto filled = fill::filled(warband, catalogue, wish);
    return filled ? std::vector{std::move(*filled)} : std::vector<Fill>();
}

void printJson(const std::vector<Fill> &fills, const Checked &checked, QTextStream &out)
{
    QJsonArray array;
    for (const Fill &fill : fills) {
        QJsonObject object = toJson(fill.added, checked.source);
        object.insert(u"aim"_s, fill::idOf(fill.aim));
        object.insert(u"warband"_s,
                      QString::fromUtf8(roster::writeWarband(fill.added.warband, *checked.muster.catalogue)));
        array.append(object);
    }
    const QJsonObject object{{u"limit"_s, *checked.source.warband.limit}, {u"fills"_s, array}};
    out << QString::fromUtf8(QJsonDocument(object).toJson());
}

QString said(const Fill &fill, const Checked &checked)
{
    if (fill.added.changes.empty())
        return Text::tr("Nothing more can be had for the points that are left.");
    return Text::tr("%1, %2 points: %3")
        .arg(fill::idOf(fill.aim), QString::number(fill.added.total),
             repair::says(fill.added, checked.source.warband, checked.muster));
}

void print(const std::vector<Fill> &fills, const Checked &checked, QTextStream &out)
{
    out << stateOf(checked) << u'\n';
    for (const Fill &fill : fills)
        out << u"  "_s << said(fill, checked) << u'\n';
    if (fills.empty())
        out << u"  "_s << Text::tr("Nothing that is added makes it legal within %1 points.").arg(*checked.verdict.limit)
            << u'\n';
}

/// Writes the first answer; never over a file.
Result<> written(const std::vector<Fill> &fills, const QString &path, const gunbai::rules::Catalogue &catalogue)
{
    if (path.isEmpty() || fills.empty())
        return gunbai::Done{};
    QFile file(path);
    const QByteArray bytes = roster::writeWarband(fills.front().added.warband, catalogue);
    if (file.exists())
        return Error{Error::Code::Conflict, Text::tr("There is a file already; it is left as it is."), {path}};
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly) || file.write(bytes) != bytes.size() || !file.flush()) {
        const QString why = file.errorString();
        if (file.isOpen())
            file.remove();
        return Error{Error::Code::Io, Text::tr("It can't be written: %1.").arg(why), {path}};
    }
    return gunbai::Done{};
}

} // namespace

int fill(const QStringList &arguments, const Streams &streams)
{
    const auto call = parseCall(arguments, {u"points"_s, u"aim"_s, u"collection"_s, u"o"_s});
    if (!call)
        return wrongCall(call.error().message, streams);
    const auto order = orderOf(call.value());
    if (!order)
        return wrongCall(order.error().message, streams);
    const auto catalogue = rulesInForce(streams);
    auto checked = checkFile(order.value().file, catalogue, order.value().points);
    if (!checked) {
        streams.error << checked.error().line() << Qt::endl;
        return CannotRead;
    }
    if (!checked.value().source.warband.limit)
        return wrongCall(Text::tr("%1 agrees on no points: say how many with --points N.").arg(order.value().file),
                         streams);
    const auto owned = figuresOf(order.value(), *catalogue);
    if (!owned) {
        streams.error << owned.error().line() << Qt::endl;
        return CannotRead;
    }
    const fill::Wish wish{order.value().aim.value_or(Aim::Balanced), owned.value()};
    const auto fills = answers(order.value(), checked.value().source.warband, wish, catalogue);
    if (const auto done = written(fills, order.value().output, *catalogue); !done) {
        streams.error << done.error().line() << Qt::endl;
        return CannotRead;
    }
    if (order.value().json)
        printJson(fills, checked.value(), streams.out);
    else
        print(fills, checked.value(), streams.out);
    streams.out.flush();
    return fills.empty() ? AnswerIsNo : Done;
}

} // namespace gunbai::app
