// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/libraryfixture.h"
#include "tests/ui/tests.h"

#include "core/roster/warbandfile.h"

#include <QDir>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using store::WarbandId;

namespace {

/// The king with nothing but unknown things besides his reed, and a model that is unknown altogether.
constexpr auto StrangeThings = R"(format = 1
system = "pond"
faction = "frogs"
name = "Strange water"
house_rules = ["monsoon"]

[[model]]
profile = "king"
weapon = "harpoon"
armour = "scales"
mount = "carp"
skills = ["regrow"]
options = ["sceptre"]

[[model]]
profile = "axolotl"
weapon = "gills"
skills = ["breathe"]
options = ["spots"]
)";

/// Of a list that is not there, with things bought for all that only it knows.
constexpr auto StrangeList = R"(format = 1
system = "pond"
faction = "newts"
name = "Newts"
mud = 2

[[model]]
profile = "newt"
count = 2
)";

constexpr auto Newts = R"(format = 1
system = "pond"

[list]
id = "newts"
name = "Newts"

[[purchase]]
id = "mud"
name = "Mud"
each = 3
most = 2

[[profile]]
id = "newt"
name = "Newt"
type = "Animal"
rank = 1
cost = 7
stats = { hop = 1, croak = 1 }
armour = "bare"
)";

/// A file on its way through the library, where it is edited, and out again.
struct Journey
{
    explicit Journey(const QByteArray &bytes)
        : id(pond.library.create(pond.library.read(folder.write(u"in.gunbai"_s, bytes)).value().warband).value())
    {
    }

    [[nodiscard]] edit::WarbandDocument &document() const { return *pond.library.document(id).value(); }
    [[nodiscard]] QByteArray exported() const
    {
        const QString path = folder.path(u"out.gunbai"_s);
        if (!pond.library.writeFile(id, path))
            return {};
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] int listed() const { return pond.library.find({}, store::Shelf::Library).value().front().points; }
    /// As when the player's own file of rules comes or goes.
    void goBy(const QByteArray &own)
    {
        const QString rules = folder.path(u"rules"_s);
        QDir(rules).removeRecursively();
        QDir().mkpath(rules);
        if (!own.isEmpty())
            folder.write(u"rules/newts.toml"_s, own);
        pond.library.setCatalogue(ui::OwnRules(inventedFiles(), rules).catalogue(), QString::fromUtf8(own));
        QTest::qWait(0); // what is in the library is judged anew
    }

    WarbandFolder folder;
    PondLibrary pond;
    WarbandId id;
};

} // namespace

/// Nothing is dropped because an id is unknown.
class TestUnknownIds final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void everyUnknownIdIsKeptFromFileToFile()
    {
        const Journey journey(StrangeThings);
        edit::WarbandDocument &document = journey.document();
        const roster::Warband before = document.warband();
        document.rename(u"Stranger water"_s);
        document.add(u"frog"_s);
        document.setNotes(before.models[0].id, u"Sings."_s);
        document.setSkill({before.models[0].id}, u"great_leap"_s, true);
        document.setOption({before.models[0].id}, u"crown"_s, true);
        const QByteArray exported = journey.exported();
        for (const char *id :
             {"monsoon", "harpoon", "scales", "carp", "regrow", "sceptre", "axolotl", "gills", "breathe", "spots"})
            QVERIFY2(exported.contains(QByteArray("\"") + id + '"'), id);
        const roster::Warband again = fromBytes(exported);
        QCOMPARE(roster::writeWarband(again, *inventedRules()), exported);
        QCOMPARE(again.models[1].profile, before.models[1].profile);
        QCOMPARE(again.models[1].options, before.models[1].options);
    }

    void everyUnknownIdIsPriced0AndReported()
    {
        const Journey journey(StrangeThings);
        const roster::Muster &muster = journey.document().muster();
        QCOMPARE(muster.warriors[0].points, 25);
        QCOMPARE(muster.total, 25);
        QStringList said;
        for (const roster::Finding &finding : journey.document().verdict().findings)
            said.append(finding.isMet ? QString() : finding.statement);
        for (const QString &id :
             {u"monsoon"_s, u"harpoon"_s, u"scales"_s, u"carp"_s, u"regrow"_s, u"sceptre"_s, u"axolotl"_s})
            QVERIFY2(said.join(u'\n').contains(id), qPrintable(id + u" in:\n"_s + said.join(u'\n')));
    }

    void aListThatIsNotThereIsKeptReportedAndPricedWhenItComes()
    {
        Journey journey(StrangeList);
        QCOMPARE(journey.document().muster().total, 0);
        QVERIFY(journey.document().verdict().brokenCount() > 0);
        journey.document().rename(u"Efts"_s);
        QCOMPARE(journey.exported(), QByteArray(StrangeList).replace("\"Newts\"", "\"Efts\""));
        journey.goBy(Newts);
        QCOMPARE(journey.document().muster().total, 20);
        QCOMPARE(journey.listed(), 20);
    }

    void aListThatGoesAndComesBackIsPricedAsBefore()
    {
        Journey journey(StrangeList);
        journey.goBy(Newts);
        journey.document().takeNewRules();
        journey.goBy({});
        QCOMPARE(journey.document().muster().total, 0);
        QCOMPARE(journey.listed(), 0);
        journey.document().rename(u"Efts"_s);
        journey.goBy(Newts);
        QCOMPARE(journey.document().muster().total, 20);
        QVERIFY(journey.document().ruleChanges().empty());
    }

    void aListThatComesBackAtOtherPricesSaysSo()
    {
        Journey journey(StrangeList);
        journey.goBy(Newts);
        journey.document().takeNewRules();
        journey.goBy({});
        journey.goBy(QByteArray(Newts).replace("cost = 7", "cost = 9"));
        QCOMPARE(roster::inLines(journey.document().ruleChanges()), u"Newt 7 → 9: +4 point(s)"_s);
    }
};

std::unique_ptr<QObject> testUnknownIds()
{
    return make<TestUnknownIds>();
}

} // namespace gunbai::test

#include "tst_unknownids.moc"
