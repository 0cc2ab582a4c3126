// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fill/filling.h"

#include "core/fill/figures.h"

#include <algorithm>
#include <map>

namespace gunbai::fill {

using namespace std::chrono_literals;
using repair::Change;
using repair::Measures;
using roster::Model;
using roster::Muster;
using roster::Warband;
using solver::Sum;

namespace {

/// For each goal; a good list in time is better than the best one later.
constexpr auto Time = 150ms;
/// As many of a kind at most.
constexpr int MostAlike = 40;
/// No more of the models that are there are asked what they could learn.
constexpr std::size_t MostPupils = 60;

} // namespace

/// As many as the points would do for if each were as cheap as can be.
int Filling::mostOf(const Kind &kind, const Family &family) const
{
    const std::size_t points = m_task.yardstick.points();
    int cheapest = kind.moved[points];
    for (const Priced &priced : family.upgrades)
        cheapest += std::min(0, priced.moved[points]);
    const int most = family.leads ? 1 : MostAlike;
    return cheapest <= 0 ? most : std::clamp((*m_task.warband.limit - m_start[points]) / cheapest, 0, most);
}

int Filling::priceOf(const Model &model) const
{
    Warband alone = m_task.warband;
    alone.models = {model};
    return roster::muster(alone, m_task.muster.catalogue).warriors.front().points;
}

void Filling::offerModels()
{
    m_families = families(m_task, m_stop);
    for (const Family &family : m_families)
        offer(family);
}

/// Of each thing that a family may be upgraded in, no more than there are models.
void Filling::offer(const Family &family)
{
    Offered offered{&family, {}, {}, -1};
    Sum models;
    int most = 0;
    for (const Kind &kind : family.kinds) {
        const int mostOfKind = mostOf(kind, family);
        offered.kinds.push_back(m_plan.add(kind.moved, mostOfKind));
        models.push_back({offered.kinds.back(), -1});
        most = std::max(most, mostOfKind);
    }
    std::map<Change::Thing, Sum> perThing;
    for (const Priced &priced : family.upgrades) {
        offered.upgrades.push_back(m_plan.add(priced.moved, most));
        perThing.try_emplace(priced.upgrade.thing, models).first->second.push_back({offered.upgrades.back(), 1});
    }
    for (auto &[thing, sum] : perThing)
        m_plan.demand({std::move(sum), -solver::Unbounded, 0});
    if (family.mostSkills > 0) {
        offered.skills = m_plan.add(family.perSkill, family.mostSkills * most);
        for (solver::Summand &summand : models)
            summand.factor = -family.mostSkills;
        models.push_back({offered.skills, 1});
        m_plan.demand({std::move(models), -solver::Unbounded, 0});
    }
    m_offered.push_back(std::move(offered));
}

/// One new Leader at most, and nobody follows where none stands as high as he.
void Filling::letLeadersLead()
{
    const roster::Warrior *present =
        m_task.muster.leader < 0 ? nullptr : &m_task.muster.warriors[static_cast<std::size_t>(m_task.muster.leader)];
    int highest = present ? standingOf(*present, *m_task.muster.system) : -1;
    if (std::ranges::any_of(m_task.warband.models, &Model::isLeader))
        highest |= 1;
    Sum leaders;
    std::map<int, Sum> followers;
    for (const Offered &offered : m_offered) {
        for (const int column : offered.kinds) {
            if (offered.family->leads)
                leaders.push_back({column, 1});
            else if (offered.family->standing > highest)
                followers[offered.family->standing].push_back({column, 1});
        }
    }
    m_plan.demand({leaders, -solver::Unbounded, 1});
    for (auto &[standing, sum] : followers) {
        for (const Offered &offered : m_offered) {
            for (const int column : offered.kinds) {
                if (offered.family->leads && offered.family->standing >= standing)
                    sum.push_back({column, -MostAlike});
            }
        }
        m_plan.demand({std::move(sum), -solver::Unbounded, 0});
    }
}

/// What each model could still learn, so many skills at once.
void Filling::offerLessons()
{
    const int complaints = repair::complaints(m_task.warband, m_task.muster);
    const std::size_t pupils = std::min(m_task.warband.models.size(), MostPupils);
    for (std::size_t row = 0; row < pupils && !m_stop.stop_requested(); ++row) {
        const Model &model = m_task.warband.models[row];
        const roster::Warrior &warrior = m_task.muster.warriors[row];
        if (!warrior.profile || warrior.isForeign)
            continue;
        const QStringList skills = skillsToBuy(model, m_task.warband, m_task.muster, static_cast<int>(row));
        solver::Row once{{}, -solver::Unbounded, 1};
        Extra lesson;
        Warband learned = m_task.warband;
        int points = m_task.muster.total;
        for (const QString &skill : skills) {
            learned.models[row].skills.append(skill);
            const Muster muster = roster::muster(learned, m_task.muster.catalogue);
            lesson.changes.push_back({Change::Kind::Alter,
                                      static_cast<int>(row),
                                      {},
                                      Change::Thing::AddedSkill,
                                      skill,
                                      muster.total - std::exchange(points, muster.total)});
            if (repair::complaints(learned, muster) > complaints)
                continue;
            Measures moved = m_task.yardstick.measure(learned, muster);
            for (std::size_t slot = 0; slot < moved.size(); ++slot)
                moved[slot] -= m_start[slot];
            lesson.column = m_plan.add(moved, 1);
            once.sum.push_back({lesson.column, 1});
            m_lessons.push_back(lesson);
        }
        if (!once.sum.empty())
            m_plan.demand(std::move(once));
    }
}

void Filling::offerPurchases()
{
    for (const rules::Purchase &purchase : m_task.muster.list->purchases) {
        const int have = m_task.warband.purchases.value(purchase.id);
        if (have >= purchase.most)
            continue;
        Warband richer = m_task.warband;
        ++richer.purchases[purchase.id];
        Measures moved = m_task.yardstick.measure(richer, m_task.muster.catalogue);
        for (std::size_t slot = 0; slot < moved.size(); ++slot)
            moved[slot] -= m_start[slot];
        Extra extra;
        extra.changes = {{Change::Kind::BuyMore, -1, {}, Change::Thing::Weapon, purchase.id, purchase.each}};
        extra.column = m_plan.add(moved, purchase.most - have);
        m_purchases.push_back(std::move(extra));
    }
}

/// Points before all, then as few changes of what is there as can be, then what was asked for.
std::vector<Sum> Filling::goals()
{
    Sum untouched;
    for (const auto *extras : {&m_lessons, &m_purchases}) {
        for (const Extra &extra : *extras)
            untouched.push_back({extra.column, -static_cast<int>(extra.changes.size())});
    }
    std::vector<Sum> goals{m_plan.points(), std::move(untouched)};
    std::ranges::move(goalsOf(m_aim, m_offered, m_task.warband, m_plan), std::back_inserter(goals));
    return goals;
}

std::vector<Change> Filling::changesFor(const std::vector<int> &values) const
{
    const auto times = [&values](int column) { return values[static_cast<std::size_t>(column)]; };
    std::vector<Change> changes;
    for (const auto *extras : {&m_lessons, &m_purchases}) {
        for (const Extra &extra : *extras) {
            for (int time = 0; time < times(extra.column); ++time)
                changes.insert(changes.end(), extra.changes.begin(), extra.changes.end());
        }
    }
    for (const bool leads : {true, false}) {
        for (const Offered &offered : m_offered) {
            if (offered.family->leads != leads)
                continue;
            for (const Model &model : modelsOf(offered, values))
                changes.push_back({Change::Kind::Add, -1, model, Change::Thing::Weapon, {}, priceOf(model)});
        }
    }
    return changes;
}

/// Who wants more of what is there gets no others of the kind.
std::vector<Model> Filling::membersOf(const Kind &kind) const
{
    std::vector<Model> there;
    if (m_aim == Aim::Alike)
        std::ranges::copy_if(kind.members, std::back_inserter(there),
                             [this](const Model &model) { return isThere(model, m_task.warband); });
    return there.empty() ? kind.members : there;
}

/// The models of a family: members of each kind alike often, upgrades from the first on, skills evenly.
std::vector<Model> Filling::modelsOf(const Offered &offered, const std::vector<int> &values) const
{
    const auto times = [&values](int column) { return values[static_cast<std::size_t>(column)]; };
    const Family &family = *offered.family;
    std::vector<Model> models;
    for (std::size_t kind = 0; kind < family.kinds.size(); ++kind) {
        const auto members = membersOf(family.kinds[kind]);
        const int number = times(offered.kinds[kind]);
        const int different = std::min(number, static_cast<int>(members.size()));
        for (int time = 0; time < number; ++time)
            models.push_back(members[static_cast<std::size_t>(time * different / number)]);
    }
    std::map<Change::Thing, std::size_t> next;
    for (std::size_t index = 0; index < family.upgrades.size(); ++index) {
        const Upgrade &upgrade = family.upgrades[index].upgrade;
        for (int time = 0; time < times(offered.upgrades[index]); ++time) {
            Model &model = models[next[upgrade.thing]++];
            model = repair::altered(std::move(model), upgrade.thing, upgrade.value);
        }
    }
    const int skills = offered.skills < 0 ? 0 : times(offered.skills);
    for (std::size_t index = 0; index < models.size(); ++index) {
        const int number = static_cast<int>(models.size());
        const int share = skills / number + (static_cast<int>(index) < skills % number ? 1 : 0);
        if (share > 0)
            models[index].skills =
                skillsToBuy(models[index], m_task.warband, m_task.muster, static_cast<int>(index)).first(share);
    }
    return models;
}

std::vector<Change> Filling::additions()
{
    offerModels();
    if (m_stop.stop_requested())
        return {};
    letLeadersLead();
    layOutFigures(m_task, m_offered, m_plan);
    offerLessons();
    offerPurchases();
    const std::vector<Sum> goals = this->goals();
    const solver::Solution solution = solver::greatest(m_plan.program(), goals, m_stop, Time);
    return solution.values.empty() ? std::vector<Change>() : changesFor(solution.values);
}

} // namespace gunbai::fill
