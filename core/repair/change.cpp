// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/repair/change.h"

#include <algorithm>

namespace gunbai::repair {

using roster::Model;
using roster::Warband;
using Kind = Change::Kind;
using Thing = Change::Thing;

namespace {

void insert(Warband &warband, Model model)
{
    auto &models = warband.models;
    const auto last = std::find_if(models.rbegin(), models.rend(),
                                   [&model](const Model &other) { return other.profile == model.profile; });
    model.id = roster::nextId(warband);
    models.insert(last == models.rend() ? models.end() : last.base(), std::move(model));
}

/// Things that stand in one place of a model, so that a second change would undo the first.
bool isSamePlace(const Change &one, const Change &other)
{
    const bool isOneOfSeveral = one.thing == Thing::AddedSkill || one.thing == Thing::DroppedSkill
                                || one.thing == Thing::AddedOption || one.thing == Thing::DroppedOption;
    return one.thing == other.thing && (!isOneOfSeveral || one.value == other.value);
}

} // namespace

Model altered(Model model, Thing thing, const QString &value)
{
    switch (thing) {
    case Thing::Weapon:
        model.weapon = value;
        break;
    case Thing::Armour:
        model.armour = value;
        break;
    case Thing::Mount:
        model.mount = value;
        break;
    case Thing::AddedSkill:
        model.skills.append(value);
        break;
    case Thing::DroppedSkill:
        model.skills.removeOne(value);
        break;
    case Thing::AddedOption:
        model.options.append(value);
        model.options.sort();
        break;
    case Thing::DroppedOption:
        model.options.removeOne(value);
        break;
    case Thing::Banner:
        model.hasBanner = !value.isEmpty();
        break;
    case Thing::Leader:
        model.isLeader = !value.isEmpty();
        break;
    case Thing::Disguise:
        model.disguisedAs = value;
        break;
    }
    return model;
}

Warband applied(const Warband &warband, const std::vector<Change> &changes)
{
    Warband result = warband;
    std::vector<bool> goes(warband.models.size());
    for (const Change &change : changes) {
        const auto row = static_cast<std::size_t>(change.row);
        if (change.kind == Kind::Alter)
            result.models[row] = altered(std::move(result.models[row]), change.thing, change.value);
        else if (change.kind == Kind::Remove)
            goes[row] = true;
        else if (change.kind == Kind::BuyFewer)
            --result.purchases[change.value];
        else if (change.kind == Kind::BuyMore)
            ++result.purchases[change.value];
        else if (change.kind == Kind::Name)
            result.parameters[change.value] = change.named;
    }
    std::size_t row = 0;
    std::erase_if(result.models, [&](const Model &) { return goes[row++]; });
    for (const Change &change : changes) {
        if (change.kind == Kind::Add)
            insert(result, change.model);
    }
    return result;
}

std::vector<Change> namings(const Warband &warband, const rules::List &list)
{
    std::vector<Change> changes;
    for (const rules::Parameter &parameter : list.parameters) {
        const QStringList now = warband.parameters.value(parameter.id);
        for (const QString &weapon : parameter.from) {
            QStringList named{weapon};
            if (parameter.isList) {
                named = now;
                if (named.removeAll(weapon) == 0)
                    named.append(weapon);
            }
            if (named != now)
                changes.push_back({Kind::Name, -1, {}, Thing::Weapon, parameter.id, 0, named});
        }
    }
    return changes;
}

bool goTogether(const Change &one, const Change &other)
{
    if (one.row < 0 || one.row != other.row)
        return true;
    return one.kind == Kind::Alter && other.kind == Kind::Alter && !isSamePlace(one, other);
}

} // namespace gunbai::repair
