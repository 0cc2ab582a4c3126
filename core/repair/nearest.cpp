// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/repair/nearest.h"

#include "core/repair/plan.h"
#include "core/roster/verdict.h"

#include <algorithm>
#include <map>
#include <set>

namespace gunbai::repair {

using namespace std::chrono_literals;
using roster::Warband;
using solver::Sum;
using Kind = Change::Kind;

namespace {

/// For each goal.
constexpr auto Time = 300ms;
/// As many new models of a kind, or purchases fewer, at most.
constexpr int MostOften = 30;

/// The columns of the candidates, and the way back from an answer to changes.
class Programme
{
public:
    Programme(const Patient &patient, std::vector<Candidate> candidates);

    std::optional<Fix> solved(const std::stop_token &stop) const;

private:
    using Rows = std::vector<int>;

    void dropEquals();
    void offerCandidates();
    Rows alikeTo(int row) const;
    int mostOf(const Candidate &candidate) const;
    std::vector<Sum> goals() const;
    std::vector<Change> changesFor(const std::vector<int> &values) const;

    const Patient &m_patient;
    std::vector<Candidate> m_candidates; ///< one a column
    Plan m_plan;
};

Programme::Programme(const Patient &patient, std::vector<Candidate> candidates)
    : m_patient(patient),
      m_candidates(std::move(candidates)),
      m_plan(patient.yardstick, patient.yardstick.measure(patient.warband, patient.muster))
{
    dropEquals();
    offerCandidates();
}

/// Of candidates for one model, or for new ones, that move the same the plainest is enough.
void Programme::dropEquals()
{
    std::ranges::stable_sort(m_candidates, {}, [](const Candidate &candidate) {
        return candidate.changes.front().model.armour.isEmpty() ? 0 : 1;
    });
    std::set<std::tuple<int, int, Measures>> seen;
    std::erase_if(m_candidates, [&seen](const Candidate &candidate) {
        const Change &first = candidate.changes.front();
        const int place = first.kind == Kind::BuyFewer ? -2 : first.row;
        return !seen.emplace(place, candidate.steps(), candidate.moved).second;
    });
}

/// The leader is like nobody else.
Programme::Rows Programme::alikeTo(int row) const
{
    const auto &models = m_patient.warband.models;
    Rows rows;
    for (int other = static_cast<int>(models.size()) - 1; other >= 0; --other) {
        const bool isLeader = row == m_patient.muster.leader || other == m_patient.muster.leader;
        if (other == row
            || (!isLeader && models[static_cast<std::size_t>(other)].isSameAs(models[static_cast<std::size_t>(row)])))
            rows.push_back(other);
    }
    return rows;
}

int Programme::mostOf(const Candidate &candidate) const
{
    const Change &first = candidate.changes.front();
    if (first.kind == Kind::BuyFewer)
        return m_patient.warband.purchases.value(first.value);
    return first.kind == Kind::Add ? MostOften : static_cast<int>(alikeTo(first.row).size());
}

/// Each model goes or changes once.
void Programme::offerCandidates()
{
    std::map<int, Sum> ofRow;
    for (const Candidate &candidate : m_candidates) {
        const int column = m_plan.add(candidate.moved, mostOf(candidate));
        if (const int row = candidate.changes.front().row; row >= 0)
            ofRow[row].push_back({column, 1});
    }
    for (auto &[row, sum] : ofRow)
        m_plan.demand({std::move(sum), -solver::Unbounded, static_cast<int>(alikeTo(row).size())});
}

std::vector<Sum> Programme::goals() const
{
    Sum fewest;
    Sum sparing;
    Sum keeping;
    for (std::size_t index = 0; index < m_candidates.size(); ++index) {
        const Candidate &candidate = m_candidates[index];
        const int column = static_cast<int>(index);
        fewest.push_back({column, -candidate.steps()});
        if (candidate.spared > 0)
            sparing.push_back({column, -candidate.spared});
        if (const int points = candidate.moved[m_patient.yardstick.points()]; points < 0)
            keeping.push_back({column, points});
    }
    std::vector<Sum> goals{std::move(fewest), std::move(sparing)};
    if (m_patient.warband.limit)
        goals.push_back(m_plan.points());
    goals.push_back(std::move(keeping));
    return goals;
}

std::vector<Change> Programme::changesFor(const std::vector<int> &values) const
{
    std::vector<Change> changes;
    std::map<int, Rows> left;
    for (std::size_t index = 0; index < m_candidates.size(); ++index) {
        const Candidate &candidate = m_candidates[index];
        const int row = candidate.changes.front().row;
        for (int time = 0; time < values[index]; ++time) {
            std::vector<Change> once = candidate.changes;
            if (row >= 0) {
                Rows &rows = left.try_emplace(row, alikeTo(row)).first->second;
                for (Change &change : once)
                    change.row = rows.front();
                rows.erase(rows.begin());
            }
            std::ranges::move(once, std::back_inserter(changes));
        }
    }
    std::ranges::stable_sort(changes, {}, [](const Change &change) { return std::pair(change.kind, change.row); });
    return changes;
}

std::optional<Fix> Programme::solved(const std::stop_token &stop) const
{
    const solver::Solution solution = solver::greatest(m_plan.program(), goals(), stop, Time);
    if (solution.values.empty())
        return {};
    std::vector<Change> changes = changesFor(solution.values);
    Warband mended = applied(m_patient.warband, changes);
    const roster::Muster muster = roster::muster(mended, m_patient.muster.catalogue);
    if (!roster::judge(mended, muster).isLegal())
        return {};
    return Fix{std::move(changes), std::move(mended), muster.total, muster.total - m_patient.muster.total};
}

bool isOfLeader(const Candidate &candidate, const Patient &patient)
{
    return candidate.changes.front().row >= 0 && candidate.changes.front().row == patient.muster.leader;
}

} // namespace

std::optional<Fix> nearestLegal(const Patient &patient, const std::stop_token &stop)
{
    std::vector<Candidate> candidates = singles(patient, stop);
    std::ranges::move(pairsOfFaulty(patient, stop), std::back_inserter(candidates));
    if (stop.stop_requested())
        return {};
    if (auto fix = Programme(patient, candidates).solved(stop))
        return fix;
    // What the others move was measured beside the leader as he is: without a change of him the sums are right.
    std::erase_if(candidates, [&patient](const Candidate &candidate) { return isOfLeader(candidate, patient); });
    return Programme(patient, candidates).solved(stop);
}

} // namespace gunbai::repair
