// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/repair/words.h"

#include "core/repair/search.h"
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

QString optionName(const QString &id, const rules::Profile *profile, const rules::System &system)
{
    if (profile) {
        const auto sold = std::ranges::find(profile->options, id, &rules::Option::id);
        if (sold != profile->options.end())
            return sold->name;
    }
    return system.itemName(id);
}

QString profileName(const QString &id, const rules::System &system)
{
    const rules::Profile *profile = system.anyProfile(id);
    return profile ? profile->name : id;
}

/// What a new model brings: "yari, armour none, horse, Kenjutsu".
QString equipment(const Model &model, const rules::Profile *profile, const rules::System &system)
{
    QStringList things;
    if (!model.disguisedAs.isEmpty())
        things.append(Text::tr("disguised as %1").arg(profileName(model.disguisedAs, system)));
    if (model.hasBanner)
        things.append(Text::tr("banner"));
    if (!model.weapon.isEmpty())
        things.append(system.itemName(model.weapon));
    if (!model.armour.isEmpty())
        things.append(Text::tr("armour %1").arg(system.itemName(model.armour)));
    if (!model.mount.isEmpty())
        things.append(system.itemName(model.mount));
    for (const QString &id : model.options)
        things.append(optionName(id, profile, system));
    for (const QString &id : model.skills)
        things.append(system.itemName(id));
    return things.join(Text::tr(", "));
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

int pointsOf(const Step &step)
{
    int points = 0;
    for (const Change &change : step.changes)
        points += change.points;
    return points * step.count;
}

} // namespace

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

namespace {

/// Steps that do the same to models of any number.
struct Deed
{
    Step step;
    std::vector<int> rows;
};

bool isSameDeed(const Step &one, const Step &other)
{
    return one.changes.front().row >= 0
           && std::ranges::equal(one.changes, other.changes, [](const Change &change, const Change &same) {
                  return change.kind == same.kind && change.thing == same.thing && change.value == same.value
                         && same.row >= 0;
              });
}

std::vector<Deed> deedsOf(const Fix &fix)
{
    std::vector<Deed> deeds;
    for (const Step &step : stepsOf(fix)) {
        const auto same =
            std::ranges::find_if(deeds, [&step](const Deed &deed) { return isSameDeed(deed.step, step); });
        const int row = step.changes.front().row;
        if (same == deeds.end())
            deeds.push_back({step, {row}});
        else
            same->rows.push_back(row);
    }
    return deeds;
}

/// "5, 6 and 7".
QString numbersOf(const std::vector<int> &rows)
{
    QStringList numbers;
    for (const int row : rows)
        numbers.append(roster::number(row + 1));
    const QString last = numbers.takeLast();
    return numbers.isEmpty() ? last
                             : Text::tr("%1 and %2", "numbers of models").arg(numbers.join(Text::tr(", ")), last);
}

bool beginsWithVowel(const QString &name)
{
    const QString base = name.left(1).normalized(QString::NormalizationForm_D).left(1).toLower();
    return !base.isEmpty() && u"aeiou"_s.contains(base);
}

/// "a yari", "an improvised weapon", and several things without an article.
QString withArticle(const QString &thing)
{
    if (thing.contains(Text::tr(" and ", "between the names of two things")))
        return thing;
    return (beginsWithVowel(thing) ? Text::tr("an %1", "a thing that begins with a vowel")
                                   : Text::tr("a %1", "a thing"))
        .arg(thing);
}

QString deedText(const Change &change, const QString &who, const Model &model, const rules::Profile *profile,
                 const rules::System &system)
{
    const QString name = change.thing == Thing::AddedOption || change.thing == Thing::DroppedOption
                             ? optionName(change.value, profile, system)
                             : system.itemName(change.value);
    const bool isTaken = change.value.isEmpty();
    const auto without = [&who](const QString &thing) { return Text::tr("%1 without %2").arg(who, thing); };
    switch (change.thing) {
    case Thing::Weapon:
        return isTaken ? without(system.itemName(model.weapon))
                       : Text::tr("Give %1 %2", "models, a weapon").arg(who, withArticle(name));
    case Thing::Armour:
        if (isTaken)
            return Text::tr("%1 with armour as printed").arg(who);
        return change.value == "none"_L1 ? without(Text::tr("armour"))
                                         : Text::tr("Give %1 %2 armour", "models, light").arg(who, name);
    case Thing::Mount:
        return isTaken ? Text::tr("%1 on foot").arg(who)
                       : Text::tr("Put %1 on %2", "models, a horse").arg(who, withArticle(name));
    case Thing::AddedSkill:
        return Text::tr("Teach %1 %2", "models, a skill").arg(who, name);
    case Thing::AddedOption:
        return Text::tr("%1 with %2", "models, an option").arg(who, name);
    case Thing::DroppedSkill:
    case Thing::DroppedOption:
        return without(name);
    case Thing::Banner:
        return isTaken ? without(Text::tr("banner")) : Text::tr("Give %1 the banner").arg(who);
    case Thing::Leader:
        return isTaken ? Text::tr("%1 not Leader").arg(who) : Text::tr("Make %1 the Leader").arg(who);
    case Thing::Disguise:
        return isTaken ? without(Text::tr("disguise"))
                       : Text::tr("Disguise %1 as %2").arg(who, profileName(change.value, system));
    }
    return {};
}

QString brief(const Deed &deed, const Warband &warband, const Muster &muster)
{
    const Change &first = deed.step.changes.front();
    if (first.kind == Kind::Remove)
        return Text::tr("Remove %1").arg(numbersOf(deed.rows));
    if (first.kind == Kind::Add && deed.step.count == 1) {
        const rules::Profile *profile = muster.system->anyProfile(first.model.profile);
        const QString name = printable(profile ? profile->name : first.model.profile);
        const QString with = equipment(first.model, profile, *muster.system);
        return with.isEmpty() ? Text::tr("Add %1").arg(withArticle(name))
                              : Text::tr("Add %1 with %2").arg(withArticle(name), with);
    }
    if (first.kind != Kind::Alter)
        return done(deed.step, warband, muster);
    const auto index = static_cast<std::size_t>(first.row);
    QStringList texts;
    for (const Change &change : deed.step.changes)
        texts.append(deedText(change, numbersOf(deed.rows), warband.models[index], muster.warriors[index].profile,
                              *muster.system));
    return texts.join(Text::tr(", "));
}

} // namespace

QString briefly(const Fix &fix, const Warband &warband, const Muster &muster)
{
    const auto changes = static_cast<int>(fix.changes.size());
    if (changes > MostChanges)
        return Text::tr("Nearest legal list: %n change(s), %1 points", nullptr, changes).arg(roster::number(fix.total));
    QStringList texts;
    for (const Deed &deed : deedsOf(fix))
        texts.append(brief(deed, warband, muster));
    return texts.join(Text::tr("; "));
}

} // namespace gunbai::repair
