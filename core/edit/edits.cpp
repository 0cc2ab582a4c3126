// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/edits.h"

#include <algorithm>

namespace gunbai::edit {

using roster::Model;
using roster::ModelId;
using roster::Warband;

namespace {

/// What makes a model the one it is and not its twin.
Model withoutIdentity(Model model)
{
    model.name.clear();
    model.notes.clear();
    model.isLeader = false;
    model.hasBanner = false;
    return model;
}

QString firstRequiredWeapon(const rules::Profile &profile)
{
    for (const rules::Choice &choice : profile.choices) {
        if (choice.isRequired && !choice.offers.empty())
            return choice.offers.front().id;
    }
    return {};
}

} // namespace

bool contains(const Ids &ids, ModelId id)
{
    return std::ranges::find(ids, id) != ids.end();
}

Warband withAdded(Warband warband, const QString &profile, const rules::Profile *known)
{
    auto &models = warband.models;
    const auto last = std::find_if(models.rbegin(), models.rend(), [&profile](const Model &model) { return model.profile == profile; });
    Model model;
    if (last != models.rend())
        model = withoutIdentity(*last);
    model.profile = profile;
    if (model.weapon.isEmpty() && known)
        model.weapon = firstRequiredWeapon(*known);
    model.id = nextId(warband);
    models.insert(last == models.rend() ? models.end() : last.base(), model);
    return warband;
}

Warband withDuplicated(Warband warband, const Ids &ids)
{
    std::vector<Model> models;
    qint64 next = nextId(warband).value();
    for (const Model &model : warband.models) {
        models.push_back(model);
        if (contains(ids, model.id)) {
            models.push_back(withoutIdentity(model));
            models.back().id = ModelId(next++);
        }
    }
    warband.models = std::move(models);
    return warband;
}

Warband withRemoved(Warband warband, const Ids &ids)
{
    std::erase_if(warband.models, [&ids](const Model &model) { return contains(ids, model.id); });
    return warband;
}

Warband withMoved(Warband warband, const Ids &ids, int to)
{
    auto &models = warband.models;
    const auto target = models.begin() + std::clamp<std::ptrdiff_t>(to, 0, std::ssize(models));
    const auto isMoving = [&ids](const Model &model) { return contains(ids, model.id); };
    const auto isStaying = [&ids](const Model &model) { return !contains(ids, model.id); };
    std::stable_partition(models.begin(), target, isStaying);
    std::stable_partition(target, models.end(), isMoving);
    return warband;
}

Warband withLeader(Warband warband, ModelId id, bool isLeader)
{
    for (Model &model : warband.models)
        model.isLeader = isLeader ? model.id == id : model.isLeader && model.id != id;
    return warband;
}

Warband withBanner(Warband warband, ModelId id, bool hasBanner, int most)
{
    const auto bearers = std::ranges::count_if(warband.models, [id](const Model &model) { return model.hasBanner && model.id != id; });
    for (Model &model : warband.models) {
        if (model.id == id) {
            model.hasBanner = hasBanner;
            if (hasBanner)
                model.weapon.clear();
        } else if (hasBanner && bearers >= most) {
            model.hasBanner = false;
        }
    }
    return warband;
}

} // namespace gunbai::edit
