// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/tests.h"
#include "tests/support/warbands.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;

namespace {

/// A rule at one below, at and one above its bound. In the text "#" is the number, "~" what is left of `all`.
struct Bound
{
    const char *rule;
    const char *text;
    int first;            ///< the number one below the bound
    const char *verdicts; ///< for three numbers in a row: "b" broken, "m" met
    int all = 0;
};

// clang-format off
const Bound Bounds[] = {
    {"gen.size", "bushi | # bushi_ashigaru weapon=yari", 3, "bmm"},
    {"gen.size", "bushi | # bushi_ashigaru weapon=yari", 19, "mmb"},
    {"gen.size", "bushi | # bushi_ashigaru weapon=yari | ronin", 2, "bmm"},
    {"points.limit", "bushi limit=90 | # bushi_ashigaru weapon=yari", 4, "mmb"},
    {"kiya.max", "bushi kiya=# | 4 bushi_ashigaru weapon=yari", 2, "mmb"},

    {"bushi.ratio_r3", "bushi | 2 bushi_samurai | # bushi_ashigaru weapon=yari", 3, "bmm"},
    {"bushi.ratio_r3", "bushi | 5 bushi_samurai | # bushi_ashigaru weapon=yari", 0, "mbb"},
    {"bushi.ratio_r2", "bushi | 2 bushi_ashigaru_gashira | # bushi_ashigaru weapon=yari", 5, "bmm"},
    {"bushi.ratio_r4", "bushi | 2 bushi_hatamoto | # bushi_samurai", 1, "bmm"},
    {"bushi.max_r5", "bushi | 4 bushi_samurai | # bushi_buso", 0, "mmb"},
    {"bushi.teppo", "bushi | # bushi_ashigaru weapon=teppo | ~ bushi_ashigaru weapon=yari", 1, "mmb", 8},
    {"bushi.missile", "bushi | # bushi_ashigaru weapon=yumi | ~ bushi_ashigaru weapon=yari", 3, "mmb", 8},

    {"ikko.more_low", "ikko_ikki | 2 ikko_samurai | # ikko_peasant", 1, "bbm"},
    {"ikko.ratio_r2", "ikko_ikki | 2 ikko_monto_gashira | # ikko_monto", 5, "bmm"},
    {"ikko.max_r4", "ikko_ikki | 8 ikko_monto | # ikko_hanso", 0, "mmb"},
    {"ikko.teppo", "ikko_ikki | # ikko_monto weapon=teppo | ~ ikko_monto", 1, "mmb", 8},
    {"ikko.missile", "ikko_ikki | # ikko_monto weapon=yumi | ~ ikko_monto", 3, "mmb", 8},

    {"sohei.max_r5", "sohei | 4 sohei_temple_servant | # sohei_abbot weapon=yumi", 0, "mmb"},
    {"sohei.teppo", "sohei | # sohei_novice weapon=teppo | ~ sohei_temple_servant", 1, "mmb", 8},
    {"sohei.missile", "sohei | # sohei_novice weapon=yumi | ~ sohei_temple_servant", 3, "mmb", 8},

    {"koryu.max_r5", "koryu main=bo | 4 koryu_novice weapon=bo | # koryu_sensei weapon=bo", 0, "mmb"},
    {"koryu.main_half", "koryu main=bo secondary=dze | # koryu_novice weapon=bo | ~ koryu_novice weapon=dze", 3, "bmm", 8},
    {"koryu.main_half", "koryu main=bo secondary=dze | # koryu_novice weapon=bo | ~ koryu_novice weapon=dze", 3, "bmm", 7},
    {"koryu.school_weapons", "koryu main=bo | 4 koryu_novice weapon=bo | # koryu_novice weapon=dze", 0, "mbb"},

    {"bandits.more_low", "bandits | 2 bandits_gashira | # bandits_bandit", 1, "bbm"},
    {"bandits.max_r3", "bandits | 4 bandits_bandit | # bandits_chief", 0, "mmb"},
    {"bandits.teppo", "bandits | # bandits_bandit weapon=teppo | ~ bandits_bandit", 0, "mmb", 10},
    {"bandits.teppo", "bandits | # bandits_bandit weapon=teppo | ~ bandits_bandit", 0, "mbb", 9},
    {"bandits.missile", "bandits | # bandits_bandit weapon=yumi | ~ bandits_bandit", 3, "mmb", 8},
    {"bandits.gashira_skill", "bandits | 6 bandits_bandit | # bandits_gashira skills=tough | ~ bandits_gashira", 1, "mmb", 4},

    {"choson.more_low", "choson | 2 choson_heavy_cavalry | # choson_soldier", 1, "bbm"},
    {"choson.more_low", "choson | 2 choson_captain | # choson_soldier", 0, "bmm"},
    {"choson.ratio_r2", "choson | 2 choson_captain | # choson_peasant", 7, "bmm"},
    {"choson.max_r4", "choson | 8 choson_soldier | # choson_commander", 0, "mmb"},
    {"choson.teppo", "choson | # choson_soldier weapon=arquebus | ~ choson_soldier", 0, "mmb", 10},
    {"choson.teppo", "choson | # choson_soldier weapon=arquebus | ~ choson_soldier", 0, "mbb", 9},
    {"choson.missile", "choson | # choson_soldier weapon=bow | ~ choson_soldier", 3, "mmb", 8},
    {"choson.monks_vs_heavy", "choson | 4 choson_soldier | choson_monk | # choson_heavy_cavalry", 0, "mbb"},
    {"choson.monks_vs_heavy", "choson | 4 choson_soldier | choson_heavy_infantry | # choson_monk", 0, "mbb"},
    {"choson.monks_vs_heavy", "choson | 4 choson_monk | # choson_commander", 0, "mmm"},

    {"ming.more_low", "ming | 2 ming_heavy_cavalry | # ming_soldier", 1, "bbm"},
    {"ming.ratio_r2", "ming | 2 ming_captain | # ming_soldier", 7, "bmm"},
    {"ming.max_r4", "ming | 8 ming_soldier | # ming_commander", 0, "mmb"},
    {"ming.teppo", "ming | # ming_soldier weapon=arquebus | ~ ming_soldier", 1, "mmb", 8},
    {"ming.missile", "ming | # ming_light_cavalry | ~ ming_soldier", 3, "mmb", 8},

    // 4 points a peasant; 100·4n ≥ 30·(4n + 34) holds from n = 4 on.
    {"peasants.points30", "peasants | 2 ronin | # peasants_peasant", 3, "bmm"},

    {"sfh.max25", "bushi | 6 bushi_ashigaru weapon=yari | # ronin", 1, "mmb"},
    {"sfh.max25", "peasants | 6 peasants_peasant | # warrior_monk weapon=yumi", 1, "mmb"},
    {"sfh.max25", "peasants | 6 peasants_peasant | # ronin", 2, "mww"},
    {"sfh.senior", "bushi | 12 bushi_ashigaru weapon=yari | senior_ronin | # ronin", 1, "bmm"},
    {"sfh.senior", "bushi | 12 bushi_ashigaru weapon=yari | 3 ronin | # senior_ronin", 1, "mbb"},
    {"sfh.shugyosha1", "koryu main=bo | 8 koryu_novice weapon=bo | # shugyosha", 1, "mbb"},
    {"sfh.ninja1", "bushi | 12 bushi_ashigaru weapon=yari | # ninja", 1, "mbb"},
    {"sfh.ninja1", "bushi | 12 bushi_ashigaru weapon=yari | ninja | # ninja_disguised as=bushi_ashigaru", 0, "mbb"},
    {"hire.max", "bushi | 12 bushi_ashigaru weapon=yari | # warrior_monk weapon=yumi", 0, "mmb"},
    {"hire.one_of", "peasants | 12 peasants_peasant | warrior_monk weapon=yumi | # shugyosha", 0, "mbb"},
    {"hire.not_allowed", "bushi | 12 bushi_ashigaru weapon=yari | # shugyosha", 0, "mbb"},
    {"hire.not_allowed", "sohei | 12 sohei_temple_servant | # ronin", 0, "mbb"},
    {"hire.not_allowed", "kam.bushi | 12 bushi_ashigaru weapon=yari | # ninja", 0, "mbb"},
    {"hire.not_allowed", "edo.shinsengumi | 4 bushi_samurai | # ronin", 0, "mbb"},
    {"hire.not_allowed", "edo.imperial | 4 edo_soldier | # ronin", 0, "mbb"},
    {"banner.max", "bushi | 4 bushi_ashigaru weapon=yari | # bushi_ashigaru banner", 0, "mmb"},

    {"kam.no_arquebus", "kam.bushi | 4 bushi_ashigaru weapon=yari | # bushi_ashigaru weapon=teppo", 0, "mbb"},
    {"kam.no_arquebus", "kam.bushi | 8 bushi_ashigaru weapon=yari | # ronin weapon=teppo", 0, "mbb"},
    {"kam.no_arquebus", "kam.sohei | 4 sohei_temple_servant | # sohei_novice weapon=teppo", 0, "mbb"},
    {"kam.no_arquebus", "kam.bandits | 4 bandits_bandit | # bandits_bandit weapon=teppo", 0, "mbb"},
    {"kam.no_arquebus", "kam.mongols | 4 ming_soldier | # choson_soldier weapon=arquebus", 0, "mbb"},
    {"kam.armour", "kam.bushi | 4 bushi_ashigaru weapon=yari | # bushi_samurai armour=heavy", 0, "mbb"},
    {"kam.armour", "kam.bushi | 4 bushi_ashigaru weapon=yari | # bushi_ashigaru weapon=yari armour=medium", 0, "mbb"},
    {"kam.no_heavy", "kam.bandits | 4 bandits_bandit | # bandits_chief armour=heavy", 0, "mbb"},
    {"kam.first_skills", "kam.bushi | 4 bushi_ashigaru weapon=yari | # bushi_samurai skills=tough", 0, "mbb"},
    {"ming.missile", "kam.mongols | # ming_soldier weapon=grenade | ~ ming_soldier", 3, "mmb", 8},

    {"edo.shin.type", "edo.shinsengumi | 4 bushi_samurai | # bushi_ashigaru weapon=yari", 0, "mbb"},
    {"edo.shin.75", "edo.shinsengumi | # bushi_samurai weapon=yari | ~ bushi_samurai", 1, "mmb", 8},
    {"edo.no_armour", "edo.shinsengumi | 4 bushi_samurai | # bushi_samurai armour=heavy", 0, "mbb"},
    {"edo.no_armour", "edo.yakuza | 8 bandits_bandit | # ronin armour=light", 0, "mbb"},
    {"edo.imp.half", "edo.imperial | # edo_soldier | ~ bushi_ashigaru weapon=yari", 3, "bmm", 8},
    {"edo.imp.captain", "edo.imperial | 5 edo_soldier | # edo_captain", 0, "mmb"},
    {"edo.imp.captain", "edo.imperial | edo_captain | # edo_soldier", 4, "bmm"},
    {"edo.sho.half", "edo.shogunate | # edo_soldier | ~ bushi_ashigaru weapon=yari", 3, "mmb", 8},
    {"edo.sho.captain", "edo.shogunate | 5 edo_soldier | # edo_captain", 0, "mmb"},
    // The Soldiers' rifles stand outside the counted side; their heads count in the whole.
    {"bushi.teppo", "edo.imperial | 6 edo_soldier | # bushi_ashigaru weapon=teppo | ~ bushi_ashigaru weapon=yari", 2, "mmb", 6},
    {"bushi.missile", "edo.imperial | 4 edo_soldier | # bushi_ashigaru weapon=yumi | ~ bushi_ashigaru weapon=yari", 3, "mmb", 4},
    {"sohei.teppo", "edo.sohei | # sohei_novice weapon=teppo | ~ sohei_temple_servant", 1, "mmb", 8},
    {"koryu.main_half", "edo.koryu main=bo secondary=dze | # koryu_novice weapon=bo | ~ koryu_novice weapon=dze", 3, "bmm", 8},
};
// clang-format on

} // namespace

/// Every composition rule one below, at and one above its bound.
class TestComposition : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void everyRuleAtItsBound_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("text");
        QTest::addColumn<char>("expected");
        for (const Bound &bound : Bounds) {
            for (int step = 0; step < 3 && bound.verdicts[step]; ++step) {
                const int number = bound.first + step;
                QString text = QString::fromLatin1(bound.text).replace(u'#', QString::number(number));
                text.replace(u'~', QString::number(bound.all - number));
                QTest::newRow(qPrintable(QString::fromLatin1(bound.rule) + u": "_s + text))
                    << QString::fromLatin1(bound.rule) << text << bound.verdicts[step];
            }
        }
    }
    void everyRuleAtItsBound()
    {
        QFETCH(QString, rule);
        QFETCH(QString, text);
        QFETCH(char, expected);
        const Judgement list = judged(text);
        QCOMPARE(list.broken().contains(rule), expected == 'b');
        QCOMPARE(list.broken(rules::Severity::Warning).contains(rule), expected == 'w');
    }

    void everyRuleOfEveryListIsInTheTable()
    {
        QStringList tested;
        for (const Bound &bound : Bounds)
            tested.append(QString::fromLatin1(bound.rule));
        for (const rules::List &list : shippedRules()->system(u"ronin"_s)->lists) {
            for (const rules::Rule &rule : list.rules)
                QVERIFY2(tested.contains(rule.id), qPrintable(rule.id));
        }
    }

    void aSchoolNeedsItsMainWeaponNamed()
    {
        QCOMPARE(judged(u"koryu | 4 koryu_novice weapon=bo"_s).broken(), QStringList{u"koryu.school_weapons"_s});
    }
};

std::unique_ptr<QObject> testComposition()
{
    return make<TestComposition>();
}

} // namespace gunbai::test

#include "tst_composition.moc"
