// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/warbandrows.h"

#include "core/store/statement.h"

#include <QHash>

namespace gunbai::store {

using namespace Qt::StringLiterals;
using roster::Model;
using roster::Warband;

namespace {

/// Runs statements until one fails; the rest are then passed over.
class Writer
{
public:
    Writer(const Connection &connection, qint64 warband) : m_connection(connection), m_warband(warband) {}

    void clear();
    void addHead(const Warband &value);
    void addModels(const std::vector<Model> &models);
    [[nodiscard]] const Result<> &result() const { return m_result; }

private:
    template <class... Values>
    void run(Statement &statement, const Values &...values)
    {
        if (m_result)
            m_result = statement.run(m_warband, values...);
    }
    /// Rows of (warband, key…, position, value).
    template <class... Keys>
    void addList(Statement &insert, const QStringList &list, const Keys &...keys)
    {
        for (int position = 0; position < list.size(); ++position)
            run(insert, keys..., position, list[position]);
    }
    void addParameters(const QMap<QString, QStringList> &parameters);

    const Connection &m_connection;
    qint64 m_warband;
    Result<> m_result = Done{};
};

/// What hangs on these rows goes with them.
void Writer::clear()
{
    for (const auto &table : {u"model"_s, u"warband_purchase"_s, u"warband_parameter"_s, u"warband_house_rule"_s}) {
        Statement remove(m_connection, u"DELETE FROM %1 WHERE warband = ?"_s.arg(table));
        run(remove);
    }
}

void Writer::addParameters(const QMap<QString, QStringList> &parameters)
{
    Statement insert(m_connection, u"INSERT INTO warband_parameter (warband, parameter) VALUES (?, ?)"_s);
    Statement insertValue(
        m_connection,
        u"INSERT INTO warband_parameter_value (warband, parameter, position, value) VALUES (?, ?, ?, ?)"_s);
    for (auto parameter = parameters.begin(); parameter != parameters.end(); ++parameter) {
        run(insert, parameter.key());
        addList(insertValue, parameter.value(), parameter.key());
    }
}

void Writer::addHead(const Warband &value)
{
    addParameters(value.parameters);
    Statement purchase(m_connection, u"INSERT INTO warband_purchase (warband, purchase, number) VALUES (?, ?, ?)"_s);
    for (auto bought = value.purchases.begin(); bought != value.purchases.end(); ++bought)
        run(purchase, bought.key(), bought.value());
    Statement houseRule(m_connection,
                        u"INSERT INTO warband_house_rule (warband, position, house_rule) VALUES (?, ?, ?)"_s);
    addList(houseRule, value.houseRules);
}

void Writer::addModels(const std::vector<Model> &models)
{
    Statement insert(
        m_connection,
        u"INSERT INTO model (warband, id, position, profile, name, weapon, armour, mount, is_leader, has_banner, "
        "disguised_as, notes) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s);
    Statement skill(m_connection, u"INSERT INTO model_skill (warband, model, position, skill) VALUES (?, ?, ?, ?)"_s);
    Statement option(m_connection, u"INSERT INTO model_option (warband, model, option) VALUES (?, ?, ?)"_s);
    int position = 0;
    for (const Model &model : models) {
        run(insert, model.id, position++, model.profile, model.name, model.weapon, model.armour, model.mount,
            model.isLeader, model.hasBanner, model.disguisedAs, model.notes);
        addList(skill, model.skills, model.id);
        for (const QString &bought : model.options)
            run(option, model.id, bought);
    }
}

/// Reads the rows of one warband; the first failure stays.
class Reader
{
public:
    Reader(const Connection &connection, qint64 warband) : m_connection(connection), m_warband(warband) {}

    void readHead(Warband &value);
    void readModels(std::vector<Model> &models);
    [[nodiscard]] const Result<> &result() const { return m_result; }

private:
    template <class Read>
    void each(const QString &sql, Read read)
    {
        Statement select(m_connection, sql);
        if (m_result)
            m_result = select.run(m_warband);
        if (m_result)
            m_result = select.forEachRow(read);
    }

    const Connection &m_connection;
    qint64 m_warband;
    Result<> m_result = Done{};
};

void Reader::readHead(Warband &value)
{
    each(u"SELECT purchase, number FROM warband_purchase WHERE warband = ?"_s,
         [&](const Statement &row) { value.purchases.insert(row.text(0), row.integer(1)); });
    each(u"SELECT parameter FROM warband_parameter WHERE warband = ?"_s,
         [&](const Statement &row) { value.parameters.insert(row.text(0), {}); });
    each(u"SELECT parameter, value FROM warband_parameter_value WHERE warband = ? ORDER BY parameter, position"_s,
         [&](const Statement &row) { value.parameters[row.text(0)].append(row.text(1)); });
    each(u"SELECT house_rule FROM warband_house_rule WHERE warband = ? ORDER BY position"_s,
         [&](const Statement &row) { value.houseRules.append(row.text(0)); });
}

Model modelIn(const Statement &row)
{
    Model model;
    model.id = roster::ModelId(row.number(0));
    model.profile = row.text(1);
    model.name = row.text(2);
    model.weapon = row.text(3);
    model.armour = row.text(4);
    model.mount = row.text(5);
    model.isLeader = row.flag(6);
    model.hasBanner = row.flag(7);
    model.disguisedAs = row.text(8);
    model.notes = row.text(9);
    return model;
}

void Reader::readModels(std::vector<Model> &models)
{
    QHash<qint64, std::size_t> indexOf;
    each(u"SELECT id, profile, name, weapon, armour, mount, is_leader, has_banner, disguised_as, notes FROM model "
         "WHERE warband = ? ORDER BY position"_s,
         [&](const Statement &row) {
             indexOf.insert(row.number(0), models.size());
             models.push_back(modelIn(row));
         });
    each(u"SELECT model, skill FROM model_skill WHERE warband = ? ORDER BY model, position"_s,
         [&](const Statement &row) { models[indexOf.value(row.number(0))].skills.append(row.text(1)); });
    each(u"SELECT model, option FROM model_option WHERE warband = ?"_s,
         [&](const Statement &row) { models[indexOf.value(row.number(0))].options.append(row.text(1)); });
    for (Model &model : models)
        model.options.sort(); // as QString orders, which is not quite SQLite's order
}

} // namespace

Result<> writeRows(const Connection &connection, qint64 warband, const Warband &value)
{
    Writer writer(connection, warband);
    writer.clear();
    writer.addHead(value);
    writer.addModels(value.models);
    return writer.result();
}

Result<> readRows(const Connection &connection, qint64 warband, Warband &value)
{
    Reader reader(connection, warband);
    reader.readHead(value);
    reader.readModels(value.models);
    return reader.result();
}

} // namespace gunbai::store
