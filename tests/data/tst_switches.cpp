// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/tests.h"
#include "tests/support/warbands.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;

/// Every house rule off and on.
class TestSwitches : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void whatASwitchChanges_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("text"); // "@" is where the switch goes
        QTest::addColumn<QString>("house");
        QTest::addColumn<bool>("off");
        QTest::addColumn<bool>("on");
        const auto row = [](const char *house, const char *rule, const char *text, bool off, bool on) {
            QTest::newRow(qPrintable(QString::fromLatin1(house) + u' ' + QString::fromLatin1(text)))
                << QString::fromLatin1(rule) << QString::fromLatin1(text) << QString::fromLatin1(house) << off << on;
        };
        row("strict_hire_cap", "sfh.max25", "peasants @ | 7 peasants_peasant | 3 ronin", false, true);
        row("strict_hire_cap", "sfh.max25", "peasants @ | 9 peasants_peasant | 3 ronin", false, false);
        row("one_arquebus_always", "bandits.teppo", "bandits @ | bandits_bandit weapon=teppo | 8 bandits_bandit", true,
            false);
        row("one_arquebus_always", "bandits.teppo", "bandits @ | 2 bandits_bandit weapon=teppo | 8 bandits_bandit",
            true, true);
        row("one_arquebus_always", "choson.teppo", "choson @ | choson_soldier weapon=arquebus | 4 choson_soldier", true,
            false);
        row("one_arquebus_always", "bushi.teppo", "bushi @ | 2 bushi_samurai | ronin | bushi_samurai weapon=teppo",
            true, false);
        row("strict_rifle_limit", "bushi.teppo", "edo.imperial @ | 4 edo_soldier | 4 bushi_ashigaru weapon=yari", false,
            true);
        row("strict_rifle_limit", "bushi.missile", "edo.imperial @ | 5 edo_soldier | 4 bushi_ashigaru weapon=yari",
            false, true);
        row("strict_rifle_limit", "bushi.missile", "edo.shogunate @ | 4 edo_soldier | 4 bushi_ashigaru weapon=yari",
            false, false);
        row("hojutsu", "profile.skill_unknown",
            "bushi @ | bushi_samurai weapon=teppo skills=hojutsu | 8 bushi_ashigaru weapon=yari", true, false);
        row("wild_rule", "data.unknown_id", "bushi @ | 4 bushi_ashigaru weapon=yari", false, true);
    }
    void whatASwitchChanges()
    {
        QFETCH(QString, rule);
        QFETCH(QString, text);
        QFETCH(QString, house);
        QFETCH(bool, off);
        QFETCH(bool, on);
        QCOMPARE(judged(QString(text).remove(u'@')).broken().contains(rule), off);
        QCOMPARE(judged(QString(text).replace(u'@', u"rules="_s + house)).broken().contains(rule), on);
    }

    void aVerdictNamesTheSwitchesInForce()
    {
        const auto list = judged(u"bushi rules=sohei_cost_26+hojutsu | 4 bushi_ashigaru weapon=yari"_s);
        QCOMPARE(list.verdict.houseRules, std::vector<QString>({u"Sohei cost 26"_s, u"Hojutsu"_s}));
    }
};

std::unique_ptr<QObject> testSwitches()
{
    return make<TestSwitches>();
}

} // namespace gunbai::test

#include "tst_switches.moc"
