// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/tests.h"
#include "ui/builder/columnfit.h"

namespace gunbai::test {

using ui::ColumnWish;
using ui::fitColumns;

class TestColumnFit final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void withRoomForAllTheyHaveTheirUsualWidths()
    {
        const std::vector<ColumnWish> wishes{{.usual = 40, .content = 10}, {.usual = 60, .content = 60}};
        QCOMPARE(fitColumns(wishes, 100), (std::vector{40, 60}));
    }

    void whatIsOverGoesToThoseThatGrow()
    {
        const std::vector<ColumnWish> wishes{{.usual = 40}, {.usual = 60, .grows = true}, {.usual = 10, .grows = true}};
        QCOMPARE(fitColumns(wishes, 131), (std::vector{40, 70, 21}));
    }

    void emptySpaceIsGivenUpBeforeAnyTextIsCut()
    {
        const std::vector<ColumnWish> wishes{{.usual = 50, .content = 80, .most = 200, .yields = 1},
                                             {.usual = 90, .content = 30, .most = 200, .yields = 2}};
        QCOMPARE(fitColumns(wishes, 120), (std::vector{80, 40}));
    }

    void textsAreCutInTheirOrderDownToTheLeast()
    {
        const std::vector<ColumnWish> wishes{{.least = 20, .usual = 20, .content = 100, .most = 200, .yields = 2},
                                             {.least = 30, .usual = 30, .content = 100, .most = 200, .yields = 1}};
        QCOMPARE(fitColumns(wishes, 110), (std::vector{80, 30}));
    }

    void oneVeryLongTextDoesNotStarveTheOthers()
    {
        const std::vector<ColumnWish> wishes{{.least = 20, .usual = 20, .content = 900, .most = 100, .yields = 2},
                                             {.least = 30, .usual = 30, .content = 60, .most = 100, .yields = 1}};
        QCOMPARE(fitColumns(wishes, 160), (std::vector{100, 60}));
    }
};

std::unique_ptr<QObject> testColumnFit()
{
    return make<TestColumnFit>();
}

} // namespace gunbai::test

#include "tst_columnfit.moc"
