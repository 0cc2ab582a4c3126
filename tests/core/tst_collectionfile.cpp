// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/tests.h"
#include "tests/support/warbands.h"

#include "core/collection/collectioncsv.h"
#include "core/collection/collectionfile.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;
using collection::Collection;
using collection::Figure;
using collection::FigureId;

namespace {

Result<Collection> readFile(const QByteArray &bytes)
{
    return collection::readCollection(bytes, u"mine.gunbai-collection"_s);
}

Result<Collection> readTable(const QByteArray &bytes)
{
    return collection::readCsv(bytes, u"mine.csv"_s, *shippedRules());
}

/// Names and notes that are awkward to write, among them what a spreadsheet takes for a formula.
Collection awkward()
{
    const QStringList names{u"Ashigaru ō 侍 🏯"_s,
                            u"=1+1"_s,
                            u"+"_s,
                            u"-5"_s,
                            u"@me"_s,
                            u"'quoted'"_s,
                            u"''"_s,
                            u"\"Tora\", the \\ tiger"_s,
                            u"a;b\tc"_s,
                            u" spaces "_s,
                            QString(60, u'侍'),
                            QString()};
    Collection collection;
    for (const QString &name : names) {
        const auto number = static_cast<qint64>(collection.figures.size()) + 1;
        collection.figures.push_back(
            {FigureId(number),
             name,
             {{u"ronin"_s, u"bushi_ashigaru"_s, {u"yari"_s, u"teppo"_s}}, {u"gone"_s, u"no_such_profile"_s, {}}},
             static_cast<int>(number),
             static_cast<int>(number) - 1,
             u"line one\nline \"two\"\n=3, "_s + name});
    }
    collection.figures.back().uses.clear();
    collection.figures.back().notes.clear();
    return collection;
}

} // namespace

/// The two shapes of a collection's file.
class TestCollectionFile final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadTheSame()
    {
        const QByteArray file = collection::writeCollection(awkward());
        const auto read = readFile(file);
        QVERIFY2(read.ok(), read.ok() ? "" : qPrintable(read.error().line()));
        QVERIFY(read.value() == awkward());
        QCOMPARE(collection::writeCollection(read.value()), file);
        QVERIFY(readFile(collection::writeCollection({})).value().isEmpty());
    }
    void aTableIsReadAsItWasWritten()
    {
        const QByteArray table = collection::writeCsv(awkward());
        const auto read = readTable(table);
        QVERIFY2(read.ok(), read.ok() ? "" : qPrintable(read.error().line()));
        QVERIFY(read.value() == awkward());
        QCOMPARE(collection::writeCsv(read.value()), table);
    }
    void noCellBeginsAFormula()
    {
        const QByteArray table = collection::writeCsv(awkward());
        for (const char *formula : {"\r\n=", "\r\n+", "\r\n-", "\r\n@", ",=", ",+", ",-", ",@", "\"=", "\"+", "\"@"})
            QVERIFY2(!table.contains(formula), formula);
    }
    void theFileIsPlain()
    {
        const Collection one{{{FigureId(1), u"Spears"_s, {{u"ronin"_s, u"bushi_ashigaru"_s, {u"yari"_s}}}, 6, 4, {}}}};
        QCOMPARE(
            collection::writeCollection(one),
            QByteArray("format = 1\n\n[[figure]]\nname = \"Spears\"\ncount = 6\npainted = 4\n"
                       "stands_for = [{ system = \"ronin\", profile = \"bushi_ashigaru\", with = [\"yari\"] }]\n"));
        QCOMPARE(collection::writeCsv(one), QByteArray("figure,count,painted,stands_for,notes\r\n"
                                                       "Spears,6,4,ronin/bushi_ashigaru yari,\r\n"));
    }
    void spreadsheetsWriteTablesInManyWays_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("lines end in LF") << QByteArray("figure,count,stands_for\nSpears,6,ronin/bushi_ashigaru yari\n");
        QTest::newRow("semicolons") << QByteArray("figure;count;stands_for\r\nSpears;6;ronin/bushi_ashigaru yari\r\n");
        QTest::newRow("tabs") << QByteArray("figure\tcount\tstands_for\nSpears\t6\tronin/bushi_ashigaru yari");
        QTest::newRow("a mark of UTF-8") << QByteArray("\xEF\xBB\xBF"
                                                       "figure,count,stands_for\nSpears,6,ronin/bushi_ashigaru yari\n");
        QTest::newRow("another order") << QByteArray("Stands_For,COUNT,figure\nronin/bushi_ashigaru yari,6,Spears\n");
        QTest::newRow("quotes and empty lines") << QByteArray(
            "\"figure\",\"count\",\"stands_for\"\n\n\"Spears\",\"6\",\"ronin/bushi_ashigaru yari\"\n,,\n");
    }
    void spreadsheetsWriteTablesInManyWays()
    {
        QFETCH(QByteArray, bytes);
        const Collection expected{
            {{FigureId(1), u"Spears"_s, {{u"ronin"_s, u"bushi_ashigaru"_s, {u"yari"_s}}}, 6, 0, {}}}};
        const auto read = collection::readAnyCollection(bytes, u"mine"_s, *shippedRules());
        QVERIFY2(read.ok(), read.ok() ? "" : qPrintable(read.error().line()));
        QVERIFY(read.value() == expected);
    }
    void aNameThatOneProfileHasWillDo()
    {
        const auto read = readTable("figure,stands_for\nGunners,hatamoto; Spearman\n");
        QVERIFY2(read.ok(), read.ok() ? "" : qPrintable(read.error().line()));
        const auto &uses = read.value().figures.front().uses;
        QCOMPARE(uses.size(), std::size_t(2));
        QCOMPARE(uses[0].profile, u"bushi_hatamoto"_s);
        QCOMPARE(uses[1].system, u"honour"_s);
    }
    void whatIsWrongIsSaidWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *name, const char *bytes, const QString &says) {
            QTest::newRow(name) << QByteArray(bytes) << says;
        };
        row("no format", "[[figure]]\nname = \"a\"\n", u"mine: “format” of the collection must be 1."_s);
        row("a newer format", "format = 2\n",
            u"mine:1:10: The file is of a newer format; this Gunbai reads format 1. A newer Gunbai will open it."_s);
        row("an unknown key", "format = 1\n[[figure]]\nnme = \"a\"\n", u"mine:3:1: Unknown key “nme” in the figure."_s);
        row("none of them", "format = 1\n[[figure]]\ncount = 0\n", u"mine:3:9: "_s);
        row("more painted than there are", "format = 1\n[[figure]]\ncount = 2\npainted = 3\n",
            u"mine:4:11: More are painted than there are: 3 of 2."_s);
        row("no profile", "format = 1\n[[figure]]\nstands_for = [{ system = \"ronin\" }]\n", u"mine:3:"_s);
        row("not a list", "format = 1\n[[figure]]\nstands_for = 5\n",
            u"mine:3:14: “stands_for” is a list of tables."_s);
        row("an unknown column", "figure,colour\na,red\n",
            u"mine:1: There is no column “colour”; there are figure, count, painted, stands_for, notes."_s);
        row("no number", "figure,count\na,many\n", u"mine:2: “many” of count is no whole number from 1 to 1000."_s);
        row("too many", "figure,count\n\na,1001\n", u"mine:3: “1001” of count is no whole number from 1 to 1000."_s);
        row("painted, in a table", "figure,count,painted\na,1,2\n",
            u"mine:2: More are painted than there are: 2 of 1."_s);
        row("an unknown name", "figure,stands_for\na,Kappa\n",
            u"mine:2: No profile is called “Kappa”. Write its game and id, as in ronin/bushi_ashigaru."_s);
        row("a name of several", "figure,stands_for\na,Samurai\n",
            u"mine:2: Several profiles are called “Samurai”: write "_s);
        row("an open quote", "figure,notes\na,\"b\n", u"mine:3: A quotation mark is never closed."_s);
        row("too many cells", "figure,count\na,1,2,3,4,5,6\n",
            u"mine:2: The row has more cells than there are columns."_s);
        row("another encoding", "figure\n\xE9t\xE9\n", u"mine: The table is not in UTF-8: save it as CSV in UTF-8."_s);
    }
    void whatIsWrongIsSaidWithItsPlace()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        const auto read = collection::readAnyCollection(bytes, u"mine"_s, *shippedRules());
        QVERIFY(!read.ok());
        QVERIFY2(read.error().line().startsWith(says), qPrintable(read.error().line()));
    }
};

std::unique_ptr<QObject> testCollectionFile()
{
    return make<TestCollectionFile>();
}

} // namespace gunbai::test

#include "tst_collectionfile.moc"
