// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/tests.h"

#include "core/rules/reader.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;
using rules::SourceFile;

namespace {

const QByteArray System = R"(format = 1
system = "toy"
[system_data]
name = "Toy"
mounts = ["horse"]
effect_groups = ["bonus", "injury"]
[[stat]]
id = "cp"
name = "Combat Pool"
brief = "CP"
[[armour]]
id = "none"
name = "none"
defence = 0
[[weapon]]
id = "katana"
name = "katana"
kinds = ["sword"]
[[switch]]
id = "kind_house"
name = "Kind house"
effect = "Everything is allowed."
[[skill]]
id = "swift"
name = "Swift"
group = "ability"
effect = "Goes first."
[[hireling]]
id = "ronin"
name = "Ronin"
type = "Samurai"
rank = 3
cost = 17
stats = { cp = 3 }
armour = "none"
weapons = ["katana"]
)";

const QByteArray Head = R"(format = 1
system = "toy"
[list]
id = "a"
name = "A"
)";

const QByteArray Profile = R"([[profile]]
id = "a_one"
name = "One"
type = "Foot"
rank = 1
cost = 5
stats = { cp = 1 }
armour = "none"
weapons = ["katana"]
)";

QStringList faultsOf(const std::vector<SourceFile> &files)
{
    QStringList lines;
    for (const Error &fault : rules::readRules(files).faults)
        lines.append(fault.line());
    return lines;
}

/// The faults of one list file on top of a system without any.
QStringList faultsOf(const QByteArray &list)
{
    return faultsOf({{u"system.toml"_s, System}, {u"a.toml"_s, list}});
}

} // namespace

class TestRulesReader : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void aFileAddsToTheListOfAnother()
    {
        const QByteArray added = "format = 1\nsystem = \"toy\"\nadds_to = \"a\"\n"
                                 + QByteArray(Profile).replace("id = \"a", "id = \"more_a");
        const QByteArray broken = QByteArray(added).replace("more_a", "bad_a").replace("rank = ", "rank = -");
        const auto reading = rules::readRules({{u"system.toml"_s, System},
                                               {u"a.toml"_s, Head + Profile},
                                               {u"more.toml"_s, added},
                                               {u"bad.toml"_s, broken}});
        QCOMPARE(reading.faults.size(), std::size_t(1));
        QCOMPARE(reading.faults.front().place.file, u"bad.toml"_s);
        const rules::List *list = reading.catalogue->system(u"toy"_s)->list(u"a"_s);
        QVERIFY(list);
        QCOMPARE(list->profiles.size(), std::size_t(2));
        QVERIFY(list->profiles.back().id.startsWith(u"more_a"_s));
    }

    void readsAListWithoutAFault()
    {
        const auto reading = rules::readRules({{u"system.toml"_s, System}, {u"a.toml"_s, Head + Profile}});
        QVERIFY(reading.faults.empty());
        const auto *list = reading.catalogue->system(u"toy"_s)->list(u"a"_s);
        QVERIFY(list);
        QCOMPARE(list->profile(u"a_one"_s)->cost, 5);
    }

    void namesLineAndColumnOfAFault_data();
    void namesLineAndColumnOfAFault()
    {
        QFETCH(QByteArray, list);
        QFETCH(QString, fault);
        const QStringList faults = faultsOf(list);
        QVERIFY2(faults.contains(fault), qPrintable(faults.join(u'\n')));
    }

    void reportsEveryFaultOfAFileAtOnce()
    {
        const QStringList faults =
            faultsOf(Head
                     + "[[profile]]\nid = \"x\"\nname = \"X\"\ntype = \"T\"\nrank = -1\ncost = 99999\n"
                       "stats = { strength = 3 }\narmour = \"glass\"\nweapons = [\"yarri\"]\nhat = 1\n");
        QCOMPARE(faults.size(), 7);
    }

    void aBrokenFileDisablesOnlyItself()
    {
        const auto reading =
            rules::readRules({{u"system.toml"_s, System},
                              {u"a.toml"_s, Head + Profile},
                              {u"b.toml"_s, "format = 1\nsystem = \"toy\"\n[list]\nid = \"b\"\nname = \"B\"\n"},
                              {u"c.toml"_s, "format = "}});
        QCOMPARE(reading.faults.size(), 2U);
        QVERIFY(reading.catalogue->system(u"toy"_s)->list(u"a"_s));
        QVERIFY(!reading.catalogue->system(u"toy"_s)->list(u"b"_s));
    }

    void idsAreUniqueAcrossFiles()
    {
        const QByteArray other = QByteArray(Head + Profile).replace("\"a\"", "\"b\"");
        QCOMPARE(faultsOf({{u"system.toml"_s, System}, {u"a.toml"_s, Head + Profile}, {u"b.toml"_s, other}}),
                 QStringList{u"b.toml:6:1: The profile “a_one” exists already."_s});
        QCOMPARE(faultsOf({{u"system.toml"_s, System},
                           {u"a.toml"_s, Head + Profile},
                           {u"b.toml"_s, Head + QByteArray(Profile).replace("a_one", "a_two")}}),
                 QStringList{u"b.toml:3:1: The list “a” exists already."_s});
    }

    void amendmentsDoNotDependOnTheOrderOfFiles()
    {
        const QByteArray variant =
            "format = 1\nsystem = \"toy\"\n[list]\nid = \"early\"\nbase = \"a\"\nname = \"Early\"\n"
            "[[amend]]\nwho = \"type Foot\"\ncost = -2\n";
        const auto reading =
            rules::readRules({{u"0.toml"_s, variant}, {u"a.toml"_s, Head + Profile}, {u"system.toml"_s, System}});
        QVERIFY(reading.faults.empty());
        QCOMPARE(reading.catalogue->system(u"toy"_s)->list(u"early"_s)->profile(u"a_one"_s)->cost, 3);
        QCOMPARE(reading.catalogue->system(u"toy"_s)->list(u"a"_s)->profile(u"a_one"_s)->cost, 5);
    }

    void anUnknownBaseIsNamed()
    {
        QCOMPARE(faultsOf("format = 1\nsystem = \"toy\"\n[list]\nid = \"b\"\nbase = \"nowhere\"\nname = \"B\"\n"),
                 QStringList{u"a.toml:3:1: Unknown base “nowhere”."_s});
    }
};

void TestRulesReader::namesLineAndColumnOfAFault_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const QByteArray &list, const char *fault) {
        QTest::newRow(name) << list << QString::fromUtf8(fault);
    };
    const QByteArray rule = Head + Profile + "[[rule]]\nid = \"a.r\"\n"; // the rule's third line is line 17
    row("unknown key of the file", Head + Profile + "[[profil]]\nid = \"x\"\n",
        "a.toml:15:3: Unknown key “profil” in the file.");
    row("unknown key of a profile", Head + Profile + "hat = 1\n", "a.toml:15:1: Unknown key “hat” in the profile.");
    row("unknown weapon", Head + QByteArray(Profile).replace("\"katana\"", "\"yarri\""),
        "a.toml:14:11: Unknown weapon “yarri”.");
    row("unknown armour", Head + QByteArray(Profile).replace("\"none\"", "\"glass\""),
        "a.toml:13:10: Unknown armour “glass”.");
    row("unknown mount", Head + Profile + "mounts = { ox = 3 }\n", "a.toml:15:10: Unknown mount “ox”.");
    row("unknown skill", Head + Profile + "skills = [\"flying\"]\n", "a.toml:15:10: Unknown skill “flying”.");
    row("unknown house rule", Head + Profile + "cost_with = { wild = 3 }\n",
        "a.toml:15:13: Unknown house rule “wild”.");
    row("unknown characteristic", Head + QByteArray(Profile).replace("cp = 1", "cp = 1, luck = 2"),
        "a.toml:12:9: Unknown characteristic “luck”.");
    row("missing characteristic", Head + QByteArray(Profile).replace("cp = 1", ""),
        "a.toml:12:9: “cp” is missing among the characteristics.");
    row("missing value", Head + QByteArray(Profile).replace("cost = 5\n", ""),
        "a.toml:6:1: The profile has no “cost”.");
    row("wrong type", Head + QByteArray(Profile).replace("cost = 5", "cost = \"5\""),
        "a.toml:11:8: “cost” of the profile must be a whole number.");
    row("negative price", Head + QByteArray(Profile).replace("cost = 5", "cost = -5"),
        "a.toml:11:8: “cost” of the profile is -5; it must be from 0 to 1000.");
    row("absurd price", Head + QByteArray(Profile).replace("cost = 5", "cost = 5000"),
        "a.toml:11:8: “cost” of the profile is 5000; it must be from 0 to 1000.");
    row("an id with a space", Head + QByteArray(Profile).replace("a_one", "a one"),
        "a.toml:7:6: “a one” is no id: use letters, digits, underscores and dots.");
    row("a list without a profile", Head, "a.toml:3:1: The list has no profile.");
    row("a hire that is no hireling",
        QByteArray(Head + Profile).replace("name = \"A\"\n", "name = \"A\"\nhire = [{ profiles = [\"a_one\"] }]\n"),
        "a.toml:6:22: “a_one” is no sword for hire.");
    row("a rule about an unknown profile", rule + "need = \"count(profile ghost) <= 1\"\nsays = \"x\"\n",
        "a.toml:17:23: Unknown profile “ghost”.");
    row("a rule about an unknown kind of weapon", rule + "need = \"count(kind cannon) <= 1\"\nsays = \"x\"\n",
        "a.toml:17:20: No weapon is of the kind that “count(kind cannon) <= 1” asks for.");
    row("a rule about an unknown type", rule + "need = \"count(type Horse) <= 1\"\nsays = \"x\"\n",
        "a.toml:17:20: No profile is of type “Horse”.");
    row("a rule about an unknown parameter", rule + "need = \"size(school.main) <= 1\"\nsays = \"x\"\n",
        "a.toml:17:14: The list has no parameter “school.main”.");
    row("a rule without a comparison", rule + "need = \"count(all)\"\nsays = \"x\"\n",
        "a.toml:17:19: “=” is expected here in “count(all)”.");
    row("a rule with a bracket left open", rule + "need = \"count(all <= 4\"\nsays = \"x\"\n",
        "a.toml:17:19: “)” is expected here in “count(all <= 4”.");
    row("a rule with something behind it", rule + "need = \"count(all) <= 4 models\"\nsays = \"x\"\n",
        "a.toml:17:25: Nothing is expected after this in “count(all) <= 4 models”.");
    row("a rule with a range that ends before it begins", rule + "need = \"count(rank 3-1) <= 4\"\nsays = \"x\"\n",
        "a.toml:17:22: The range in “count(rank 3-1) <= 4” ends before it begins.");
    row("a rule with an absurd number", rule + "need = \"count(all) <= 99999999999\"\nsays = \"x\"\n",
        "a.toml:17:23: The number is too large in “count(all) <= 99999999999”.");
    row("a rule without a sentence", rule + "need = \"count(all) <= 4\"\n",
        "a.toml:15:1: “need” and “says” differ in number, 1 and 0: each form needs its sentence.");
    row("a rule that asks for nothing", rule, "a.toml:15:1: A rule has either “need” or “any_of”.");
    row("a sentence with an unknown brace", rule + "need = \"count(all) <= 4\"\nsays = \"{got}\"\n",
        "a.toml:18:8: “{got}” is none of {have}, {allowed}, {of} and {of|one|many}.");
    row("the same rule twice",
        rule
            + "need = \"count(all) <= 4\"\nsays = \"x\"\n[[rule]]\nid = \"a.r\"\nneed = \"count(all) <= 5\"\nsays = "
              "\"x\"\n",
        "a.toml:19:1: The rule “a.r” stands in this file twice.");
    row("a purchase with a name that the warband file uses",
        Head + Profile + "[[purchase]]\nid = \"points\"\nname = \"x\"\neach = 1\nmost = 1\n",
        "a.toml:16:6: “points” is a key of every warband file; choose another id.");
    row("a file that adds to a list that nobody has", "format = 1\nsystem = \"toy\"\nadds_to = \"nobody\"\n",
        "a.toml:3:11: Unknown list “nobody”.");
    row("a file with a list that adds to another too",
        QByteArray(Head + Profile).replace("[list]", "adds_to = \"b\"\n[list]"),
        "a.toml:3:11: A file either has a list of its own or adds to another.");
    row("an effect of a group that the game doesn't have",
        "format = 1\nsystem = \"toy\"\n[[effect]]\nid = \"x\"\nname = \"X\"\ngroup = \"wound\"\neffect = \"y\"\n",
        "a.toml:6:9: Unknown group “wound”: it is one of bonus, injury.");
    row("a format that is not 1", QByteArray(Head + Profile).replace("format = 1", "format = 2"),
        "a.toml:1:10: “format” of the file is 2; it must be from 1 to 1.");
    row("a file without a system", "format = 1\n", "a.toml:1:1: The file has no “system”.");
}

std::unique_ptr<QObject> testRulesReader()
{
    return make<TestRulesReader>();
}

} // namespace gunbai::test

#include "tst_rulesreader.moc"
