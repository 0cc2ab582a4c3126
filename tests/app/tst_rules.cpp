// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/tests.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

namespace gunbai::test {

using namespace Qt::StringLiterals;

/// `gunbai rules check` and `gunbai rules list`.
class TestRules : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void theExamplesOfAPlayersOwnFilesAreWellAndJoinTheGames()
    {
        auto files = app::shippedRules();
        const auto examples = rules::sourceFiles(u":/examples"_s);
        QVERIFY(examples);
        QCOMPARE(examples.value().size(), std::size_t(2));
        files.insert(files.end(), examples.value().begin(), examples.value().end());
        const auto reading = rules::readRules(files);
        QVERIFY2(reading.faults.empty(), reading.faults.empty() ? "" : qPrintable(reading.faults.front().line()));
        const rules::System *ronin = reading.catalogue->system(u"ronin"_s);
        QVERIFY(ronin->list(u"my_coast_guard"_s)->profile(u"my_coast_guard_captain"_s));
        const rules::System *honour = reading.catalogue->system(u"honour"_s);
        const rules::List *force = honour->list(u"force"_s);
        QVERIFY(force->profile(u"my_ferrymen_group"_s));
        const auto &bought = force->profile(u"samurai_hero"_s)->options;
        QVERIFY(std::ranges::find(bought, u"my_lucky_charm"_s, &rules::Option::id) != bought.end());
        QVERIFY(honour->skillIndex(u"my_steady_boat"_s) >= 0);
        QCOMPARE(honour->effect(u"my_twisted_ankle"_s)->group, u"injury"_s);
        QCOMPARE(honour->effect(u"my_broken_promise"_s)->group, u"dishonour"_s);
    }

    void theShippedRulesHaveNoFault()
    {
        const Answer answer = rules({u"check"_s, QStringLiteral(TEST_SOURCE_DIR "/../data")});
        QVERIFY2(answer.status == 0, qPrintable(answer.out));
    }

    void aPlayersListIsCheckedOnTopOfTheShippedOnes()
    {
        QTemporaryDir folder;
        write(folder, "mine.toml",
              "format = 1\nsystem = \"ronin\"\n[list]\nid = \"mine\"\nname = \"Mine\"\nbase = \"bushi\"\n");
        QCOMPARE(rules({u"check"_s, folder.path()}).status, 0);
    }

    void everyFaultIsALineWithItsPlace()
    {
        QTemporaryDir folder;
        write(folder, "mine.toml",
              "format = 1\nsystem = \"ronin\"\n[list]\nid = \"mine\"\nname = \"Mine\"\nbase = \"bushy\"\ncolour = 1\n");
        write(folder, "other.toml", "format = 1\nsystem = \"ronin\"\n\n[[weapon]]\nid = \"yari\"\nname = \"yari\"\n");
        const Answer answer = rules({u"check"_s, folder.path()});
        QCOMPARE(answer.status, 1);
        const QString mine = folder.filePath(u"mine.toml"_s);
        const QString other = folder.filePath(u"other.toml"_s);
        QCOMPARE(answer.out, mine + u":3:1: Unknown base “bushy”.\n"_s + mine
                                 + u":7:1: Unknown key “colour” in the list.\n"_s + other
                                 + u":5:6: The id “yari” is taken already.\n"_s + answer.out.section(u'\n', 3));
    }

    void theExampleOfTheManualHasNoFault()
    {
        QFile manual(QStringLiteral(TEST_SOURCE_DIR "/../resources/manual/rules-data.md"));
        QVERIFY(manual.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(manual.readAll());
        const QString example = text.section(u"```toml\n"_s, 1).section(u"```"_s, 0, 0);
        QVERIFY(example.contains(u"[[profile]]"_s));
        QTemporaryDir folder;
        write(folder, "ikeda.toml", example.toUtf8());
        const Answer answer = rules({u"check"_s, folder.path()});
        QVERIFY2(answer.status == 0, qPrintable(answer.out));
    }

    void aFolderThatIsNotThereIsStatusTwo()
    {
        QTemporaryDir empty;
        for (const QString &path : {empty.path(), empty.filePath(u"none"_s)}) {
            const Answer answer = rules({u"check"_s, path});
            QCOMPARE(answer.status, 2);
            QVERIFY(answer.error.startsWith(path + u": "_s));
            QCOMPARE(answer.error.count(u'\n'), 1);
        }
    }

    void listsEveryListWithItsProfiles()
    {
        QVERIFY(rules({u"list"_s}).out.contains(u"bushi_samurai  Samurai, Rank 3, 24 points"_s));
        const QJsonObject json = QJsonDocument::fromJson(rules({u"list"_s, u"--json"_s}).out.toUtf8()).object();
        const QJsonObject ronin = json["systems"_L1].toArray().first().toObject();
        QCOMPARE(ronin["id"_L1].toString(), u"ronin"_s);
        QCOMPARE(ronin["lists"_L1].toArray().size(), 18);
        QCOMPARE(ronin["hirelings"_L1].toArray().size(), 6);
        const QJsonObject honour = json["systems"_L1].toArray().at(1).toObject();
        QCOMPARE(honour["id"_L1].toString(), u"honour"_s);
        const QJsonArray cards = honour["lists"_L1][0]["profiles"_L1].toArray();
        QCOMPARE(cards.size(), 66);
        QVERIFY(cards.first()["rank"_L1].isNull());
        QCOMPARE(cards.last()["models"_L1].toInt(), 3);
    }

    void aWrongCallIsStatusTwo()
    {
        for (const QStringList &call :
             {QStringList{}, QStringList{u"check"_s}, QStringList{u"paint"_s}, QStringList{u"list"_s, u"x"_s}})
            QCOMPARE(rules(call).status, 2);
    }

private:
    static Answer rules(const QStringList &arguments) { return run(&app::rules, arguments); }

    static void write(const QTemporaryDir &folder, const char *name, const QByteArray &bytes)
    {
        QFile out(folder.filePath(QString::fromLatin1(name)));
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("cannot write");
    }
};

std::unique_ptr<QObject> testRules()
{
    return make<TestRules>();
}

} // namespace gunbai::test

#include "tst_rules.moc"
