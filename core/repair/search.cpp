// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/repair/search.h"

#include <algorithm>
#include <map>

namespace gunbai::repair {

namespace {

/// As many of the best combinations are kept.
constexpr std::size_t MostKept = 2000;

/// Candidates that move the same: which of them is taken makes no difference to any rule.
struct Group
{
    const Measures *moved = nullptr;
    int steps = 1;
    std::vector<std::size_t> members; ///< the best few
};

std::vector<Group> grouped(const std::vector<Candidate> &candidates, int mostSteps)
{
    std::map<std::pair<int, Measures>, Group> groups;
    for (std::size_t index = 0; index < candidates.size(); ++index) {
        const Candidate &candidate = candidates[index];
        if (candidate.steps() > mostSteps)
            continue;
        Group &group = groups[{candidate.steps(), candidate.moved}];
        group.moved = &candidate.moved;
        group.steps = candidate.steps();
        group.members.push_back(index);
    }
    std::vector<Group> all;
    for (auto &[key, group] : groups) {
        std::ranges::stable_sort(group.members, {}, [&](std::size_t index) { return candidates[index].spared; });
        if (mostSteps > 1 && group.members.size() > MostChanges)
            group.members.resize(MostChanges);
        all.push_back(std::move(group));
    }
    return all;
}

Reach reachOf(const std::vector<Group> &groups, std::size_t slots)
{
    Reach reach{Measures(slots), Measures(slots)};
    for (const Group &group : groups) {
        for (std::size_t slot = 0; slot < slots; ++slot) {
            reach.low[slot] = std::min(reach.low[slot], (*group.moved)[slot]);
            reach.high[slot] = std::max(reach.high[slot], (*group.moved)[slot]);
        }
    }
    return reach;
}

/// Walks all sets of groups of just so many changes, then picks a member of each.
class Search
{
public:
    Search(const Patient &patient, const std::vector<Candidate> &candidates, int changes, const std::stop_token &stop)
        : m_patient(patient),
          m_candidates(candidates),
          m_stop(stop),
          m_groups(grouped(candidates, changes)),
          m_changes(changes),
          m_start(patient.yardstick.measure(patient.warband, patient.muster.catalogue)),
          m_reach(reachOf(m_groups, m_start.size()))
    {
    }

    std::vector<Combination> found();

private:
    void extend(std::size_t first, int left, const Measures &measures);
    void pick(const Measures &measures);
    bool fits(std::size_t index) const;
    void keep(const Measures &measures);
    void trim();

    const Patient &m_patient;
    const std::vector<Candidate> &m_candidates;
    const std::stop_token &m_stop;
    std::vector<Group> m_groups;
    int m_changes;
    Measures m_start;
    Reach m_reach;
    std::vector<std::size_t> m_chosen; ///< groups
    std::vector<std::size_t> m_picked; ///< candidates
    std::vector<Combination> m_found;
};

std::vector<Combination> Search::found()
{
    if (m_patient.yardstick.mayBeLegal(m_start, &m_reach, m_changes))
        extend(0, m_changes, m_start);
    if (m_stop.stop_requested())
        return {};
    std::ranges::sort(m_found);
    return std::move(m_found);
}

void Search::extend(std::size_t first, int left, const Measures &measures)
{
    Measures next(measures.size());
    for (std::size_t index = first; index < m_groups.size() && !m_stop.stop_requested(); ++index) {
        const Group &group = m_groups[index];
        if (group.steps > left)
            continue;
        std::ranges::transform(measures, *group.moved, next.begin(), std::plus());
        const int after = left - group.steps;
        if (!m_patient.yardstick.mayBeLegal(next, &m_reach, after))
            continue;
        m_chosen.push_back(index);
        if (after > 0)
            extend(index, after, next);
        else
            pick(next);
        m_chosen.pop_back();
    }
}

void Search::pick(const Measures &measures)
{
    if (m_picked.size() == m_chosen.size())
        return keep(measures);
    const std::size_t group = m_chosen[m_picked.size()];
    for (const std::size_t member : m_groups[group].members) {
        if (!fits(member))
            continue;
        m_picked.push_back(member);
        pick(measures);
        m_picked.pop_back();
    }
}

/// A new model or one purchase fewer can come again; a change of a model can't.
bool Search::fits(std::size_t index) const
{
    const Candidate &candidate = m_candidates[index];
    return std::ranges::all_of(m_picked, [&](std::size_t picked) {
        const Candidate &other = m_candidates[picked];
        const bool isInOrder = *m_groups[m_chosen[m_picked.size()]].moved != other.moved || picked <= index;
        const bool isRepeated = picked == index && candidate.changes.front().kind != Change::Kind::Add;
        return isInOrder && !isRepeated && std::ranges::all_of(candidate.changes, [&](const Change &one) {
                   return std::ranges::all_of(other.changes,
                                              [&one](const Change &change) { return goTogether(one, change); });
               });
    });
}

void Search::keep(const Measures &measures)
{
    const std::size_t points = m_patient.yardstick.points();
    Combination combination;
    for (const std::size_t index : m_picked) {
        combination.rank.spared += m_candidates[index].spared;
        combination.rank.removed += std::max(0, -m_candidates[index].moved[points]);
        if (!m_candidates[index].changes.front().model.armour.isEmpty())
            ++combination.rank.extras;
    }
    if (m_patient.warband.limit)
        combination.rank.fromLimit = std::abs(*m_patient.warband.limit - measures[points]);
    combination.candidates = m_picked;
    std::ranges::sort(combination.candidates);
    m_found.push_back(std::move(combination));
    if (m_found.size() >= 2 * MostKept)
        trim();
}

void Search::trim()
{
    std::ranges::nth_element(m_found, m_found.begin() + MostKept);
    m_found.resize(MostKept);
}

} // namespace

std::vector<Combination> combinations(const Patient &patient, const std::vector<Candidate> &candidates, int changes,
                                      const std::stop_token &stop)
{
    return Search(patient, candidates, changes, stop).found();
}

} // namespace gunbai::repair
