// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/profilerecord.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace gunbai::rules {

using namespace Qt::StringLiterals;

namespace {

// Each type's fields, once for both directions. A field that is added to a type and not here does not compile.

template <class Archive>
void describe(Archive &archive, Offer &value)
{
    auto &[id, cost] = value;
    archive("id"_L1, id);
    archive("cost"_L1, cost);
}

template <class Archive>
void describe(Archive &archive, Choice &value)
{
    auto &[offers, isRequired, replaces, setsArmour] = value;
    archive("offers"_L1, offers);
    archive("required"_L1, isRequired);
    archive("replaces"_L1, replaces);
    archive("sets_armour"_L1, setsArmour);
}

template <class Archive>
void describe(Archive &archive, Option &value)
{
    auto &[id, name, cost, adds, skills, replaces, setsArmour, setsStats, bonuses, note, onlyLeader, notWithChoice] =
        value;
    archive("id"_L1, id);
    archive("name"_L1, name);
    archive("cost"_L1, cost);
    archive("adds"_L1, adds);
    archive("skills"_L1, skills);
    archive("replaces"_L1, replaces);
    archive("sets_armour"_L1, setsArmour);
    archive.stats("sets_stats"_L1, setsStats);
    archive.stats("bonuses"_L1, bonuses);
    archive("note"_L1, note);
    archive("only_leader"_L1, onlyLeader);
    archive("not_with_choice"_L1, notWithChoice);
}

template <class Archive>
void describe(Archive &archive, SkillPicks &value)
{
    auto &[most, each, groups] = value;
    archive("most"_L1, most);
    archive("each"_L1, each);
    archive("groups"_L1, groups);
}

template <class Archive>
void describe(Archive &archive, SwitchedCost &value)
{
    auto &[switchId, cost] = value;
    archive("switch"_L1, switchId);
    archive("cost"_L1, cost);
}

template <class Archive>
void describe(Archive &archive, Profile &value)
{
    auto &[id, name, type, alsoTypes, models, rank, cost, switchedCosts, stats, armour, armours, mount, mounts, weapons,
           choices, options, skills, picks, disguiseRank, most, note, isInDoubt] = value;
    archive("id"_L1, id);
    archive("name"_L1, name);
    archive("type"_L1, type);
    archive("also_types"_L1, alsoTypes);
    archive("models"_L1, models);
    archive("rank"_L1, rank);
    archive("cost"_L1, cost);
    archive("switched_costs"_L1, switchedCosts);
    archive.stats("stats"_L1, stats);
    archive("armour"_L1, armour);
    archive("armours"_L1, armours);
    archive("mount"_L1, mount);
    archive("mounts"_L1, mounts);
    archive("weapons"_L1, weapons);
    archive("choices"_L1, choices);
    archive("options"_L1, options);
    archive("skills"_L1, skills);
    archive("picks"_L1, picks);
    archive("disguise_rank"_L1, disguiseRank);
    archive("most"_L1, most);
    archive("note"_L1, note);
    archive("in_doubt"_L1, isInDoubt);
}

QJsonValue json(const QString &value)
{
    return value;
}

QJsonValue json(int value)
{
    return value;
}

QJsonValue json(bool value)
{
    return value;
}

QJsonValue json(std::optional<int> value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

/// 3, or [3, 1] with a bonus.
QJsonValue json(const Score &value)
{
    return value.bonus == 0 ? json(value.value) : QJsonArray{json(value.value), value.bonus};
}

QJsonValue json(const QStringList &value)
{
    return QJsonArray::fromStringList(value);
}

/// Writes every field of a value.
class Writer
{
public:
    explicit Writer(const System &system) : m_system(system) {}

    template <class T>
    void operator()(QLatin1StringView key, T &value)
    {
        if constexpr (requires { describe(*this, value); })
            m_object.insert(key, differing(value));
        else
            m_object.insert(key, json(value));
    }
    template <class T>
    void operator()(QLatin1StringView key, std::vector<T> &values)
    {
        QJsonArray array;
        for (T &value : values)
            array.append(differing(value));
        m_object.insert(key, array);
    }
    /// By the ids of the characteristics: their order may be another one day.
    template <class T>
    void stats(QLatin1StringView key, const std::vector<T> &values)
    {
        QJsonObject byId;
        for (std::size_t index = 0; index < values.size(); ++index) {
            if (values[index] != T())
                byId.insert(m_system.stats[index].id, json(values[index]));
        }
        if (!values.empty())
            m_object.insert(key, byId);
    }
    /// Those fields that are not as by default.
    template <class T>
    [[nodiscard]] QJsonObject differing(T &value) const
    {
        T usual;
        const QJsonObject byDefault = all(usual);
        QJsonObject object = all(value);
        for (auto field = byDefault.begin(); field != byDefault.end(); ++field) {
            if (object.value(field.key()) == field.value())
                object.remove(field.key());
        }
        return object;
    }

private:
    template <class T>
    [[nodiscard]] QJsonObject all(T &value) const
    {
        Writer inner(m_system);
        describe(inner, value);
        return inner.m_object;
    }

    const System &m_system;
    QJsonObject m_object;
};

class Reader
{
public:
    Reader(QJsonObject object, const System &system) : m_system(system), m_object(std::move(object)) {}

    template <class T>
    void operator()(QLatin1StringView key, T &value)
    {
        const QJsonValue json = m_object.value(key);
        if constexpr (requires { describe(*this, value); })
            describeInner(json, value);
        else if (!json.isUndefined())
            take(json, value);
    }
    /// A characteristic that the record doesn't know has no figure, one that the system doesn't know is passed over.
    template <class T>
    void stats(QLatin1StringView key, std::vector<T> &values)
    {
        if (!m_object.contains(key))
            return;
        const QJsonObject byId = m_object.value(key).toObject();
        values.assign(m_system.stats.size(), T());
        for (std::size_t index = 0; index < values.size(); ++index) {
            if (const auto found = byId.find(m_system.stats[index].id); found != byId.end())
                take(*found, values[index]);
        }
    }

private:
    template <class T>
    void describeInner(const QJsonValue &json, T &value) const
    {
        Reader inner(json.toObject(), m_system);
        describe(inner, value);
    }
    void take(const QJsonValue &json, QString &value) const { value = json.toString(); }
    void take(const QJsonValue &json, int &value) const { value = json.toInt(); }
    void take(const QJsonValue &json, bool &value) const { value = json.toBool(); }
    void take(const QJsonValue &json, std::optional<int> &value) const
    {
        value = json.isNull() ? std::nullopt : std::optional(json.toInt());
    }
    void take(const QJsonValue &json, Score &value) const
    {
        const QJsonArray parts = json.toArray();
        take(json.isArray() ? parts.at(0) : json, value.value);
        value.bonus = parts.at(1).toInt();
    }
    void take(const QJsonValue &json, QStringList &value) const
    {
        for (const QJsonValue &item : json.toArray())
            value.append(item.toString());
    }
    template <class T>
    void take(const QJsonValue &json, std::vector<T> &values) const
    {
        for (const QJsonValue &item : json.toArray())
            describeInner(item, values.emplace_back());
    }

    const System &m_system;
    QJsonObject m_object;
};

} // namespace

QString recordOf(const Profile &profile, const System &system)
{
    Profile described = profile;
    return QString::fromUtf8(QJsonDocument(Writer(system).differing(described)).toJson(QJsonDocument::Compact));
}

std::optional<Profile> profileOf(const QString &record, const System &system)
{
    const QJsonDocument document = QJsonDocument::fromJson(record.toUtf8());
    if (!document.isObject())
        return {};
    Profile profile;
    profile.stats.assign(system.stats.size(), {});
    Reader reader(document.object(), system);
    describe(reader, profile);
    return profile.id.isEmpty() ? std::nullopt : std::optional(profile);
}

} // namespace gunbai::rules
