// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roster/evaluation.h"

#include <algorithm>

namespace gunbai::roster {

using rules::Condition;
using rules::Filter;
using rules::Form;
using rules::ItemSet;
using rules::Rule;
using rules::Term;

namespace {

ItemSet parameterWeapons(const Condition &condition, const Warband &warband, const Muster &muster)
{
    ItemSet set = condition.items;
    for (const QString &parameter : condition.parameters) {
        for (const QString &weapon : warband.parameters.value(parameter)) {
            if (const int index = muster.system->weaponIndex(weapon); index >= 0)
                set.set(static_cast<std::size_t>(index));
        }
    }
    return set;
}

bool meets(const Condition &condition, const Warband &warband, const Muster &muster, const Warrior &warrior)
{
    switch (condition.subject) {
    case Condition::Subject::Profile:
        return condition.names.contains(warrior.profile->id);
    case Condition::Subject::Type:
        return rules::isOfType(*warrior.profile, condition.names);
    case Condition::Subject::Rank:
        return warrior.rank >= condition.low && warrior.rank <= condition.high;
    case Condition::Subject::Weapon:
        return condition.parameters.isEmpty() ? (warrior.weapons & condition.items).any()
                                              : (warrior.weapons & parameterWeapons(condition, warband, muster)).any();
    case Condition::Subject::OnlyWeapons:
        return (warrior.weapons & ~parameterWeapons(condition, warband, muster)).none();
    case Condition::Subject::Skill:
        return (warrior.skills & condition.items).any();
    case Condition::Subject::BoughtSkills:
        return warrior.boughtCount >= condition.low && warrior.boughtCount <= condition.high;
    case Condition::Subject::Armour:
        return condition.names.contains(warrior.armour);
    case Condition::Subject::Mounted:
        return !warrior.mount.isEmpty();
    case Condition::Subject::Banner:
        return warrior.hasBanner;
    case Condition::Subject::Leader:
        return warrior.isLeader;
    }
    return false;
}

bool isInScope(Filter::Scope scope, const Warrior &warrior)
{
    switch (scope) {
    case Filter::Scope::Own:
        return !warrior.isHired;
    case Filter::Scope::Hired:
        return warrior.isHired;
    case Filter::Scope::Everyone:
        return true;
    }
    return false;
}

/// The count or the points of a term before its factor.
int amount(const Term &term, const Warband &warband, const Muster &muster)
{
    int sum = 0;
    switch (term.kind) {
    case Term::Kind::Constant:
        return 1;
    case Term::Kind::WarbandPoints:
        return muster.total;
    case Term::Kind::Size:
        return static_cast<int>(warband.parameters.value(term.parameter).size());
    case Term::Kind::Count:
    case Term::Kind::Points:
        for (std::size_t model = 0; model < muster.warriors.size(); ++model) {
            if (counts(term.filter, warband, muster, model))
                sum += term.kind == Term::Kind::Count ? 1 : muster.warriors[model].points;
        }
        return sum;
    }
    return 0;
}

int sum(const std::vector<Term> &terms, const Warband &warband, const Muster &muster)
{
    int total = 0;
    for (const Term &term : terms)
        total += term.factor * amount(term, warband, muster);
    return total;
}

int roundedDown(int value, int divisor)
{
    return value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor);
}

bool compare(int left, Form::Relation relation, int right)
{
    switch (relation) {
    case Form::Relation::AtMost:
        return left <= right;
    case Form::Relation::AtLeast:
        return left >= right;
    case Form::Relation::Less:
        return left < right;
    case Form::Relation::More:
        return left > right;
    case Form::Relation::Equal:
        return left == right;
    }
    return false;
}

/// The bound on the left side's amount, in whole things: what "at most" or "at least" allows.
int bound(int right, Form::Relation relation, int factor)
{
    switch (relation) {
    case Form::Relation::AtMost:
    case Form::Relation::Equal:
        return roundedDown(right, factor);
    case Form::Relation::AtLeast:
        return roundedDown(right + factor - 1, factor);
    case Form::Relation::Less:
        return roundedDown(right + factor - 1, factor) - 1;
    case Form::Relation::More:
        return roundedDown(right, factor) + 1;
    }
    return 0;
}

std::vector<bool> membership(const std::vector<Term> &terms, const Warband &warband, const Muster &muster)
{
    std::vector<bool> models(muster.warriors.size());
    for (const Term &term : terms) {
        for (std::size_t model = 0; model < models.size(); ++model) {
            if (term.kind == Term::Kind::WarbandPoints)
                models[model] = true;
            else if (term.kind == Term::Kind::Count || term.kind == Term::Kind::Points)
                models[model] = models[model] || counts(term.filter, warband, muster, model);
        }
    }
    return models;
}

bool namesMissing(const std::vector<Term> &terms, const Warband &warband)
{
    const auto isMissing = [&warband](const QString &parameter) {
        return warband.parameters.value(parameter).isEmpty();
    };
    return std::ranges::any_of(terms, [&](const Term &term) {
        return std::ranges::any_of(term.filter.conditions, [&](const Condition &condition) {
            return !condition.parameters.isEmpty() && std::ranges::all_of(condition.parameters, isMissing);
        });
    });
}

bool isInForce(const Rule &rule, const Warband &warband)
{
    const auto &on = warband.houseRules;
    return (rule.onlyWithSwitch.isEmpty() || on.contains(rule.onlyWithSwitch))
           && (rule.notWithSwitch.isEmpty() || !on.contains(rule.notWithSwitch));
}

/// "No model with one of these weapons."
bool barsWeapons(const Form &form)
{
    const bool isZero = form.right.size() == 1 && form.right.front().kind == Term::Kind::Constant
                        && form.right.front().factor == 0 && form.relation == Form::Relation::Equal;
    const bool isCount = form.left.size() == 1 && form.left.front().kind == Term::Kind::Count;
    if (!isZero || !isCount || form.left.front().filter.scope == Filter::Scope::Hired)
        return false;
    const auto &conditions = form.left.front().filter.conditions;
    return conditions.size() == 1 && conditions.front().subject == Condition::Subject::Weapon
           && !conditions.front().isNegated;
}

} // namespace

std::vector<const Rule *> rulesInForce(const rules::List &list, const Warband &warband)
{
    std::vector<const Rule *> rules;
    for (const Rule &rule : list.rules) {
        if (!isInForce(rule, warband))
            continue;
        const auto same = std::ranges::find_if(rules, [&rule](const Rule *other) { return other->id == rule.id; });
        if (same == rules.end())
            rules.push_back(&rule);
        else
            *same = &rule;
    }
    return rules;
}

ItemSet barredWeapons(const rules::List &list, const Warband &warband)
{
    ItemSet barred;
    for (const Rule *rule : rulesInForce(list, warband)) {
        if (rule->alternatives.size() != 1)
            continue;
        for (const rules::Demand &demand : rule->alternatives.front().demands) {
            if (barsWeapons(demand.form))
                barred |= countedWeapons(demand.form);
        }
    }
    return barred;
}

bool counts(const Filter &filter, const Warband &warband, const Muster &muster, std::size_t model)
{
    const Warrior &warrior = muster.warriors[model];
    if (!isInScope(filter.scope, warrior))
        return false;
    if (!warrior.profile)
        return filter.conditions.empty();
    return std::ranges::all_of(filter.conditions, [&](const Condition &condition) {
        return meets(condition, warband, muster, warrior) != condition.isNegated;
    });
}

int difference(const Form &form, const Warband &warband, const Muster &muster)
{
    return sum(form.left, warband, muster) - sum(form.right, warband, muster);
}

Evaluation evaluate(const Form &form, const Warband &warband, const Muster &muster)
{
    const int left = sum(form.left, warband, muster);
    const int right = sum(form.right, warband, muster);
    Evaluation result;
    result.holds = compare(left, form.relation, right);
    const int factor = form.left.size() == 1 ? std::max(1, form.left.front().factor) : 1;
    result.figures.have = left / factor;
    result.figures.allowed = bound(right, form.relation, factor);
    result.figures.of = amount(form.right.front(), warband, muster);
    return result;
}

std::vector<int> causes(const Form &form, const Warband &warband, const Muster &muster)
{
    const bool wantsFewer = form.relation != Form::Relation::AtLeast && form.relation != Form::Relation::More;
    const auto left = membership(form.left, warband, muster);
    const auto right = membership(form.right, warband, muster);
    std::vector<int> models;
    for (std::size_t model = 0; model < left.size(); ++model) {
        if (wantsFewer ? left[model] : right[model] && !left[model])
            models.push_back(static_cast<int>(model));
    }
    return models;
}

std::vector<int> counted(const Form &form, const Warband &warband, const Muster &muster)
{
    const auto left = membership(form.left, warband, muster);
    std::vector<int> models;
    for (std::size_t model = 0; model < left.size(); ++model) {
        if (left[model])
            models.push_back(static_cast<int>(model));
    }
    return models;
}

ItemSet countedWeapons(const Form &form)
{
    ItemSet weapons;
    for (const Term &term : form.left) {
        for (const Condition &condition : term.filter.conditions) {
            if (condition.subject == Condition::Subject::Weapon && !condition.isNegated)
                weapons |= condition.items;
        }
    }
    return weapons;
}

bool canTell(const Rule &rule, const Warband &warband)
{
    const auto lacks = [&warband](const rules::Demand &demand) {
        return namesMissing(demand.form.left, warband) || namesMissing(demand.form.right, warband);
    };
    return std::ranges::none_of(rule.alternatives, [&lacks](const rules::Alternative &alternative) {
        return std::ranges::all_of(alternative.demands, lacks);
    });
}

bool isOpen(const rules::Alternative &alternative, const Warband &warband)
{
    return alternative.onlyWithSwitch.isEmpty() || warband.houseRules.contains(alternative.onlyWithSwitch);
}

} // namespace gunbai::roster
