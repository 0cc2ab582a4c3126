// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/tests.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

namespace gunbai::test {

using namespace Qt::StringLiterals;

namespace {

const QByteArray Head = "format = 1\nsystem = \"ronin\"\nfaction = \"bushi\"\nname = \"Sanada's patrol\"\n";
const QByteArray Legal = Head + "[[model]]\nprofile = \"bushi_ashigaru\"\nweapon = \"yari\"\ncount = 4\n";
const QByteArray Illegal = Head
                           + "points = 150\n[[model]]\nprofile = \"bushi_ashigaru\"\nweapon = \"teppo\"\n"
                             "[[model]]\nprofile = \"bushi_ashigaru\"\nweapon = \"yari\"\ncount = 5\n"
                             "[[model]]\nprofile = \"bushi_ashigaru\"\nname = \"Kakei\"\nweapon = \"teppo\"\n";

} // namespace

/// `gunbai check` as formats.md fixes it.
class TestCheck : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void aLegalListIsStatusNought()
    {
        const Answer answer = check({file("a.gunbai", Legal)});
        QCOMPARE(answer.status, 0);
        QVERIFY(answer.out.contains(u"legal"_s));
        QVERIFY(answer.error.isEmpty());
    }

    void anIllegalListIsStatusOneAndSaysWhy()
    {
        const Answer answer = check({file("a.gunbai", Illegal)});
        QCOMPARE(answer.status, 1);
        QVERIFY2(
            answer.out.contains(
                u"bushi.teppo: Arquebuses: 2 of 7 models, at most 1 (25 %). Broken by 1 Ashigaru and 7 Kakei.\n"_s),
            qPrintable(answer.out));
    }

    void theJsonOfOneFile()
    {
        const QString path = file("a.gunbai", Illegal);
        const Answer answer = check({path, u"--json"_s});
        QCOMPARE(answer.status, 1);
        const QJsonObject expected{
            {u"file"_s, path},
            {u"system"_s, u"ronin"_s},
            {u"faction"_s, u"bushi"_s},
            {u"name"_s, u"Sanada's patrol"_s},
            {u"models"_s, 7},
            {u"points"_s, 126},
            {u"limit"_s, 150},
            {u"legal"_s, false},
            {u"house_rules"_s, QJsonArray()},
            {u"findings"_s,
             QJsonArray{QJsonObject{
                 {u"rule"_s, u"bushi.teppo"_s},
                 {u"severity"_s, u"error"_s},
                 {u"message"_s, u"Arquebuses: 2 of 7 models, at most 1 (25 %). Broken by 1 Ashigaru and 7 Kakei."_s},
                 {u"have"_s, 2},
                 {u"allowed"_s, 1},
                 {u"models"_s, QJsonArray{0, 2}}}}}};
        QCOMPARE(QJsonDocument::fromJson(answer.out.toUtf8()).object(), expected);
    }

    void aForceOfAnotherGame()
    {
        const QByteArray bytes = "format = 1\nsystem = \"honour\"\nname = \"Scorpion clan\"\npoints = 11\n"
                                 "[[model]]\ncard = \"samurai_hero\"\nupgrades = [\"bow\"]\n"
                                 "[[model]]\ncard = \"loyal_spearmen_group\"\n"
                                 "[[model]]\ncard = \"spearman\"\nweapon = \"katana\"\n";
        const QString path = file("h.gunbai", bytes);
        QVERIFY(check({path}).out.startsWith(
            path + u": Scorpion clan, Test of Honour, 10 of 11 points, 5 model(s), 2 rule(s) broken.\n"_s));
        const QJsonObject json = QJsonDocument::fromJson(check({path, u"--json"_s}).out.toUtf8()).object();
        QCOMPARE(json["system"_L1].toString(), u"honour"_s);
        QCOMPARE(json["faction"_L1].toString(), u"force"_s);
        QCOMPARE(json["models"_L1].toInt(), 5);
        QCOMPARE(json["points"_L1].toInt(), 10);
        const QJsonObject commoners = json["findings"_L1][0].toObject();
        QCOMPARE(commoners["rule"_L1].toString(), u"honour.commoners"_s);
        QCOMPARE(commoners["have"_L1].toInt(), 3);
        QCOMPARE(commoners["allowed"_L1].toInt(), 4);
        const QJsonObject weapon = json["findings"_L1][1].toObject();
        QCOMPARE(weapon["rule"_L1].toString(), u"honour.weapon"_s);
        QCOMPARE(weapon["models"_L1].toArray(), QJsonArray{2});
    }

    void theJsonOfSeveralFilesIsAnArray()
    {
        const Answer answer = check({file("a.gunbai", Legal), file("b.gunbai", Illegal), u"--json"_s});
        QCOMPARE(answer.status, 1);
        const QJsonArray array = QJsonDocument::fromJson(answer.out.toUtf8()).array();
        QCOMPARE(array.size(), 2);
        QCOMPARE(array[0]["legal"_L1], QJsonValue(true));
        QVERIFY(array[0]["limit"_L1].isNull());
        QCOMPARE(array[0]["findings"_L1], QJsonValue(QJsonArray()));
    }

    void aFileThatCannotBeReadIsStatusTwoAndOneLine()
    {
        const QString path = file("broken.gunbai", "format = 1\nsystem = ");
        const Answer answer = check({path});
        QCOMPARE(answer.status, 2);
        QCOMPARE(answer.error.count(u'\n'), 1);
        QVERIFY2(answer.error.startsWith(path + u":2:10: "_s), qPrintable(answer.error));
    }

    void aMissingFileAndAFolderAreNamed()
    {
        QCOMPARE(check({m_folder.filePath(u"none.gunbai"_s)}).status, 2);
        QVERIFY(check({m_folder.filePath(u"none.gunbai"_s)}).error.startsWith(m_folder.filePath(u"none.gunbai: "_s)));
        QCOMPARE(check({m_folder.path()}).status, 2);
    }

    void oneBadFileDoesNotHideTheOthers()
    {
        const Answer answer = check({file("broken.gunbai", "x"), file("a.gunbai", Legal)});
        QCOMPARE(answer.status, 2);
        QVERIFY(answer.out.contains(u"a.gunbai"_s));
    }

    void aWrongCallIsStatusTwo()
    {
        QCOMPARE(check({}).status, 2);
        QCOMPARE(check({u"--jsno"_s, u"a"_s}).status, 2);
        QCOMPARE(check({u"--jsno"_s}).error.count(u'\n'), 1);
    }

    void aFileNameInAnyScriptIsFine()
    {
        const Answer answer = check({file("侍 ō \"x\" 🏯.gunbai", Legal)});
        QCOMPARE(answer.status, 0);
        QVERIFY(answer.out.contains(u"侍 ō \"x\" 🏯.gunbai"_s));
    }

    void aClassOfTheWindowIsTranslatedUnderItsFullName()
    {
        const QString root = QStringLiteral(TEST_SOURCE_DIR "/../");
        const QString catalogue = contents(root + u"translations/gunbai_en.ts"_s);
        static const QRegularExpression object(u"class (\\w+) final : [^{]*\\{\\s*Q_OBJECT"_s);
        QDirIterator files(root + u"ui"_s, {u"*.h"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString header = contents(files.next());
            for (const auto &match : object.globalMatch(header))
                QVERIFY2(!catalogue.contains(u"<name>%1</name>"_s.arg(match.captured(1)))
                             || catalogue.contains(u"<name>gunbai::ui::%1</name>"_s.arg(match.captured(1))),
                         qPrintable(match.captured(1)));
        }
        QVERIFY(catalogue.contains(u"<name>gunbai::ui::WarbandHeader</name>"_s));
    }

    void everyCountHasItsPlural()
    {
        const QString root = QStringLiteral(TEST_SOURCE_DIR "/../");
        const QString catalogue = contents(root + u"translations/gunbai_en.ts"_s);
        QVERIFY(!catalogue.isEmpty() && !catalogue.contains(u"unfinished"_s));
        static const QRegularExpression counted(u"tr\\(\\s*\"([^\"]*%n[^\"]*)\""_s);
        int found = 0;
        for (const QString &folder : {u"app"_s, u"core"_s, u"ui"_s}) {
            QDirIterator files(root + folder, {u"*.cpp"_s, u"*.h"_s}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString source = contents(files.next());
                for (const auto &match : counted.globalMatch(source)) {
                    const QString text = match.captured(1).toHtmlEscaped();
                    QVERIFY2(catalogue.contains(u"<source>"_s + text + u"</source>"_s), qPrintable(text));
                    ++found;
                }
            }
        }
        QVERIFY(found > 5);
    }

private:
    static QString contents(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    static Answer check(const QStringList &arguments) { return run(&app::check, arguments); }

    QString file(const char *name, const QByteArray &bytes)
    {
        QFile out(m_folder.filePath(QString::fromUtf8(name)));
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("cannot write");
        return out.fileName();
    }

    QTemporaryDir m_folder;
};

std::unique_ptr<QObject> testCheck()
{
    return make<TestCheck>();
}

} // namespace gunbai::test

#include "tst_check.moc"
