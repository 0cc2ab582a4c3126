// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/tests.h"
#include "tests/support/warbands.h"

#include "core/edit/warbanddocument.h"

#include <QRandomGenerator>
#include <QSignalSpy>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using edit::WarbandChange;
using edit::WarbandDocument;
using roster::ModelId;
using roster::Warband;

namespace {

/// A store that keeps what it is given, and refuses while it is full.
struct Store
{
    Warband kept;
    bool isFull = false;
    int writes = 0;

    edit::Saver saver()
    {
        return [this](const Warband &warband) -> Result<> {
            if (isFull)
                return Error{Error::Code::Io, u"The disk is full."_s};
            kept = warband;
            ++writes;
            return Done{};
        };
    }
};

using Edit = void (*)(WarbandDocument &);

/// Every intent of a document once, on the warband of `start()`.
const std::vector<std::pair<const char *, Edit>> &edits()
{
    static const std::vector<std::pair<const char *, Edit>> all{
        {"rename", [](WarbandDocument &d) { d.rename(u"Sanada"_s); }},
        {"limit", [](WarbandDocument &d) { d.setLimit(200); }},
        {"no limit", [](WarbandDocument &d) { d.setLimit({}); }},
        {"house rule", [](WarbandDocument &d) { d.setHouseRule(u"hojutsu"_s, true); }},
        {"purchase", [](WarbandDocument &d) { d.setPurchase(u"kiya"_s, 2); }},
        {"parameter", [](WarbandDocument &d) { d.setParameter(u"school.main"_s, {u"yari"_s}); }},
        {"add a new kind", [](WarbandDocument &d) { d.add(u"bushi_buso"_s); }},
        {"add another of a kind", [](WarbandDocument &d) { d.add(u"bushi_samurai"_s); }},
        {"duplicate", [](WarbandDocument &d) { d.duplicate({ModelId(1), ModelId(3)}); }},
        {"remove", [](WarbandDocument &d) { d.remove({ModelId(2)}); }},
        {"remove all", [](WarbandDocument &d) { d.remove({ModelId(1), ModelId(2), ModelId(3), ModelId(4)}); }},
        {"move down", [](WarbandDocument &d) { d.move({ModelId(1)}, 3); }},
        {"move up", [](WarbandDocument &d) { d.move({ModelId(3), ModelId(4)}, 0); }},
        {"name a model", [](WarbandDocument &d) { d.renameModel(ModelId(1), u"Yuri"_s); }},
        {"notes", [](WarbandDocument &d) { d.setNotes(ModelId(1), u"Behind the fence."_s); }},
        {"leader", [](WarbandDocument &d) { d.setLeader(ModelId(2), true); }},
        {"banner", [](WarbandDocument &d) { d.setBanner(ModelId(4), true); }},
        {"weapon of several", [](WarbandDocument &d) { d.setWeapon({ModelId(3), ModelId(4)}, u"teppo"_s); }},
        {"armour", [](WarbandDocument &d) { d.setArmour({ModelId(3)}, u"none"_s); }},
        {"mount", [](WarbandDocument &d) { d.setMount({ModelId(1)}, u"horse"_s); }},
        {"skill", [](WarbandDocument &d) { d.setSkill({ModelId(1)}, u"swift"_s, true); }},
        {"drop a skill", [](WarbandDocument &d) { d.setSkill({ModelId(1)}, u"tough"_s, false); }},
        {"option", [](WarbandDocument &d) { d.setOption({ModelId(1)}, u"revolver"_s, true); }},
        {"disguise", [](WarbandDocument &d) { d.setDisguise({ModelId(4)}, u"bushi_ashigaru"_s); }},
    };
    return all;
}

Warband start()
{
    return warband(u"bushi limit=150 | bushi_hatamoto skills=tough leader | bushi_samurai | 2 bushi_ashigaru weapon=yari"_s);
}

} // namespace

class TestWarbandDocument : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void everyEditCanBeUndoneAndRedone_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t index = 0; index < edits().size(); ++index)
            QTest::newRow(edits()[index].first) << static_cast<int>(index);
    }
    void everyEditCanBeUndoneAndRedone()
    {
        QFETCH(int, index);
        Store store;
        WarbandDocument document(start(), shippedRules(), store.saver());
        edits()[static_cast<std::size_t>(index)].second(document);
        const Warband end = document.warband();
        QVERIFY(end != start());
        QCOMPARE(store.kept, end);
        QCOMPARE(document.undoStack().count(), 1);
        QVERIFY(!document.undoStack().undoText().isEmpty());
        document.undo();
        QCOMPARE(document.warband(), start());
        QCOMPARE(store.kept, start());
        document.redo();
        QCOMPARE(document.warband(), end);
        QCOMPARE(document.verdict().findings, judged(end).verdict.findings);
    }

    void aLongRowOfEditsGoesBackAndForth()
    {
        QRandomGenerator random(20);
        Store store;
        WarbandDocument document(start(), shippedRules(), store.saver());
        for (int step = 0; step < 300; ++step) {
            edits()[random.bounded(static_cast<quint32>(edits().size()))].second(document);
            if (random.bounded(4) == 0)
                document.undo();
        }
        const Warband end = document.warband();
        while (document.undoStack().canUndo())
            document.undo();
        QCOMPARE(document.warband(), start());
        while (document.undoStack().canRedo())
            document.redo();
        QCOMPARE(store.kept, document.warband());
        std::ignore = end;
    }

    void typingIsOneStep()
    {
        Store store;
        WarbandDocument document(start(), shippedRules(), store.saver());
        for (const auto text : {"S", "Sa", "San"})
            document.rename(QString::fromLatin1(text));
        QCOMPARE(document.undoStack().count(), 1);
        document.endTyping();
        document.rename(u"Sana"_s);
        QCOMPARE(document.undoStack().count(), 2);
        document.renameModel(ModelId(1), u"A"_s);
        document.renameModel(ModelId(2), u"B"_s);
        QCOMPARE(document.undoStack().count(), 4);
    }

    void typingBackLeavesNoStep()
    {
        Store store;
        WarbandDocument document(start(), shippedRules(), store.saver());
        document.rename(u"S"_s);
        document.rename(QString());
        QCOMPARE(document.undoStack().count(), 0);
    }

    void whatCannotBeSavedIsNotShown()
    {
        Store store;
        WarbandDocument document(start(), shippedRules(), store.saver());
        document.rename(u"Sanada"_s);
        document.endTyping();
        document.add(u"bushi_samurai"_s);
        document.undo();
        const Warband before = document.warband();
        QSignalSpy failed(&document, &WarbandDocument::saveFailed);
        QSignalSpy changed(&document, &WarbandDocument::changed);
        store.isFull = true;
        document.rename(u"Oda"_s);
        document.undo();
        document.redo();
        QCOMPARE(failed.count(), 3);
        QCOMPARE(changed.count(), 0);
        QCOMPARE(document.warband(), before);
        store.isFull = false;
        document.redo();
        QCOMPARE(document.warband().models.size(), before.models.size() + 1);
    }

    void anEditThatChangesNothingIsNoStep()
    {
        Store store;
        WarbandDocument document(start(), shippedRules(), store.saver());
        document.setLimit(150);
        document.remove({ModelId(99)});
        document.setLeader(ModelId(1), true);
        QCOMPARE(document.undoStack().count(), 0);
        QCOMPARE(store.writes, 0);
    }

    void aNewModelIsEquippedLikeTheLastOfItsKind()
    {
        Store store;
        WarbandDocument document(warband(u"bushi | bushi_ashigaru weapon=teppo armour=none name=A banner leader | bushi_samurai"_s), shippedRules(), store.saver());
        document.add(u"bushi_ashigaru"_s);
        const roster::Model &added = document.warband().models[1];
        QCOMPARE(added.weapon, u"teppo"_s);
        QCOMPARE(added.armour, u"none"_s);
        QVERIFY(added.name.isEmpty() && !added.hasBanner && !added.isLeader);
        document.remove({ModelId(1), added.id});
        document.add(u"bushi_ashigaru"_s);
        QCOMPARE(document.warband().models.back().weapon, u"yari"_s);
    }

    void thereIsOneLeaderAndAsManyBannersAsTheListAllows()
    {
        Store store;
        WarbandDocument document(warband(u"bushi | bushi_ashigaru banner leader | bushi_ashigaru weapon=yari"_s), shippedRules(), store.saver());
        document.setLeader(ModelId(2), true);
        document.setBanner(ModelId(2), true);
        QVERIFY(!document.warband().models[0].isLeader && !document.warband().models[0].hasBanner);
        QVERIFY(document.warband().models[1].isLeader && document.warband().models[1].hasBanner);
        QVERIFY(document.warband().models[1].weapon.isEmpty());
    }

    void saysHowTheRowsChange_data();
    void saysHowTheRowsChange()
    {
        QFETCH(int, index);
        QFETCH(WarbandChange, expected);
        Store store;
        WarbandDocument document(start(), shippedRules(), store.saver());
        WarbandChange seen;
        connect(&document, &WarbandDocument::changed, this, [&seen](const WarbandChange &change) { seen = change; });
        edits()[static_cast<std::size_t>(index)].second(document);
        QCOMPARE(seen, expected);
    }
};

void TestWarbandDocument::saysHowTheRowsChange_data()
{
    using Kind = WarbandChange::Kind;
    QTest::addColumn<int>("index");
    QTest::addColumn<WarbandChange>("expected");
    const auto row = [](const char *name, const WarbandChange &change) {
        for (std::size_t index = 0; index < edits().size(); ++index) {
            if (QByteArray(edits()[index].first) == name)
                QTest::newRow(name) << static_cast<int>(index) << change;
        }
    };
    row("rename", {Kind::Rows, 0, 3, 0});
    row("add a new kind", {Kind::Inserted, 4, 4, 0});
    row("add another of a kind", {Kind::Inserted, 2, 2, 0});
    row("duplicate", {Kind::Rebuilt, 0, -1, 0});
    row("remove", {Kind::Removed, 1, 1, 0});
    row("remove all", {Kind::Removed, 0, 3, 0});
    row("move down", {Kind::Moved, 0, 0, 3});
    row("move up", {Kind::Moved, 0, 1, 4});
}

std::unique_ptr<QObject> testWarbandDocument() { return make<TestWarbandDocument>(); }

} // namespace gunbai::test

#include "tst_warbanddocument.moc"
