// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/recruits.h"

#include "core/collection/fielding.h"
#include "core/edit/edits.h"
#include "core/roster/evaluation.h"
#include "ui/models/shownwarband.h"
#include "ui/models/words.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>

namespace gunbai::ui {

using rules::Profile;

namespace {

constexpr int MostTried = 20;

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
    explicit Recruiting(const ShownWarband &shown) : m_shown(shown), m_whatIf(shown.warband(), shown.catalogue()) {}

    Recruit own(const Profile &profile) const;
    Recruit hired(const Profile &profile) const;

private:
    Recruit recruit(const Profile &profile) const;
    static void bar(Recruit &recruit, const QString &reason);

    const ShownWarband &m_shown;
    WhatIf m_whatIf;
};

Recruit Recruiting::own(const Profile &profile) const
{
    Recruit own = recruit(profile);
    if (isFull(m_shown.warband(), {profile.id}, profile.most))
        bar(own, tr("At most %1 in a warband.").arg(number(profile.most)));
    return own;
}

Recruit Recruiting::hired(const Profile &profile) const
{
    Recruit hired = recruit(profile);
    const rules::Hire *hire = hireOf(*m_shown.muster().list, profile.id);
    hired.isHired = true;
    hired.canAdd = hire != nullptr;
    if (!hire)
        bar(hired, tr("%1 can’t hire one.", "a list").arg(m_shown.muster().list->name));
    else if (isFull(m_shown.warband(), hire->profiles, hire->most))
        bar(hired, tr("At most %1 in a warband.").arg(number(hire->most)));
    if (hire && hired.note.isEmpty())
        hired.note = hire->note;
    return hired;
}

Recruit Recruiting::recruit(const Profile &profile) const
{
    Recruit recruit;
    recruit.profile = &profile;
    const roster::Warband more = edit::withAdded(m_whatIf.warband(), profile.id, &profile);
    const auto added = std::ranges::find(more.models, roster::nextId(m_whatIf.warband()), &roster::Model::id);
    recruit.cost = roster::muster(more, m_shown.catalogue()).total - m_shown.muster().total;
    recruit.reasons = statements(m_whatIf.newFaults(more, {static_cast<int>(added - more.models.begin())}));
    recruit.mends = m_whatIf.mended(more).value(0);
    recruit.note = profile.note;
    if (!m_shown.owned().isEmpty())
        recruit.owned = collection::spareOf(m_shown.owned(), m_shown.warband(), m_shown.muster(), profile.id);
    if (const auto limit = m_shown.warband().limit)
        recruit.left = *limit - m_shown.muster().total - recruit.cost;
    return recruit;
}

/// Beside a bar, no other reason matters.
void Recruiting::bar(Recruit &recruit, const QString &reason)
{
    recruit.isBarred = true;
    recruit.reasons = {reason};
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

std::vector<Recruit> recruits(const ShownWarband &shown)
{
    std::vector<Recruit> list;
    const auto &muster = shown.muster();
    if (!muster.list)
        return list;
    const Recruiting recruiting(shown);
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

std::optional<int> mostHired(const ShownWarband &shown)
{
    const rules::List *list = shown.muster().list;
    if (!list || list->hires.empty())
        return std::nullopt;
    const auto bounds = boundsOnAllHired(*list, shown.warband());
    if (bounds.empty())
        return std::nullopt;
    // The bound may grow with what is hired: a quarter of all, hired ones included. So they are hired one by one.
    roster::Warband warband = shown.warband();
    std::erase_if(warband.models, [&list](const roster::Model &model) { return !list->profile(model.profile); });
    for (int hired = 0; hired < MostTried; ++hired) {
        warband.models.push_back({});
        warband.models.back().profile = list->hires.front().profiles.front();
        if (!holdAll(bounds, warband, shown.catalogue()))
            return hired;
    }
    return std::nullopt;
}

} // namespace gunbai::ui
