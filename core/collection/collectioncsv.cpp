// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collection/collectioncsv.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>

namespace gunbai::collection {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(CollectionFile)
};

const QStringList Heads{u"figure"_s, u"count"_s, u"painted"_s, u"stands_for"_s, u"notes"_s};
enum Head { FigureHead, CountHead, PaintedHead, UsesHead, NotesHead };

/// A row of a table with the line that it begins in.
struct Row
{
    int line = 0;
    QStringList cells;
};

Error wrong(const QString &message, const QString &file, int line)
{
    return {Error::Code::Invalid, message, {file, line}};
}

QString withoutMark(QString text)
{
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    return text;
}

/// The one of them that parts the heads.
QChar separatorOf(const QString &head)
{
    for (const QChar separator : {u'\t', u';'}) {
        if (head.contains(separator))
            return separator;
    }
    return u',';
}

QString firstLine(const QString &text)
{
    return text.section(u'\n', 0, 0).trimmed();
}

/// Takes a table apart (RFC 4180).
class Table
{
public:
    Table(const QString &text, QChar separator) : m_text(text), m_separator(separator) {}

    /// The next row with anything in it; none at the end or where a quote never ends.
    std::optional<Row> next();
    [[nodiscard]] bool isUnended() const { return m_isUnended; }

private:
    QString cell();
    QString quotedCell();
    void endLine();
    [[nodiscard]] bool isAt(QChar wanted) const { return m_at < m_text.size() && m_text[m_at] == wanted; }
    [[nodiscard]] bool isAtLineEnd() const { return m_at >= m_text.size() || isAt(u'\n') || isAt(u'\r'); }

    const QString &m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    int m_line = 1;
    bool m_isUnended = false;
};

std::optional<Row> Table::next()
{
    while (m_at < m_text.size() && !m_isUnended) {
        Row row{m_line, {cell()}};
        while (isAt(m_separator)) {
            ++m_at;
            row.cells.append(cell());
        }
        endLine();
        if (!m_isUnended && std::ranges::any_of(row.cells, [](const QString &cell) { return !cell.isEmpty(); }))
            return row;
    }
    return {};
}

QString Table::cell()
{
    if (isAt(u'"'))
        return quotedCell();
    const qsizetype from = m_at;
    while (!isAtLineEnd() && !isAt(m_separator))
        ++m_at;
    return m_text.sliced(from, m_at - from);
}

QString Table::quotedCell()
{
    QString text;
    ++m_at;
    while (m_at < m_text.size()) {
        if (isAt(u'"')) {
            ++m_at;
            if (!isAt(u'"'))
                return text;
        }
        if (isAt(u'\n'))
            ++m_line;
        text += m_text[m_at++];
    }
    m_isUnended = true;
    return text;
}

void Table::endLine()
{
    while (!isAtLineEnd()) // what stands behind a closing quote
        ++m_at;
    if (isAt(u'\r'))
        ++m_at;
    if (isAt(u'\n'))
        ++m_at;
    ++m_line;
}

/// A spreadsheet would take the text for a formula, or our apostrophe for its own.
bool isTakenWrongly(const QString &text)
{
    return !text.isEmpty() && u"=+-@\t\r'"_s.contains(text.front());
}

QString writtenCell(QString text)
{
    if (isTakenWrongly(text))
        text.prepend(u'\'');
    const bool needsQuotes = text.contains(u',') || text.contains(u';') || text.contains(u'\t') || text.contains(u'"')
                             || text.contains(u'\n') || text.contains(u'\r') || text.trimmed() != text;
    return needsQuotes ? u'"' + text.replace(u'"', u"\"\""_s) + u'"' : text;
}

QString readText(const QString &cell)
{
    return cell.startsWith(u'\'') && isTakenWrongly(cell.sliced(1)) ? cell.sliced(1) : cell;
}

/// Reads the rows below the heads.
class Reader
{
public:
    Reader(QString file, const rules::Catalogue &catalogue) : m_file(std::move(file)), m_catalogue(catalogue) {}

    Result<> readHeads(const Row &row);
    Result<Figure> readFigure(const Row &row) const;

private:
    [[nodiscard]] QString cell(const Row &row, Head head) const;
    [[nodiscard]] Result<int> number(const Row &row, Head head, int otherwise, int least) const;
    [[nodiscard]] Result<Use> readUse(const QString &text, int line) const;
    [[nodiscard]] Result<Use> profileCalled(const QString &name, int line) const;

    QString m_file;
    const rules::Catalogue &m_catalogue;
    std::vector<int> m_columns; ///< by head, -1 where the table has none
};

Result<> Reader::readHeads(const Row &row)
{
    m_columns.assign(static_cast<std::size_t>(Heads.size()), -1);
    for (int column = 0; column < row.cells.size(); ++column) {
        const QString head = row.cells[column].trimmed().toLower();
        const auto place = Heads.indexOf(head);
        if (place < 0 && !head.isEmpty())
            return wrong(Text::tr("There is no column “%1”; there are %2.").arg(row.cells[column], Heads.join(u", "_s)),
                         m_file, row.line);
        if (place >= 0)
            m_columns[static_cast<std::size_t>(place)] = column;
    }
    return Done{};
}

QString Reader::cell(const Row &row, Head head) const
{
    const int column = m_columns[head];
    return column < 0 ? QString() : row.cells.value(column);
}

Result<int> Reader::number(const Row &row, Head head, int otherwise, int least) const
{
    const QString text = cell(row, head).trimmed();
    if (text.isEmpty())
        return otherwise;
    bool isNumber = false;
    const int value = text.toInt(&isNumber);
    if (!isNumber || value < least || value > MostAlike)
        return wrong(Text::tr("“%1” of %2 is no whole number from %3 to %4.")
                         .arg(text, Heads[head], QString::number(least), QString::number(MostAlike)),
                     m_file, row.line);
    return value;
}

/// The one profile of all games that has this name.
Result<Use> Reader::profileCalled(const QString &name, int line) const
{
    std::vector<Use> found;
    const auto look = [&](const rules::System &system, const std::vector<rules::Profile> &profiles) {
        for (const rules::Profile &profile : profiles) {
            const Use use{system.id, profile.id, {}};
            if (profile.name.compare(name, Qt::CaseInsensitive) == 0 && std::ranges::find(found, use) == found.end())
                found.push_back(use);
        }
    };
    for (const rules::System &system : m_catalogue.systems()) {
        for (const rules::List &list : system.lists)
            look(system, list.profiles);
        look(system, system.hirelings);
    }
    if (found.empty())
        return wrong(
            Text::tr("No profile is called “%1”. Write its game and id, as in ronin/bushi_ashigaru.").arg(name), m_file,
            line);
    if (found.size() == 1)
        return found.front();
    QStringList ids;
    for (const Use &use : found)
        ids.append(use.system + u'/' + use.profile);
    return wrong(Text::tr("Several profiles are called “%1”: write %2.").arg(name, ids.join(Text::tr(" or "))), m_file,
                 line);
}

/// "ronin/bushi_ashigaru yari|teppo", or a name.
Result<Use> Reader::readUse(const QString &text, int line) const
{
    const QString profile = text.section(u' ', 0, 0);
    if (!profile.contains(u'/'))
        return profileCalled(text, line);
    return Use{profile.section(u'/', 0, 0), profile.section(u'/', 1),
               text.section(u' ', 1).trimmed().split(u'|', Qt::SkipEmptyParts)};
}

Result<Figure> Reader::readFigure(const Row &row) const
{
    if (row.cells.size() > static_cast<qsizetype>(m_columns.size())
        && std::ranges::any_of(row.cells.sliced(static_cast<qsizetype>(m_columns.size())),
                               [](const QString &more) { return !more.isEmpty(); }))
        return wrong(Text::tr("The row has more cells than there are columns."), m_file, row.line);
    Figure figure;
    figure.name = readText(cell(row, FigureHead));
    figure.notes = readText(cell(row, NotesHead));
    const auto count = number(row, CountHead, 1, 1);
    const auto painted = number(row, PaintedHead, 0, 0);
    for (const auto *read : {&count, &painted}) {
        if (!*read)
            return read->error();
    }
    figure.count = count.value();
    figure.painted = painted.value();
    if (figure.painted > figure.count)
        return wrong(Text::tr("More are painted than there are: %1 of %2.").arg(figure.painted).arg(figure.count),
                     m_file, row.line);
    for (const QString &part : cell(row, UsesHead).split(u';', Qt::SkipEmptyParts)) {
        if (part.trimmed().isEmpty())
            continue;
        auto use = readUse(part.trimmed(), row.line);
        if (!use)
            return use.error();
        figure.uses.push_back(std::move(use).value());
    }
    return figure;
}

QString written(const Use &use)
{
    const QString profile = use.system + u'/' + use.profile;
    return use.items.isEmpty() ? profile : profile + u' ' + use.items.join(u'|');
}

} // namespace

bool isCsv(const QByteArray &bytes)
{
    const QString head = withoutMark(firstLine(QString::fromUtf8(bytes.left(1000)))).toLower();
    QStringList names = head.split(separatorOf(head));
    for (QString &name : names)
        name = name.remove(u'"').trimmed();
    return names.contains(Heads[FigureHead]);
}

Result<Collection> readCsv(const QByteArray &bytes, const QString &file, const rules::Catalogue &catalogue)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = withoutMark(decoder(bytes));
    if (decoder.hasError())
        return wrong(Text::tr("The table is not in UTF-8: save it as CSV in UTF-8."), file, 0);
    Table table(text, separatorOf(firstLine(text)));
    Reader reader(file, catalogue);
    Collection collection;
    bool hasHeads = false;
    while (const auto row = table.next()) {
        if (!hasHeads) {
            if (auto done = reader.readHeads(*row); !done)
                return done.error();
            hasHeads = true;
            continue;
        }
        auto figure = reader.readFigure(*row);
        if (!figure)
            return figure.error();
        collection.figures.push_back(std::move(figure).value());
        collection.figures.back().id = FigureId(static_cast<qint64>(collection.figures.size()));
    }
    if (table.isUnended())
        return wrong(Text::tr("A quotation mark is never closed."), file, static_cast<int>(text.count(u'\n')) + 1);
    return collection;
}

QByteArray writeCsv(const Collection &collection)
{
    QString text = Heads.join(u',') + u"\r\n"_s;
    for (const Figure &figure : collection.figures) {
        QStringList uses;
        for (const Use &use : figure.uses)
            uses.append(written(use));
        text += QStringList{writtenCell(figure.name), QString::number(figure.count), QString::number(figure.painted),
                            writtenCell(uses.join(u"; "_s)), writtenCell(figure.notes)}
                    .join(u',')
                + u"\r\n"_s;
    }
    return text.toUtf8();
}

} // namespace gunbai::collection
