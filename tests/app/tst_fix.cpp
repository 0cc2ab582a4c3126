// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/tests.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

namespace gunbai::test {

using namespace Qt::StringLiterals;

namespace {

const QByteArray Head = "format = 1\nsystem = \"ronin\"\nfaction = \"bushi\"\nname = \"Sanada's patrol\"\n";
const QByteArray Yari = "[[model]]\nprofile = \"bushi_ashigaru\"\nweapon = \"yari\"\n";
const QByteArray Teppo = "[[model]]\nprofile = \"bushi_ashigaru\"\nweapon = \"teppo\"\n";

} // namespace

/// `gunbai fix` as formats.md fixes it.
class TestFix : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void aLegalListIsSaidToBe()
    {
        const QString path = file(Head + Yari + "count = 4\n");
        const Answer answer = fix({path});
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.out, path + u": Sanada's patrol, Bushi, 72 point(s), 4 model(s), legal.\n"_s);
        QCOMPARE(json({path}), (QJsonObject{{u"legal"_s, true}, {u"fixes"_s, QJsonArray()}}));
    }

    void eachFixIsALine()
    {
        const QString path = file(Head + Yari + "count = 5\n" + Teppo + "count = 3\n");
        const Answer answer = fix({path});
        QCOMPARE(answer.status, 1);
        QCOMPARE(answer.out, path
                                 + u": Sanada's patrol, Bushi, 144 point(s), 8 model(s), 1 rule(s) broken.\n"
                                   "  6 Ashigaru: yari instead of teppo (±0)\n"
                                   "  6 Ashigaru: naginata-yari instead of teppo (±0)\n"
                                   "  6 Ashigaru: yumi instead of teppo (±0)\n"_s);
    }

    void aChangeNamesTheEntryOfTheFile()
    {
        const QString path = file(Head + Yari + "count = 5\n" + Teppo + "count = 3\n");
        const QJsonObject change{{u"change"_s, 1}, {u"count"_s, 1}, {u"weapon"_s, u"yari"_s}};
        const QJsonObject expected{{u"total"_s, 144}, {u"points"_s, 0}, {u"changes"_s, QJsonArray{change}}};
        const QJsonObject answer = json({path});
        QCOMPARE(answer["legal"_L1].toBool(), false);
        QCOMPARE(answer["fixes"_L1].toArray().size(), 3);
        QCOMPARE(answer["fixes"_L1][0].toObject(), expected);
    }

    void changesAlikeAreOneOfSeveral()
    {
        const QJsonObject json = this->json({file(Head + "points = 72\n" + Yari + "count = 6\n")});
        const QJsonObject expected{{u"remove"_s, 0}, {u"count"_s, 2}};
        QCOMPARE(json["fixes"_L1][0]["changes"_L1].toArray(), QJsonArray{expected});
        const QJsonObject more =
            this->json({file(Head + Yari + "count = 2\n")})["fixes"_L1][0]["changes"_L1][0].toObject();
        const QJsonObject addition{
            {u"add"_s, u"bushi_ashigaru"_s}, {u"with"_s, QJsonObject{{u"weapon"_s, u"yari"_s}}}, {u"count"_s, 2}};
        QCOMPARE(more, addition);
    }

    void whereNothingHelpsTheStatusIsOne()
    {
        const QString path = file("format = 1\nsystem = \"ronin\"\nfaction = \"nowhere\"\n" + Yari);
        QCOMPARE(fix({path}).status, 1);
        QVERIFY(fix({path}).out.endsWith(u"  No changes were found that make it legal.\n"_s));
        QCOMPARE(json({path}), (QJsonObject{{u"legal"_s, false}, {u"fixes"_s, QJsonArray()}}));
    }

    void whatCannotBeReadIsStatusTwoAndOneLine()
    {
        const Answer answer = fix({file("format = ")});
        QCOMPARE(answer.status, 2);
        QCOMPARE(answer.error.count(u'\n'), 1);
        QCOMPARE(fix({}).status, 2);
        QCOMPARE(fix({u"a"_s, u"b"_s}).status, 2);
    }

private:
    static Answer fix(const QStringList &arguments) { return run(&app::fix, arguments); }
    static QJsonObject json(const QStringList &files)
    {
        return QJsonDocument::fromJson(fix(files + QStringList{u"--json"_s}).out.toUtf8()).object();
    }

    QString file(const QByteArray &bytes)
    {
        QFile out(m_folder.filePath(u"a.gunbai"_s));
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("cannot write");
        return out.fileName();
    }

    QTemporaryDir m_folder;
};

std::unique_ptr<QObject> testFix()
{
    return make<TestFix>();
}

} // namespace gunbai::test

#include "tst_fix.moc"
