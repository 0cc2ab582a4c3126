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

namespace {

const QByteArray Head = "format = 1\nsystem = \"ronin\"\nfaction = \"bushi\"\nname = \"Sanada's patrol\"\n";
const QByteArray Yari = "[[model]]\nprofile = \"bushi_ashigaru\"\nweapon = \"yari\"\ncount = 4\n";

} // namespace

/// `gunbai fill`.
class TestFillCommand : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsAddedIsALine()
    {
        const QString path = file(Head + "points = 90\n" + Yari);
        const Answer answer = fill({path, u"--aim"_s, u"alike"_s});
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.out, path
                                 + u": Sanada's patrol, Bushi, 72 of 90 points, 4 model(s), legal.\n"
                                   "  alike, 90 points: Add Ashigaru with yari (+18)\n"_s);
    }
    void nothingToAddIsSaid()
    {
        const Answer answer = fill({file(Head + "points = 72\n" + Yari)});
        QCOMPARE(answer.status, 0);
        QVERIFY(answer.out.endsWith(u"  Nothing more can be had for the points that are left.\n"_s));
    }
    void theAnswerHasTheWarbandForScripts()
    {
        const QString path = file(Head + Yari);
        const QJsonObject answer = json({path, u"--points"_s, u"90"_s, u"--aim"_s, u"alike"_s});
        QCOMPARE(answer["limit"_L1].toInt(), 90);
        const QJsonObject filled = answer["fills"_L1][0].toObject();
        QCOMPARE(filled["aim"_L1].toString(), u"alike"_s);
        QCOMPARE(filled["total"_L1].toInt(), 90);
        QCOMPARE(filled["points"_L1].toInt(), 18);
        const QJsonObject change{
            {u"add"_s, u"bushi_ashigaru"_s}, {u"with"_s, QJsonObject{{u"weapon"_s, u"yari"_s}}}, {u"count"_s, 1}};
        QCOMPARE(filled["changes"_L1].toArray(), QJsonArray{change});
        const QString full = file(filled["warband"_L1].toString().toUtf8());
        const Answer checked = run(&app::check, {full});
        QCOMPARE(checked.status, 0);
        QVERIFY(checked.out.contains(u"90 of 90 points, 5 model(s), legal"_s));
    }
    void fromNothingThreeAreProposed()
    {
        const QJsonArray fills = json({file(Head), u"--points"_s, u"150"_s})["fills"_L1].toArray();
        QCOMPARE(fills.size(), 3);
        QVERIFY(fills[0]["warband"_L1] != fills[1]["warband"_L1]);
        QVERIFY(fills[1]["warband"_L1] != fills[2]["warband"_L1]);
        for (const QJsonValue &fill : fills)
            QCOMPARE(fill["total"_L1].toInt(), 150);
    }
    void theFilledWarbandIsWrittenButNeverOverAFile()
    {
        const QString path = file(Head + "points = 90\n" + Yari);
        const QString out = m_folder.filePath(u"侍 out.gunbai"_s);
        QCOMPARE(fill({path, u"-o"_s, out}).status, 0);
        QCOMPARE(run(&app::check, {out}).status, 0);
        const Answer again = fill({path, u"-o"_s, path});
        QCOMPARE(again.status, 2);
        QCOMPARE(again.error.count(u'\n'), 1);
        QCOMPARE(fill({path, u"-o"_s, u"/nowhere/at/all.gunbai"_s}).status, 2);
    }
    void nobodyComesForWhomTheCollectionHasNoFigure()
    {
        const QString owned = file("figure,count,stands_for\nSpears,5,ronin/bushi_ashigaru yari\n");
        const QJsonObject answer =
            json({file(Head), u"--points"_s, u"150"_s, u"--aim"_s, u"many"_s, u"--collection"_s, owned});
        QCOMPARE(answer["fills"_L1][0]["total"_L1].toInt(), 5 * 18 + 3 * 5); // and three KIYA
        const Answer broken =
            fill({file(Head), u"--points"_s, u"150"_s, u"--collection"_s, file("figure,count\na,0\n")});
        QCOMPARE(broken.status, 2);
        QVERIFY(broken.error.contains(u":2: “0” of count is no whole number from 1 to 1000."_s));
        QCOMPARE(fill({file(Head), u"--points"_s, u"150"_s, u"--collection"_s, u"gone.csv"_s}).status, 2);
    }
    void whatAdditionsCannotMendIsStatusOne()
    {
        const Answer answer = fill({file(Head + "points = 20\n" + Yari)});
        QCOMPARE(answer.status, 1);
        QVERIFY(answer.out.endsWith(u"  Nothing that is added makes it legal within 20 points.\n"_s));
        QVERIFY(json({file(Head + "points = 20\n" + Yari)})["fills"_L1].toArray().isEmpty());
    }
    void aWrongCallIsStatusTwoAndOneLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString path = file(Head + Yari);
        QTest::newRow("no file") << QStringList();
        QTest::newRow("no points") << QStringList{path};
        QTest::newRow("points of 0") << QStringList{path, u"--points"_s, u"0"_s};
        QTest::newRow("too many points") << QStringList{path, u"--points"_s, u"100001"_s};
        QTest::newRow("points in words") << QStringList{path, u"--points"_s, u"many"_s};
        QTest::newRow("no such aim") << QStringList{path, u"--points"_s, u"90"_s, u"--aim"_s, u"glory"_s};
        QTest::newRow("not there") << QStringList{u"gone.gunbai"_s, u"--points"_s, u"90"_s};
    }
    void aWrongCallIsStatusTwoAndOneLine()
    {
        QFETCH(QStringList, arguments);
        const Answer answer = fill(arguments);
        QCOMPARE(answer.status, 2);
        QCOMPARE(answer.error.count(u'\n'), 1);
        QVERIFY(answer.out.isEmpty());
    }

private:
    QString file(const QByteArray &text)
    {
        const QString path = m_folder.filePath(u"%1.gunbai"_s.arg(m_count++));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("The file could not be written.");
        return path;
    }
    static Answer fill(const QStringList &arguments) { return run(&app::fill, arguments); }
    static QJsonObject json(const QStringList &arguments)
    {
        return QJsonDocument::fromJson(fill(arguments + QStringList{u"--json"_s}).out.toUtf8()).object();
    }

    QTemporaryDir m_folder;
    int m_count = 0;
};

std::unique_ptr<QObject> testFillCommand()
{
    return make<TestFillCommand>();
}

} // namespace gunbai::test

#include "tst_fill.moc"
