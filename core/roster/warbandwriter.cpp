// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/toml.h"
#include "core/roster/warbandfile.h"
#include "core/rules/catalogue.h"

namespace gunbai::roster {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t MostInAnEntry = 200; // what reading accepts as `count`

/// Writes `key = value` lines, leaving out what is at its default.
class Writer
{
public:
    void text(const QString &key, const QString &value)
    {
        if (!value.isEmpty())
            line(key, toml::quoted(value));
    }
    void number(const QString &key, int value) { line(key, QString::number(value)); }
    void flag(const QString &key, bool value)
    {
        if (value)
            line(key, u"true"_s);
    }
    void texts(const QString &key, const QStringList &values)
    {
        if (!values.isEmpty())
            line(key, list(values));
    }
    void line(const QString &key, const QString &value) { m_text += toml::key(key) + u" = "_s + value + u'\n'; }
    void heading(const QString &name) { m_text += u"\n[["_s + toml::key(name) + u"]]\n"_s; }

    static QString list(const QStringList &values)
    {
        QStringList parts;
        for (const QString &value : values)
            parts.append(toml::quoted(value));
        return u'[' + parts.join(u", "_s) + u']';
    }

    [[nodiscard]] QByteArray bytes() const { return m_text.toUtf8(); }

private:
    QString m_text;
};

bool isList(const rules::List *list, const QString &parameter, const QStringList &values)
{
    if (list) {
        for (const rules::Parameter &known : list->parameters) {
            if (known.id == parameter)
                return known.isList;
        }
    }
    return values.size() != 1;
}

/// Parameters of one table stand together: school = { main = "yari", secondary = ["bo"] }.
void writeParameters(Writer &writer, const Warband &warband, const rules::List *list)
{
    QMap<QString, QStringList> tables;
    for (auto it = warband.parameters.begin(); it != warband.parameters.end(); ++it) {
        const QString value =
            isList(list, it.key(), it.value()) ? Writer::list(it.value()) : toml::quoted(it.value().first());
        tables[it.key().section(u'.', 0, 0)].append(toml::key(it.key().section(u'.', 1)) + u" = "_s + value);
    }
    for (auto it = tables.begin(); it != tables.end(); ++it)
        writer.line(it.key(), u"{ "_s + it.value().join(u", "_s) + u" }"_s);
}

void writeHead(Writer &writer, const Warband &warband, const rules::List *list, const rules::FileKeys &keys)
{
    writer.number(u"format"_s, 1);
    writer.text(u"system"_s, warband.system);
    if (warband.list != keys.list)
        writer.text(u"faction"_s, warband.list);
    writer.text(u"name"_s, warband.name);
    if (warband.limit)
        writer.number(u"points"_s, *warband.limit);
    for (auto it = warband.purchases.begin(); it != warband.purchases.end(); ++it)
        writer.number(it.key(), it.value());
    writeParameters(writer, warband, list);
    writer.texts(u"house_rules"_s, warband.houseRules);
}

void writeModel(Writer &writer, const Model &model, int count, const rules::FileKeys &keys)
{
    writer.heading(keys.entry);
    writer.text(keys.profile, model.profile);
    writer.text(u"name"_s, model.name);
    if (count > 1)
        writer.number(u"count"_s, count);
    writer.text(u"weapon"_s, model.weapon);
    writer.text(u"armour"_s, model.armour);
    writer.text(u"mount"_s, model.mount);
    writer.texts(u"skills"_s, model.skills);
    writer.flag(u"leader"_s, model.isLeader);
    writer.flag(u"banner"_s, model.hasBanner);
    QStringList others;
    for (const QString &option : model.options) {
        if (keys.flags.contains(option))
            writer.flag(option, true);
        else
            others.append(option);
    }
    writer.texts(keys.options, others);
    writer.text(u"disguised_as"_s, model.disguisedAs);
    writer.text(u"notes"_s, model.notes);
}

} // namespace

QByteArray writeWarband(const Warband &warband, const rules::Catalogue &catalogue)
{
    const rules::System *system = catalogue.system(warband.system);
    const rules::FileKeys keys = system ? system->keys : rules::FileKeys();
    Writer writer;
    writeHead(writer, warband, system ? system->list(warband.list) : nullptr, keys);
    const auto &models = warband.models;
    for (std::size_t first = 0; first < models.size();) {
        std::size_t next = first + 1;
        while (next < models.size() && next - first < MostInAnEntry && models[first].name.isEmpty()
               && models[next].isSameAs(models[first]))
            ++next;
        writeModel(writer, models[first], static_cast<int>(next - first), keys);
        first = next;
    }
    return writer.bytes();
}

} // namespace gunbai::roster
