// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace gunbai::toml {

struct Entry;
struct Node;
using List = std::vector<Node>;
using Table = std::vector<Entry>;

/// A value of a TOML file with the place where it stands. Tables keep the order of the file.
struct Node
{
    int line = 0;
    int column = 0;
    /// std::monostate stands for dates and times, which no file of ours uses.
    std::variant<std::monostate, bool, qint64, double, QString, List, Table> value;

    template <class T>
    [[nodiscard]] const T *as() const
    {
        return std::get_if<T>(&value);
    }
};

struct Entry
{
    QString key;
    int line = 0;
    int column = 0;
    Node node;
};

/// Reads TOML. Takes UTF-8 and the name to use in messages; gives the root table, or the first fault of syntax.
[[nodiscard]] Result<Node> parse(const QByteArray &bytes, const QString &file);

/// `text` as a quoted TOML string, with control characters and quotes escaped.
[[nodiscard]] QString quoted(const QString &text);

/// `name` as a TOML key: bare where that is allowed, else quoted.
[[nodiscard]] QString key(const QString &name);

/// The faults of meaning found in one file, in the order of the file.
class Faults
{
public:
    explicit Faults(QString file) : m_file(std::move(file)) {}

    /// A message may begin with a name that is no sentence's beginning: its first letter becomes a capital.
    void add(int line, int column, const QString &text);
    void add(const Node &at, const QString &message) { add(at.line, at.column, message); }

    [[nodiscard]] const QString &file() const { return m_file; }
    [[nodiscard]] const std::vector<Error> &list() const { return m_list; }
    [[nodiscard]] bool isEmpty() const { return m_list.empty(); }

private:
    QString m_file;
    std::vector<Error> m_list;
};

/// Bounds of a whole number, both allowed.
struct Range
{
    int low;
    int high;
};

/// Takes the keys of one table, each once; what is missing, of a wrong type, out of range or unknown becomes a fault.
class TableReader
{
public:
    /// `node` must be a table and outlive the reader; `what` names it in messages ("profile", "warband").
    TableReader(const Node &node, Faults &faults, QString what);

    enum class Need { Optional, Required };

    [[nodiscard]] bool has(const QString &key) const;
    [[nodiscard]] QString text(const QString &key, Need need = Need::Optional);
    [[nodiscard]] int integer(const QString &key, Range range, int otherwise);
    [[nodiscard]] int requiredInteger(const QString &key, Range range);
    /// A list of whole numbers.
    [[nodiscard]] std::vector<int> integers(const QString &key, Range range);
    [[nodiscard]] bool boolean(const QString &key, bool otherwise = false);
    /// A list of strings; a single string stands for a list of one.
    [[nodiscard]] QStringList texts(const QString &key, Need need = Need::Optional);
    /// A list of lists of so many strings.
    [[nodiscard]] std::vector<QStringList> rows(const QString &key, qsizetype length);
    /// The tables of an array of tables.
    [[nodiscard]] std::vector<const Node *> tables(const QString &key);
    /// A single table, or nullptr.
    [[nodiscard]] const Node *table(const QString &key);
    /// Any value, for the caller to take apart; nullptr when absent.
    [[nodiscard]] const Node *node(const QString &key, Need need = Need::Optional);

    /// Where the key's value stands, or the table itself when the key is absent.
    [[nodiscard]] const Node &place(const QString &key) const;
    void fault(const QString &key, const QString &message) { m_faults.add(place(key), message); }
    [[nodiscard]] Faults &faults() { return m_faults; }
    /// The keys that nobody has taken yet.
    [[nodiscard]] std::vector<const Entry *> untaken() const;
    /// Reports every key that was not taken.
    void finish();

private:
    [[nodiscard]] const Entry *find(const QString &key) const;
    [[nodiscard]] std::optional<int> wholeNumber(const QString &key, const Node &value, Range range);
    [[nodiscard]] QStringList strings(const QString &key, const List &list);
    void wrongType(const QString &key, const Node &at, const QString &wanted);

    const Node &m_node;
    Faults &m_faults;
    QString m_what;
    QStringList m_taken;
};

} // namespace gunbai::toml
