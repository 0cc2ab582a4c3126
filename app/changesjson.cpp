// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/changesjson.h"

#include "core/repair/words.h"

#include <QJsonArray>

namespace gunbai::app {

using namespace Qt::StringLiterals;
using repair::Change;
using repair::Fix;
using repair::Step;
using Thing = Change::Thing;

namespace {

QJsonValue orNull(const QString &value)
{
    return value.isEmpty() ? QJsonValue() : QJsonValue(value);
}

QJsonValue orNull(const QStringList &values)
{
    return values.isEmpty() ? QJsonValue() : QJsonValue(QJsonArray::fromStringList(values));
}

/// The key of the entry that a change writes anew, as the warband file has it.
void insertThing(QJsonObject &object, Thing thing, const roster::Model &model)
{
    switch (thing) {
    case Thing::Weapon:
        return (void)object.insert(u"weapon"_s, orNull(model.weapon));
    case Thing::Armour:
        return (void)object.insert(u"armour"_s, orNull(model.armour));
    case Thing::Mount:
        return (void)object.insert(u"mount"_s, orNull(model.mount));
    case Thing::AddedSkill:
    case Thing::DroppedSkill:
        return (void)object.insert(u"skills"_s, orNull(model.skills));
    case Thing::AddedOption:
    case Thing::DroppedOption:
        return (void)object.insert(u"options"_s, orNull(model.options));
    case Thing::Banner:
        return (void)object.insert(u"banner"_s, model.hasBanner);
    case Thing::Leader:
        return (void)object.insert(u"leader"_s, model.isLeader);
    case Thing::Disguise:
        return (void)object.insert(u"disguised_as"_s, orNull(model.disguisedAs));
    }
}

/// What a new model has beside its profile.
QJsonObject addition(const Step &step)
{
    const roster::Model &model = step.changes.front().model;
    QJsonObject with;
    const auto insert = [&](Thing thing, bool isGiven) {
        if (isGiven)
            insertThing(with, thing, model);
    };
    insert(Thing::Weapon, !model.weapon.isEmpty());
    insert(Thing::Armour, !model.armour.isEmpty());
    insert(Thing::Mount, !model.mount.isEmpty());
    insert(Thing::AddedSkill, !model.skills.isEmpty());
    insert(Thing::AddedOption, !model.options.isEmpty());
    insert(Thing::Banner, model.hasBanner);
    insert(Thing::Disguise, !model.disguisedAs.isEmpty());
    return {{u"add"_s, model.profile}, {u"with"_s, with}, {u"count"_s, step.count}};
}

QJsonObject alteration(const Step &step, const roster::WarbandFile &source)
{
    const int row = step.changes.front().row;
    roster::Model model = source.warband.models[static_cast<std::size_t>(row)];
    QJsonObject object{{u"change"_s, source.entryOfModel[static_cast<std::size_t>(row)]}, {u"count"_s, 1}};
    for (const Change &change : step.changes) {
        model = repair::altered(std::move(model), change.thing, change.value);
        insertThing(object, change.thing, model);
    }
    return object;
}

QJsonObject toJson(const Step &step, const roster::WarbandFile &source)
{
    const Change &first = step.changes.front();
    switch (first.kind) {
    case Change::Kind::Add:
        return addition(step);
    case Change::Kind::Remove:
        return {{u"remove"_s, source.entryOfModel[static_cast<std::size_t>(first.row)]}, {u"count"_s, 1}};
    case Change::Kind::Alter:
        return alteration(step, source);
    case Change::Kind::BuyFewer:
        return {{u"purchase"_s, first.value}, {u"count"_s, -step.count}};
    case Change::Kind::BuyMore:
        return {{u"purchase"_s, first.value}, {u"count"_s, step.count}};
    case Change::Kind::Name:
        return {{u"name"_s, first.value}, {u"weapons"_s, QJsonArray::fromStringList(first.named)}, {u"count"_s, 1}};
    }
    return {};
}

/// Changes alike of models of one entry become one of several.
void append(QJsonArray &changes, QJsonObject change)
{
    QJsonObject last = changes.isEmpty() ? QJsonObject() : changes.last().toObject();
    const int before = last.take(u"count"_s).toInt();
    const int more = change.take(u"count"_s).toInt();
    const bool isSame = last == change;
    if (isSame)
        changes.removeLast();
    change.insert(u"count"_s, isSame ? before + more : more);
    changes.append(change);
}

} // namespace

QJsonObject toJson(const Fix &fix, const roster::WarbandFile &source)
{
    QJsonArray changes;
    for (const Step &step : repair::stepsOf(fix))
        append(changes, toJson(step, source));
    return {{u"total"_s, fix.total}, {u"points"_s, fix.points}, {u"changes"_s, changes}};
}

} // namespace gunbai::app
