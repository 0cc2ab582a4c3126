// SPDX-License-Identifier: GPL-3.0-or-later
// What must be true of every fix and fill, over as many seeded lists as the first argument says (10,000 without one).
#include "tests/core/randomwarband.h"
#include "tests/core/trial.h"
#include "tests/support/warbands.h"

#include "core/fill/fill.h"

#include <QElapsedTimer>
#include <QTextStream>

using namespace gunbai;
using namespace Qt::StringLiterals;
using repair::Fix;
using roster::Warband;

namespace {

constexpr int TriedEvery = 20;
constexpr int MostModelsTried = 8;

struct Counts
{
    int lists = 0;
    int legal = 0;
    int mended = 0;
    int past = 0; ///< broken lists for which nothing was found
    int broken = 0;
    int filled = 0;
    int tried = 0; ///< against all other changes
    int faults = 0;
};

class Trial
{
public:
    explicit Trial(Counts &counts) : m_counts(counts) {}

    void tryList(test::RandomWarbands &random, int round);

private:
    void expect(bool isTrue, const QString &what, const Warband &warband);
    std::vector<Fix> checkFixes(const Warband &warband);
    void checkRepair(test::RandomWarbands &random, const Warband &legal, int changes);
    void checkMinimal(const Warband &warband);
    void checkFill(const Warband &warband, fill::Aim aim);

    Counts &m_counts;
};

bool isLegal(const Warband &warband)
{
    return test::judged(warband).verdict.isLegal();
}

void Trial::expect(bool isTrue, const QString &what, const Warband &warband)
{
    if (isTrue)
        return;
    ++m_counts.faults;
    QTextStream(stdout) << "FAULT: " << what << ": " << test::RandomWarbands::text(warband) << Qt::endl;
}

std::vector<Fix> Trial::checkFixes(const Warband &warband)
{
    auto fixes = repair::fixes(warband, test::shippedRules());
    for (const Fix &fix : fixes) {
        expect(isLegal(fix.warband), u"a fix is not legal"_s, warband);
        expect(repair::applied(warband, fix.changes) == fix.warband, u"a fix is not its changes"_s, warband);
        expect(fix.changes.size() == fixes.front().changes.size(), u"a fix has more changes"_s, warband);
    }
    return fixes;
}

/// What so many changes broke as many mend.
void Trial::checkRepair(test::RandomWarbands &random, const Warband &legal, int changes)
{
    expect(!legal.models.empty(), u"an empty list is legal"_s, legal);
    if (legal.models.empty())
        return;
    const Warband broken = random.changed(legal, changes);
    if (isLegal(broken))
        return;
    ++m_counts.broken;
    const auto fixes = checkFixes(broken);
    expect(!fixes.empty() && static_cast<int>(fixes.front().changes.size()) <= changes,
           u"%1 changes are not mended by as many"_s.arg(changes), broken);
}

/// No one or two changes do what more are proposed for.
void Trial::checkMinimal(const Warband &warband)
{
    if (isLegal(warband))
        return;
    ++m_counts.tried;
    const auto fixes = repair::fixes(warband, test::shippedRules());
    const int fewest = test::fewestByTrial(warband);
    expect(fewest > 2 || (!fixes.empty() && static_cast<int>(fixes.front().changes.size()) <= fewest),
           u"%1 changes would do"_s.arg(fewest), warband);
}

void Trial::checkFill(const Warband &warband, fill::Aim aim)
{
    Warband before = warband;
    const int total = test::judged(before).verdict.total;
    before.limit = total + 5 + total / 3;
    const auto fill = fill::filled(before, test::shippedRules(), {aim, {}});
    expect(fill || !isLegal(before), u"a legal list is not filled"_s, before);
    if (!fill)
        return;
    ++m_counts.filled;
    expect(isLegal(fill->added.warband), u"a fill is not legal"_s, before);
    expect(fill->added.total <= *before.limit, u"a fill is over the limit"_s, before);
    expect(fill->added.total >= total, u"a fill is worse than the list"_s, before);
}

void Trial::tryList(test::RandomWarbands &random, int round)
{
    ++m_counts.lists;
    const Warband warband = random.next(4 + round % 13);
    if (isLegal(warband))
        ++m_counts.legal;
    const auto fixes = checkFixes(warband);
    if (!isLegal(warband)) {
        ++(fixes.empty() ? m_counts.past : m_counts.mended);
        if (fixes.empty())
            QTextStream(stdout) << "Past help: " << test::RandomWarbands::text(warband) << Qt::endl;
    }
    const Warband &legal = fixes.empty() ? warband : fixes.front().warband;
    if (isLegal(legal))
        checkRepair(random, legal, 1 + round % 3);
    if (round % TriedEvery == 0)
        checkMinimal(random.next(MostModelsTried));
    checkFill(legal, fill::allAims()[static_cast<std::size_t>(round) % fill::allAims().size()]);
}

} // namespace

int main(int argc, char *argv[])
{
    const int wanted = argc > 1 ? QByteArray(argv[1]).toInt() : 10'000;
    QElapsedTimer timer;
    timer.start();
    Counts counts;
    Trial trial(counts);
    std::vector<test::RandomWarbands> lists;
    for (const rules::System &system : test::shippedRules()->systems()) {
        for (const rules::List &list : system.lists)
            lists.emplace_back(system.id, list.id);
    }
    for (int round = 0; counts.lists < wanted; ++round) {
        for (test::RandomWarbands &random : lists)
            trial.tryList(random, round);
    }
    QTextStream(stdout) << counts.lists << " lists, " << counts.legal << " of them legal; mended " << counts.mended
                        << ", past help " << counts.past << "; broken on purpose " << counts.broken << "; filled "
                        << counts.filled << "; tried all changes of " << counts.tried << "; faults " << counts.faults
                        << "; " << timer.elapsed() / 1000 << " s" << Qt::endl;
    return counts.faults == 0 ? 0 : 1;
}
