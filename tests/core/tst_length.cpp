// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/length.h"
#include "tests/core/tests.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;

class TestLength final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void isShownInEitherUnit_data()
    {
        QTest::addColumn<int>("inches");
        QTest::addColumn<QString>("asInches");
        QTest::addColumn<QString>("asCentimetres");
        QTest::newRow("a yumi") << 24 << u"24 in"_s << u"61 cm"_s;
        QTest::newRow("a move") << 6 << u"6 in"_s << u"15 cm"_s;
        QTest::newRow("one") << 1 << u"1 in"_s << u"3 cm"_s;
        QTest::newRow("none") << 0 << u"0 in"_s << u"0 cm"_s;
    }

    void isShownInEitherUnit()
    {
        QFETCH(int, inches);
        QFETCH(QString, asInches);
        QFETCH(QString, asCentimetres);
        const auto shown = [inches](LengthUnit unit) {
            return shownLength(inches, unit).replace(QChar(QChar::Nbsp), u' ');
        };
        QCOMPARE(shown(LengthUnit::Inches), asInches);
        QCOMPARE(shown(LengthUnit::Centimetres), asCentimetres);
    }
};

std::unique_ptr<QObject> testLength()
{
    return make<TestLength>();
}

} // namespace gunbai::test

#include "tst_length.moc"
