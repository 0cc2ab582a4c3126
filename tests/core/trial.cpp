// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/trial.h"

#include "tests/support/warbands.h"

#include "core/repair/changes.h"
#include "core/repair/yardstick.h"

namespace gunbai::test {

using repair::Change;
using roster::Warband;

namespace {

bool isLegal(const Warband &warband)
{
    return judged(warband).verdict.isLegal();
}

} // namespace

std::vector<Change> triedChanges(const Warband &warband)
{
    const roster::Muster muster = roster::muster(warband, shippedRules());
    auto changes = repair::singleChanges(warband, muster, repair::Yardstick(warband, muster).forms(), 3);
    std::erase_if(changes, [](const Change &change) { return !change.model.armour.isEmpty(); });
    return changes;
}

int fewestByTrial(const Warband &warband)
{
    const auto changes = triedChanges(warband);
    for (const Change &one : changes) {
        if (isLegal(repair::applied(warband, {one})))
            return 1;
    }
    for (const Change &one : changes) {
        for (const Change &other : changes) {
            if (&one <= &other && (&one != &other || one.kind == Change::Kind::Add) && repair::goTogether(one, other)
                && isLegal(repair::applied(warband, {one, other})))
                return 2;
        }
    }
    return 3;
}

} // namespace gunbai::test
