// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/tests.h"

#include <QFile>
#include <QTemporaryDir>

namespace gunbai::test {

using namespace Qt::StringLiterals;

namespace {

const QByteArray Head = "format = 1\nsystem = \"ronin\"\nfaction = \"bushi\"\nname = \"Patrol\"\n";
const QByteArray Four = Head + "[[model]]\nprofile = \"bushi_ashigaru\"\nweapon = \"yari\"\ncount = 4\n";
const QByteArray Emoji =
    Head + "[[model]]\nprofile = \"bushi_ashigaru\"\nweapon = \"yari\"\nname = \"\xF0\x9F\x8F\xAF\"\n";
const QByteArray Ninja = Four + "[[model]]\nprofile = \"ninja_disguised\"\n";

} // namespace

/// `gunbai print` as formats.md fixes it.
class TestPrint : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void aSheetIsWrittenWithoutAWord()
    {
        const Answer answer = print({file("a.gunbai", Four), u"--layout"_s, u"sheet"_s, u"-o"_s, output()});
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.out + answer.error, QString());
        QVERIFY(contents(output()).startsWith("%PDF-"));
    }

    void onlyAnEarlierSheetIsWrittenOver()
    {
        const QString warband = file("a.gunbai", Four);
        const QByteArray before = contents(warband);
        const Answer slip = print({warband, u"--layout"_s, u"sheet"_s, u"-o"_s, warband});
        QCOMPARE(slip.status, 2);
        QVERIFY(slip.error.contains(u"left as it is"_s));
        QCOMPARE(contents(warband), before);
        for (int time = 0; time < 2; ++time)
            QCOMPARE(print({warband, u"--layout"_s, u"sheet"_s, u"-o"_s, output()}).status, 0);
    }

    void whatCouldNotBePrintedIsALine()
    {
        const Answer answer = print({file("a.gunbai", Emoji), u"--layout"_s, u"sheet"_s, u"-o"_s, output()});
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.out.count(u'\n'), 1);
        QVERIFY(answer.out.contains(u"U+1F3EF"_s));
    }

    void aWrongCallIsStatusTwoAndALine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no layout") << QStringList{u"-o"_s, u"x.pdf"_s};
        QTest::newRow("no output") << QStringList{u"--layout"_s, u"sheet"_s};
        QTest::newRow("unknown layout") << QStringList{u"--layout"_s, u"poster"_s, u"-o"_s, u"x.pdf"_s};
        QTest::newRow("unknown paper") << QStringList{u"--layout"_s, u"sheet"_s,   u"-o"_s,
                                                      u"x.pdf"_s,    u"--paper"_s, u"a3"_s};
        QTest::newRow("unknown copy") << QStringList{u"--layout"_s, u"sheet"_s,  u"-o"_s,
                                                     u"x.pdf"_s,    u"--copy"_s, u"mine"_s};
        QTest::newRow("unknown option") << QStringList{u"--layout"_s, u"sheet"_s,    u"-o"_s,
                                                       u"x.pdf"_s,    u"--colour"_s, u"red"_s};
    }
    void aWrongCallIsStatusTwoAndALine()
    {
        QFETCH(const QStringList, arguments);
        const Answer answer = print(QStringList{file("a.gunbai", Four)} + arguments);
        QCOMPARE(answer.status, 2);
        QCOMPARE(answer.error.count(u'\n'), 1);
        QVERIFY(!QFile::exists(u"x.pdf"_s));
    }

    void aMissingFileAndFolderAreStatusTwo()
    {
        QCOMPARE(print({u"none.gunbai"_s, u"--layout"_s, u"sheet"_s, u"-o"_s, output()}).status, 2);
        const QString nowhere = m_folder.filePath(u"gone/a.pdf"_s);
        const Answer answer = print({file("a.gunbai", Four), u"--layout"_s, u"sheet"_s, u"-o"_s, nowhere});
        QCOMPARE(answer.status, 2);
        QVERIFY(answer.error.startsWith(nowhere));
    }

    void aNinjaWithoutADisguiseIsNotGivenAway()
    {
        const QString path = m_folder.filePath(u"opponent.pdf"_s);
        const Answer answer =
            print({file("n.gunbai", Ninja), u"--layout"_s, u"sheet"_s, u"--copy"_s, u"opponent"_s, u"-o"_s, path});
        QCOMPARE(answer.status, 2);
        QCOMPARE(answer.error.count(u'\n'), 1);
        QVERIFY(!QFile::exists(path));
    }

private:
    static Answer print(const QStringList &arguments) { return run(&app::print, arguments); }

    QString output() const { return m_folder.filePath(u"out.pdf"_s); }

    static QByteArray contents(const QString &path)
    {
        QFile in(path);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

    QString file(const char *name, const QByteArray &bytes)
    {
        QFile out(m_folder.filePath(QString::fromUtf8(name)));
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("cannot write");
        return out.fileName();
    }

    QTemporaryDir m_folder;
};

std::unique_ptr<QObject> testPrint()
{
    return make<TestPrint>();
}

} // namespace gunbai::test

#include "tst_print.moc"
