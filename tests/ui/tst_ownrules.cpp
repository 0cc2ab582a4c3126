// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/trouble.h"
#include "tests/ui/fixture.h"
#include "tests/ui/tests.h"
#include "ui/models/ownrules.h"

#include <QDir>
#include <QSignalSpy>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using ui::OwnRules;

namespace {

constexpr auto Newts = R"(format = 1
system = "pond"

[list]
id = "newts"
name = "Newts"

[[profile]]
id = "newt"
name = "Newt"
type = "Animal"
rank = 1
cost = 7
stats = { hop = 1, croak = 1 }
armour = "bare"
)";

/// The player's folder below one that is there.
struct Player
{
    WarbandFolder folder;
    QString rules = folder.path(u"rules"_s);

    void write(const QString &name, const QByteArray &bytes) const
    {
        QDir().mkpath(rules);
        folder.write(u"rules/"_s + name, bytes);
    }
    void remove(const QString &name) const { folder.remove(u"rules/"_s + name); }
};

bool hasList(const OwnRules &rules, const QString &id)
{
    return rules.catalogue()->system(u"pond"_s)->list(id);
}

} // namespace

class TestOwnRules final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAFolderThereIsWhatTheProgramBrings()
    {
        const Player player;
        const OwnRules rules(inventedFiles(), player.rules);
        QVERIFY(hasList(rules, u"frogs"_s));
        QVERIFY(rules.faults().empty());
        QVERIFY(rules.files().isEmpty());
    }

    void aListOfTheirOwnStandsBesideTheOthers()
    {
        const Player player;
        player.write(u"newts.toml"_s, Newts);
        const OwnRules rules(inventedFiles(), player.rules);
        QVERIFY2(rules.faults().empty(), rules.faults().empty() ? "" : qPrintable(rules.faults().front().line()));
        QVERIFY(hasList(rules, u"newts"_s));
        QVERIFY(hasList(rules, u"frogs"_s));
        QCOMPARE(rules.files(), QStringList{player.rules + u"/newts.toml"_s});
    }

    void aFileWithAFaultIsLeftOutAloneAndSaysWhere()
    {
        const Player player;
        player.write(u"newts.toml"_s, Newts);
        player.write(u"toads.toml"_s, QByteArray(Newts).replace("newt", "toad").replace("rank = 1", "rank = \"high\""));
        const OwnRules rules(inventedFiles(), player.rules);
        QVERIFY(hasList(rules, u"newts"_s));
        QVERIFY(hasList(rules, u"frogs"_s));
        QVERIFY(!hasList(rules, u"toads"_s));
        QCOMPARE(rules.faults().size(), std::size_t(1));
        QCOMPARE(rules.faults().front().place.file, player.rules + u"/toads.toml"_s);
        QCOMPARE(rules.faults().front().place.line, 12);
    }

    void aFileThatCannotBeReadIsLeftOutAlone()
    {
        const Player player;
        player.write(u"newts.toml"_s, Newts);
        player.write(u"toads.toml"_s, QByteArray(Newts).replace("newt", "toad"));
        QVERIFY(QFile::setPermissions(player.rules + u"/toads.toml"_s, {}));
        constexpr auto Owner = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
        constexpr auto Others = QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
        QVERIFY(QFile::setPermissions(player.folder.path(u"."_s), Owner | Others));
        const NotRoot user;
        if (QFile(player.rules + u"/toads.toml"_s).open(QIODevice::ReadOnly))
            QSKIP("this user may read everything");
        const OwnRules rules(inventedFiles(), player.rules);
        QVERIFY(hasList(rules, u"newts"_s));
        QVERIFY(!hasList(rules, u"toads"_s));
        QCOMPARE(rules.files().size(), 2);
        QCOMPARE(rules.faults().size(), std::size_t(1));
        QCOMPARE(rules.faults().front().place.file, player.rules + u"/toads.toml"_s);
    }

    void aFileThatRepeatsAShippedListLeavesThatOneAlone()
    {
        const Player player;
        player.write(u"frogs.toml"_s, QByteArray(Newts).replace("\"newts\"", "\"frogs\""));
        const OwnRules rules(inventedFiles(), player.rules);
        QCOMPARE(rules.catalogue()->system(u"pond"_s)->list(u"frogs"_s)->name, u"Frogs"_s);
        QCOMPARE(rules.faults().size(), std::size_t(1));
    }

    void filesThatComeChangeAndGoAreSeen()
    {
        const Player player;
        OwnRules rules(inventedFiles(), player.rules);
        rules.watch();
        const QSignalSpy changed(&rules, &OwnRules::changed);
        player.write(u"newts.toml"_s, Newts);
        QTRY_VERIFY(hasList(rules, u"newts"_s));
        player.write(u"newts.toml"_s, QByteArray(Newts).replace("cost = 7", "cost = seven"));
        QTRY_VERIFY(!hasList(rules, u"newts"_s));
        QCOMPARE(rules.faults().size(), std::size_t(1));
        player.write(u"newts.toml"_s, Newts);
        QTRY_VERIFY(hasList(rules, u"newts"_s));
        QVERIFY(rules.faults().empty());
        player.remove(u"newts.toml"_s);
        QTRY_VERIFY(!hasList(rules, u"newts"_s));
        QVERIFY(changed.count() >= 4);
    }
};

std::unique_ptr<QObject> testOwnRules()
{
    return make<TestOwnRules>();
}

} // namespace gunbai::test

#include "tst_ownrules.moc"
