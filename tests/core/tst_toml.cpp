// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/tests.h"

#include "core/base/toml.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;

class TestToml : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheOrderOfTheFile()
    {
        const auto root = toml::parse("b = 1\na = 2\n", u"x.toml"_s);
        QVERIFY(root);
        const auto *table = root.value().as<toml::Table>();
        QCOMPARE(table->at(0).key, u"b"_s);
        QCOMPARE(table->at(1).line, 2);
    }

    void saysWhereTheSyntaxIsWrong_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("line");
        QTest::newRow("no value") << QByteArray("a = 1\nb = \n") << 2;
        QTest::newRow("a line that is no pair") << QByteArray("nonsense\n") << 1;
        QTest::newRow("text that is not closed") << QByteArray("a = 1\n\nb = \"x\n") << 3;
        QTest::newRow("not UTF-8") << QByteArray("a = \"\xff\xfe\"\n") << 1;
        QTest::newRow("a zero byte") << QByteArray("a = 1\n\0b = 2\n", 13) << 2;
        QTest::newRow("a key of many thousand parts")
            << QByteArray("a = 1\n" + QByteArray("a.").repeated(30'000) + "b = 1\n") << 2;
        QTest::newRow("a heading of many thousand parts")
            << QByteArray("[" + QByteArray("a.").repeated(30'000) + "b]\n") << 1;
        QTest::newRow("the same key twice") << QByteArray("a = 1\na = 2\n") << 2;
    }
    void saysWhereTheSyntaxIsWrong()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, line);
        const auto root = toml::parse(bytes, u"x.toml"_s);
        QVERIFY(!root);
        QCOMPARE(root.error().place.line, line);
        QVERIFY(root.error().place.column > 0);
        QVERIFY(root.error().line().startsWith(u"x.toml:%1:"_s.arg(line)));
        QVERIFY(!root.error().line().contains(u'\n'));
    }

    void aForgottenQuoteIsNamed()
    {
        const auto root = toml::parse("a = 1\nb = \"yari\nc = 3\n", u"x"_s);
        QVERIFY(!root);
        QCOMPARE(root.error().line(), u"x:2:10: This is not TOML: a text in quotes does not end on its line."_s);
    }

    void dotsInTextsAndCommentsAreNoKeys()
    {
        const QByteArray dots(200, '.');
        QVERIFY(toml::parse("# " + dots + "\na = \"" + dots + "\\\"" + dots + "\"\nb = '" + dots + "'\nc = \"\"\"\n"
                                + dots + "\"\"\"\nd = 1.5\n",
                            u"x.toml"_s));
    }

    void reportsEveryFaultOfATable()
    {
        const auto root = toml::parse("rank = \"three\"\ncost = -4\nflavour = 1\n", u"x.toml"_s);
        QVERIFY(root);
        toml::Faults faults(u"x.toml"_s);
        toml::TableReader reader(root.value(), faults, u"the profile"_s);
        QCOMPARE(reader.requiredInteger(u"rank"_s, {0, 9}), 0);
        QCOMPARE(reader.integer(u"cost"_s, {0, 1000}, 7), 7);
        QVERIFY(reader.text(u"name"_s, toml::TableReader::Need::Required).isEmpty());
        reader.finish();
        QStringList lines;
        for (const Error &fault : faults.list())
            lines.append(fault.line());
        QCOMPARE(lines, QStringList({u"x.toml:1:8: “rank” of the profile must be a whole number."_s,
                                     u"x.toml:2:8: “cost” of the profile is -4; it must be from 0 to 1000."_s,
                                     u"x.toml:1:1: The profile has no “name”."_s,
                                     u"x.toml:3:1: Unknown key “flavour” in the profile."_s}));
    }

    void quotedTextReadsBack_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"Sanada's \"patrol\"", "Busō 侍", "back\\slash", "tab\tand\nline", "\x01\x7f", "🏯"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void quotedTextReadsBack()
    {
        QFETCH(QString, text);
        const auto root = toml::parse(QString(toml::key(text) + u" = "_s + toml::quoted(text)).toUtf8(), u"x"_s);
        QVERIFY2(root, root ? "" : qPrintable(root.error().line()));
        const auto &entry = root.value().as<toml::Table>()->front();
        QCOMPARE(*entry.node.as<QString>(), text);
        QCOMPARE(entry.key, text);
    }
};

std::unique_ptr<QObject> testToml()
{
    return make<TestToml>();
}

} // namespace gunbai::test

#include "tst_toml.moc"
