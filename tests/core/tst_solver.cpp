// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/tests.h"

#include "core/solver/program.h"

#include <QElapsedTimer>

#include <random>
#include <thread>

namespace gunbai::test {

using namespace std::chrono_literals;
using solver::Outcome;
using solver::Program;
using solver::Solution;
using solver::Sum;
using solver::Unbounded;

namespace {

Solution greatest(const Program &program, const std::vector<Sum> &goals)
{
    return solver::greatest(program, goals, {}, 2000ms);
}

/// Things of these values and weights, each once, that together weigh no more than so much.
Program knapsack(const std::vector<int> &weights, int limit)
{
    Program program;
    Sum weight;
    for (const int one : weights)
        weight.push_back({program.addColumn(1), one});
    program.rows.push_back({weight, -Unbounded, limit});
    return program;
}

Sum valued(const std::vector<int> &values)
{
    Sum sum;
    for (std::size_t column = 0; column < values.size(); ++column)
        sum.push_back({static_cast<int>(column), values[column]});
    return sum;
}

/// By trying every choice of columns that are 0 or 1; -1 when none holds.
int greatestByTrial(const Program &program, const Sum &goal)
{
    int best = -1;
    const std::size_t columns = program.most.size();
    for (unsigned choice = 0; choice < 1U << columns; ++choice) {
        std::vector<int> values;
        for (std::size_t column = 0; column < columns; ++column)
            values.push_back(static_cast<int>(choice >> column & 1U));
        if (program.holds(values))
            best = std::max(best, solver::valueOf(goal, values));
    }
    return best;
}

/// Far too hard to solve in a test's time: market split, where only an exact hit counts.
Program hard()
{
    std::mt19937 engine{5};
    Program program;
    for (int column = 0; column < 60; ++column)
        program.addColumn(1);
    for (int row = 0; row < 7; ++row) {
        Sum sum;
        int half = 0;
        for (int column = 0; column < 60; ++column) {
            sum.push_back({column, static_cast<int>(engine() % 100)});
            half += sum.back().factor;
        }
        program.rows.push_back({sum, half / 2, half / 2});
    }
    return program;
}

} // namespace

/// Whole-number programmes, as GLPK answers them.
class TestSolver final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstGoalComesBeforeTheSecond()
    {
        // 4+6 and 3+7 both weigh 10; the second goal prefers things 0 and 3.
        const Program program = knapsack({3, 4, 6, 7}, 10);
        const Solution solution = greatest(program, {valued({3, 4, 6, 7}), valued({5, 1, 1, 1})});
        QCOMPARE(solution.outcome, Outcome::Best);
        QCOMPARE(solution.values, (std::vector{1, 0, 0, 1}));
    }
    void nothingIsTheAnswerWhereNothingFits()
    {
        Program program = knapsack({3, 4}, 6);
        program.rows.push_back({{{0, 1}, {1, 1}}, 2, Unbounded});
        QCOMPARE(greatest(program, {valued({1, 1})}).outcome, Outcome::Nothing);
    }
    void aProgrammeWithoutColumnsHoldsOrNot()
    {
        QCOMPARE(greatest({}, {}).outcome, Outcome::Best);
        QCOMPARE(greatest({{}, {{{}, 1, Unbounded}}}, {}).outcome, Outcome::Nothing);
    }
    void aColumnMayComeTwiceInASum()
    {
        Program program;
        program.addColumn(10);
        program.rows.push_back({{{0, 1}, {0, 2}}, -Unbounded, 10});
        QCOMPARE(greatest(program, {{{0, 1}, {0, 1}}}).values, std::vector{3});
    }
    void itFindsWhatTryingAllFinds()
    {
        std::mt19937 engine{3};
        const auto below = [&engine](int number) { return static_cast<int>(engine() % static_cast<unsigned>(number)); };
        for (int round = 0; round < 40; ++round) {
            std::vector<int> weights;
            std::vector<int> values;
            for (int column = 0; column < 10; ++column) {
                weights.push_back(1 + below(20));
                values.push_back(1 + below(20));
            }
            Program program = knapsack(weights, 30 + below(40));
            program.rows.push_back({{{0, 1}, {1, -1}, {2, 1}}, 1, Unbounded});
            const Sum goal = valued(values);
            const Solution solution = greatest(program, {goal});
            QVERIFY(program.holds(solution.values));
            QCOMPARE(solver::valueOf(goal, solution.values), greatestByTrial(program, goal));
        }
    }
    void itEndsInTime()
    {
        QElapsedTimer timer;
        timer.start();
        std::ignore = solver::greatest(hard(), {{{0, 1}}}, {}, 100ms);
        QVERIFY(timer.elapsed() < 20000);
    }
    void aSearchThatIsCancelledEndsItsThread()
    {
        Solution solution;
        std::jthread thread([&solution](const std::stop_token &stop) {
            solution = solver::greatest(hard(), {{{0, 1}}}, stop, 10min);
        });
        std::this_thread::sleep_for(50ms);
        thread.request_stop();
        thread.join();
        QCOMPARE(solution.outcome, Outcome::Cancelled);
        QVERIFY(solution.values.empty());
    }
};

std::unique_ptr<QObject> testSolver()
{
    return make<TestSolver>();
}

} // namespace gunbai::test

#include "tst_solver.moc"
