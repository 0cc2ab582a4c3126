// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/facts.h"
#include "tests/data/tests.h"
#include "tests/support/warbands.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;

namespace {

const rules::System &honour()
{
    return *shippedRules()->system(u"honour"_s);
}

const rules::List &force()
{
    return *honour().list(u"force"_s);
}

/// "Master Forged Weapon" → "master_forged_weapon".
QString idOf(const QString &name)
{
    static const QRegularExpression between(u"[^a-z0-9]+"_s);
    return name.toLower().replace(between, u"_"_s);
}

QString weaponIdOf(const QString &name)
{
    return name.startsWith("Dagger"_L1) ? u"dagger"_s : idOf(name.section(u" - "_s, 0, 0));
}

QString typeOf(const QString &kind)
{
    return kind == "samurai hero"_L1 ? u"hero"_s : kind;
}

QJsonArray warriors()
{
    return jsonFile(u"facts/honour-cards.json"_s)["warriors"_L1].toArray();
}

} // namespace

/// The shipped cards of Test of Honour against the checked facts, value by value.
class TestHonour : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void everyCard_data()
    {
        QTest::addColumn<QJsonObject>("card");
        for (const QJsonValue &card : warriors())
            QTest::newRow(qPrintable(card["id"_L1].toString())) << card.toObject();
    }
    void everyCard();

    void thereIsNoOtherCard()
    {
        QCOMPARE(warriors().size(), 66);
        QCOMPARE(static_cast<qsizetype>(force().profiles.size()), warriors().size());
    }

    void everyCostAlone_data() { everyCard_data(); }
    void everyCostAlone()
    {
        QFETCH(const QJsonObject, card);
        QCOMPARE(points(u"honour/force | "_s + card["id"_L1].toString()), card["cost"_L1].toInt());
    }

    void everyWeaponOfACard_data() { everyCard_data(); }
    void everyWeaponOfACard();

    void everyRuleOfACard_data() { everyCard_data(); }
    void everyRuleOfACard();

    void everyWeaponHasItsBonuses();
    void everyMissileWeapon();
    void everyBonusAndFumbleIsExplained();
    void everySkillCard();
    void everyKeywordAndSupportCardIsExplained();
    void aBonusHoldsAsTheGroupRulesSay();
};

void TestHonour::everyCard()
{
    QFETCH(const QJsonObject, card);
    const rules::Profile *profile = force().profile(card["id"_L1].toString());
    QVERIFY(profile);
    QCOMPARE(profile->name, card["name"_L1].toString());
    QCOMPARE(profile->type, typeOf(card["kind"_L1].toString()));
    QCOMPARE(rules::isOfType(*profile, {u"commoner"_s, u"group"_s}), card["also_commoner"_L1].toBool());
    QCOMPARE(profile->models, profile->type == "group"_L1 ? 3 : 1);
    QCOMPARE(profile->cost, card["cost"_L1].toInt());
    for (std::size_t stat = 0; stat < honour().stats.size(); ++stat)
        QCOMPARE(rules::scoreText(profile->stats[stat]), card[honour().stats[stat].id].toString(u"?"_s));
    QCOMPARE(profile->isInDoubt, !card["doubt"_L1].isNull());
    QCOMPARE(profile->note.isEmpty(), card["doubt"_L1].isNull());
}

void TestHonour::everyWeaponOfACard()
{
    QFETCH(const QJsonObject, card);
    const QString text = u"honour/force | "_s + card["id"_L1].toString();
    const bool isSamurai = card["kind"_L1].toString().startsWith("samurai"_L1);
    bool hasFixedBow = false;
    QStringList own;
    for (const QString &item : strings(card["weapons_or_upgrades"_L1])) {
        if (!item.endsWith("Upgrade"_L1))
            own.append(weaponIdOf(item));
        hasFixedBow = hasFixedBow || item == "Bow - Standard"_L1;
        if (item == "Bow - Upgrade"_L1)
            QVERIFY(judged(text + u" bow"_s).broken().indexOf(u"honour.upgrade"_s) < 0);
    }
    const bool isFree = (isSamurai && !hasFixedBow) || own.isEmpty();
    for (const rules::Weapon &weapon : honour().weapons) {
        const bool isMelee = !weapon.kinds.contains("missile"_L1);
        const bool isBarred = judged(text + u" weapon="_s + weapon.id).broken().contains(u"honour.weapon"_s);
        QVERIFY2(isBarred != (own.contains(weapon.id) || (isFree && isMelee)), qPrintable(weapon.id));
    }
}

void TestHonour::everyRuleOfACard()
{
    QFETCH(const QJsonObject, card);
    const rules::Profile *profile = force().profile(card["id"_L1].toString());
    for (const QString &rule : strings(card["rules"_L1])) {
        if (rule.startsWith("Group "_L1))
            continue; // its bonuses stand on Aim and Honour
        if (rule == "Katana"_L1)
            QCOMPARE(profile->weapons, QStringList{u"katana"_s});
        else
            QVERIFY2(profile->skills.contains(idOf(rule)), qPrintable(rule));
    }
}

void TestHonour::everyWeaponHasItsBonuses()
{
    const QJsonObject facts = jsonFile(u"facts/honour.json"_s)["weapons"_L1]["five_plus_bonus"_L1].toObject();
    QCOMPARE(static_cast<qsizetype>(honour().weapons.size()), facts.size());
    for (auto it = facts.begin(); it != facts.end(); ++it) {
        const int index = honour().weaponIndex(weaponIdOf(it.key()));
        QVERIFY2(index >= 0, qPrintable(it.key()));
        const rules::Weapon &weapon = honour().weapons[static_cast<std::size_t>(index)];
        for (const QString &roll : {u"Strike"_s, u"Avoid"_s, u"Damage"_s})
            QCOMPARE(honour().bonusNames(weapon, roll.toLower()).replace(u", "_s, u" + "_s),
                     it.value()[roll].toString());
    }
}

void TestHonour::everyMissileWeapon()
{
    const QJsonObject facts = jsonFile(u"facts/honour.json"_s)["weapons"_L1]["missile"_L1].toObject();
    for (auto it = facts.begin(); it != facts.end(); ++it) {
        const int index = honour().weaponIndex(weaponIdOf(it.key()));
        const rules::Weapon &weapon = honour().weapons[static_cast<std::size_t>(index)];
        QCOMPARE(weapon.range.value_or(0), it.value()["range"_L1].toInt());
        QCOMPARE(weapon.figures.value(u"damage"_s), it.value()["damage_dice"_L1].toInt());
        QCOMPARE(weapon.figures.value(u"damage_far"_s), it.value()["beyond_12"_L1].toInt());
        QCOMPARE(weapon.kinds.contains("reload"_L1), it.value()["reload"_L1].toBool());
    }
}

void TestHonour::everyBonusAndFumbleIsExplained()
{
    const QJsonObject facts = jsonFile(u"facts/honour.json"_s);
    for (const QString &name : facts["bonuses"_L1].toObject().keys()) {
        const rules::Effect *effect = honour().effect(idOf(name));
        QVERIFY2(effect, qPrintable(name));
        QCOMPARE(effect->name, name);
        QCOMPARE(effect->group, u"bonus"_s);
    }
    for (const QString &roll : facts["fumbles"_L1].toObject().keys()) {
        const auto found = std::ranges::find(honour().effects, u"fumble."_s + roll.toLower(), &rules::Effect::group);
        QVERIFY(found != honour().effects.end());
    }
}

void TestHonour::everySkillCard()
{
    const QJsonArray skills = jsonFile(u"facts/honour-cards.json"_s)["skills"_L1].toArray();
    QCOMPARE(skills.size(), 70);
    for (const QJsonValue &fact : skills) {
        const int index = honour().skillIndex(idOf(fact["name"_L1].toString()));
        QVERIFY2(index >= 0, qPrintable(fact["name"_L1].toString()));
        const rules::Skill &skill = honour().skills[static_cast<std::size_t>(index)];
        QCOMPARE(skill.name, fact["name"_L1].toString());
        QCOMPARE(honour().skillGroups.value(skill.group), fact["type"_L1].toString());
        const QString usage = fact["usage"_L1].toString();
        const QString use = usage == "-"_L1 ? QString() : u", "_s + usage.toLower();
        QCOMPARE(skill.effect, fact["type"_L1].toString() + use + u'.');
    }
}

void TestHonour::everyKeywordAndSupportCardIsExplained()
{
    const QJsonObject facts = jsonFile(u"facts/honour-campaign.json"_s);
    for (const QJsonValue &keyword : facts["keywords"_L1].toArray())
        QVERIFY2(honour().skillIndex(keyword["id"_L1].toString()) >= 0, qPrintable(keyword["id"_L1].toString()));
    for (const QJsonValue &support : facts["support"_L1].toArray()) {
        const rules::Profile *profile = force().profile(support["card"_L1].toString());
        QVERIFY(profile);
        QVERIFY2(!profile->skills.isEmpty(), qPrintable(profile->id));
    }
}

void TestHonour::aBonusHoldsAsTheGroupRulesSay()
{
    const QJsonArray bonuses = jsonFile(u"facts/honour.json"_s)["groups"_L1]["bonus"_L1].toArray();
    QCOMPARE(bonuses.size(), 2);
    for (const QJsonValue &bonus : bonuses) {
        const QString models = bonus["models"_L1].toString();
        const QString when = models == "3"_L1 ? u"while all 3 are left"_s : u"while 2 or 3 are left"_s;
        for (const rules::Stat &stat : honour().stats) {
            if (bonus.toObject().contains(stat.name))
                QCOMPARE(stat.bonusWhen, when);
        }
    }
}

std::unique_ptr<QObject> testHonour()
{
    return make<TestHonour>();
}

} // namespace gunbai::test

#include "tst_honour.moc"
