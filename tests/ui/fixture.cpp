// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/fixture.h"

#include "core/rules/reader.h"

#include <QFile>
#include <QSaveFile>
#include <QTest>

namespace gunbai::test {

using namespace Qt::StringLiterals;

namespace {

constexpr auto System = R"toml(
format = 1
system = "pond"

[system_data]
name = "Pond War"
mounts = ["heron"]
usual_limits = [100, 150, 200]

[[stat]]
id = "hop"
name = "Hopping"
brief = "Hop"

[[stat]]
id = "croak"
name = "Croaking"
brief = "Croak"

[[armour]]
id = "bare"
name = "bare"
defence = 0

[[armour]]
id = "shell"
name = "shell"
defence = 2

[[weapon]]
id = "reed"
name = "reed"
kinds = ["long"]

[[weapon]]
id = "pebble"
name = "pebble"
kinds = ["thrown"]

[[weapon]]
id = "tongue"
name = "tongue"
kinds = ["own"]

[[skill]]
id = "leap"
name = "Leap"
group = "trick"
effect = "Jumps over one lily."

[[skill]]
id = "great_leap"
name = "Great leap"
group = "trick"
effect = "Jumps over two lilies."
needs = ["leap"]

[[switch]]
id = "winter"
name = "Winter"
effect = "Nobody croaks."

[[rule]]
id = "pond.size"
need = "count(everyone) >= 2"
says = "Animals: {have}, at least {allowed}."

[[rule]]
id = "pond.hired"
need = "4*count(hired) <= count(everyone)"
says = "Guests: {have} of {of} {of|animal|animals}, at most {allowed}."

[[hireling]]
id = "duck"
name = "Duck"
type = "Bird"
rank = 2
cost = 20
stats = { hop = 1, croak = 4 }
armour = "bare"

[[hireling]]
id = "stork"
name = "Stork"
type = "Bird"
rank = 4
cost = 50
stats = { hop = 2, croak = 1 }
armour = "bare"
)toml";

constexpr auto Frogs = R"toml(
format = 1
system = "pond"

[list]
id = "frogs"
name = "Frogs"
period = "Summer"
morale = { value = 7, note = "8 in the rain." }
hire = [{ profiles = ["duck"], note = "Costs the pond its peace." }]
banner = { profiles = ["frog"], cost = { frog = -2 }, without_choice = ["frog"] }

[[purchase]]
id = "lily"
name = "Lily"
each = 3
most = 2
note = "Somewhere to sit."

[[rule]]
id = "frogs.pebbles"
need = "4*count(kind thrown) <= count(all)"
says = "Pebbles: {have} of {of} {of|frog|frogs}, at most {allowed}."

[[profile]]
id = "frog"
name = "Frog"
type = "Frog"
rank = 1
cost = 10
stats = { hop = 3, croak = 2 }
armour = "bare"
armours = { shell = 4 }
weapons = ["tongue"]
choices = [{ from = ["reed", "pebble"], cost = 1, required = true }]

[[profile]]
id = "king"
name = "Frog King"
type = "Frog"
rank = 3
cost = 25
stats = { hop = 4, croak = 5 }
armour = "shell"
mounts = { heron = 12 }
weapons = ["tongue"]
choices = [{ from = { reed = 2, pebble = 5 } }]
options = [{ id = "crown", name = "golden crown", cost = 6 }]
skills = ["leap"]
picks = { most = 1, each = 3 }
most = 1
note = "Was a prince once."
doubt = true
)toml";

QByteArray head(const QByteArray &name, const QByteArray &rest = {})
{
    return "format = 1\nsystem = \"pond\"\nfaction = \"frogs\"\nname = \"" + name + "\"\n" + rest;
}

constexpr auto King = "[[model]]\nprofile = \"king\"\nname = \"Ōgama\"\nweapon = \"reed\"\nleader = true\n";
constexpr auto ThreeFrogs = "[[model]]\nprofile = \"frog\"\nweapon = \"reed\"\ncount = 3\n";

} // namespace

QString WarbandFolder::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write a warband into the temporary folder");
    return file.fileName();
}

void WarbandFolder::replace(const QString &name, const QByteArray &bytes) const
{
    QSaveFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        qFatal("cannot replace a warband in the temporary folder");
}

void WarbandFolder::remove(const QString &name) const
{
    if (!QFile::remove(path(name)))
        qFatal("cannot remove a warband from the temporary folder");
}

std::vector<rules::SourceFile> inventedFiles()
{
    return {{u"system.toml"_s, System}, {u"frogs.toml"_s, Frogs}};
}

const ui::OwnRules &noOwnRules()
{
    static const ui::OwnRules none(inventedFiles(), u"/nonexistent"_s);
    return none;
}

rules::CataloguePtr inventedRules()
{
    const auto reading = rules::readRules(inventedFiles());
    for (const Error &fault : reading.faults)
        qFatal("%s", qPrintable(fault.line()));
    return reading.catalogue;
}

ShownFile::ShownFile(const rules::CataloguePtr &rules) : open(rules)
{
    QObject::connect(&open, &ui::OpenWarband::opened, &shown, [this] { shown.setDocument(open.document()); });
}

QByteArray legalWarband()
{
    return head("Still water", QByteArray("points = 80\nlily = 1\n") + King + ThreeFrogs);
}

QByteArray brokenWarband()
{
    return head("Rough water", QByteArray("points = 60\n") + King + ThreeFrogs
                                   + "[[model]]\nprofile = \"frog\"\nname = \"Kawazu\"\nweapon = \"pebble\"\n"
                                     "[[model]]\nprofile = \"frog\"\nweapon = \"pebble\"\narmour = \"shell\"\n");
}

QByteArray faultyWarband()
{
    return "format = 1\nsystem = \"pond\"\nfaction = \"frogs\"\nname = Still water\n";
}

QByteArray foreignWarband()
{
    return "format = 1\nsystem = \"pond\"\nfaction = \"newts\"\nname = \"Newts\"\n[[model]]\nprofile = \"newt\"\nname "
           "= \"Eft\"\n";
}

QByteArray crowdedWarband()
{
    const QByteArray latin(60, 'W');
    QByteArray models = King;
    models += "[[model]]\nprofile = \"frog\"\nweapon = \"pebble\"\nname = \"Александр Константинович "
              "Оболенский-Нелединский-Мелецкий\"\n";
    models += "[[model]]\nprofile = \"frog\"\nweapon = \"pebble\"\nname = "
              "\"真田左衛門佐信繁真田左衛門佐信繁真田左衛門佐信繁\"\n";
    models += "[[model]]\nprofile = \"frog\"\nweapon = \"pebble\"\nbanner = true\nname = \"" + latin + "\"\n";
    models += "[[model]]\nprofile = \"axolotl\"\nweapon = \"gills\"\nskills = [\"regrow\"]\n";
    models += "[[model]]\nprofile = \"stork\"\n";
    models += "[[model]]\nprofile = \"frog\"\nweapon = \"pebble\"\ncount = 12\n";
    models += "[[model]]\nprofile = \"king\"\nmount = \"heron\"\noptions = [\"crown\"]\nskills = [\"great_leap\", "
              "\"leap\"]\n";
    models += "[[model]]\nprofile = \"frog\"\n";
    return head(latin, "points = 60\nlily = 5\nhouse_rules = [\"winter\"]\n" + models);
}

} // namespace gunbai::test
