// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/repair/fixes.h"

#include "core/repair/changes.h"
#include "core/repair/nearest.h"
#include "core/repair/search.h"
#include "core/roster/verdict.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace gunbai::repair {

using roster::Warband;
using Kind = Change::Kind;

namespace {

constexpr std::size_t MostFixes = 5;
/// As many combinations are judged before the search ends with what it has.
constexpr int MostJudged = 400;

/// What a fix does to whom; fixes of the same one are not told twice. One change alone may be made in several ways.
using Shape = std::multiset<std::tuple<Kind, QString, Change::Thing, QString>>;

Shape shapeOf(const std::vector<Change> &changes, const Warband &warband)
{
    Shape shape;
    for (const Change &change : changes) {
        const QString profile = change.row >= 0 ? warband.models[static_cast<std::size_t>(change.row)].profile
                                : change.kind == Kind::Add ? change.model.profile
                                                           : change.value;
        const bool isOneOfSeveralWays = changes.size() == 1 && change.kind == Kind::Alter;
        shape.emplace(change.kind, profile, change.thing, isOneOfSeveralWays ? change.value : QString());
    }
    return shape;
}

std::vector<Change> changesOf(const Combination &combination, const std::vector<Candidate> &candidates)
{
    std::vector<Change> changes;
    for (const std::size_t index : combination.candidates)
        changes.insert(changes.end(), candidates[index].changes.begin(), candidates[index].changes.end());
    std::ranges::stable_sort(changes, {}, [](const Change &change) { return std::pair(change.kind, change.row); });
    return changes;
}

/// The combinations that the checker finds legal, in their order.
std::vector<Fix> judged(const std::vector<Combination> &combinations, const std::vector<Candidate> &candidates,
                        const Patient &patient, const std::stop_token &stop)
{
    std::vector<Fix> fixes;
    std::set<Shape> shapes;
    int count = 0;
    for (const Combination &combination : combinations) {
        if (stop.stop_requested())
            return {};
        std::vector<Change> changes = changesOf(combination, candidates);
        Shape shape = shapeOf(changes, patient.warband);
        if (shapes.contains(shape))
            continue;
        Warband mended = applied(patient.warband, changes);
        const roster::Muster muster = roster::muster(mended, patient.muster.catalogue);
        if (roster::judge(mended, muster).isLegal()) {
            shapes.insert(std::move(shape));
            fixes.push_back({std::move(changes), std::move(mended), muster.total, muster.total - patient.muster.total});
        }
        if (fixes.size() == MostFixes || ++count == MostJudged)
            break;
    }
    return fixes;
}

/// The warband with this one named as Leader, -1: nobody more.
Warband led(Warband warband, int row)
{
    if (row >= 0)
        warband.models[static_cast<std::size_t>(row)].isLeader = true;
    return warband;
}

/// Models with a fault that goes when they lead: where nobody is named, whoever outranks them may go.
std::vector<int> faultyFollowers(const Warband &warband, const roster::Muster &muster)
{
    std::vector<int> rows;
    const bool isNamed = std::ranges::any_of(warband.models, &roster::Model::isLeader);
    if (isNamed || !muster.system->namesLeader())
        return rows;
    const int before = complaints(warband, muster);
    for (int row = 0; before > 0 && row < static_cast<int>(warband.models.size()); ++row) {
        const Warband other = led(warband, row);
        if (row != muster.leader && complaints(other, roster::muster(other, muster.catalogue)) < before)
            rows.push_back(row);
    }
    return rows;
}

/// The warband after the change, if there is one. A new model stands last here, so that the rows of the others stay.
Warband begun(const Warband &warband, const std::optional<Change> &before)
{
    if (!before)
        return warband;
    if (before->kind != Kind::Add)
        return applied(warband, {*before});
    Warband more = warband;
    more.models.push_back(before->model);
    more.models.back().id = roster::nextId(warband);
    return more;
}

/// The search in a warband as it is, after a change that comes before all others, or as if another led.
class Mending
{
public:
    Mending(const Warband &warband, const rules::CataloguePtr &catalogue, std::optional<Change> before = {},
            int leader = -1)
        : m_original(warband),
          m_before(std::move(before)),
          m_warband(led(begun(warband, m_before), leader)),
          m_muster(roster::muster(m_warband, catalogue)),
          m_yardstick(m_warband, m_muster)
    {
    }

    /// The fixes of just so many changes.
    std::vector<Fix> found(int changes, const std::stop_token &stop);
    std::optional<Fix> nearest(const std::stop_token &stop) const;

private:
    Patient patient(int mostAlike) const { return {m_warband, m_muster, m_yardstick, mostAlike}; }
    std::optional<Fix> finished(Fix fix) const;

    Warband m_original;
    std::optional<Change> m_before;
    Warband m_warband; ///< that is searched
    roster::Muster m_muster;
    Yardstick m_yardstick;
    std::vector<Candidate> m_candidates;
    int m_searched = 0; ///< changes that the candidates are for
};

/// The same in the warband as it was, when that is legal too.
std::optional<Fix> Mending::finished(Fix fix) const
{
    if (m_before)
        fix.changes.insert(fix.changes.begin(), *m_before);
    fix.warband = applied(m_original, fix.changes);
    const roster::Muster muster = roster::muster(fix.warband, m_muster.catalogue);
    if (!roster::judge(fix.warband, muster).isLegal())
        return {};
    fix.total = muster.total;
    fix.points = muster.total - roster::muster(m_original, m_muster.catalogue).total;
    return fix;
}

std::vector<Fix> Mending::found(int changes, const std::stop_token &stop)
{
    const int own = changes - (m_before ? 1 : 0);
    if (own == 0) {
        auto fix = finished({});
        return fix ? std::vector{std::move(*fix)} : std::vector<Fix>();
    }
    const Patient patient = this->patient(MostChanges);
    if (m_searched < 1)
        m_candidates = singles(patient, stop);
    if (m_searched < 2 && own >= 2)
        std::ranges::move(pairsOfFaulty(patient, stop), std::back_inserter(m_candidates));
    m_searched = own;
    std::vector<Fix> fixes;
    for (Fix &fix : judged(combinations(patient, m_candidates, own, stop), m_candidates, patient, stop)) {
        if (auto whole = finished(std::move(fix)))
            fixes.push_back(std::move(*whole));
    }
    return fixes;
}

std::optional<Fix> Mending::nearest(const std::stop_token &stop) const
{
    auto fix = nearestLegal(patient(1), stop);
    return fix ? finished(std::move(*fix)) : std::nullopt;
}

/// New models of the list's own that might lead where whoever is there has to go.
std::vector<Change> newLeaders(const Warband &warband, const roster::Muster &muster)
{
    auto changes = singleChanges(warband, muster, Yardstick(warband, muster).forms(), 1);
    std::erase_if(changes, [&muster](const Change &change) {
        return change.kind != Kind::Add || !change.model.armour.isEmpty()
               || !muster.list->profile(change.model.profile);
    });
    for (Change &change : changes)
        change.points = roster::muster(begun(warband, change), muster.catalogue).total - muster.total;
    return changes;
}

/// The one of fewest changes.
std::optional<Fix> nearestOf(const std::vector<Mending> &ways, const std::stop_token &stop)
{
    std::optional<Fix> best;
    for (const Mending &way : ways) {
        auto fix = way.nearest(stop);
        if (stop.stop_requested())
            return {};
        if (fix && (!best || fix->changes.size() < best->changes.size()))
            best = std::move(fix);
    }
    return best;
}

} // namespace

std::vector<Fix> fixes(const Warband &warband, const rules::CataloguePtr &catalogue, const std::stop_token &stop)
{
    const roster::Muster muster = roster::muster(warband, catalogue);
    if (!muster.list || stop.stop_requested() || roster::judge(warband, muster).isLegal())
        return {};
    std::vector<Mending> ways;
    ways.emplace_back(warband, catalogue);
    for (Change &naming : namings(warband, *muster.list))
        ways.emplace_back(warband, catalogue, std::move(naming));
    for (const int row : faultyFollowers(warband, muster))
        ways.emplace_back(warband, catalogue, std::nullopt, row);
    for (int changes = 1; changes <= MostChanges; ++changes) {
        std::vector<Fix> found;
        for (Mending &way : ways) {
            std::ranges::move(way.found(changes, stop), std::back_inserter(found));
            if (stop.stop_requested())
                return {};
        }
        if (found.size() > MostFixes)
            found.resize(MostFixes);
        if (!found.empty())
            return found;
    }
    auto nearest = nearestOf(ways, stop);
    if (!nearest) {
        ways.clear();
        const int last = static_cast<int>(warband.models.size());
        for (Change &addition : newLeaders(warband, muster))
            ways.emplace_back(warband, catalogue, std::move(addition), last);
        nearest = nearestOf(ways, stop);
    }
    return nearest ? std::vector{std::move(*nearest)} : std::vector<Fix>();
}

} // namespace gunbai::repair
