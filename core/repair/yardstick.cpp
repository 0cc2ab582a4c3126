// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/repair/yardstick.h"

#include "core/roster/checks.h"
#include "core/roster/evaluation.h"

#include <algorithm>

namespace gunbai::repair {

using namespace Qt::StringLiterals;
using roster::Findings;
using roster::Judged;
using roster::Muster;
using roster::Warband;
using rules::Condition;
using rules::Filter;
using rules::Form;
using rules::Term;
using Relation = Form::Relation;

namespace {

bool mayHold(Relation relation, int low, int high)
{
    switch (relation) {
    case Relation::AtMost:
        return low <= 0;
    case Relation::AtLeast:
        return high >= 0;
    case Relation::Less:
        return low < 0;
    case Relation::More:
        return high > 0;
    case Relation::Equal:
        return low <= 0 && high >= 0;
    }
    return false;
}

bool mayFail(Relation relation, int low, int high)
{
    switch (relation) {
    case Relation::AtMost:
        return high > 0;
    case Relation::AtLeast:
        return low < 0;
    case Relation::Less:
        return high >= 0;
    case Relation::More:
        return low <= 0;
    case Relation::Equal:
        return low != 0 || high != 0;
    }
    return false;
}

Form atMost(Term counted, int most)
{
    Form form;
    form.left = {std::move(counted)};
    form.right = {Term{Term::Kind::Constant, most, {}, {}}};
    return form;
}

Filter everyoneWith(Condition::Subject subject, const QStringList &names)
{
    return {Filter::Scope::Everyone, {Condition{subject, false, names, {}, {}, 0, 0}}};
}

/// What a check finds wrong, each once for each model that makes it.
template <class Counts>
int number(const std::vector<roster::Finding> &findings, Counts counts)
{
    int number = 0;
    for (const roster::Finding &finding : findings) {
        if (!finding.isMet && counts(finding))
            number += std::max(1, static_cast<int>(finding.causes.size()));
    }
    return number;
}

int errors(const std::vector<roster::Finding> &findings)
{
    return number(findings, [](const roster::Finding &finding) { return finding.severity == rules::Severity::Error; });
}

/// What the checks of models by themselves find.
std::vector<roster::Finding> ofModels(const Judged &judged)
{
    Findings findings;
    checkIds(judged, findings);
    checkEquipment(judged, findings);
    checkSkills(judged, findings);
    checkHired(judged, findings);
    checkBearers(judged, findings);
    return findings.taken();
}

} // namespace

Yardstick::Yardstick(const Warband &warband, const Muster &muster)
{
    addRules(*muster.list, warband);
    addNumbers(*muster.list, warband);
    for (const rules::Purchase &purchase : muster.list->purchases) {
        m_purchases.push_back(purchase.id);
        addNought();
    }
    for (int slot = 0; slot < 3; ++slot)
        addNought();
}

void Yardstick::addRules(const rules::List &list, const Warband &warband)
{
    for (const rules::Rule *rule : roster::rulesInForce(list, warband)) {
        if (rule->severity != rules::Severity::Error || !roster::canTell(*rule, warband))
            continue;
        Requirement requirement;
        for (const Form &form : rule->conditions)
            requirement.conditions.push_back(slotOf(form, false));
        for (const rules::Alternative &alternative : rule->alternatives) {
            if (!roster::isOpen(alternative, warband))
                continue;
            Slots demands;
            for (const rules::Demand &demand : alternative.demands)
                demands.push_back(slotOf(demand.form, true));
            requirement.alternatives.push_back(std::move(demands));
        }
        m_requirements.push_back(std::move(requirement));
    }
}

/// The limits that are no rules of the list: points, profiles, hired swords, banners.
void Yardstick::addNumbers(const rules::List &list, const Warband &warband)
{
    if (warband.limit)
        m_requirements.push_back(
            {{}, {{slotOf(atMost(Term{Term::Kind::WarbandPoints, 1, {}, {}}, *warband.limit), true)}}});
    for (const rules::Profile &profile : list.profiles) {
        if (profile.most > 0)
            addBound(everyoneWith(Condition::Subject::Profile, {profile.id}), profile.most);
    }
    for (const rules::Hire &hire : list.hires) {
        if (hire.most > 0)
            addBound(everyoneWith(Condition::Subject::Profile, hire.profiles), hire.most);
    }
    addBound(everyoneWith(Condition::Subject::Banner, {}), list.banner ? list.banner->most : 1);
}

void Yardstick::addBound(const Filter &filter, int most)
{
    m_requirements.push_back({{}, {{slotOf(atMost(Term{Term::Kind::Count, 1, filter, {}}, most), true)}}});
}

std::size_t Yardstick::slotOf(const Form &form, bool shallHold)
{
    const bool wantsFewer = form.relation == Relation::AtMost || form.relation == Relation::Less;
    const bool isEqual = form.relation == Relation::Equal;
    m_forms.push_back(form);
    m_slots.push_back({form.relation, isEqual || wantsFewer != shallHold, isEqual || wantsFewer == shallHold});
    return m_slots.size() - 1;
}

/// A slot of what there shall be none of.
void Yardstick::addNought()
{
    m_slots.push_back({Relation::AtMost, false, true});
    m_requirements.push_back({{}, {{m_slots.size() - 1}}});
}

Measures Yardstick::measure(const Warband &warband, const rules::CataloguePtr &catalogue) const
{
    return measure(warband, roster::muster(warband, catalogue));
}

Measures Yardstick::measure(const Warband &warband, const Muster &muster) const
{
    const Judged judged{warband, muster};
    Measures measures;
    measures.reserve(m_slots.size() + 1);
    for (const Form &form : m_forms)
        measures.push_back(roster::difference(form, warband, muster));
    for (std::size_t index = 0; index < m_purchases.size(); ++index)
        measures.push_back(warband.purchases.value(m_purchases[index]) - muster.list->purchases[index].most);
    measures.push_back(errors(ofModels(judged)));
    const auto named =
        muster.system->namesLeader() ? std::ranges::count_if(warband.models, &roster::Model::isLeader) : 0;
    measures.push_back(static_cast<int>(named) - 1);
    Findings leader;
    checkLeader(judged, leader);
    measures.push_back(named > 1 ? 0 : errors(leader.taken()));
    measures.push_back(muster.total);
    return measures;
}

bool Yardstick::mayBeLegal(const Measures &measures, const Reach *reach, int steps) const
{
    const auto low = [&](std::size_t slot) { return measures[slot] + (reach ? steps * reach->low[slot] : 0); };
    const auto high = [&](std::size_t slot) { return measures[slot] + (reach ? steps * reach->high[slot] : 0); };
    const auto holds = [&](std::size_t slot) { return mayHold(m_slots[slot].relation, low(slot), high(slot)); };
    const auto fails = [&](std::size_t slot) { return mayFail(m_slots[slot].relation, low(slot), high(slot)); };
    return std::ranges::all_of(m_requirements, [&](const Requirement &requirement) {
        return std::ranges::any_of(requirement.alternatives,
                                   [&](const Slots &demands) { return std::ranges::all_of(demands, holds); })
               || std::ranges::any_of(requirement.conditions, fails);
    });
}

bool Yardstick::isOfUse(const Measures &moved) const
{
    for (std::size_t slot = 0; slot < m_slots.size(); ++slot) {
        if ((moved[slot] > 0 && m_slots[slot].mayRise) || (moved[slot] < 0 && m_slots[slot].mayFall))
            return true;
    }
    return false;
}

int complaints(const Warband &warband, const Muster &muster)
{
    return number(ofModels({warband, muster}), [](const roster::Finding &) { return true; });
}

} // namespace gunbai::repair
