// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/amend.h"

#include <QCoreApplication>

#include <algorithm>

namespace gunbai::rules {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Rules)
};

/// Makes `armour` the printed one. Every armour keeps its price in points: what was printed before becomes an offer,
/// so that a warband with it can still be priced while a rule forbids it (rulings.md: Kamakura prices, End of Edo).
void rebaseArmour(Profile &profile, const QString &armour, int cost)
{
    if (profile.armour == armour)
        return;
    const Offer *own = findOffer(profile.armours, armour);
    const int change = own ? own->cost : cost;
    std::erase_if(profile.armours, [&armour](const Offer &offer) { return offer.id == armour; });
    profile.armours.push_back({profile.armour, 0});
    for (Offer &offer : profile.armours)
        offer.cost -= change;
    profile.armour = armour;
    profile.cost += change;
    for (SwitchedCost &switched : profile.switchedCosts)
        switched.cost += change;
}

void offerWeapon(Profile &profile, const QString &weapon, const QString &pricedAs)
{
    for (Choice &choice : profile.choices) {
        if (const Offer *model = findOffer(choice.offers, pricedAs); model && !findOffer(choice.offers, weapon))
            choice.offers.push_back({weapon, model->cost});
    }
}

void amend(Profile &profile, const ProfileAmendment &amendment)
{
    if (!matchesProfile(amendment.who, profile))
        return;
    if (amendment.armour.isEmpty())
        profile.cost += amendment.cost;
    else
        rebaseArmour(profile, amendment.armour, amendment.cost);
    for (auto it = amendment.weapons.begin(); it != amendment.weapons.end(); ++it)
        offerWeapon(profile, it.key(), it.value());
    profile.choices.insert(profile.choices.end(), amendment.choices.begin(), amendment.choices.end());
    profile.picks = amendment.picks.value_or(profile.picks);
    profile.options.insert(profile.options.end(), amendment.options.begin(), amendment.options.end());
}

template <class T>
void prepend(std::vector<T> &items, const std::vector<T> &first)
{
    items.insert(items.begin(), first.begin(), first.end());
}

void inherit(ListDraft &draft, const List &base)
{
    List &list = draft.list;
    prepend(list.profiles, base.profiles);
    prepend(list.rules, base.rules);
    prepend(list.purchases, base.purchases);
    prepend(list.parameters, base.parameters);
    prepend(list.firstSkills, base.firstSkills);
    list.extraSkills = base.extraSkills + list.extraSkills;
    if (!list.banner)
        list.banner = base.banner;
    if (!draft.setsHires)
        list.hires = base.hires;
    if (!draft.setsMorale)
        list.morale = base.morale;
    if (!draft.setsVictoryPoints)
        list.victoryPoints = base.victoryPoints;
}

void removeHires(List &list, const QStringList &profiles)
{
    for (Hire &hire : list.hires)
        hire.profiles.removeIf([&profiles](const QString &id) { return profiles.contains(id); });
    std::erase_if(list.hires, [](const Hire &hire) { return hire.profiles.isEmpty(); });
}

void checkProfiles(const List &list, toml::Faults &faults)
{
    QStringList ids;
    for (const Profile &profile : list.profiles) {
        if (profile.cost < 0)
            faults.add(list.place.line, list.place.column,
                       Text::tr("The amendments bring “%1” below 0 points.").arg(profile.id));
        if (ids.contains(profile.id))
            faults.add(list.place.line, list.place.column,
                       Text::tr("The list has the profile “%1” twice.").arg(profile.id));
        ids.append(profile.id);
    }
    if (ids.isEmpty())
        faults.add(list.place.line, list.place.column, Text::tr("The list has no profile."));
}

} // namespace

List completed(ListDraft draft, const List *base, const System &system, const std::vector<Rule> &systemRules,
               toml::Faults &faults)
{
    List &list = draft.list;
    if (base)
        inherit(draft, *base);
    else
        prepend(list.rules, systemRules);
    removeHires(list, draft.withoutHire);
    for (const QString &id : draft.plus) {
        if (const Profile *profile = system.anyProfile(id))
            list.profiles.push_back(*profile);
        else
            faults.add(list.place.line, list.place.column,
                       Text::tr("“%1” cannot be added: its list could not be read.").arg(id));
    }
    for (const ProfileAmendment &amendment : draft.amendments) {
        for (Profile &profile : list.profiles)
            amend(profile, amendment);
    }
    checkProfiles(list, faults);
    return std::move(draft.list);
}

} // namespace gunbai::rules
