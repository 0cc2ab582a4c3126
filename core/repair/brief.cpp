// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/repair/names.h"
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

/// "a yari", "an improvised weapon"; several things ("paired swords") have no article.
QString withArticle(const QString &thing)
{
    if (thing.endsWith(u's') || thing.contains(Text::tr(" and ", "between the names of two things")))
        return thing;
    return (beginsWithVowel(thing) ? Text::tr("an %1", "a thing that begins with a vowel")
                                   : Text::tr("a %1", "a thing"))
        .arg(thing);
}

/// What everybody has is nothing to be given.
bool isBareHanded(const QString &weapon, const rules::System &system)
{
    const int index = system.weaponIndex(weapon);
    return index >= 0 && system.weapons[static_cast<std::size_t>(index)].everybodyHas;
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
        if (isTaken)
            return without(system.itemName(model.weapon));
        return isBareHanded(change.value, system)
                   ? Text::tr("%1: %2", "models, unarmed").arg(who, name)
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
        return Text::tr("Give %1 the skill %2").arg(who, name);
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
