// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checkedfile.h"
#include "app/subcommands.h"

#include "core/repair/words.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTextStream>

namespace gunbai::app {

using namespace Qt::StringLiterals;
using repair::Change;
using repair::Fix;
using repair::Step;
using Thing = Change::Thing;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

QJsonValue orNull(const QString &value)
{
    return value.isEmpty() ? QJsonValue() : QJsonValue(value);
}

QJsonValue orNull(const QStringList &values)
{
    return values.isEmpty() ? QJsonValue() : QJsonValue(QJsonArray::fromStringList(values));
}

QJsonObject addition(const Step &step)
{
    const roster::Model &model = step.changes.front().model;
    QJsonObject with;
    if (!model.weapon.isEmpty())
        with.insert(u"weapon"_s, model.weapon);
    if (!model.armour.isEmpty())
        with.insert(u"armour"_s, model.armour);
    return {{u"add"_s, model.profile}, {u"with"_s, with}, {u"count"_s, step.count}};
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

QJsonObject alteration(const Step &step, const Checked &checked)
{
    const int row = step.changes.front().row;
    roster::Model model = checked.source.warband.models[static_cast<std::size_t>(row)];
    QJsonObject object{{u"change"_s, checked.source.entryOfModel[static_cast<std::size_t>(row)]}, {u"count"_s, 1}};
    for (const Change &change : step.changes) {
        model = repair::altered(std::move(model), change.thing, change.value);
        insertThing(object, change.thing, model);
    }
    return object;
}

QJsonObject toJson(const Step &step, const Checked &checked)
{
    const Change &first = step.changes.front();
    switch (first.kind) {
    case Change::Kind::Add:
        return addition(step);
    case Change::Kind::Remove:
        return {{u"remove"_s, checked.source.entryOfModel[static_cast<std::size_t>(first.row)]}, {u"count"_s, 1}};
    case Change::Kind::Alter:
        return alteration(step, checked);
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

QJsonObject toJson(const Fix &fix, const Checked &checked)
{
    QJsonArray changes;
    for (const Step &step : repair::stepsOf(fix))
        append(changes, toJson(step, checked));
    return {{u"total"_s, fix.total}, {u"points"_s, fix.points}, {u"changes"_s, changes}};
}

void printJson(const std::vector<Fix> &fixes, const Checked &checked, QTextStream &out)
{
    QJsonArray array;
    for (const Fix &fix : fixes)
        array.append(toJson(fix, checked));
    const QJsonObject object{{u"legal"_s, checked.verdict.isLegal()}, {u"fixes"_s, array}};
    out << QString::fromUtf8(QJsonDocument(object).toJson());
}

void print(const std::vector<Fix> &fixes, const Checked &checked, QTextStream &out)
{
    out << stateOf(checked) << u'\n';
    for (const Fix &fix : fixes)
        out << u"  "_s << repair::says(fix, checked.source.warband, checked.muster) << u'\n';
    if (fixes.empty() && !checked.verdict.isLegal())
        out << u"  "_s << Text::tr("Nothing of three changes or fewer makes it legal.") << u'\n';
}

} // namespace

int fix(const QStringList &arguments, const Streams &streams)
{
    const auto call = parseCall(arguments);
    if (!call)
        return wrongCall(call.error().message, streams);
    if (call.value().positional.size() != 1)
        return wrongCall(Text::tr("fix needs one warband file: gunbai fix FILE [--json]"), streams);
    const auto catalogue = rulesInForce(streams);
    const auto checked = checkFile(call.value().positional.first(), catalogue);
    if (!checked) {
        streams.error << checked.error().line() << Qt::endl;
        return CannotRead;
    }
    const auto fixes = repair::fixes(checked.value().source.warband, catalogue);
    if (call.value().json)
        printJson(fixes, checked.value(), streams.out);
    else
        print(fixes, checked.value(), streams.out);
    streams.out.flush();
    return checked.value().verdict.isLegal() ? Done : AnswerIsNo;
}

} // namespace gunbai::app
