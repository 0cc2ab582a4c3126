// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/facts.h"
#include "tests/data/tests.h"
#include "tests/support/warbands.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;

/// Forces of Test of Honour: what they cost, and every rule below, at and above its bound.
class TestHonourForces : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void everyPublishedForceHasItsPoints()
    {
        const QJsonArray battles = jsonFile(u"facts/honour-campaign.json"_s)["battles"_L1].toArray();
        const QJsonObject clash = battles.first().toObject();
        const QString preset = strings(clash["preset"_L1]).join(u" | "_s);
        const Judgement force = judged(u"honour/force limit=11 | "_s + preset);
        QCOMPARE(force.muster.total, clash["points"_L1].toInt());
        QVERIFY(force.verdict.isLegal());
        QCOMPARE(force.broken(rules::Severity::Warning), QStringList());
        const std::vector<int> limits = shippedRules()->system(u"honour"_s)->usualLimits;
        for (const QJsonValue &battle : battles)
            QVERIFY(std::ranges::find(limits, battle["points"_L1].toInt()) != limits.end());
    }

    void whatIsTaken_data();
    void whatIsTaken()
    {
        QFETCH(const QString, text);
        QTEST(points(u"honour/force | "_s + text), "points");
    }

    void everyRuleAtItsBound_data();
    void everyRuleAtItsBound()
    {
        QFETCH(const QString, rule);
        QFETCH(const QString, text);
        QTEST(judged(text).broken().contains(rule), "isBroken");
    }

    void theNumbersOfTheCommonersRule()
    {
        const roster::Finding third =
            judged(u"honour/force | samurai_hero | devoted_samurai | 2 spearman"_s).finding(u"honour.commoners"_s);
        QCOMPARE(third.have, 2);
        QCOMPARE(third.allowed, 4); // a third of 11 points
        QCOMPARE(third.statement, u"Points for commoners: 2 of 11, at least 4 (a third)."_s);
        const roster::Finding share = judged(u"honour/force rules=commoners_30_percent | samurai_hero | 2 spearman"_s)
                                          .finding(u"honour.commoners"_s);
        QCOMPARE(share.allowed, 3); // 30 % of 7 points
    }

    void whatAModelMayHave_data();
    void whatAModelMayHave()
    {
        QFETCH(const QString, text);
        QTEST(
            judged(u"honour/force | "_s + text).broken().filter(QRegularExpression(u"^(honour\\.[wu]|profile|data)"_s)),
            "broken");
    }

    void aCardWithoutAWeaponIsOnlyNoted()
    {
        const Judgement force = judged(u"honour/force | bandit_hero | 4 spearman"_s);
        QVERIFY(force.verdict.isLegal());
        QCOMPARE(force.broken(rules::Severity::Warning), QStringList{u"honour.weapon"_s});
    }

    void aWarriorCarriesOneWeapon_data();
    void aWarriorCarriesOneWeapon()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, weapon);
        const roster::Muster muster = judged(u"honour/force | "_s + text).muster;
        const roster::Warrior &warrior = muster.warriors.front();
        QCOMPARE(warrior.boughtWeapons + warrior.fixedWeapons, QStringList{weapon});
        QCOMPARE(warrior.weapons.count(), 1U);
    }

    void unarmouredAddsToAgility()
    {
        const roster::Muster muster = judged(u"honour/force | samurai_hero unarmoured"_s).muster;
        QCOMPARE(rules::scoreText(muster.warriors.front().stats[1]), u"5+1"_s);
        QCOMPARE(muster.total, 5);
    }

    void theHeroLeadsWhoeverStandsFirst()
    {
        QCOMPARE(judged(u"honour/force | spearman | samurai_hero"_s).muster.leader, 1);
        QCOMPARE(judged(u"honour/force | spearman"_s).muster.leader, -1);
        QVERIFY(judged(u"honour/force | spearman"_s).broken().indexOf(u"gen.leader"_s) < 0);
    }

    void aGroupIsThreeModels()
    {
        QCOMPARE(judged(u"honour/force | samurai_hero | 2 loyal_spearmen_group | dragon"_s).muster.models, 8);
    }
};

void TestHonourForces::whatIsTaken_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("points");
    const auto row = [](const char *text, int points) { QTest::newRow(text) << QString::fromLatin1(text) << points; };
    row("samurai_hero weapon=naginata", 5);
    row("samurai_hero bow", 7);
    row("samurai_hero bow unarmoured", 7);
    row("devoted_samurai bow", 6);
    row("wise_samurai weapon=heavy_club skills=fencing", 4);
    row("spearman", 1);
    row("dragon", 0);
}

void TestHonourForces::everyRuleAtItsBound_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isBroken");
    const auto row = [](const char *rule, const char *text, bool isBroken) {
        QTest::newRow(text) << QString::fromLatin1(rule) << u"honour/force "_s + QString::fromLatin1(text) << isBroken;
    };
    row("honour.hero", "| 9 spearman", true);
    row("honour.hero", "| samurai_hero | 9 spearman", false);
    row("honour.hero", "| 2 samurai_hero | 9 spearman", true);
    row("honour.hero", "rules=two_heroes | samurai_hero | 9 spearman", true);
    row("honour.hero", "rules=two_heroes | samurai_hero | oda_nobunaga | 9 spearman", false);
    row("honour.hero", "rules=two_heroes | 3 samurai_hero | 9 spearman", true);
    row("honour.samurai", "| samurai_hero | wise_samurai | 9 spearman", false);
    row("honour.samurai", "| samurai_hero | 2 wise_samurai | 9 spearman", false);
    row("honour.samurai", "| samurai_hero | 3 wise_samurai | 9 spearman", true);
    row("honour.samurai", "| samurai_hero | 2 wise_samurai | sohei_abbot | 9 spearman", true);
    // 5 points for the hero: a third is 3·n >= 5 + n, from n = 2.5 on.
    row("honour.commoners", "| samurai_hero | 2 spearman", true);
    row("honour.commoners", "| samurai_hero | 3 spearman", false);
    row("honour.commoners", "| oda_nobunaga unarmoured | 3 spearman", true);
    row("honour.commoners", "| oda_nobunaga unarmoured | 4 spearman", false);
    // 12 points for samurai: exactly a third is 6 of 18.
    row("honour.commoners", "| mounted_hero | wise_samurai | 5 spearman", true);
    row("honour.commoners", "| mounted_hero | wise_samurai | 6 spearman", false);
    row("honour.commoners", "| mounted_hero | wise_samurai | 3 loyal_spearmen_group", false);
    row("honour.commoners", "| mounted_hero bow | wise_samurai | 6 spearman", true);
    // An abbot's points are commoners' too: 4 of 12.
    row("honour.commoners", "| mounted_hero | sohei_abbot", false);
    // 30 %: 7 points for samurai and 3 for commoners.
    row("honour.commoners", "| oda_nobunaga | 3 spearman", true);
    row("honour.commoners", "rules=commoners_30_percent | oda_nobunaga | 2 spearman", true);
    row("honour.commoners", "rules=commoners_30_percent | oda_nobunaga | 3 spearman", false);
    row("points.limit", "limit=8 | samurai_hero | 2 spearman", false);
    row("points.limit", "limit=8 | samurai_hero | 3 spearman", false);
    row("points.limit", "limit=8 | samurai_hero | 4 spearman", true);
}

void TestHonourForces::whatAModelMayHave_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("broken");
    const auto row = [](const char *text, const QStringList &broken) {
        QTest::newRow(text) << QString::fromLatin1(text) << broken;
    };
    row("samurai_hero weapon=staff", {});
    row("samurai_hero weapon=bow", {u"honour.weapon"_s});
    row("samurai_hero weapon=bow bow", {});
    row("samurai_hero weapon=musket", {u"honour.weapon"_s});
    row("samurai_hero weapon=sling", {u"honour.weapon"_s});
    row("senzo_the_thorn weapon=katana", {u"honour.weapon"_s});
    row("senzo_the_thorn bow", {u"honour.upgrade"_s});
    row("ninja_hero unarmoured", {u"honour.upgrade"_s});
    row("geisha_spy unarmoured", {u"honour.upgrade"_s});
    row("spearman weapon=spear", {});
    row("spearman weapon=katana", {u"honour.weapon"_s});
    row("spearman bow", {u"honour.upgrade"_s});
    row("sergeant weapon=katana", {});
    row("ninja_group weapon=thrown_weapon", {});
    row("ninja_group weapon=katana", {u"honour.weapon"_s});
    row("samurai_hero elephant", {u"honour.upgrade"_s});
    row("samurai_hero skills=fencing+balance+bribes+dirty_trick", {});
    row("samurai_hero skills=fencing+fencing", {u"profile.skill_twice"_s});
    row("tadashi_the_dishonoured skills=dirty_trick", {u"profile.skill_twice"_s});
    row("samurai_hero skills=order_the_charge", {u"profile.skill_unknown"_s});
    row("spearman skills=fencing", {u"profile.skill_count"_s});
    row("dragon", {u"data.unknown_id"_s});
}

void TestHonourForces::aWarriorCarriesOneWeapon_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("weapon");
    const auto row = [](const char *text, const char *weapon) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(weapon);
    };
    row("samurai_hero", "katana");
    row("samurai_hero weapon=naginata", "naginata");
    row("samurai_hero weapon=naginata bow", "bow");
    row("widow_takaeda_naoko", "naginata");
    row("geisha_spy", "dagger");
    row("bowman", "bow");
    row("ninja_group weapon=paired_swords", "paired_swords");
}

std::unique_ptr<QObject> testHonourForces()
{
    return make<TestHonourForces>();
}

} // namespace gunbai::test

#include "tst_honourforces.moc"
