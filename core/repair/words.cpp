// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/repair/words.h"

#include "core/repair/names.h"

#include "core/roster/rulechangewords.h"

#include <QCoreApplication>

#include <algorithm>

namespace gunbai::repair {

using namespace Qt::StringLiterals;
using roster::Model;
using roster::Muster;
using roster::Warband;
using Kind = Change::Kind;
using Thing = Change::Thing;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Repair)
};

bool isOfStep(const Step &step, const Change &change)
{
    const Change &first = step.changes.front();
    return change.kind == Kind::Alter && first.kind == Kind::Alter && change.row == first.row;
}

QString added(const Step &step, const Muster &muster)
{
    const Model &model = step.changes.front().model;
    const rules::Profile *profile = muster.system->anyProfile(model.profile);
    const QString name = printable(profile ? profile->name : model.profile);
    const QString with = equipment(model, profile, *muster.system);
    const QString who = step.count == 1 ? name : Text::tr("%1 %2", "number, profile").arg(step.count).arg(name);
    return with.isEmpty() ? Text::tr("Add %1").arg(who) : Text::tr("Add %1 with %2").arg(who, with);
}

/// "yari instead of teppo", "no teppo".
QString exchanged(const QString &now, const QString &then)
{
    if (then.isEmpty())
        return Text::tr("no %1").arg(now);
    return now.isEmpty() ? then : Text::tr("%1 instead of %2").arg(then, now);
}

QString alteredTo(const Change &change, const Model &model, const rules::Profile *profile, const rules::System &system)
{
    const auto item = [&system](const QString &id) { return id.isEmpty() ? QString() : system.itemName(id); };
    switch (change.thing) {
    case Thing::Weapon:
        return exchanged(item(model.weapon), item(change.value));
    case Thing::Armour:
        return change.value.isEmpty() ? Text::tr("armour as printed") : Text::tr("armour %1").arg(item(change.value));
    case Thing::Mount:
        return exchanged(item(model.mount), item(change.value));
    case Thing::AddedSkill:
        return item(change.value);
    case Thing::DroppedSkill:
        return exchanged(item(change.value), {});
    case Thing::AddedOption:
        return optionName(change.value, profile, system);
    case Thing::DroppedOption:
        return exchanged(optionName(change.value, profile, system), {});
    case Thing::Banner:
        return change.value.isEmpty() ? Text::tr("no banner") : Text::tr("banner");
    case Thing::Leader:
        return change.value.isEmpty() ? Text::tr("not the Leader") : Text::tr("Leader");
    case Thing::Disguise:
        return change.value.isEmpty() ? Text::tr("no disguise")
                                      : Text::tr("disguised as %1").arg(profileName(change.value, system));
    }
    return {};
}

QString altered(const Step &step, const Warband &warband, const Muster &muster)
{
    const int row = step.changes.front().row;
    const auto index = static_cast<std::size_t>(row);
    QStringList things;
    for (const Change &change : step.changes)
        things.append(alteredTo(change, warband.models[index], muster.warriors[index].profile, *muster.system));
    return Text::tr("%1: %2", "model, what changes")
        .arg(roster::calledBy(warband, muster, row), things.join(Text::tr(", ")));
}

QString bought(const Step &step, const Muster &muster)
{
    const Change &change = step.changes.front();
    const auto found = std::ranges::find(muster.list->purchases, change.value, &rules::Purchase::id);
    const QString name = found == muster.list->purchases.end() ? change.value : found->name;
    return (change.kind == Kind::BuyFewer ? Text::tr("%1 fewer of %2", "number, purchase")
                                          : Text::tr("%1 more of %2", "number, purchase"))
        .arg(step.count)
        .arg(name);
}

QString named(const Change &change, const Muster &muster)
{
    const auto &parameters = muster.list->parameters;
    const auto found = std::ranges::find(parameters, change.value, &rules::Parameter::id);
    QStringList weapons;
    for (const QString &id : change.named)
        weapons.append(muster.system->itemName(id));
    return Text::tr("%1: %2", "what the warband names, weapons")
        .arg(found == parameters.end() ? change.value : found->name,
             weapons.isEmpty() ? Text::tr("none") : weapons.join(Text::tr(", ")));
}

int pointsOf(const Step &step)
{
    int points = 0;
    for (const Change &change : step.changes)
        points += change.points;
    return points * step.count;
}

} // namespace

QString done(const Step &step, const Warband &warband, const Muster &muster)
{
    switch (step.changes.front().kind) {
    case Kind::Add:
        return added(step, muster);
    case Kind::Remove:
        return Text::tr("Remove %1").arg(roster::calledBy(warband, muster, step.changes.front().row));
    case Kind::Alter:
        return altered(step, warband, muster);
    case Kind::BuyFewer:
    case Kind::BuyMore:
        return bought(step, muster);
    case Kind::Name:
        return named(step.changes.front(), muster);
    }
    return {};
}

std::vector<Step> stepsOf(const Fix &fix)
{
    std::vector<Step> steps;
    for (const Change &change : fix.changes) {
        if (steps.empty())
            steps.push_back({{change}});
        else if (isOfStep(steps.back(), change))
            steps.back().changes.push_back(change);
        else if (change.row < 0 && steps.back().changes.front() == change)
            ++steps.back().count;
        else
            steps.push_back({{change}});
    }
    return steps;
}

QString says(const Fix &fix, const Warband &warband, const Muster &muster)
{
    QStringList steps;
    for (const Step &step : stepsOf(fix)) {
        const int points = pointsOf(step);
        steps.append(Text::tr("%1 (%2)", "what is done, its points")
                         .arg(done(step, warband, muster), roster::withSign(points, roster::number(std::abs(points)))));
    }
    return steps.join(Text::tr("; "));
}

} // namespace gunbai::repair
