// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ronin/disguise.h"

#include <QCoreApplication>

namespace gunbai::ronin {

using roster::Model;
using roster::Muster;

namespace {

/// His name, his skills and that he leads would give him away; the weapon and armour are those of the disguise.
Model posing(const Model &model)
{
    Model seen;
    seen.id = model.id;
    seen.profile = model.disguisedAs;
    seen.weapon = model.weapon;
    seen.armour = model.armour;
    return seen;
}

bool isHidden(const Model &model, const rules::Profile *profile)
{
    return !model.disguisedAs.isEmpty() || (profile && profile->disguiseRank);
}

} // namespace

Result<game::Side> seenByOpponent(const game::Side &side)
{
    const Muster &muster = side.muster;
    game::Side seen = side;
    for (std::size_t index = 0; index < seen.warband.models.size(); ++index) {
        Model &model = seen.warband.models[index];
        model.notes.clear();
        if (!isHidden(model, muster.warriors[index].profile))
            continue;
        if (!muster.list || !muster.list->profile(model.disguisedAs)) {
            const QString text = QCoreApplication::translate(
                "RoninSheet",
                "%1 has no disguise that this list knows: choose one, or the opponent’s copy would give him away.");
            return Error{Error::Code::Invalid,
                         text.arg(roster::calledBy(side.warband, muster, static_cast<int>(index)))};
        }
        model = posing(model);
        seen.portraits.erase(model.id);
    }
    seen.muster = roster::muster(seen.warband, muster.catalogue);
    seen.verdict = roster::judge(seen.warband, seen.muster);
    return seen;
}

} // namespace gunbai::ronin
