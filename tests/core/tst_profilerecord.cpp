// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/tests.h"
#include "tests/support/warbands.h"

#include "core/rules/profilerecord.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;
using rules::Profile;
using rules::profileOf;
using rules::recordOf;
using rules::System;

namespace {

using Change = void (*)(Profile &);

/// Every field of a profile and of its parts, changed alone. profilerecord.cpp does not compile while it lacks a field;
/// this finds one that it names and forgets to write.
const std::vector<std::pair<const char *, Change>> &changes()
{
    static const std::vector<std::pair<const char *, Change>> all{
        {"id", [](Profile &p) { p.id = u"other"_s; }},
        {"name", [](Profile &p) { p.name = u"侍"_s; }},
        {"type", [](Profile &p) { p.type = u"Samurai"_s; }},
        {"further types", [](Profile &p) { p.alsoTypes = {u"Buso"_s}; }},
        {"models", [](Profile &p) { p.models = 3; }},
        {"no models", [](Profile &p) { p.models = 0; }},
        {"Rank", [](Profile &p) { p.rank = 2; }},
        {"cost", [](Profile &p) { p.cost = -3; }},
        {"switched cost", [](Profile &p) { p.switchedCosts[0].cost = 9; }},
        {"switch", [](Profile &p) { p.switchedCosts[0].switchId = u"other"_s; }},
        {"stat",
         [](Profile &p) {
             p.stats[1] = {4, 0};
         }},
        {"stat of 0",
         [](Profile &p) {
             p.stats[1] = {0, 0};
         }},
        {"stat with a bonus",
         [](Profile &p) {
             p.stats[0] = {3, 1};
         }},
        {"unknown stat with a bonus",
         [](Profile &p) {
             p.stats[0] = {{}, 1};
         }},
        {"armour", [](Profile &p) { p.armour = u"light"_s; }},
        {"armour on offer", [](Profile &p) { p.armours[0].id = u"light"_s; }},
        {"price of armour", [](Profile &p) { p.armours[0].cost = 7; }},
        {"mount", [](Profile &p) { p.mount = u"horse"_s; }},
        {"mount on offer",
         [](Profile &p) {
             p.mounts = {{u"horse"_s, 8}};
         }},
        {"weapons",
         [](Profile &p) {
             p.weapons = {u"yari"_s, u"yumi"_s};
         }},
        {"choice", [](Profile &p) { p.choices.emplace_back(); }},
        {"offer of a choice", [](Profile &p) { p.choices[0].offers[0].id = u"yumi"_s; }},
        {"price in a choice", [](Profile &p) { p.choices[0].offers[0].cost = 0; }},
        {"required choice", [](Profile &p) { p.choices[0].isRequired = true; }},
        {"what a choice replaces", [](Profile &p) { p.choices[0].replaces = u"katana"_s; }},
        {"armour of a choice", [](Profile &p) { p.choices[0].setsArmour = u"none"_s; }},
        {"option", [](Profile &p) { p.options.clear(); }},
        {"id of an option", [](Profile &p) { p.options[0].id = u"other"_s; }},
        {"name of an option", [](Profile &p) { p.options[0].name = u"other"_s; }},
        {"price of an option", [](Profile &p) { p.options[0].cost = 5; }},
        {"weapon of an option", [](Profile &p) { p.options[0].adds = {u"yari"_s}; }},
        {"skill of an option", [](Profile &p) { p.options[0].skills = {u"tough"_s}; }},
        {"what an option replaces", [](Profile &p) { p.options[0].replaces = u"yari"_s; }},
        {"armour of an option", [](Profile &p) { p.options[0].setsArmour = u"heavy"_s; }},
        {"stat of an option", [](Profile &p) { p.options[0].setsStats[1] = 5; }},
        {"stat of 0 of an option", [](Profile &p) { p.options[0].setsStats[1] = 0; }},
        {"no stats of an option", [](Profile &p) { p.options[0].setsStats.clear(); }},
        {"bonus of an option", [](Profile &p) { p.options[0].bonuses[0] = 1; }},
        {"note of an option", [](Profile &p) { p.options[0].note = u"note"_s; }},
        {"option of the Leader", [](Profile &p) { p.options[0].onlyLeader = true; }},
        {"option in place of a choice", [](Profile &p) { p.options[0].notWithChoice = true; }},
        {"skills", [](Profile &p) { p.skills = {u"$school.main"_s}; }},
        {"how many skills", [](Profile &p) { p.picks.most = rules::SkillPicks::NoLimit; }},
        {"price of a skill", [](Profile &p) { p.picks.each = 3; }},
        {"groups of skills", [](Profile &p) { p.picks.groups = {u"bujutsu"_s}; }},
        {"Rank of a disguise", [](Profile &p) { p.disguiseRank = 0; }},
        {"limit", [](Profile &p) { p.most = 1; }},
        {"note", [](Profile &p) { p.note = u"note"_s; }},
        {"doubt", [](Profile &p) { p.isInDoubt = true; }},
    };
    return all;
}

const System &ronin()
{
    static const rules::CataloguePtr catalogue = shippedRules();
    return *catalogue->system(u"ronin"_s);
}

/// With one of each part, to be changed.
Profile start()
{
    Profile profile;
    profile.id = u"monk"_s;
    profile.switchedCosts.push_back({u"switch"_s, 8});
    profile.stats.resize(ronin().stats.size());
    profile.armours.push_back({u"none"_s, -2});
    profile.choices.push_back({{{u"yari"_s, 1}}, false, {}, {}});
    rules::Option &option = profile.options.emplace_back();
    option.setsStats.resize(ronin().stats.size());
    option.bonuses.resize(ronin().stats.size());
    return profile;
}

} // namespace

/// A profile as text that outlives the data it came from.
class TestProfileRecord final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void everyShippedProfileComesBackFromItsRecord()
    {
        int count = 0;
        for (const System &system : shippedRules()->systems()) {
            std::vector<Profile> profiles = system.hirelings;
            profiles.insert(profiles.end(), system.loose.begin(), system.loose.end());
            for (const rules::List &list : system.lists)
                profiles.insert(profiles.end(), list.profiles.begin(), list.profiles.end());
            for (const Profile &profile : profiles) {
                QVERIFY2(profileOf(recordOf(profile, system), system) == profile, qPrintable(profile.id));
                ++count;
            }
        }
        QVERIFY2(count > 150, qPrintable(QString::number(count)));
    }

    void everyFieldIsInTheRecord_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t index = 0; index < changes().size(); ++index)
            QTest::newRow(changes()[index].first) << static_cast<int>(index);
    }
    void everyFieldIsInTheRecord()
    {
        QFETCH(int, index);
        Profile profile = start();
        changes()[static_cast<std::size_t>(index)].second(profile);
        QVERIFY(profile != start());
        QVERIFY(recordOf(profile, ronin()) != recordOf(start(), ronin()));
        QVERIFY(profileOf(recordOf(profile, ronin()), ronin()) == profile);
    }

    void whatIsAsByDefaultIsLeftOut()
    {
        Profile profile;
        profile.id = u"monk"_s;
        profile.cost = 16;
        QCOMPARE(recordOf(profile, ronin()), uR"({"cost":16,"id":"monk"})"_s);
    }

    void aCharacteristicIsFoundWhereverTheSystemHasIt()
    {
        Profile profile = start();
        profile.stats[0] = {3, 0};
        System turned = ronin();
        std::ranges::reverse(turned.stats);
        QCOMPARE(profileOf(recordOf(profile, ronin()), turned)->stats.back(), rules::Score({3, 0}));
    }

    void anythingElseIsNoProfile()
    {
        for (const QString &record : {QString(), u"no JSON"_s, u"[]"_s, u"{}"_s, u"{\"name\":\"Monk\"}"_s})
            QVERIFY2(!profileOf(record, ronin()), qPrintable(record));
    }
};

std::unique_ptr<QObject> testProfileRecord()
{
    return make<TestProfileRecord>();
}

} // namespace gunbai::test

#include "tst_profilerecord.moc"
