// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/shown.h"

#include "core/game/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gunbai::game {

using namespace Qt::StringLiterals;
using roster::Model;
using roster::Warrior;
using sheet::Mark;
using sheet::Text;
using sheet::Tone;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RosterSheet)
};

std::vector<std::size_t> chosenOf(const Side &side)
{
    const std::vector<Model> &models = side.warband.models;
    std::vector<std::size_t> indices;
    if (side.chosen.empty()) {
        for (std::size_t index = 0; index < models.size(); ++index)
            indices.push_back(index);
    }
    for (const roster::ModelId id : side.chosen) {
        if (const auto found = std::ranges::find(models, id, &Model::id); found != models.end())
            indices.push_back(static_cast<std::size_t>(found - models.begin()));
    }
    return indices;
}

/// A leader by Rank is told from his like by more than what his player chose.
bool areAlike(const Side &side, std::size_t first, std::size_t second)
{
    const Model &one = side.warband.models[first];
    const Model &other = side.warband.models[second];
    const auto leads = [&side](std::size_t index) { return side.muster.warriors[index].isLeader; };
    return one.isSameAs(other) && leads(first) == leads(second) && !side.portraits.contains(one.id)
           && !side.portraits.contains(other.id);
}

} // namespace

std::vector<Shown> shown(const Side &side, const PrintOptions &options)
{
    std::vector<Shown> all;
    for (const std::size_t index : chosenOf(side)) {
        const auto isLike = [&](const Shown &earlier) { return areAlike(side, earlier.index, index); };
        const auto found = options.isOneAKind ? std::ranges::find_if(all, isLike) : all.end();
        if (found == all.end())
            all.push_back({index, 1});
        else
            ++found->count;
    }
    return all;
}

QString titleOf(const Side &side)
{
    return side.warband.name.trimmed().isEmpty() ? Words::tr("Unnamed warband") : side.warband.name;
}

QString nameOf(const Side &side, const Shown &shown)
{
    const Warrior &warrior = side.muster.warriors[shown.index];
    const Model &model = side.warband.models[shown.index];
    const QString profile = warrior.profile ? warrior.profile->name : model.profile;
    const QString name = model.name.isEmpty() ? profile : model.name;
    if (shown.count > 1)
        return Words::tr("%1 × %2", "a warrior, how many are like him").arg(name, number(shown.count));
    return model.name.isEmpty() ? Words::tr("%1 %2", "an unnamed model: its profile and number")
                                      .arg(profile, number(static_cast<int>(shown.index) + 1))
                                : name;
}

sheet::Paragraph markedName(const Side &side, const Shown &shown)
{
    const Warrior &warrior = side.muster.warriors[shown.index];
    sheet::Inlines inlines;
    const auto mark = [&inlines](const QString &drawing) {
        inlines.push_back(Mark{drawing, Tone::Name});
        inlines.push_back(Text{u"\u00A0"_s, Tone::Name});
    };
    if (warrior.isLeader)
        mark(u":/marks/leader.svg"_s);
    if (warrior.hasBanner)
        mark(u":/marks/banner.svg"_s);
    if (!warrior.mount.isEmpty())
        mark(u":/marks/mounted.svg"_s);
    inlines.push_back(Text{nameOf(side, shown), Tone::Name});
    return {inlines};
}

QString kindOf(const Side &side, std::size_t index)
{
    const roster::Muster &muster = side.muster;
    const Warrior &warrior = muster.warriors[index];
    const Model &model = side.warband.models[index];
    const int models = roster::modelsOf(warrior);
    QStringList words;
    if (models == 1 || !model.name.isEmpty()) // the name of an unnamed group says it, and is long
        words.append(warrior.profile ? warrior.profile->name : Words::tr("%1, not installed").arg(model.profile));
    if (const rules::Profile *as = muster.system ? muster.system->anyProfile(model.disguisedAs) : nullptr)
        words.append(Words::tr("poses as %1").arg(as->name));
    if (models > 1)
        words.append(Words::tr("%n model(s)", nullptr, models));
    if (warrior.isHired)
        words.append(Words::tr("hired"));
    if (warrior.isLeader && !(muster.system && !muster.system->namesLeader()))
        words.append(Words::tr("Leader"));
    if (warrior.hasBanner)
        words.append(Words::tr("banner"));
    if (!warrior.mount.isEmpty())
        words.append(muster.system->itemName(warrior.mount));
    return words.join(u", "_s);
}

QString pointsOf(const Side &side, const Shown &shown)
{
    const QString points = Words::tr("%n point(s)", nullptr, side.muster.warriors[shown.index].points);
    return shown.count > 1 ? Words::tr("%1 each", "points").arg(points) : points;
}

std::vector<const rules::Skill *> skillsOf(const roster::Muster &muster, const Warrior &warrior)
{
    std::vector<const rules::Skill *> skills;
    for (std::size_t index = 0; muster.system && index < muster.system->skills.size(); ++index) {
        if (warrior.skills[index])
            skills.push_back(&muster.system->skills[index]);
    }
    return skills;
}

std::vector<const rules::Weapon *> weaponsOf(const roster::Muster &muster, const Warrior &warrior)
{
    std::vector<const rules::Weapon *> weapons;
    if (!muster.system)
        return weapons;
    for (const QString &id : warrior.boughtWeapons + warrior.fixedWeapons) {
        if (const int index = muster.system->weaponIndex(id); index >= 0)
            weapons.push_back(&muster.system->weapons[static_cast<std::size_t>(index)]);
    }
    return weapons;
}

} // namespace gunbai::game
