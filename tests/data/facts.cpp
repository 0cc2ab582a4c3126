// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/facts.h"

#include <QFile>
#include <QJsonDocument>

namespace gunbai::test {

using namespace Qt::StringLiterals;

QJsonObject jsonFile(const QString &path)
{
    QFile file(QStringLiteral(TEST_SOURCE_DIR "/data/") + path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(file.fileName()));
    return QJsonDocument::fromJson(file.readAll()).object();
}

QString FactProfile::id() const
{
    return json["id"_L1].toString();
}

std::vector<QJsonObject> FactProfile::options(const QString &kind) const
{
    std::vector<QJsonObject> options;
    for (const QJsonValue &option : json["options"_L1].toArray()) {
        if (option["kind"_L1].toString() == kind)
            options.push_back(option.toObject());
    }
    return options;
}

std::vector<QJsonObject> FactProfile::choices() const
{
    std::vector<QJsonObject> choices = options(u"weapon_choice"_s);
    if (json["weapon_choice"_L1].isObject())
        choices.push_back(json["weapon_choice"_L1].toObject());
    for (const QJsonObject &swap : options(u"weapon_swap"_s)) {
        if (swap.contains("from"_L1))
            choices.push_back(swap);
    }
    return choices;
}

std::vector<FactProfile> factProfiles()
{
    static const QJsonObject facts = jsonFile(u"facts/ronin.json"_s);
    std::vector<FactProfile> profiles;
    const auto add = [&profiles](const QString &list, const QJsonValue &values) {
        for (const QJsonValue &value : values.toArray())
            profiles.push_back({list, value.toObject()});
    };
    for (const QJsonValue &faction : facts["factions"_L1].toArray())
        add(faction["id"_L1].toString(), faction["profiles"_L1]);
    add({}, facts["swords_for_hire"_L1]);
    add({}, facts["variants"_L1]["end_of_edo"_L1]["profiles"_L1]);
    return profiles;
}

QMap<QString, int> weaponPrices(const QJsonObject &choice)
{
    QMap<QString, int> prices;
    const QJsonObject byWeapon = choice["cost_by_weapon"_L1].toObject();
    for (const QJsonValue &weapon : choice["from"_L1].toArray())
        prices.insert(weapon.toString(), byWeapon.value(weapon.toString()).toInt(choice["cost"_L1].toInt()));
    return prices;
}

QStringList strings(const QJsonValue &value)
{
    QStringList texts;
    for (const QJsonValue &text : value.toArray())
        texts.append(text.toString());
    return texts;
}

} // namespace gunbai::test
