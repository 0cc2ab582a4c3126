// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/tests.h"

#include "core/rules/template.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;
using rules::Template;

class TestTemplate : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void fillsInNumbersAndPlurals_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("of");
        QTest::addColumn<QString>("filled");
        QTest::newRow("no braces") << u"Everybody."_s << 4 << u"Everybody."_s;
        QTest::newRow("many") << u"{have} of {of} {of|model|models}, at most {allowed} (25 %)."_s << 7
                              << u"2 of 7 models, at most 1 (25 %)."_s;
        QTest::newRow("one") << u"{have} of {of} {of|model|models}."_s << 1 << u"2 of 1 model."_s;
        QTest::newRow("none") << u"{of|model|models}"_s << 0 << u"models"_s;
    }
    void fillsInNumbersAndPlurals()
    {
        QFETCH(QString, text);
        QFETCH(int, of);
        const auto parsed = Template::parse(text);
        QVERIFY(parsed);
        QTEST(parsed.value().filled({2, 1, of}), "filled");
    }

    void refusesABraceItDoesNotKnow_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("not closed") << u"Models: {have"_s;
        QTest::newRow("unknown word") << u"Models: {got}."_s;
        QTest::newRow("a singular without a plural") << u"{have|model}"_s;
        QTest::newRow("three words") << u"{have|a|b|c}"_s;
    }
    void refusesABraceItDoesNotKnow()
    {
        QFETCH(QString, text);
        const auto parsed = Template::parse(text);
        QVERIFY(!parsed);
        QVERIFY(parsed.error().message.endsWith(u'.'));
    }
};

std::unique_ptr<QObject> testTemplate()
{
    return make<TestTemplate>();
}

} // namespace gunbai::test

#include "tst_template.moc"
