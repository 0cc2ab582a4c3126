// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/facts.h"
#include "tests/data/tests.h"
#include "tests/support/warbands.h"

#include <algorithm>

namespace gunbai::test {

using namespace Qt::StringLiterals;

namespace {

const rules::System &ronin()
{
    return *shippedRules()->system(u"ronin"_s);
}

const rules::Profile *shipped(const FactProfile &fact)
{
    return fact.list.isEmpty() ? ronin().anyProfile(fact.id()) : ronin().list(fact.list)->profile(fact.id());
}

} // namespace

/// The shipped rules against the checked facts, value by value.
class TestFacts : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(factProfiles().size() >= 42); }

    void everyProfile_data()
    {
        QTest::addColumn<int>("index");
        const auto facts = factProfiles();
        for (std::size_t index = 0; index < facts.size(); ++index)
            QTest::newRow(qPrintable(facts[index].list + u' ' + facts[index].id())) << static_cast<int>(index);
    }
    void everyProfile();

    void everyListHasItsProfilesAndNoOther();
    void everyListHasItsRules();
    void everyListHiresWhomTheFactsAllow();
    void everyWeapon();
    void everySkill();
    void everyListHasItsMorale();
};

void TestFacts::everyProfile()
{
    QFETCH(int, index);
    const FactProfile fact = factProfiles()[static_cast<std::size_t>(index)];
    const QJsonObject &json = fact.json;
    const rules::Profile *profile = shipped(fact);
    QVERIFY(profile);
    QCOMPARE(profile->name, json["name"_L1].toString());
    QCOMPARE(profile->type, json["type"_L1].toString());
    QCOMPARE(profile->rank, json["rank"_L1].toInt());
    QCOMPARE(profile->cost, json["cost"_L1].toInt());
    const auto &stats = ronin().stats;
    for (std::size_t stat = 0; stat < stats.size(); ++stat)
        QCOMPARE(profile->stats[stat].value.value_or(-1), json[stats[stat].id].toInt());
    // "as portrayed": a disguised ninja's weapon and armour come with his disguise.
    const QString armour = json["armour"_L1].toString();
    QCOMPARE(profile->armour, armour == "as portrayed"_L1 ? QString() : armour);
    QStringList weapons = strings(json["weapons_fixed"_L1]);
    weapons.removeAll(u"as portrayed model"_s);
    QCOMPARE(profile->weapons, weapons);
    QCOMPARE(profile->mount, json["mount"_L1].toString());
    QStringList skills = strings(json["skills_fixed"_L1]);
    skills.replaceInStrings(u"bujutsu_main_weapon"_s, u"$school.main"_s);
    QCOMPARE(profile->skills, skills);
    QCOMPARE(profile->picks.most, json["skill_picks"_L1]["max"_L1].toInt());
    QCOMPARE(profile->picks.each, json["skill_picks"_L1]["cost_each"_L1].toInt());
    QCOMPARE(profile->picks.groups.isEmpty(), !json["skill_picks"_L1]["pool"_L1].toString().contains(u"bujutsu"_s));
    QCOMPARE(profile->switchedCosts.empty(), !json.contains("cost_suggested"_L1));
    if (!profile->switchedCosts.empty())
        QCOMPARE(profile->switchedCosts.front().cost, json["cost_suggested"_L1].toInt());
}

void TestFacts::everyListHasItsProfilesAndNoOther()
{
    const QJsonObject facts = jsonFile(u"facts/ronin.json"_s);
    QCOMPARE(facts["factions"_L1].toArray().size(), 8);
    for (const QJsonValue &faction : facts["factions"_L1].toArray()) {
        const rules::List *list = ronin().list(faction["id"_L1].toString());
        QVERIFY(list);
        QCOMPARE(list->name, faction["name"_L1].toString());
        QCOMPARE(static_cast<qsizetype>(list->profiles.size()), faction["profiles"_L1].toArray().size());
    }
    QCOMPARE(ronin().hirelings.size(), 6U);
    QCOMPARE(ronin().lists.size(), 18U);
}

void TestFacts::everyListHasItsRules()
{
    const QJsonObject facts = jsonFile(u"facts/ronin.json"_s);
    const auto has = [](const rules::List &list, const QString &id) {
        return std::ranges::find(list.rules, id, &rules::Rule::id) != list.rules.end();
    };
    for (const QJsonValue &faction : facts["factions"_L1].toArray()) {
        const rules::List *list = ronin().list(faction["id"_L1].toString());
        for (const QJsonValue &rule : faction["composition"_L1].toArray())
            QVERIFY2(has(*list, rule["id"_L1].toString()), qPrintable(rule["id"_L1].toString()));
        QCOMPARE(list->banner.has_value(),
                 std::ranges::any_of(faction["special_rules"_L1].toArray(),
                                     [](const QJsonValue &rule) { return rule["kind"_L1].toString() == "banner"_L1; }));
    }
    for (const QJsonValue &variant : facts["variants"_L1]["end_of_edo"_L1]["factions"_L1].toArray()) {
        const rules::List *list = ronin().list(variant["id"_L1].toString());
        QVERIFY(list);
        QCOMPARE(list->base, variant["base"_L1].toString());
        for (const QJsonValue &rule : variant["composition"_L1].toArray())
            QVERIFY2(has(*list, rule["id"_L1].toString()), qPrintable(rule["id"_L1].toString()));
    }
    for (const QJsonValue &variant : facts["variants"_L1]["kamakura"_L1].toArray())
        QCOMPARE(ronin().list(variant["id"_L1].toString())->base, variant["base"_L1].toString());
}

void TestFacts::everyListHiresWhomTheFactsAllow()
{
    const QJsonObject facts = jsonFile(u"facts/ronin.json"_s);
    for (const QJsonValue &faction : facts["factions"_L1].toArray()) {
        QStringList expected;
        for (const QJsonValue &line : faction["hire"_L1].toArray()) {
            const QStringList one = strings(line["one_of"_L1]);
            const QString profile = line["profile"_L1].toString();
            expected += !one.isEmpty()              ? one
                        : profile == "ninja_any"_L1 ? QStringList{u"ninja"_s, u"ninja_disguised"_s}
                                                    : QStringList{profile};
        }
        const rules::List *list = ronin().list(faction["id"_L1].toString());
        for (const rules::Profile &hireling : ronin().hirelings)
            QVERIFY2(list->mayHire(hireling.id) == expected.contains(hireling.id),
                     qPrintable(list->id + u' ' + hireling.id));
    }
}

void TestFacts::everyWeapon()
{
    const QJsonObject facts = jsonFile(u"facts/ronin.json"_s)["weapons"_L1].toObject();
    const auto weapon = [](const QString &id) -> const rules::Weapon & {
        const int index = ronin().weaponIndex(id);
        if (index < 0)
            qFatal("%s", qPrintable(id));
        return ronin().weapons[static_cast<std::size_t>(index)];
    };
    for (const QJsonValue &fact : facts["melee"_L1].toArray()) {
        const auto &found = weapon(fact["id"_L1].toString());
        QCOMPARE(found.initiative, fact["initiative"_L1].toInt());
        QCOMPARE(found.attack, fact["attack"_L1].toInt());
        QCOMPARE(found.kinds.contains("sword"_L1), fact["sword"_L1].toBool());
    }
    for (const QJsonValue &fact : facts["missile"_L1].toArray()) {
        const auto &found = weapon(fact["id"_L1].toString());
        QVERIFY(found.kinds.contains("missile"_L1));
        QCOMPARE(found.range.value_or(0), fact["max_range"_L1].toInt());
        QCOMPARE(found.kinds.contains("arquebus"_L1), fact["arquebus"_L1].toBool());
    }
    for (const QString &id : strings(facts["without_stats"_L1]))
        QVERIFY2(!weapon(id).inTable, qPrintable(id));
    for (const QString &id : strings(facts["long"_L1]))
        QVERIFY2(weapon(id).kinds.contains("long"_L1), qPrintable(id));
    for (const QString &id : strings(facts["swords"_L1]))
        QVERIFY2(weapon(id).kinds.contains("sword"_L1), qPrintable(id));
}

void TestFacts::everySkill()
{
    const QJsonObject facts = jsonFile(u"facts/ronin.json"_s);
    for (const auto key : {"skills"_L1, "bujutsu"_L1, "advanced_bujutsu"_L1}) {
        for (const QJsonValue &fact : facts[key].toArray()) {
            const int index = ronin().skillIndex(fact["id"_L1].toString());
            QVERIFY2(index >= 0, qPrintable(fact["id"_L1].toString()));
            QVERIFY(!ronin().skills[static_cast<std::size_t>(index)].effect.isEmpty());
        }
    }
    QCOMPARE(ronin().bujutsuOf(u"wakizashi"_s), u"kenjutsu"_s);
    QCOMPARE(ronin().bujutsuOf(u"unarmed"_s), u"jujutsu"_s);
    QCOMPARE(ronin().bujutsuOf(u"yumi"_s), QString());
}

void TestFacts::everyListHasItsMorale()
{
    const QJsonObject facts = jsonFile(u"facts/ronin.json"_s);
    for (const QJsonValue &faction : facts["factions"_L1].toArray())
        QCOMPARE(ronin().list(faction["id"_L1].toString())->morale.value.value_or(0),
                 faction["morale"_L1]["value"_L1].toInt());
    QCOMPARE(ronin().list(u"kam.mongols"_s)->morale.value.value_or(0), 9);
}

std::unique_ptr<QObject> testFacts()
{
    return make<TestFacts>();
}

} // namespace gunbai::test

#include "tst_facts.moc"
