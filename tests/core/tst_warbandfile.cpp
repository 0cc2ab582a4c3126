// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/tests.h"
#include "tests/support/warbands.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;
using roster::Warband;

namespace {

Result<roster::WarbandFile> read(const QByteArray &bytes)
{
    return roster::readWarband(bytes, u"a.gunbai"_s, *shippedRules());
}

const QByteArray Head = "format = 1\nsystem = \"ronin\"\nfaction = \"bushi\"\n";

} // namespace

class TestWarbandFile : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryKeyOfTheFormat();
    void oneFaultOneSentence_data();
    void oneFaultOneSentence()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, line);
        const auto file = read(bytes);
        QVERIFY(!file);
        QCOMPARE(file.error().line(), line);
    }

    void anUnknownProfileIsKept()
    {
        const auto file = read(Head + "[[model]]\nprofile = \"bushi_elephant\"\nweapon = \"trunk\"\n");
        QVERIFY(file);
        QCOMPARE(file.value().warband.models.front().profile, u"bushi_elephant"_s);
        QCOMPARE(read(writeWarband(file.value().warband, *shippedRules())).value().warband, file.value().warband);
    }

    void aGameHasKeysOfItsOwn()
    {
        const QByteArray bytes = "format = 1\nsystem = \"honour\"\nname = \"Scorpion clan\"\npoints = 24\n\n[[model]]\n"
                                 "card = \"samurai_hero\"\nweapon = \"katana\"\nskills = [\"fencing\"]\n"
                                 "upgrades = [\"bow\"]\n\n[[model]]\ncard = \"spearman\"\ncount = 2\n";
        const auto file = read(bytes);
        QVERIFY2(file, file ? "" : qPrintable(file.error().line()));
        const Warband &force = file.value().warband;
        QCOMPARE(force.list, u"force"_s);
        QCOMPARE(force.models.front().profile, u"samurai_hero"_s);
        QCOMPARE(force.models.front().options, QStringList{u"bow"_s});
        QCOMPARE(force.models.size(), 3U);
        QCOMPARE(writeWarband(force, *shippedRules()), bytes);
    }

    void aGameWithoutAKeyRefusesIt_data()
    {
        QTest::addColumn<QByteArray>("key");
        for (const char *key : {"leader = true", "banner = true", "armour = \"none\"", "mount = \"horse\"",
                                "disguised_as = \"ninja\"", "profile = \"spearman\"", "options = [\"bow\"]"})
            QTest::newRow(key) << QByteArray(key);
    }
    void aGameWithoutAKeyRefusesIt()
    {
        QFETCH(const QByteArray, key);
        const auto file = read("format = 1\nsystem = \"honour\"\n[[model]]\ncard = \"samurai_hero\"\n" + key + '\n');
        QVERIFY(!file);
        QVERIFY2(file.error().line().contains(u":5:1: Unknown key “"_s), qPrintable(file.error().line()));
    }

    void theKeysOfAListThatIsNotInstalledAreKept()
    {
        const auto file = read("format = 1\nsystem = \"ronin\"\nfaction = \"lost\"\nfury = 2\noath = { gods = [\"a\", "
                               "\"b\"], lord = \"c\" }\n");
        QVERIFY(file);
        QCOMPARE(file.value().warband.purchases.value(u"fury"_s), 2);
        QCOMPARE(file.value().warband.parameters.value(u"oath.gods"_s), QStringList({u"a"_s, u"b"_s}));
        QCOMPARE(read(writeWarband(file.value().warband, *shippedRules())).value().warband, file.value().warband);
    }

    void countIsAShortForm()
    {
        const auto file =
            read(Head + "[[model]]\nprofile = \"bushi_samurai\"\n[[model]]\nprofile = \"bushi_ashigaru\"\ncount = 3\n");
        QVERIFY(file);
        QCOMPARE(file.value().warband.models.size(), 4U);
        QCOMPARE(file.value().entryOfModel, std::vector<int>({0, 1, 1, 1}));
        QVERIFY(file.value().warband.models[1].id != file.value().warband.models[2].id);
    }

    void writingMergesNeighboursThatAreEqualAndUnnamed()
    {
        const Warband value =
            warband(u"bushi | 2 bushi_ashigaru weapon=yari | bushi_ashigaru weapon=yumi | 2 bushi_samurai name=Twin"_s);
        const QByteArray bytes = writeWarband(value, *shippedRules());
        QCOMPARE(bytes.count("[[model]]"), 4);
        QCOMPARE(bytes.count("count = 2"), 1);
    }

    void readingWhatWasWrittenGivesTheSameValue_data();
    void readingWhatWasWrittenGivesTheSameValue()
    {
        QFETCH(QString, text);
        Warband value = warband(text);
        value.name = u"Sanada's “patrol” \\ 侍 ō 🏯\ttab"_s;
        for (roster::Model &model : value.models)
            model.notes = u"line one\nline two"_s;
        const auto file = read(writeWarband(value, *shippedRules()));
        QVERIFY2(file, file ? "" : qPrintable(file.error().line()));
        QCOMPARE(file.value().warband, value);
    }

    void writesTheSameInEveryLocale()
    {
        const Warband value = warband(u"bushi limit=1500 kiya=3 | 3 bushi_ashigaru"_s);
        const QByteArray before = writeWarband(value, *shippedRules());
        const QLocale old;
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Switzerland));
        const QByteArray after = writeWarband(value, *shippedRules());
        QLocale::setDefault(old);
        QCOMPARE(after, before);
        QVERIFY(before.contains("points = 1500\n"));
    }

    void anyPrefixOfAFileIsReadOrRefused()
    {
        const QByteArray bytes = writeWarband(
            warband(u"koryu main=yari secondary=bo+dze | 3 koryu_novice weapon=yari | shugyosha"_s), *shippedRules());
        for (qsizetype size = 0; size < bytes.size(); ++size) {
            const auto file = read(bytes.first(size));
            QVERIFY(file || !file.error().message.isEmpty());
        }
    }
};

void TestWarbandFile::readsEveryKeyOfTheFormat()
{
    const auto file = read(R"(format = 1
system = "ronin"
faction = "bushi"
name = "Sanada's patrol"
points = 150
kiya = 1
house_rules = ["sohei_cost_26"]

[[model]]
profile = "bushi_samurai"
name = "Sanada Nobushige"
count = 1
weapon = "yari"
armour = "none"
mount = "warhorse"
skills = ["kenjutsu"]
leader = true
banner = false
shield = true
second_sword = false
options = ["revolver"]
disguised_as = "bushi_ashigaru"
notes = "first"
)");
    QVERIFY2(file, file ? "" : qPrintable(file.error().line()));
    Warband expected =
        warband(u"bushi limit=150 kiya=1 rules=sohei_cost_26 | bushi_samurai weapon=yari armour=none mount=warhorse "
                "skills=kenjutsu leader revolver shield as=bushi_ashigaru"_s);
    expected.name = u"Sanada's patrol"_s;
    expected.models[0].name = u"Sanada Nobushige"_s;
    expected.models[0].notes = u"first"_s;
    QCOMPARE(file.value().warband, expected);
}

void TestWarbandFile::oneFaultOneSentence_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("line");
    const auto row = [](const char *name, const QByteArray &bytes, const char *line) {
        QTest::newRow(name) << bytes << QString::fromUtf8(line);
    };
    const QByteArray model = Head + "[[model]]\nprofile = \"bushi_samurai\"\n";
    row("an empty file", "", "a.gunbai:1:1: The warband has no “format”.");
    row("a newer format", "format = 2\n",
        "a.gunbai:1:10: The file is of format 2; this Gunbai reads format 1. A newer Gunbai will open it.");
    row("a format that is no number", "format = \"1\"\n", "a.gunbai:1:10: “format” of the warband must be 1.");
    row("no system", "format = 1\n", "a.gunbai:1:1: The warband has no “system”.");
    row("an unknown game", "format = 1\nsystem = \"chess\"\n", "a.gunbai:2:10: “chess” is no game that Gunbai knows.");
    row("no faction", "format = 1\nsystem = \"ronin\"\n", "a.gunbai:1:1: The warband has no “faction”.");
    row("an unknown key", Head + "colour = \"red\"\n", "a.gunbai:4:1: Unknown key “colour” in the warband.");
    row("a purchase of another list", "format = 1\nsystem = \"ronin\"\nfaction = \"sohei\"\nkiya = 1\n",
        "a.gunbai:4:1: Unknown key “kiya” in the warband.");
    row("a negative purchase", Head + "kiya = -1\n",
        "a.gunbai:4:8: “kiya” of the warband is -1; it must be from 0 to 1000.");
    row("points in quotes", Head + "points = \"150\"\n",
        "a.gunbai:4:10: “points” of the warband must be a whole number.");
    row("an unknown key of a model", model + "hat = true\n", "a.gunbai:6:1: Unknown key “hat” in the model.");
    row("a model without a profile", Head + "[[model]]\nname = \"x\"\n", "a.gunbai:4:1: The model has no “profile”.");
    row("a count of nought", model + "count = 0\n",
        "a.gunbai:6:9: “count” of the model is 0; it must be from 1 to 200.");
    row("a count too many", model + "count = 201\n",
        "a.gunbai:6:9: “count” of the model is 201; it must be from 1 to 200.");
    row("a count beyond all numbers", model + "count = 9223372036854775807\n",
        "a.gunbai:6:9: “count” of the model is 9223372036854775807; it must be from 1 to 200.");
    row("a leader in quotes", model + "leader = \"yes\"\n",
        "a.gunbai:6:10: “leader” of the model must be true or false.");
    row("skills that are numbers", model + "skills = [1]\n",
        "a.gunbai:6:11: “skills” of the model must be a list of texts in quotes.");
    row("an option twice", model + "options = [\"a\", \"a\"]\n", "a.gunbai:6:11: An option stands here twice.");
    row("models that are no tables", Head + "model = 3\n",
        "a.gunbai:4:9: “model” of the warband must be written as [[model]].");
    row("a school in a list without one", Head + "school = { main = \"yari\" }\n",
        "a.gunbai:4:1: Unknown key “school” in the warband.");
    row("an unknown key of the school",
        "format = 1\nsystem = \"ronin\"\nfaction = \"koryu\"\nschool = { third = \"yari\" }\n",
        "a.gunbai:4:12: Unknown key “third” in “school”.");
    row("two main weapons",
        "format = 1\nsystem = \"ronin\"\nfaction = \"koryu\"\nschool = { main = [\"yari\", \"bo\"] }\n",
        "a.gunbai:4:19: “main” takes a single text.");
    row("the first of two faults", model + "hat = true\ncount = 0\n", "a.gunbai:6:1: Unknown key “hat” in the model.");
}

void TestWarbandFile::readingWhatWasWrittenGivesTheSameValue_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nobody") << u"bushi"_s;
    QTest::newRow("everything of a model")
        << u"bushi limit=0 kiya=2 rules=hojutsu+errata_2013 | bushi_hatamoto weapon=yari armour=none mount=horse "
           "skills=tough+swift leader banner name=A | 3 bushi_ashigaru weapon=teppo"_s;
    QTest::newRow("a school") << u"koryu main=naginata secondary=katana+bo | 2 koryu_novice weapon=katana"_s;
    QTest::newRow("flags and options")
        << u"choson | choson_captain shield | choson_commander second_sword | choson_monk revolver"_s;
    QTest::newRow("a disguise") << u"bushi | ninja_disguised as=bushi_ashigaru weapon=yari skills=kenjutsu"_s;
    QTest::newRow("more equal models than an entry holds") << u"peasants | 450 peasants_peasant"_s;
}

std::unique_ptr<QObject> testWarbandFile()
{
    return make<TestWarbandFile>();
}

} // namespace gunbai::test

#include "tst_warbandfile.moc"
