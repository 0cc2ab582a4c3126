// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/changedrules.h"
#include "tests/core/tests.h"
#include "tests/support/warbands.h"

#include "core/roster/rulechange.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;
using roster::inOneLine;
using roster::Remembered;
using roster::ruleChanges;
using roster::Warband;
using rules::CataloguePtr;
using rules::Profile;
using rules::System;

namespace {

/// Two hatamoto, one on a horse, and an ashigaru.
Warband start()
{
    return warband(u"bushi | bushi_hatamoto mount=horse | bushi_hatamoto | bushi_ashigaru weapon=yari"_s);
}

Remembered remembered(const Warband &warband, const CataloguePtr &rules = shippedRules())
{
    return roster::renewed(warband, {}, *rules, QDate(2026, 7, 30));
}

QStringList sentences(const Warband &warband, const CataloguePtr &today, const CataloguePtr &then = shippedRules())
{
    QStringList said;
    for (const roster::RuleChange &change : ruleChanges(warband, remembered(warband, then), today))
        said.append(says(change));
    return said;
}

int total(const Warband &warband, const CataloguePtr &rules)
{
    return roster::muster(warband, rules).total;
}

} // namespace

/// What a warband remembers of its rules, and what differs from today's.
class TestRuleChange final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void theSameRulesChangeNothing() { QCOMPARE(sentences(start(), shippedRules()), QStringList()); }

    void whatDiffersIsSaid_data();
    void whatDiffersIsSaid()
    {
        QFETCH(CataloguePtr, today);
        QFETCH(QStringList, expected);
        QCOMPARE(sentences(start(), today), expected);
    }

    void onlyProfilesOfTheWarbandCount()
    {
        const Warband ashigaru = warband(u"bushi | bushi_ashigaru weapon=yari"_s);
        QCOMPARE(sentences(ashigaru, withHatamoto([](Profile &p) { p.cost = 99; })), QStringList());
    }

    void wordsAboutAProfileAreNoChange()
    {
        const auto today = withHatamoto([](Profile &p) {
            p.note = u"Another note."_s;
            p.isInDoubt = true;
        });
        QVERIFY(!roster::otherThanToday(start(), remembered(start()), *today).isEmpty());
        QCOMPARE(sentences(start(), today), QStringList());
    }

    void aProfileThatComesBackIsSaid()
    {
        QCOMPARE(sentences(start(), shippedRules(), withoutHatamoto()),
                 QStringList({u"Hatamoto is known now: +39 point(s)"_s, u"Hatamoto is known now: +29 point(s)"_s}));
    }

    void inOneLineStandTwoChangesAndThePointsOfAll()
    {
        const auto today = withRonin([](System &system) {
            for (Profile &profile : listOf(system, u"bushi"_s).profiles)
                profile.cost += profile.id == "bushi_ashigaru"_L1 ? -1 : 10;
        });
        QCOMPARE(
            inOneLine(ruleChanges(start(), remembered(start()), today)),
            u"The rules have changed: Hatamoto 39 → 49: +10 point(s); Hatamoto 29 → 39: +10 point(s). There are 1 more "
            "change(s). In all +19 point(s)."_s);
        const Warband alone = warband(u"bushi | 2 bushi_hatamoto"_s);
        QCOMPARE(inOneLine(ruleChanges(alone, remembered(alone), today)),
                 u"The rules have changed: Hatamoto 29 → 39: +20 point(s)."_s);
    }

    void whoeverKeepsTheOldRulesIsPricedByThemWhateverHeEdits()
    {
        const auto today = withHatamoto([](Profile &p) {
            p.cost += 10;
            p.mounts.clear();
        });
        Remembered kept = remembered(start());
        kept.isKept = true;
        const auto rules = roster::rulesInUse(start(), kept, today);
        QCOMPARE(total(start(), rules), total(start(), shippedRules()));
        Warband edited = start();
        edited.models[1].mount = u"horse"_s;
        QCOMPARE(total(edited, rules), total(edited, shippedRules()));
        kept.isKept = false;
        QCOMPARE(total(edited, roster::rulesInUse(edited, kept, today)), total(edited, today));
    }

    void whoeverKeepsTheOldRulesKeepsAProfileThatIsGone()
    {
        Remembered kept = remembered(start());
        kept.isKept = true;
        QCOMPARE(total(start(), roster::rulesInUse(start(), kept, withoutHatamoto())), total(start(), shippedRules()));
    }

    void hiredAndForeignModelsAreRememberedToo()
    {
        const Warband guests =
            warband(u"bushi | bushi_hatamoto | ronin weapon=katana | sohei_novice weapon=naginata"_s);
        const auto today = withRonin([](System &system) {
            for (Profile &profile : system.hirelings)
                profile.cost += 5;
            for (rules::List &list : system.lists) {
                if (list.id != "bushi"_L1)
                    std::ranges::for_each(list.profiles, [](Profile &profile) { profile.cost += 7; });
            }
        });
        QVERIFY(total(guests, today) == total(guests, shippedRules()) + 12);
        Remembered kept = remembered(guests);
        QCOMPARE(ruleChanges(guests, kept, today).size(), std::size_t(2));
        kept.isKept = true;
        const auto rules = roster::rulesInUse(guests, kept, today);
        QCOMPARE(total(guests, rules), total(guests, shippedRules()));
        QVERIFY(roster::muster(guests, rules).warriors[1].isHired);
        QVERIFY(roster::muster(guests, rules).warriors[2].isForeign);
    }

    void whatIsKeptStandsWhereItStood()
    {
        const Warband guests = warband(u"bushi | bushi_hatamoto | sohei_novice weapon=naginata | ronin"_s);
        const auto today = withRonin([](System &system) {
            system.hirelings.push_back(*system.anyProfile(u"sohei_novice"_s));
            listOf(system, u"bushi"_s).profiles.push_back(*system.hireling(u"ronin"_s));
        });
        QVERIFY(roster::muster(guests, today).warriors[1].isHired);
        QVERIFY(!roster::muster(guests, today).warriors[2].isHired);
        Remembered kept = remembered(guests);
        kept.isKept = true;
        const roster::Muster muster = roster::muster(guests, roster::rulesInUse(guests, kept, today));
        QVERIFY(muster.warriors[1].isForeign);
        QVERIFY(muster.warriors[2].isHired);
        QCOMPARE(ruleChanges(guests, kept, today).size(), std::size_t(2));
    }

    void aModelThatNobodyKnowsIsRememberedAsUnknown()
    {
        const Warband stranger = warband(u"bushi | bushi_hatamoto | no_such_profile"_s);
        QCOMPARE(remembered(stranger).kinds.value(u"no_such_profile"_s).stood, Remembered::Stood::Nowhere);
        QCOMPARE(sentences(stranger, shippedRules()), QStringList());
    }
};

void TestRuleChange::whatDiffersIsSaid_data()
{
    QTest::addColumn<CataloguePtr>("today");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, ProfileChange change, const QStringList &expected) {
        QTest::newRow(name) << withHatamoto(change) << expected;
    };
    row("points up", [](Profile &p) { p.cost += 10; },
        {u"Hatamoto 39 → 49: +10 point(s)"_s, u"Hatamoto 29 → 39: +10 point(s)"_s});
    row("points down", [](Profile &p) { p.cost -= 1; },
        {u"Hatamoto 39 → 38: –\u20601 point(s)"_s, u"Hatamoto 29 → 28: –\u20601 point(s)"_s});
    row("a stat", [](Profile &p) { p.stats[0].value = 9; }, {u"Hatamoto: Combat Pool 4 → 9"_s});
    row("Rank", [](Profile &p) { p.rank = 5; }, {u"Hatamoto: Rank 4 → 5"_s});
    row("a skill gone and one come", [](Profile &p) { p.skills = {u"tough"_s}; },
        {u"Hatamoto: now Tough, no more Commander"_s});
    row("an option's price", [](Profile &p) { p.mounts[0].cost += 2; },
        {u"Hatamoto 39 → 41: +2 point(s), horse +10 → +12"_s, u"Hatamoto: horse +10 → +12"_s});
    row("an option gone", [](Profile &p) { p.mounts.clear(); },
        {u"Hatamoto 39 → 29: –\u206010 point(s), no more horse, warhorse"_s, u"Hatamoto: no more horse, warhorse"_s});
    row("an option new",
        [](Profile &p) {
            p.options.push_back({u"fan"_s, u"fan"_s, 4, {}, {}, {}, {}, {}, {}, {}, false, false});
        },
        {u"Hatamoto: now fan +4"_s});
    row("a limit", [](Profile &p) { p.most = 2; }, {u"Hatamoto: limit none → 2"_s});
    row("a name", [](Profile &p) { p.name = u"Bushi"_s; }, {u"Hatamoto: name Hatamoto → Bushi"_s});
    row("which skills it may buy", [](Profile &p) { p.picks.groups = {u"bujutsu"_s}; },
        {u"Hatamoto: what it may take, or counts as, is another"_s});
    QTest::newRow("a profile gone") << withoutHatamoto()
                                    << QStringList({u"Hatamoto is in no list now: –\u206039 point(s)"_s,
                                                    u"Hatamoto is in no list now: –\u206029 point(s)"_s});
}

std::unique_ptr<QObject> testRuleChange()
{
    return make<TestRuleChange>();
}

} // namespace gunbai::test

#include "tst_rulechange.moc"
