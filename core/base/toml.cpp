// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/toml.h"

#include "core/base/tomldepth.h"

#include <QCoreApplication>

#include <algorithm>
#include <sstream>
#include <string_view>

#include <toml++/toml.h>

namespace gunbai::toml {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Toml)
};

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

Node converted(const ::toml::node &source);

Table convertedTable(const ::toml::table &source)
{
    // toml++ sorts by key; the order of the file is what a person expects in messages.
    std::vector<std::pair<::toml::source_position, const ::toml::key *>> order;
    for (const auto &[key, value] : source)
        order.emplace_back(key.source().begin, &key);
    std::ranges::stable_sort(order, [](const auto &a, const auto &b) { return a.first < b.first; });
    Table table;
    table.reserve(order.size());
    for (const auto &[place, key] : order)
        table.push_back({fromUtf8(key->str()), static_cast<int>(place.line), static_cast<int>(place.column),
                         converted(*source.get(key->str()))});
    return table;
}

Node converted(const ::toml::node &source)
{
    const auto begin = source.source().begin;
    Node node{static_cast<int>(begin.line), static_cast<int>(begin.column), {}};
    if (const auto *table = source.as_table()) {
        node.value = convertedTable(*table);
    } else if (const auto *array = source.as_array()) {
        List list;
        list.reserve(array->size());
        for (const auto &element : *array)
            list.push_back(converted(element));
        node.value = std::move(list);
    } else if (const auto *text = source.as_string()) {
        node.value = fromUtf8(text->get());
    } else if (const auto *integer = source.as_integer()) {
        node.value = static_cast<qint64>(integer->get());
    } else if (const auto *real = source.as_floating_point()) {
        node.value = real->get();
    } else if (const auto *boolean = source.as_boolean()) {
        node.value = boolean->get();
    }
    return node;
}

/// toml++ says "Error while parsing key: what is wrong"; the second half is what helps. A quote that was forgotten
/// is a line break in a text to it.
QString plain(const QString &description)
{
    if (description.contains("control characters"_L1))
        return Text::tr("a text in quotes does not end on its line");
    const auto colon = description.indexOf(u": "_s);
    return description.startsWith("Error"_L1) && colon > 0 ? description.sliced(colon + 2) : description;
}

} // namespace

Result<Node> parse(const QByteArray &bytes, const QString &file)
{
    if (const auto place = tooDeepKey(bytes, file))
        return Error{Error::Code::Invalid, Text::tr("This key goes too deep."), *place};
    try {
        const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        Node root = converted(::toml::parse(text));
        root.line = root.column = 1;
        return root;
    } catch (const ::toml::parse_error &error) {
        const auto begin = error.source().begin;
        return Error{Error::Code::Invalid,
                     Text::tr("This is not TOML: %1.").arg(plain(fromUtf8(error.description()))),
                     {file, static_cast<int>(begin.line), static_cast<int>(begin.column)}};
    }
}

QString quoted(const QString &text)
{
    QString out = u"\""_s;
    for (const QChar character : text) {
        if (character == u'"' || character == u'\\')
            out += u'\\' + QString(character);
        else if (character == u'\n')
            out += u"\\n"_s;
        else if (character == u'\t')
            out += u"\\t"_s;
        else if (character < u' ' || character == QChar(0x7f))
            out += u"\\u%1"_s.arg(static_cast<uint>(character.unicode()), 4, 16, QChar(u'0'));
        else
            out += character;
    }
    return out + u'"';
}

QString key(const QString &name)
{
    const auto isBare = [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') || c == u'_'
               || c == u'-';
    };
    return !name.isEmpty() && std::ranges::all_of(name, isBare) ? name : quoted(name);
}

void Faults::add(int line, int column, const QString &text)
{
    QString message = text;
    if (!message.isEmpty())
        message[0] = message[0].toUpper();
    m_list.push_back({Error::Code::Invalid, message, {m_file, line, column}});
}

TableReader::TableReader(const Node &node, Faults &faults, QString what)
    : m_node(node), m_faults(faults), m_what(std::move(what))
{
    Q_ASSERT(node.as<Table>());
}

const Entry *TableReader::find(const QString &key) const
{
    const auto &table = std::get<Table>(m_node.value);
    const auto found = std::ranges::find(table, key, &Entry::key);
    return found == table.end() ? nullptr : &*found;
}

bool TableReader::has(const QString &key) const
{
    return find(key) != nullptr;
}

const Node *TableReader::node(const QString &key, Need need)
{
    m_taken.append(key);
    const Entry *entry = find(key);
    if (!entry && need == Need::Required)
        m_faults.add(m_node, Text::tr("%1 has no “%2”.").arg(m_what, key));
    return entry ? &entry->node : nullptr;
}

void TableReader::wrongType(const QString &key, const Node &at, const QString &wanted)
{
    m_faults.add(at, Text::tr("“%1” of %2 must be %3.").arg(key, m_what, wanted));
}

QString TableReader::text(const QString &key, Need need)
{
    const Node *value = node(key, need);
    if (!value)
        return {};
    const auto *text = value->as<QString>();
    if (!text) {
        wrongType(key, *value, Text::tr("a text in quotes"));
        return {};
    }
    if (text->isEmpty() && need == Need::Required)
        m_faults.add(*value, Text::tr("“%1” of %2 is empty.").arg(key, m_what));
    return *text;
}

std::optional<int> TableReader::wholeNumber(const QString &key, const Node &value, Range range)
{
    const auto *number = value.as<qint64>();
    if (!number) {
        wrongType(key, value, Text::tr("a whole number"));
        return {};
    }
    if (*number < range.low || *number > range.high) {
        m_faults.add(value, Text::tr("“%1” of %2 is %3; it must be from %4 to %5.")
                                .arg(key, m_what, QString::number(*number), QString::number(range.low),
                                     QString::number(range.high)));
        return {};
    }
    return static_cast<int>(*number);
}

int TableReader::integer(const QString &key, Range range, int otherwise)
{
    const Node *value = node(key);
    return value ? wholeNumber(key, *value, range).value_or(otherwise) : otherwise;
}

int TableReader::requiredInteger(const QString &key, Range range)
{
    const Node *value = node(key, Need::Required);
    return value ? wholeNumber(key, *value, range).value_or(range.low) : range.low;
}

std::vector<int> TableReader::integers(const QString &key, Range range)
{
    const Node *value = node(key);
    if (!value)
        return {};
    const auto *list = value->as<List>();
    if (!list) {
        wrongType(key, *value, Text::tr("a list of whole numbers"));
        return {};
    }
    std::vector<int> numbers;
    for (const Node &element : *list) {
        if (const auto number = wholeNumber(key, element, range))
            numbers.push_back(*number);
    }
    return numbers;
}

bool TableReader::boolean(const QString &key, bool otherwise)
{
    const Node *value = node(key);
    if (!value)
        return otherwise;
    const auto *flag = value->as<bool>();
    if (!flag)
        wrongType(key, *value, Text::tr("true or false"));
    return flag ? *flag : otherwise;
}

QStringList TableReader::texts(const QString &key, Need need)
{
    const Node *value = node(key, need);
    if (!value)
        return {};
    if (const auto *single = value->as<QString>())
        return {*single};
    const auto *list = value->as<List>();
    if (!list) {
        wrongType(key, *value, Text::tr("a list of texts in quotes"));
        return {};
    }
    return strings(key, *list);
}

QStringList TableReader::strings(const QString &key, const List &list)
{
    QStringList texts;
    for (const Node &element : list) {
        if (const auto *text = element.as<QString>())
            texts.append(*text);
        else
            wrongType(key, element, Text::tr("a list of texts in quotes"));
    }
    return texts;
}

std::vector<QStringList> TableReader::rows(const QString &key, qsizetype length)
{
    const Node *value = node(key);
    const auto *list = value ? value->as<List>() : nullptr;
    const QString wanted = Text::tr("a list of lists, each of %1 texts in quotes").arg(length);
    if (value && !list)
        wrongType(key, *value, wanted);
    std::vector<QStringList> rows;
    for (const Node &element : list ? *list : List()) {
        const auto *row = element.as<List>();
        rows.push_back(row ? strings(key, *row) : QStringList());
        if (rows.back().size() != length)
            wrongType(key, element, wanted);
    }
    return rows;
}

std::vector<const Node *> TableReader::tables(const QString &key)
{
    const Node *value = node(key);
    if (!value)
        return {};
    const auto *list = value->as<List>();
    if (!list) {
        wrongType(key, *value, Text::tr("written as [[%1]]").arg(key));
        return {};
    }
    std::vector<const Node *> tables;
    for (const Node &element : *list) {
        if (element.as<Table>())
            tables.push_back(&element);
        else
            wrongType(key, element, Text::tr("written as [[%1]]").arg(key));
    }
    return tables;
}

const Node *TableReader::table(const QString &key)
{
    const Node *value = node(key);
    if (value && !value->as<Table>()) {
        wrongType(key, *value, Text::tr("a table"));
        return nullptr;
    }
    return value;
}

const Node &TableReader::place(const QString &key) const
{
    const Entry *entry = find(key);
    return entry ? entry->node : m_node;
}

std::vector<const Entry *> TableReader::untaken() const
{
    std::vector<const Entry *> left;
    for (const Entry &entry : std::get<Table>(m_node.value)) {
        if (!m_taken.contains(entry.key))
            left.push_back(&entry);
    }
    return left;
}

void TableReader::finish()
{
    for (const Entry *entry : untaken())
        m_faults.add(entry->line, entry->column, Text::tr("Unknown key “%1” in %2.").arg(entry->key, m_what));
}

} // namespace gunbai::toml
