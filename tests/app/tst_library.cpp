// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/tests.h"
#include "tests/support/warbands.h"

#include "core/store/warbandrepository.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

namespace gunbai::test {

using namespace Qt::StringLiterals;

/// `gunbai library list|verify|backup|restore`.
class TestLibrary : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void listsWarbandsTheBinAndBackups()
    {
        fill();
        const Answer backup = library({u"backup"_s});
        QCOMPARE(backup.status, 0);
        const Answer answer = library({u"list"_s});
        QCOMPARE(answer.status, 0);
        QVERIFY2(
            answer.out.startsWith(
                u"Pa trol, Bushi, 24 of 100 points, 1 model(s), 1 rule(s) broken, sample\n1 warband(s), 1 in the bin.\nBackups:\n"_s),
            qPrintable(answer.out));
        QCOMPARE(answer.out.count(u"1 warband(s)"_s), 2);
    }

    void listsAsJson()
    {
        fill();
        const QJsonObject json = object(library({u"list"_s, u"--json"_s}));
        QCOMPARE(json["library"_L1].toString(), path());
        const QJsonObject warband = json["warbands"_L1].toArray().first().toObject();
        QCOMPARE(warband["name"_L1].toString(), u"Pa\ntrol"_s);
        QCOMPARE(warband["faction"_L1].toString(), u"bushi"_s);
        QCOMPARE(warband["points"_L1].toInt(), 24);
        QCOMPARE(warband["limit"_L1].toInt(), 100);
        QCOMPARE(warband["legal"_L1].toBool(), false);
        QVERIFY(warband["binned"_L1].isNull());
        QCOMPARE(json["bin"_L1].toArray().first()["name"_L1].toString(), u"Binned"_s);
        QCOMPARE(json["backups"_L1].toArray().size(), 0);
    }

    void aWarbandThatKeepsOldRulesIsListedByThem()
    {
        fill();
        const auto database = store::Database::open(app::libraryLocation(path()), QDateTime::currentDateTime());
        const store::WarbandRepository warbands(*database.value(), &QDateTime::currentDateTimeUtc, u"older rules"_s);
        const auto id = warbands.summaries().value().front().id;
        const auto older = uR"({"cost":20,"id":"bushi_samurai","name":"Samurai"})"_s;
        QVERIFY(warbands.remember(
            id, {{{u"bushi_samurai"_s, {roster::Remembered::Stood::InList, older}}}, QDate(2026, 7, 30), true}));
        QCOMPARE(object(library({u"list"_s, u"--json"_s}))["warbands"_L1].toArray().first()["points"_L1].toInt(), 20);
    }

    void lookingChangesNoFile()
    {
        fill();
        const QByteArray before = bytes();
        QCOMPARE(library({u"list"_s}).status, 0);
        QCOMPARE(library({u"verify"_s}).status, 0);
        QCOMPARE(bytes(), before);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList(u"a.gunbai-library"_s));
    }

    void verifySaysWhetherItIsSound()
    {
        fill();
        QCOMPARE(library({u"verify"_s}).out, u"The library is sound.\n"_s);
        QVERIFY(QFile::resize(path(), 9000));
        const Answer answer = library({u"verify"_s, u"--json"_s});
        QCOMPARE(answer.status, 1);
        QCOMPARE(object(answer)["sound"_L1].toBool(true), false);
        QVERIFY(object(answer)["faults"_L1].toArray().first().toString().contains(path()));
    }

    void aWholeLibraryMovesAsOneFile()
    {
        fill();
        const QString file = m_folder->filePath(u"all"_s);
        QCOMPARE(library({u"backup"_s, file}).status, 0);
        QCOMPARE(library({u"backup"_s, file}).status, 2);
        const QString other = m_folder->filePath(u"other/b.gunbai-library"_s);
        const Answer restored = run(&app::library, {u"restore"_s, file, u"--library"_s, other, u"--json"_s});
        QCOMPARE(restored.status, 0);
        QVERIFY(object(restored)["kept"_L1].isNull());
        const Answer listed = run(&app::library, {u"list"_s, u"--json"_s, u"--library"_s, other});
        QCOMPARE(object(listed)["warbands"_L1], object(library({u"list"_s, u"--json"_s}))["warbands"_L1]);
    }

    void restoringSaysWhereTheOldOneIs()
    {
        fill();
        const QString file = object(library({u"backup"_s, u"--json"_s}))["file"_L1].toString();
        const Answer answer = library({u"restore"_s, file, u"--json"_s});
        QCOMPARE(answer.status, 0);
        QVERIFY(QFile::exists(object(answer)["kept"_L1].toString()));
        QCOMPARE(library({u"verify"_s}).status, 0);
    }

    void aLibraryThatIsNotThereIsStatusTwo()
    {
        m_folder.emplace();
        for (const QStringList &call : {QStringList{u"list"_s}, QStringList{u"verify"_s}, QStringList{u"backup"_s},
                                        QStringList{u"restore"_s, u"none"_s}}) {
            const Answer answer = library(call);
            QCOMPARE(answer.status, 2);
            QCOMPARE(answer.error.count(u'\n'), 1);
            QCOMPARE(answer.out, QString());
        }
        QVERIFY(!QFile::exists(path()));
    }

    void aWrongCallIsStatusTwo()
    {
        m_folder.emplace();
        for (const QStringList &call :
             {QStringList{}, QStringList{u"restore"_s}, QStringList{u"paint"_s}, QStringList{u"list"_s, u"x"_s}})
            QCOMPARE(library(call).status, 2);
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"a.gunbai-library"_s); }
    [[nodiscard]] Answer library(const QStringList &arguments) const
    {
        return run(&app::library, arguments + QStringList{u"--library"_s, path()});
    }
    [[nodiscard]] static QJsonObject object(const Answer &answer)
    {
        return QJsonDocument::fromJson(answer.out.toUtf8()).object();
    }
    [[nodiscard]] QByteArray bytes() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// A new library: a sample, judged by rules of yesterday, and one in the bin.
    void fill()
    {
        m_folder.emplace();
        const auto database = store::Database::open(app::libraryLocation(path()), QDateTime::currentDateTime());
        QVERIFY(database);
        const store::WarbandRepository warbands(*database.value(), &QDateTime::currentDateTimeUtc,
                                                u"rules of yesterday"_s);
        roster::Warband value = warband(u"bushi limit=100 | bushi_samurai"_s);
        value.name = u"Pa\ntrol"_s;
        QVERIFY(warbands.create(value, {}, store::Origin::Sample));
        value.name = u"Binned"_s;
        QVERIFY(warbands.bin(warbands.create(value, {}).value()));
    }

    std::optional<QTemporaryDir> m_folder;
};

std::unique_ptr<QObject> testLibrary()
{
    return make<TestLibrary>();
}

} // namespace gunbai::test

#include "tst_library.moc"
