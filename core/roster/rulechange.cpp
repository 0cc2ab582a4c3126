// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roster/rulechange.h"

#include "core/roster/rulechangewords.h"

#include <QCoreApplication>

#include <algorithm>

namespace gunbai::roster {

using namespace Qt::StringLiterals;
using rules::Profile;
using Kind = RuleChange::Kind;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(RuleChange)
};

/// What shows of a warrior, by name: items of the old rules and of today's may have other places.
struct Look
{
    std::vector<std::pair<QString, QString>> figures;
    QStringList things;

    [[nodiscard]] QString figure(const QString &what) const
    {
        const auto found = std::ranges::find(figures, what, &std::pair<QString, QString>::first);
        return found == figures.end() ? QString() : found->second;
    }
};

QString price(int points)
{
    return withSign(points, number(std::abs(points)));
}

/// What the profile sells, by name, and the prices.
void addOffers(Look &look, const Profile &profile, const rules::System &system)
{
    const auto add = [&](const std::vector<rules::Offer> &offers) {
        for (const rules::Offer &offer : offers)
            look.figures.emplace_back(system.itemName(offer.id), price(offer.cost));
    };
    for (const rules::Choice &choice : profile.choices)
        add(choice.offers);
    add(profile.armours);
    add(profile.mounts);
    for (const rules::Option &option : profile.options)
        look.figures.emplace_back(option.name, price(option.cost));
    if (profile.picks.most > 0)
        look.figures.emplace_back(Text::tr("a skill"), price(profile.picks.each));
}

void addFigures(Look &look, const Warrior &warrior, const rules::System &system)
{
    const Profile &profile = *warrior.profile;
    look.figures.emplace_back(Text::tr("name"), profile.name);
    look.figures.emplace_back(Text::tr("type"), system.types.value(profile.type, profile.type));
    if (system.hasRanks)
        look.figures.emplace_back(Text::tr("Rank"), number(warrior.rank));
    for (std::size_t index = 0; index < warrior.stats.size() && index < system.stats.size(); ++index)
        look.figures.emplace_back(system.stats[index].name, rules::scoreText(warrior.stats[index]));
    look.figures.emplace_back(Text::tr("models"), number(profile.models));
    look.figures.emplace_back(Text::tr("limit"), profile.most > 0 ? number(profile.most) : Text::tr("none"));
}

/// Bought skills are the model's own, whatever the rules say.
void addThings(Look &look, const Model &model, const Warrior &warrior, const rules::System &system)
{
    QStringList ids = QStringList{warrior.armour, warrior.mount} + warrior.fixedWeapons + warrior.boughtWeapons
                      + warrior.profile->skills;
    for (const rules::Option &option : warrior.profile->options) {
        if (model.options.contains(option.id))
            ids += option.skills;
    }
    ids.removeAll(QString());
    for (const QString &id : ids)
        look.things.append(system.itemName(id));
    look.things.removeDuplicates();
}

Look lookOf(const Model &model, const Warrior &warrior, const rules::System &system)
{
    Look look;
    addFigures(look, warrior, system);
    addOffers(look, *warrior.profile, system);
    addThings(look, model, warrior, system);
    return look;
}

QStringList without(const QStringList &all, const QStringList &others)
{
    QStringList left;
    std::ranges::copy_if(all, std::back_inserter(left), [&](const QString &one) { return !others.contains(one); });
    return left;
}

/// A figure that only one of them has is something that can be taken no more, or now.
void compareFigures(RuleChange &change, const Look &before, const Look &now)
{
    for (const auto &[what, figure] : before.figures) {
        const QString after = now.figure(what);
        if (after.isEmpty())
            change.lost.append(what);
        else if (after != figure)
            change.figures.push_back({what, figure, after});
    }
    for (const auto &[what, figure] : now.figures) {
        if (before.figure(what).isEmpty())
            change.gained.append(Text::tr("%1 %2", "thing, price").arg(what, figure));
    }
}

/// All that counts in a profile, without the words about it.
Profile withoutWords(Profile profile)
{
    profile.note.clear();
    profile.isInDoubt = false;
    for (rules::Option &option : profile.options)
        option.note.clear();
    return profile;
}

bool shows(const RuleChange &change)
{
    return change.kind != Kind::Changed || change.points() != 0 || !change.figures.empty() || !change.lost.isEmpty()
           || !change.gained.isEmpty() || change.isOtherwise;
}

RuleChange between(const Model &model, const Warrior &before, const Warrior &now, const rules::System &system)
{
    RuleChange change{Kind::Changed, before.profile->name, 1, 0, 0, {}, {}, {}, false};
    if (before.points != now.points) {
        change.pointsBefore = before.points;
        change.pointsNow = now.points;
    }
    const Look old = lookOf(model, before, system);
    const Look fresh = lookOf(model, now, system);
    compareFigures(change, old, fresh);
    change.lost += without(old.things, fresh.things);
    change.gained += without(fresh.things, old.things);
    change.lost.removeDuplicates();
    change.isOtherwise = !shows(change)
                         && (withoutWords(*before.profile) != withoutWords(*now.profile)
                             || before.isHired != now.isHired || before.isForeign != now.isForeign);
    return change;
}

RuleChange changeOf(const Model &model, const Warrior &before, const Warrior &now, const rules::System &system,
                    bool wasKnown)
{
    if (before.profile && now.profile && wasKnown)
        return between(model, before, now, system);
    if (wasKnown)
        return {Kind::Gone, before.profile->name, 1, before.points, 0, {}, {}, {}, false};
    return {Kind::Back, now.profile->name, 1, 0, now.points, {}, {}, {}, false};
}

/// Models that changed alike are told of once.
void add(std::vector<RuleChange> &changes, const RuleChange &change)
{
    const auto alike = std::ranges::find_if(changes, [&change](RuleChange other) {
        other.models = 1;
        return other == change;
    });
    if (alike == changes.end())
        changes.push_back(change);
    else
        ++alike->models;
}

/// What its list's being gone would hide: every profile that is remembered, as a list of that name alone.
Muster musterAsRemembered(const Warband &warband, const Remembered &remembered, const rules::CataloguePtr &today)
{
    const rules::System *system = today->system(warband.system);
    if (!system || system->list(warband.list))
        return muster(warband, asRemembered(warband, remembered, today));
    std::vector<rules::System> systems = today->systems();
    const auto found = std::ranges::find(systems, warband.system, &rules::System::id);
    found->lists.emplace_back().id = warband.list;
    const auto withList = std::make_shared<const rules::Catalogue>(std::move(systems));
    return muster(warband, asRemembered(warband, remembered, withList));
}

} // namespace

std::vector<RuleChange> ruleChanges(const Warband &warband, const Remembered &remembered,
                                    const rules::CataloguePtr &today)
{
    const QStringList others = otherThanToday(warband, remembered, *today);
    if (others.isEmpty())
        return {};
    const Muster before = musterAsRemembered(warband, remembered, today);
    const Muster now = muster(warband, today);
    std::vector<RuleChange> changes;
    for (std::size_t index = 0; index < warband.models.size(); ++index) {
        const Warrior &was = before.warriors[index];
        const Warrior &is = now.warriors[index];
        const auto kind = remembered.kinds.find(warband.models[index].profile);
        const bool wasKnown = was.profile && (kind == remembered.kinds.end() || !kind->record.isEmpty());
        if (!wasKnown && !is.profile)
            continue;
        const RuleChange change = changeOf(warband.models[index], was, is, *before.system, wasKnown);
        if (shows(change))
            add(changes, change);
    }
    return changes;
}

} // namespace gunbai::roster
