// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collection/collectionfile.h"

#include "core/base/toml.h"
#include "core/collection/collectioncsv.h"

#include <QCoreApplication>

#include <algorithm>

namespace gunbai::collection {

using namespace Qt::StringLiterals;
using toml::TableReader;
using Need = TableReader::Need;

namespace {

constexpr int Format = 1;
constexpr std::size_t MostFigures = 5000;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(CollectionFile)
};

Error firstFault(const toml::Faults &faults)
{
    return std::ranges::min(faults.list(), {},
                            [](const Error &error) { return std::pair(error.place.line, error.place.column); });
}

Use readUse(const toml::Node &node, toml::Faults &faults)
{
    TableReader table(node, faults, Text::tr("what a figure stands for"));
    Use use{table.text(u"system"_s, Need::Required), table.text(u"profile"_s, Need::Required), table.texts(u"with"_s)};
    table.finish();
    return use;
}

void readUses(TableReader &entry, Figure &figure)
{
    const toml::Node *node = entry.node(u"stands_for"_s);
    if (!node)
        return;
    const auto *list = node->as<toml::List>();
    if (!list)
        return entry.fault(u"stands_for"_s, Text::tr("“stands_for” is a list of tables."));
    for (const toml::Node &use : *list) {
        if (use.as<toml::Table>())
            figure.uses.push_back(readUse(use, entry.faults()));
        else
            entry.faults().add(use, Text::tr("“stands_for” is a list of tables."));
    }
}

Figure readFigure(const toml::Node &node, toml::Faults &faults)
{
    TableReader entry(node, faults, Text::tr("the figure"));
    Figure figure;
    figure.name = entry.text(u"name"_s);
    figure.count = entry.integer(u"count"_s, {1, MostAlike}, 1);
    figure.painted = entry.integer(u"painted"_s, {0, MostAlike}, 0);
    if (figure.painted > figure.count)
        entry.fault(u"painted"_s,
                    Text::tr("More are painted than there are: %1 of %2.").arg(figure.painted).arg(figure.count));
    figure.notes = entry.text(u"notes"_s);
    readUses(entry, figure);
    entry.finish();
    return figure;
}

Error formatError(const toml::Node *node, const QString &file, bool isTooNew)
{
    const Place place{file, node ? node->line : 0, node ? node->column : 0};
    if (isTooNew)
        return {Error::Code::TooNew,
                Text::tr("The file is of a newer format; this Gunbai reads format 1. A newer Gunbai will open it."),
                place};
    return {Error::Code::Invalid, Text::tr("“format” of the collection must be 1."), place};
}

QString written(const Use &use)
{
    QStringList parts{u"system = "_s + toml::quoted(use.system), u"profile = "_s + toml::quoted(use.profile)};
    QStringList items;
    for (const QString &item : use.items)
        items.append(toml::quoted(item));
    if (!items.isEmpty())
        parts.append(u"with = ["_s + items.join(u", "_s) + u']');
    return u"{ "_s + parts.join(u", "_s) + u" }"_s;
}

} // namespace

Result<Collection> readCollection(const QByteArray &bytes, const QString &file)
{
    const auto root = toml::parse(bytes, file);
    if (!root)
        return root.error();
    toml::Faults faults(file);
    TableReader head(root.value(), faults, Text::tr("the collection"));
    const toml::Node *format = head.node(u"format"_s);
    const auto *number = format ? format->as<qint64>() : nullptr;
    if (!number || *number != Format)
        return formatError(format, file, number && *number > Format);
    Collection collection;
    const auto entries = head.tables(u"figure"_s);
    if (entries.size() > MostFigures)
        return Error{Error::Code::Invalid, Text::tr("More than %1 figures.").arg(MostFigures), {file}};
    for (const toml::Node *entry : entries) {
        collection.figures.push_back(readFigure(*entry, faults));
        collection.figures.back().id = FigureId(static_cast<qint64>(collection.figures.size()));
    }
    head.finish();
    if (!faults.isEmpty())
        return firstFault(faults);
    return collection;
}

QByteArray writeCollection(const Collection &collection)
{
    QString text = u"format = 1\n"_s;
    for (const Figure &figure : collection.figures) {
        text += u"\n[[figure]]\n"_s;
        if (!figure.name.isEmpty())
            text += u"name = "_s + toml::quoted(figure.name) + u'\n';
        text += u"count = %1\n"_s.arg(figure.count);
        if (figure.painted > 0)
            text += u"painted = %1\n"_s.arg(figure.painted);
        QStringList uses;
        for (const Use &use : figure.uses)
            uses.append(written(use));
        if (!uses.isEmpty())
            text += u"stands_for = ["_s + uses.join(u", "_s) + u"]\n"_s;
        if (!figure.notes.isEmpty())
            text += u"notes = "_s + toml::quoted(figure.notes) + u'\n';
    }
    return text.toUtf8();
}

Result<Collection> readAnyCollection(const QByteArray &bytes, const QString &file, const rules::Catalogue &catalogue)
{
    return isCsv(bytes) ? readCsv(bytes, file, catalogue) : readCollection(bytes, file);
}

} // namespace gunbai::collection
