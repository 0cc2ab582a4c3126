// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/repair/candidates.h"

#include "core/repair/changes.h"

#include <algorithm>

namespace gunbai::repair {

using roster::Model;
using roster::Warband;
using Kind = Change::Kind;
using Thing = Change::Thing;

namespace {

/// Finds what changes move by measuring only the models concerned, beside the leader.
class Weighing
{
public:
    explicit Weighing(const Patient &patient)
        : m_patient(patient),
          m_alone(aside(-1)),
          m_isLeaderNamed(std::ranges::any_of(patient.warband.models, &Model::isLeader)),
          m_faultsAlone(measured(m_alone)[faults()])
    {
    }

    /// The measures of the leader and this model; of all when it is the leader.
    Measures before(int row) const { return measured(row < 0 ? m_alone : aside(row)); }
    Measures moved(const std::vector<Change> &changes, const Measures &before) const;
    bool isSpared(const Change &change) const;
    /// Whether the model beside the leader has a fault; of the leader, whether anybody has.
    bool isFaulty(int row, const Measures &before) const
    {
        return before[faults()] > (row == m_patient.muster.leader ? 0 : m_faultsAlone);
    }
    std::size_t faults() const { return m_patient.yardstick.faults(); }

private:
    Warband aside(int row) const;
    Measures measured(const Warband &warband) const
    {
        return m_patient.yardstick.measure(warband, m_patient.muster.catalogue);
    }

    const Patient &m_patient;
    Warband m_alone;
    bool m_isLeaderNamed;
    int m_faultsAlone;
};

/// The leader first, so that among equals he leads on; then the model.
Warband Weighing::aside(int row) const
{
    const int leader = m_patient.muster.leader;
    if (row >= 0 && row == leader)
        return m_patient.warband;
    Warband few = m_patient.warband;
    few.models.clear();
    for (const int kept : {leader, row}) {
        if (kept >= 0)
            few.models.push_back(m_patient.warband.models[static_cast<std::size_t>(kept)]);
    }
    return few;
}

Measures Weighing::moved(const std::vector<Change> &changes, const Measures &before) const
{
    const int row = changes.front().row;
    const bool isAll = row >= 0 && row == m_patient.muster.leader;
    std::vector<Change> there = changes;
    for (Change &change : there) {
        if (row >= 0 && !isAll)
            change.row = m_patient.muster.leader >= 0 ? 1 : 0;
    }
    Measures after = measured(applied(row < 0 ? m_alone : aside(row), there));
    for (std::size_t slot = 0; slot < after.size(); ++slot)
        after[slot] -= before[slot];
    // Whom the others' Ranks allow to lead only the whole warband tells.
    const auto isLeading = [](const Change &change) {
        return change.kind == Kind::Alter && change.thing == Thing::Leader;
    };
    if (m_isLeaderNamed && std::ranges::any_of(changes, isLeading))
        after[m_patient.yardstick.leadersRank()] = -1;
    return after;
}

bool Weighing::isSpared(const Change &change) const
{
    if (change.row < 0)
        return false;
    const Model &model = m_patient.warband.models[static_cast<std::size_t>(change.row)];
    return change.row == m_patient.muster.leader || model.isLeader || !model.name.isEmpty() || !model.notes.isEmpty();
}

} // namespace

std::vector<Candidate> singles(const Patient &patient, const std::stop_token &stop)
{
    const Weighing weighing(patient);
    std::vector<Candidate> useful;
    int row = -2;
    Measures before;
    for (Change &change :
         singleChanges(patient.warband, patient.muster, patient.yardstick.forms(), patient.mostAlike)) {
        if (stop.stop_requested())
            return {};
        if (change.row != row)
            before = weighing.before(change.row);
        row = change.row;
        Measures moved = weighing.moved({change}, before);
        if (moved[weighing.faults()] > 0 || !patient.yardstick.isOfUse(moved))
            continue;
        change.points = moved[patient.yardstick.points()];
        const int spared = weighing.isSpared(change) ? 1 : 0;
        useful.push_back({{std::move(change)}, std::move(moved), spared});
    }
    return useful;
}

std::vector<Candidate> pairsOfFaulty(const Patient &patient, const std::stop_token &stop)
{
    const Weighing weighing(patient);
    std::vector<Candidate> pairs;
    const auto all = singleChanges(patient.warband, patient.muster, patient.yardstick.forms(), patient.mostAlike);
    for (auto one = all.begin(); one != all.end(); ++one) {
        if (one->kind != Kind::Alter)
            continue;
        const Measures before = weighing.before(one->row);
        if (!weighing.isFaulty(one->row, before))
            continue;
        for (auto other = std::next(one); other != all.end() && other->row == one->row; ++other) {
            if (stop.stop_requested())
                return {};
            if (!goTogether(*one, *other))
                continue;
            std::vector<Change> both{*one, *other};
            Measures moved = weighing.moved(both, before);
            if (moved[weighing.faults()] >= 0)
                continue;
            for (Change &change : both)
                change.points = weighing.moved({change}, before)[patient.yardstick.points()];
            const int spared = weighing.isSpared(*one) ? 2 : 0;
            pairs.push_back({std::move(both), std::move(moved), spared});
        }
    }
    return pairs;
}

} // namespace gunbai::repair
