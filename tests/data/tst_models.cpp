// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/tests.h"
#include "tests/support/warbands.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;
using rules::Severity;

/// What a single model may and may not have: weapons, options, skills, the banner, a disguise.
class TestModels : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void whatBreaks_data();
    void whatBreaks()
    {
        QFETCH(QString, text);
        QTEST(judged(text).broken(), "broken");
    }

    void whatIsWorthANote_data();
    void whatIsWorthANote()
    {
        QFETCH(QString, text);
        QTEST(judged(text).broken(Severity::Warning), "notes");
    }

    void secondSwordRaisesTheCombatPoolAndTakesTheShield()
    {
        const auto list = judged(u"choson | choson_heavy_infantry second_sword"_s);
        QCOMPARE(list.muster.warriors[0].stats[0].value.value_or(0), 4);
        QCOMPARE(list.muster.warriors[0].armour, u"medium"_s);
        QVERIFY(!list.muster.warriors[0].fixedWeapons.contains(u"shield"_s));
        QCOMPARE(judged(u"choson | choson_commander second_sword"_s).muster.warriors[0].stats[0].value.value_or(0), 5);
    }

    void aSpearTakesTheShieldOfHeavyInfantry()
    {
        QCOMPARE(judged(u"ming | ming_heavy_infantry weapon=yari"_s).muster.warriors[0].armour, u"medium"_s);
        QCOMPARE(judged(u"ming | ming_captain weapon=yari"_s).muster.warriors[0].fixedWeapons,
                 QStringList({u"sword"_s, u"shield"_s}));
    }

    void aDisguisedNinjaLooksLikeHisModel()
    {
        const auto warrior = judged(u"bushi | ninja_disguised as=bushi_ashigaru weapon=yari"_s).muster.warriors[0];
        QCOMPARE(warrior.armour, u"medium"_s);
        QCOMPARE(warrior.fixedWeapons, QStringList({u"shuriken"_s, u"katana"_s}));
        QCOMPARE(warrior.boughtWeapons, QStringList{u"yari"_s});
    }

    void aSwapTakesTheKatana()
    {
        QCOMPARE(judged(u"peasants | shugyosha weapon=naginata"_s).muster.warriors[0].fixedWeapons, QStringList());
        QCOMPARE(judged(u"bushi | ninja weapon=kusarigama"_s).muster.warriors[0].fixedWeapons,
                 QStringList{u"shuriken"_s});
    }
};

void TestModels::whatBreaks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("broken");
    const auto row = [](const char *name, const char *text, const QStringList &broken = {}) {
        QTest::newRow(name) << QString::fromLatin1(text) << broken;
    };
    const QStringList option{u"profile.option"_s};
    const QStringList required{u"profile.weapon_required"_s};
    const QStringList count{u"profile.skill_count"_s};
    const QStringList prereq{u"profile.skill_prereq"_s};
    const QStringList twice{u"profile.skill_twice"_s};
    const QStringList unknown{u"profile.skill_unknown"_s};
#define MEN " | 8 bushi_ashigaru weapon=yari"
    row("an Ashigaru must choose", "bushi | 4 bushi_ashigaru", required);
    row("a katana is no choice", "bushi | 4 bushi_ashigaru weapon=katana", required);
    row("a Sohei must choose", "sohei | 4 sohei_novice", required);
    row("a monk for hire must choose", "bushi | warrior_monk" MEN, required);
    row("a Koryu must choose", "koryu main=bo | 4 koryu_novice weapon=bo | koryu_novice", required);
    row("a weapon that is not on offer", "bushi | 4 bushi_ashigaru weapon=yari | bushi_ashigaru weapon=naginata",
        {u"profile.option"_s, u"profile.weapon_required"_s});
    row("a weapon he has already", "bushi | bushi_samurai weapon=katana" MEN);
    row("an unknown weapon", "bushi | bushi_samurai weapon=cannon" MEN, option);
    row("armour that is printed", "bushi | bushi_samurai armour=heavy" MEN);
    row("armour that is not on offer", "bushi | bushi_samurai armour=light" MEN, option);
    row("a horse for a Samurai", "bushi | bushi_samurai mount=horse" MEN, option);
    row("a horse for cavalry", "ming | ming_light_cavalry mount=horse | 8 ming_soldier");
    row("cavalry on foot", "ming | ming_light_cavalry mount=none | 8 ming_soldier", option);
    row("a warhorse for a Hatamoto", "bushi | bushi_hatamoto mount=warhorse | bushi_samurai" MEN);
    row("a shield for a Soldier", "choson | 4 choson_soldier | choson_soldier shield", option);
    row("a shield for a Captain", "choson | 4 choson_soldier | choson_captain shield");
    row("a shield is light armour", "choson | 4 choson_soldier | choson_captain shield armour=light");
    row("a second sword for a Soldier", "choson | 4 choson_soldier | choson_soldier second_sword", option);
    row("a second sword and a spear", "choson | 4 choson_soldier | choson_heavy_infantry second_sword weapon=yari",
        option);
    row("a second sword and a flail on horseback",
        "choson | 4 choson_soldier | choson_heavy_cavalry second_sword weapon=flail");
    row("heavy armour without the shield", "choson | 4 choson_soldier | choson_heavy_infantry weapon=yari armour=heavy",
        option);
    row("a revolver for the Leader", "edo.shinsengumi | bushi_samurai leader revolver | 3 bushi_samurai");
    row("a revolver for another", "edo.shinsengumi | bushi_samurai leader | 3 bushi_samurai revolver",
        {u"bushi.missile"_s, u"edo.shin.75"_s, u"profile.option"_s});
    row("a revolver in the wrong list", "bushi | bushi_samurai leader revolver" MEN, option);

    row("no skill for an Ashigaru", "bushi | 4 bushi_ashigaru weapon=yari skills=tough", count);
    row("two skills for a Samurai", "bushi | bushi_samurai skills=tough+swift" MEN, count);
    row("three skills for a Buso", "bushi | bushi_buso skills=tough+swift+mighty" MEN);
    row("four skills for a Buso", "bushi | bushi_buso skills=tough+swift+mighty+intuition" MEN, count);
    row("the same skill twice", "bushi | bushi_hatamoto skills=tough+tough | bushi_samurai" MEN, twice);
    row("a skill that the profile has", "bushi | bushi_samurai skills=commander" MEN, twice);
    row("a school's own Bujutsu",
        "koryu main=katana | 3 koryu_novice weapon=katana | koryu_senpei weapon=katana skills=kenjutsu", twice);
    row("Niten without Kenjutsu", "bushi | bushi_samurai skills=niten" MEN, prereq);
    row("Niten with Kenjutsu", "bushi | bushi_hatamoto skills=niten+kenjutsu | bushi_samurai" MEN);
    row("Niten on the school's Kenjutsu",
        "koryu main=katana | 3 koryu_novice weapon=katana | koryu_senpei weapon=katana skills=niten");
    row("Yadome-jutsu without a weapon Bujutsu", "bushi | bushi_samurai skills=yadome" MEN, prereq);
    row("Yadome-jutsu with Jujutsu", "bushi | bushi_hatamoto skills=yadome+jujutsu | bushi_samurai" MEN);
    row("Yadome-jutsu with an advanced Bujutsu only",
        "bushi | bushi_hatamoto skills=yadome+bajutsu | bushi_samurai" MEN, prereq);
    row("an unknown skill", "bushi | bushi_samurai skills=flying" MEN, unknown);
    row("Kyujutsu outside Kamakura", "bushi | bushi_samurai skills=kyujutsu weapon=yumi" MEN, unknown);
    row("Kyujutsu in Kamakura", "kam.bushi | bushi_samurai skills=kyujutsu weapon=yumi" MEN);
    row("Kyujutsu, Bajutsu and another", "kam.bushi | bushi_buso skills=tough+kyujutsu+bajutsu weapon=yumi" MEN);
    row("Kyujutsu and another", "kam.bushi | bushi_hatamoto skills=kyujutsu+tough weapon=yumi | bushi_samurai" MEN,
        {u"kam.first_skills"_s});
    row("a hired Ronin buys freely in Kamakura", "kam.bushi | ronin skills=tough" MEN);
    row("a ninja's Bujutsu", "bushi | ninja skills=kenjutsu" MEN);
    row("a ninja's advanced Bujutsu", "bushi | ninja skills=bajutsu" MEN);
    row("a ninja's ability", "bushi | ninja skills=tough" MEN, unknown);
    row("a ninja's second Bujutsu", "bushi | ninja skills=kenjutsu+jujutsu" MEN, count);

    row("a banner for an Ashigaru", "bushi | bushi_ashigaru banner" MEN);
    row("a banner for an unarmoured Ashigaru", "bushi | bushi_ashigaru banner armour=none" MEN);
    row("a banner and a spear", "bushi | bushi_ashigaru banner weapon=yari" MEN, {u"banner.equipment"_s});
    row("a banner for a Samurai", "bushi | bushi_samurai banner" MEN, {u"banner.eligible"_s});
    row("a banner in a list without one", "sohei | sohei_temple_servant banner | 4 sohei_temple_servant",
        {u"banner.eligible"_s});
    row("a banner for a Monk", "choson | choson_monk banner | 4 choson_monk");

    row("a ninja disguised as an Ashigaru", "bushi | ninja_disguised as=bushi_ashigaru weapon=yari" MEN);
    row("a ninja disguised as a Samurai", "bushi | ninja_disguised as=bushi_samurai" MEN, {u"profile.disguise"_s});
    row("a ninja disguised as somebody of another list", "bushi | ninja_disguised as=choson_soldier" MEN,
        {u"profile.disguise"_s});
    row("a disguise for an Ashigaru", "bushi | bushi_ashigaru as=bushi_samurai weapon=yari" MEN,
        {u"profile.disguise"_s});
    row("a weapon that the disguise does not carry", "bushi | ninja_disguised as=bushi_ashigaru weapon=nodachi" MEN,
        option);
#undef MEN
}

void TestModels::whatIsWorthANote_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("notes");
    const QStringList useless{u"profile.skill_weapon"_s};
#define MEN " | 8 bushi_ashigaru weapon=yari"
    QTest::newRow("Sojutsu without a spear") << u"bushi | bushi_samurai skills=sojutsu"_s MEN << useless;
    QTest::newRow("Sojutsu with a spear") << u"bushi | bushi_samurai skills=sojutsu weapon=yari"_s MEN << QStringList();
    QTest::newRow("Jujutsu needs no weapon") << u"bushi | bushi_samurai skills=jujutsu"_s MEN << QStringList();
    QTest::newRow("Niten with one sword")
        << u"peasants | 8 peasants_peasant | 2 ronin | shugyosha skills=kenjutsu+niten"_s
        << QStringList({u"gen.leader"_s, u"profile.skill_weapon"_s, u"sfh.max25"_s});
    QTest::newRow("a ninja whose disguise is not written down")
        << u"bushi | bushi_samurai | ninja_disguised"_s MEN << QStringList{u"profile.disguise"_s};
#undef MEN
}

std::unique_ptr<QObject> testModels()
{
    return make<TestModels>();
}

} // namespace gunbai::test

#include "tst_models.moc"
