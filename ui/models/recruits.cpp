// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/recruits.h"

#include "core/roster/evaluation.h"
#include "ui/models/openwarband.h"
#include "ui/models/words.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>

namespace gunbai::ui {

using rules::Profile;

namespace {

constexpr int MostTried = 20;

/// The weapons with which a profile could join: whatever it must take one of, or nothing.
QStringList firstWeapons(const Profile &profile)
{
    QStringList weapons;
    for (const rules::Choice &choice : profile.choices) {
        if (!choice.isRequired)
            continue;
        for (const rules::Offer &offer : choice.offers)
            weapons.append(offer.id);
    }
    return weapons.isEmpty() ? QStringList{QString()} : weapons;
}

/// Whether a warband has as many models of these profiles as there may be; 0 stands for no limit.
bool isFull(const roster::Warband &warband, const QStringList &profiles, int most)
{
    const auto have = std::ranges::count_if(
        warband.models, [&profiles](const roster::Model &model) { return profiles.contains(model.profile); });
    return most > 0 && have >= most;
}

/// The hire line of a list that names a profile, or nullptr.
const rules::Hire *hireOf(const rules::List &list, const QString &profile)
{
    const auto found = std::ranges::find_if(
        list.hires, [&profile](const rules::Hire &hire) { return hire.profiles.contains(profile); });
    return found == list.hires.end() ? nullptr : &*found;
}

/// Looks for a way to add one more model of a profile.
class Recruiting
{
    Q_DECLARE_TR_FUNCTIONS(Recruits)

public:
    explicit Recruiting(const OpenWarband &open) : m_open(open), m_whatIf(open.warband(), open.catalogue()) {}

    Recruit own(const Profile &profile) const;
    Recruit hired(const Profile &profile) const;

private:
    Recruit recruit(const Profile &profile) const;
    static void bar(Recruit &recruit, const QString &reason);
    QStringList fewestFaults(const Profile &profile) const;
    int printedCost(const Profile &profile) const;

    const OpenWarband &m_open;
    WhatIf m_whatIf;
};

Recruit Recruiting::own(const Profile &profile) const
{
    Recruit own = recruit(profile);
    if (isFull(m_open.warband(), {profile.id}, profile.most))
        bar(own, tr("At most %1 in a warband.").arg(number(profile.most)));
    return own;
}

Recruit Recruiting::hired(const Profile &profile) const
{
    Recruit hired = recruit(profile);
    const rules::Hire *hire = hireOf(*m_open.muster().list, profile.id);
    hired.isHired = true;
    if (!hire)
        bar(hired, tr("%1 can’t hire one.", "a list").arg(m_open.muster().list->name));
    else if (isFull(m_open.warband(), hire->profiles, hire->most))
        bar(hired, tr("At most %1 in a warband.").arg(number(hire->most)));
    if (hire && hired.note.isEmpty())
        hired.note = hire->note;
    return hired;
}

Recruit Recruiting::recruit(const Profile &profile) const
{
    Recruit recruit;
    recruit.profile = &profile;
    recruit.cost = printedCost(profile);
    recruit.reasons = fewestFaults(profile);
    recruit.note = profile.note;
    if (const auto limit = m_open.warband().limit)
        recruit.left = *limit - m_open.muster().total - recruit.cost;
    return recruit;
}

/// Beside a bar, no other reason matters.
void Recruiting::bar(Recruit &recruit, const QString &reason)
{
    recruit.isBarred = true;
    recruit.reasons = {reason};
}

QStringList Recruiting::fewestFaults(const Profile &profile) const
{
    const int index = static_cast<int>(m_whatIf.warband().models.size());
    std::optional<QStringList> fewest;
    for (const QString &weapon : firstWeapons(profile)) {
        roster::Warband changed = m_whatIf.warband();
        changed.models.push_back({});
        changed.models.back().profile = profile.id;
        changed.models.back().weapon = weapon;
        const QStringList faults = m_whatIf.newFaults(changed, index);
        if (!fewest || faults.size() < fewest->size())
            fewest = faults;
        if (fewest->isEmpty())
            break;
    }
    return fewest.value_or(QStringList());
}

int Recruiting::printedCost(const Profile &profile) const
{
    roster::Warband alone = m_whatIf.warband();
    alone.models.assign(1, {});
    alone.models.front().profile = profile.id;
    const auto muster = roster::muster(alone, m_open.catalogue());
    const auto &price = muster.warriors.front().price;
    return price.empty() ? 0 : price.front().points;
}

/// "Hired models: at most so many", whatever its bound is made of.
bool boundsAllHired(const rules::Demand &demand)
{
    const rules::Form &form = demand.form;
    if (form.relation != rules::Form::Relation::AtMost || form.left.size() != 1)
        return false;
    const rules::Term &term = form.left.front();
    return term.kind == rules::Term::Kind::Count && term.filter.scope == rules::Filter::Scope::Hired
           && term.filter.conditions.empty();
}

bool isInForce(const rules::Rule &rule, const roster::Warband &warband)
{
    const QStringList &on = warband.houseRules;
    return (rule.onlyWithSwitch.isEmpty() || on.contains(rule.onlyWithSwitch))
           && (rule.notWithSwitch.isEmpty() || !on.contains(rule.notWithSwitch));
}

/// The demands of a list that bound the number of all hired models, where no alternative gets round them.
std::vector<const rules::Demand *> boundsOnAllHired(const rules::List &list, const roster::Warband &warband)
{
    QMap<QString, const rules::Rule *> rules; // of several with one id the last one in force counts
    for (const rules::Rule &rule : list.rules) {
        if (isInForce(rule, warband))
            rules.insert(rule.id, &rule);
    }
    std::vector<const rules::Demand *> bounds;
    for (const rules::Rule *rule : std::as_const(rules)) {
        if (rule->alternatives.size() != 1)
            continue;
        for (const rules::Demand &demand : rule->alternatives.front().demands) {
            if (boundsAllHired(demand))
                bounds.push_back(&demand);
        }
    }
    return bounds;
}

bool holdAll(const std::vector<const rules::Demand *> &bounds, const roster::Warband &warband,
             const rules::CataloguePtr &catalogue)
{
    const roster::Muster muster = roster::muster(warband, catalogue);
    return std::ranges::all_of(
        bounds, [&](const rules::Demand *bound) { return roster::evaluate(bound->form, warband, muster).holds; });
}

} // namespace

std::vector<Recruit> recruits(const OpenWarband &open)
{
    std::vector<Recruit> list;
    const auto &muster = open.muster();
    if (!muster.list)
        return list;
    const Recruiting recruiting(open);
    for (const Profile &profile : muster.list->profiles)
        list.push_back(recruiting.own(profile));
    for (const Profile &profile : muster.system->hirelings)
        list.push_back(recruiting.hired(profile));
    return list;
}

int hiredCount(const roster::Muster &muster)
{
    return static_cast<int>(std::ranges::count(muster.warriors, true, &roster::Warrior::isHired));
}

std::optional<int> mostHired(const OpenWarband &open)
{
    const rules::List *list = open.muster().list;
    if (!list || list->hires.empty())
        return std::nullopt;
    const auto bounds = boundsOnAllHired(*list, open.warband());
    if (bounds.empty())
        return std::nullopt;
    // The bound may grow with what is hired: a quarter of all, hired ones included. So they are hired one by one.
    roster::Warband warband = open.warband();
    std::erase_if(warband.models, [&list](const roster::Model &model) { return !list->profile(model.profile); });
    for (int hired = 0; hired < MostTried; ++hired) {
        warband.models.push_back({});
        warband.models.back().profile = list->hires.front().profiles.front();
        if (!holdAll(bounds, warband, open.catalogue()))
            return hired;
    }
    return std::nullopt;
}

} // namespace gunbai::ui
