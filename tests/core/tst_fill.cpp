// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/randomwarband.h"
#include "tests/core/tests.h"
#include "tests/support/warbands.h"

#include "core/collection/fielding.h"
#include "core/fill/fill.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;
using collection::Collection;
using collection::Figure;
using fill::Aim;
using fill::Fill;
using roster::Model;
using roster::Warband;

namespace {

std::optional<Fill> filled(const Warband &warband, const fill::Wish &wish)
{
    return fill::filled(warband, shippedRules(), wish);
}

std::optional<Fill> filled(const Warband &warband, Aim aim = Aim::Balanced)
{
    return filled(warband, {aim, {}});
}

Figure figure(const QString &profile, int count, const QStringList &items = {}, const QString &system = u"ronin"_s)
{
    return {{}, profile, {{system, profile, items}}, count, 0, {}};
}

/// Figures that the player lacks for a warband.
int lacking(const Collection &owned, const Warband &warband)
{
    const auto fielding = collection::fielding(owned, warband, judged(warband).muster);
    return fielding.needed - fielding.owned;
}

/// Models that carry a weapon with a range.
int missiles(const Warband &warband)
{
    const Judgement judgement = judged(warband);
    const rules::ItemSet missile = judgement.muster.system->weaponsOfKind(u"missile"_s);
    return static_cast<int>(std::ranges::count_if(
        judgement.muster.warriors, [&](const roster::Warrior &warrior) { return (warrior.weapons & missile).any(); }));
}

/// What must be true of a warband that was completed.
void checkFill(const Warband &before, const Fill &fill)
{
    const Judgement after = judged(fill.added.warband);
    QVERIFY(after.verdict.isLegal());
    QVERIFY(after.verdict.total <= *before.limit);
    QVERIFY(after.verdict.total >= judged(before).verdict.total);
    QCOMPARE(after.verdict.total, fill.added.total);
    QVERIFY(repair::applied(before, fill.added.changes) == fill.added.warband);
    int points = 0;
    for (const repair::Change &change : fill.added.changes) {
        using Kind = repair::Change::Kind;
        QVERIFY(change.kind == Kind::Add || change.kind == Kind::BuyMore || change.kind == Kind::Name
                || change.thing == repair::Change::Thing::AddedSkill);
        points += change.points;
    }
    QCOMPARE(points, fill.added.points);
}

void addLists()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("list");
    for (const rules::System &system : shippedRules()->systems()) {
        for (const rules::List &list : system.lists)
            QTest::newRow(qPrintable(system.id + u'/' + list.id)) << system.id << list.id;
    }
}

} // namespace

/// Warbands completed up to their limit.
class TestFill final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void asManyPointsAreUsedAsCanBe_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("total");
        QTest::newRow("nothing is left") << u"bushi limit=72 | 4 bushi_ashigaru weapon=yari"_s << 72;
        QTest::newRow("nothing costs 4 points") << u"bushi limit=76 | 4 bushi_ashigaru weapon=yari"_s << 72;
        QTest::newRow("KIYA costs 5") << u"bushi limit=77 | 4 bushi_ashigaru weapon=yari"_s << 77;
        QTest::newRow("a skill and KIYA")
            << u"bushi limit=75 | bushi_samurai | 3 bushi_ashigaru weapon=yari armour=none"_s << 74;
        QTest::newRow("a skill costs what is left")
            << u"bushi limit=81 | bushi_samurai | 3 bushi_ashigaru weapon=yari"_s << 81;
        QTest::newRow("peasants cost 4") << u"peasants limit=20 | 3 peasants_peasant"_s << 20;
        QTest::newRow("an Ashigaru costs 18") << u"bushi limit=90 | 4 bushi_ashigaru weapon=yari"_s << 90;
    }
    void asManyPointsAreUsedAsCanBe()
    {
        QFETCH(QString, text);
        QFETCH(int, total);
        const Warband before = warband(text);
        const auto fill = filled(before);
        QVERIFY(fill);
        QCOMPARE(fill->added.total, total);
        checkFill(before, *fill);
    }

    void nothingIsFilledWithoutALimitOrAList()
    {
        QVERIFY(!filled(warband(u"bushi | 4 bushi_ashigaru weapon=yari"_s)));
        QVERIFY(!filled(warband(u"nowhere limit=150"_s)));
        QVERIFY(!filled(warband(u"bushi limit=10"_s)));
    }
    void whatAdditionsCannotMendIsNotFilled()
    {
        QVERIFY(!filled(warband(u"bushi limit=150 | bushi_ashigaru | 4 bushi_ashigaru weapon=yari"_s)));
        QVERIFY(!filled(warband(u"bushi limit=60 | 4 bushi_ashigaru weapon=yari"_s)));
    }
    void additionsMendWhatTheyCan()
    {
        const auto fill = filled(warband(u"bushi limit=150 | 2 bushi_samurai"_s));
        QVERIFY(fill);
        QVERIFY(judged(fill->added.warband).verdict.isLegal());
    }

    void theAimsDiffer()
    {
        const Warband empty = warband(u"bushi limit=150"_s);
        const auto models = [](const std::optional<Fill> &fill) { return fill->added.warband.models.size(); };
        const auto elite = filled(empty, Aim::Elite);
        const auto many = filled(empty, Aim::Many);
        const auto balanced = filled(empty);
        QVERIFY(models(elite) < models(balanced));
        QVERIFY(models(balanced) < models(many));
        QCOMPARE(models(elite), std::size_t(4));
        const auto missile = filled(empty, Aim::Missile);
        const auto melee = filled(empty, Aim::Melee);
        QCOMPARE(missiles(melee->added.warband), 0);
        QVERIFY(missiles(missile->added.warband) >= 4);
    }
    void moreOfWhatIsThere()
    {
        const auto fill = filled(
            warband(u"bushi limit=144 | 2 bushi_ashigaru weapon=yari | 2 bushi_ashigaru weapon=yumi"_s), Aim::Alike);
        QVERIFY(fill);
        QCOMPARE(fill->added.total, 144);
        for (const Model &model : fill->added.warband.models) {
            QCOMPARE(model.profile, u"bushi_ashigaru"_s);
            QVERIFY(model.weapon == u"yari"_s || model.weapon == u"yumi"_s);
        }
    }
    void whoIsThereStaysAsHeIs()
    {
        const Warband before = warband(
            u"bushi limit=150 | bushi_samurai weapon=yari leader name=Nobushige | 3 bushi_ashigaru weapon=yari"_s);
        const auto fill = filled(before);
        QVERIFY(fill);
        for (const Model &model : before.models)
            QVERIFY(std::ranges::count(fill->added.warband.models, model) == 1);
    }
    void aNamedLeaderIsNotOutranked()
    {
        const auto fill =
            filled(warband(u"bushi limit=300 | bushi_samurai leader | 6 bushi_ashigaru weapon=yari"_s), Aim::Elite);
        QVERIFY(fill);
        for (const roster::Warrior &warrior : judged(fill->added.warband).muster.warriors)
            QVERIFY(warrior.rank <= 3);
    }
    void aSchoolGetsItsMainWeapon()
    {
        const auto fill = filled(warband(u"koryu limit=100"_s));
        QVERIFY(fill);
        QCOMPARE(fill->added.warband.parameters.value(u"school.main"_s).size(), 1);
        QCOMPARE(fill->added.total, 100);
    }

    void nobodyComesForWhomThereIsNoFigure()
    {
        // 24 for the Samurai, 3 for a weapon, 3 for a skill; 18 for each Ashigaru; 5 for each of three KIYA.
        const Collection owned{{figure(u"bushi_ashigaru"_s, 4, {u"yari"_s}), figure(u"bushi_samurai"_s, 1)}};
        const auto fill = filled(warband(u"bushi limit=150"_s), {Aim::Balanced, owned});
        QVERIFY(fill);
        QCOMPARE(fill->added.total, 30 + 4 * 18 + 15);
        QCOMPARE(lacking(owned, fill->added.warband), 0);
        for (const Model &model : fill->added.warband.models)
            QVERIFY(model.profile == u"bushi_samurai"_s || model.weapon == u"yari"_s);
    }
    void aFigureStandsForOneOfSeveralOnlyOnce()
    {
        Figure either = figure(u"bushi_ashigaru"_s, 3);
        either.uses.push_back({u"ronin"_s, u"bushi_ashigaru_gashira"_s, {}});
        const Collection owned{{either, figure(u"bushi_samurai"_s, 1)}};
        const auto fill = filled(warband(u"bushi limit=300"_s), {Aim::Many, owned});
        QVERIFY(fill);
        QCOMPARE(fill->added.warband.models.size(), std::size_t(4));
        QCOMPARE(lacking(owned, fill->added.warband), 0);
    }
    void whoIsThereMayLackAFigureAndStillTakesNoOthers()
    {
        const Collection owned{{figure(u"bushi_ashigaru"_s, 5, {u"yari"_s})}};
        const Warband before = warband(u"bushi limit=200 | 2 bushi_samurai | 3 bushi_ashigaru weapon=yari"_s);
        const auto fill = filled(before, {Aim::Balanced, owned});
        QVERIFY(fill);
        QCOMPARE(lacking(owned, fill->added.warband), 2);
        QCOMPARE(fill->added.warband.models.size(), std::size_t(7));
    }
    void aGroupOfThreeNeedsThreeFigures()
    {
        const Collection owned{
            {figure(u"samurai_hero"_s, 1, {}, u"honour"_s), figure(u"loyal_spearmen_group"_s, 8, {}, u"honour"_s)}};
        const auto fill = filled(warband(u"honour/force limit=24"_s), {Aim::Many, owned});
        QVERIFY(fill);
        QCOMPARE(fill->added.warband.models.size(), std::size_t(3));
    }
    void whatCanBeFieldedComesFromTheCollectionAlone()
    {
        const Collection owned{{figure(u"bushi_ashigaru"_s, 8), figure(u"bushi_samurai"_s, 2),
                                figure(u"peasants_peasant"_s, 12), figure(u"ronin"_s, 3)}};
        const rules::System *ronin = shippedRules()->system(u"ronin"_s);
        const auto fills = fill::fieldable(*ronin, 100, owned, shippedRules());
        QVERIFY(fills.size() >= 4);
        QStringList lists;
        for (const Fill &fill : fills) {
            const Judgement judgement = judged(fill.added.warband);
            QVERIFY(judgement.verdict.isLegal());
            QVERIFY(judgement.verdict.total <= 100);
            QCOMPARE(lacking(owned, fill.added.warband), 0);
            lists.append(fill.added.warband.list);
        }
        QVERIFY(lists.contains(u"bushi"_s));
        QVERIFY(lists.contains(u"peasants"_s));
        QVERIFY(fill::fieldable(*ronin, 100, {}, shippedRules()).empty());
    }
    void aCollectionWithoutFiguresFillsNothing()
    {
        QVERIFY(!filled(warband(u"bushi limit=150"_s), {Aim::Balanced, Collection()}));
        const auto fill =
            filled(warband(u"bushi limit=150 | 4 bushi_ashigaru weapon=yari"_s), {Aim::Many, Collection()});
        QVERIFY(fill);
        QCOMPARE(fill->added.warband.models.size(), std::size_t(4));
    }

    void everyListFillsFromNothing_data() { addLists(); }
    void everyListFillsFromNothing()
    {
        QFETCH(QString, system);
        QFETCH(QString, list);
        Warband empty;
        empty.system = system;
        empty.list = list;
        empty.limit = system == u"honour"_s ? 24 : 150;
        const auto fills = fill::fromNothing(empty, shippedRules(), {});
        QCOMPARE(fills.size(), std::size_t(3));
        for (const Fill &fill : fills)
            checkFill(empty, fill);
        QVERIFY(fills[0].added.warband.models != fills[1].added.warband.models);
        QVERIFY(fills[0].added.warband.models != fills[2].added.warband.models);
        QVERIFY(fills[1].added.warband.models != fills[2].added.warband.models);
    }
    void everyFillIsLegalAndNeverWorse_data() { addLists(); }
    void everyFillIsLegalAndNeverWorse()
    {
        QFETCH(QString, system);
        QFETCH(QString, list);
        RandomWarbands random(system, list);
        for (std::size_t round = 0; round < 8; ++round) {
            Warband before = random.next(6);
            before.limit = judged(before).verdict.total + 10 + 7 * static_cast<int>(round);
            const auto fill = filled(before, fill::allAims()[round % fill::allAims().size()]);
            QVERIFY2(fill || !judged(before).verdict.isLegal(), qPrintable(random.text(before)));
            if (fill)
                checkFill(before, *fill);
        }
    }
    void aFillThatIsStoppedIsNone()
    {
        std::stop_source source;
        source.request_stop();
        QVERIFY(!fill::filled(warband(u"bushi limit=150"_s), shippedRules(), {}, source.get_token()));
    }
};

std::unique_ptr<QObject> testFill()
{
    return make<TestFill>();
}

} // namespace gunbai::test

#include "tst_fill.moc"
