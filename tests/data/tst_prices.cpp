// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/facts.h"
#include "tests/data/tests.h"
#include "tests/support/warbands.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;

/// What each thing costs: every option of the facts, and the prices that variants and house rules change.
class TestPrices : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void everyOption_data();
    void everyOption()
    {
        QFETCH(QString, text);
        QTEST(points(text), "points");
    }

    void everyVariant_data();
    void everyVariant()
    {
        QFETCH(QString, text);
        QTEST(points(text), "points");
    }
};

void TestPrices::everyOption_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("points");
    for (const FactProfile &fact : factProfiles()) {
        const QString list = fact.list.isEmpty() ? u"edo.imperial"_s : fact.list;
        const int cost = fact.json["cost"_L1].toInt();
        const auto row = [&](const QString &word, int price) {
            const QString text = list + u" | "_s + fact.id() + u' ' + word;
            QTest::newRow(qPrintable(text)) << text << cost + price;
        };
        row({}, 0);
        for (const QJsonObject &choice : fact.choices()) {
            const auto prices = weaponPrices(choice);
            for (auto it = prices.begin(); it != prices.end(); ++it)
                row(u"weapon="_s + it.key(), it.value());
        }
        for (const QJsonObject &armour : fact.options(u"armour"_s))
            row(armour["id"_L1].toString() == "shield"_L1 ? u"shield"_s
                                                          : u"armour="_s + armour["sets_armour"_L1].toString(),
                armour["cost"_L1].toInt());
        for (const QJsonObject &mount : fact.options(u"mount"_s))
            row(u"mount="_s + mount["mount"_L1].toString(), mount["cost"_L1].toInt());
        for (const QJsonObject &swap : fact.options(u"weapon_swap"_s)) {
            if (!swap.contains("from"_L1))
                row(swap["id"_L1].toString(), swap["cost"_L1].toInt());
        }
        if (fact.json["skill_picks"_L1]["max"_L1].toInt() > 0)
            row(u"skills=jujutsu"_s, fact.json["skill_picks"_L1]["cost_each"_L1].toInt());
    }
}

void TestPrices::everyVariant_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("points");
    const auto row = [](const char *text, int points) { QTest::newRow(text) << QString::fromLatin1(text) << points; };
    row("bushi | bushi_ashigaru banner", 15);
    row("bushi | bushi_ashigaru_gashira banner", 18);
    row("bushi | bushi_ashigaru banner armour=none", 11);
    row("ikko_ikki | ikko_monto banner", 13);
    row("bushi kiya=3 | bushi_ashigaru weapon=yari", 33);
    // Kamakura: Samurai of the Bushi list wear medium armour for 2 less; unarmoured then saves 4.
    row("kam.bushi | bushi_samurai", 22);
    row("kam.bushi | bushi_samurai armour=medium", 22);
    row("kam.bushi | bushi_samurai armour=none", 18);
    row("kam.bushi | bushi_samurai armour=heavy", 24);
    row("kam.bushi | bushi_hatamoto mount=warhorse", 42);
    row("kam.bushi | bushi_buso", 32);
    row("kam.bushi | bushi_ashigaru weapon=yari", 16);
    row("kam.bushi | bushi_ashigaru weapon=yari armour=none", 14);
    row("kam.bushi | bushi_ashigaru_gashira", 16);
    row("kam.bushi | bushi_ashigaru_gashira armour=none", 14);
    row("kam.bushi | bushi_ashigaru banner", 13);
    row("kam.bushi | ronin armour=heavy", 23);
    row("kam.bandits | bandits_chief", 22);
    row("kam.bandits | bandits_chief armour=none", 18);
    row("kam.bandits | bandits_gashira", 20);
    row("kam.mongols | choson_soldier weapon=grenade", 14);
    row("kam.mongols | ming_soldier weapon=grenade", 18);
    row("kam.mongols | ming_soldier weapon=arquebus", 18);
    row("kam.mongols | choson_captain shield", 15);
    // End of Edo: nobody wears armour, at the price of the profile's own "unarmoured" where it has one.
    row("edo.shinsengumi | bushi_samurai", 18);
    row("edo.shinsengumi | bushi_buso", 28);
    row("edo.shinsengumi | bushi_samurai armour=heavy", 24);
    row("edo.shinsengumi | bushi_samurai leader revolver", 21);
    row("edo.yakuza | bandits_peasant", 4);
    row("edo.yakuza | bandits_bandit", 11);
    row("edo.yakuza | bandits_bandit armour=medium", 15);
    row("edo.yakuza | bandits_gashira", 16);
    row("edo.yakuza | bandits_chief", 18);
    row("edo.imperial | bushi_samurai", 24);
    row("edo.imperial | edo_soldier", 16);
    row("edo.shogunate | edo_captain", 16);
    row("edo.sohei | sohei_abbot weapon=yumi", 36);
    row("edo.koryu main=yari | koryu_novice weapon=yari", 10);
    // House rules.
    row("sohei rules=sohei_cost_26 | sohei_sohei weapon=yumi", 26);
    row("sohei rules=sohei_cost_26 | sohei_sohei weapon=yumi armour=none", 22);
    row("kam.sohei rules=sohei_cost_26 | sohei_sohei weapon=yumi", 26);
    row("bushi rules=sohei_cost_26 | warrior_monk weapon=yumi", 26);
    row("ikko_ikki rules=sohei_cost_26 | ikko_sohei weapon=yumi", 26);
    // A disguised ninja costs what he costs, whatever he seems to carry.
    row("bushi | ninja_disguised as=bushi_ashigaru weapon=yari", 26);
}

std::unique_ptr<QObject> testPrices()
{
    return make<TestPrices>();
}

} // namespace gunbai::test

#include "tst_prices.moc"
