// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/repair/fixes.h"

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

/// What a fix does to whom; fixes of the same one are not told twice.
using Shape = std::multiset<std::tuple<Kind, QString, Change::Thing>>;

Shape shapeOf(const std::vector<Change> &changes, const Warband &warband)
{
    Shape shape;
    for (const Change &change : changes) {
        const QString profile = change.row >= 0 ? warband.models[static_cast<std::size_t>(change.row)].profile
                                : change.kind == Kind::Add ? change.model.profile
                                                           : change.value;
        shape.emplace(change.kind, profile, change.thing);
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

} // namespace

std::vector<Fix> fixes(const Warband &warband, const rules::CataloguePtr &catalogue, const std::stop_token &stop)
{
    const roster::Muster muster = roster::muster(warband, catalogue);
    if (!muster.list || stop.stop_requested() || roster::judge(warband, muster).isLegal())
        return {};
    const Yardstick yardstick(warband, muster);
    const Patient patient{warband, muster, yardstick};
    std::vector<Candidate> candidates = singles(patient, stop);
    for (int changes = 1; changes <= MostChanges && !stop.stop_requested(); ++changes) {
        if (changes == 2)
            std::ranges::move(pairsOfFaulty(patient, stop), std::back_inserter(candidates));
        auto found = judged(combinations(patient, candidates, changes, stop), candidates, patient, stop);
        if (!found.empty())
            return found;
    }
    return {};
}

} // namespace gunbai::repair
