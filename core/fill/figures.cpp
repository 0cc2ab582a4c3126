// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fill/figures.h"

#include "core/collection/fielding.h"

#include <map>

namespace gunbai::fill {

using solver::Sum;

namespace {

/// Models for whom the same figures can stand.
struct Post
{
    int present = 0; ///< figures that those in the warband already need
    Sum figures;     ///< less what is needed for those to come
};

using Suits = std::vector<bool>; ///< which of the figures
using Posts = std::map<Suits, Post>;

Posts postsOf(const Task &task, const std::vector<Offered> &offered)
{
    Posts posts;
    for (std::size_t index = 0; index < task.warband.models.size(); ++index) {
        const roster::Warrior &warrior = task.muster.warriors[index];
        posts[suitedFigures(task, task.warband.models[index], warrior)].present += roster::modelsOf(warrior);
    }
    for (const Offered &offer : offered) {
        for (std::size_t kind = 0; kind < offer.kinds.size(); ++kind) {
            const Kind &asked = offer.family->kinds[kind];
            posts[asked.suits].figures.push_back({offer.kinds[kind], -asked.figures});
        }
    }
    return posts;
}

/// Figures that can fill just the same posts are one stock: how many there are, by the posts in their order.
std::map<std::vector<bool>, int> stocksOf(const Task &task, const Posts &posts)
{
    std::map<std::vector<bool>, int> stocks;
    const auto &figures = task.collection->figures;
    for (std::size_t figure = 0; figure < figures.size(); ++figure) {
        std::vector<bool> fills;
        for (const auto &[suits, post] : posts)
            fills.push_back(suits[figure]);
        stocks[fills] += figures[figure].count;
    }
    return stocks;
}

} // namespace

void layOutFigures(const Task &task, const std::vector<Offered> &offered, repair::Plan &plan)
{
    if (!task.collection)
        return;
    Posts posts = postsOf(task, offered);
    Sum lacking;
    for (auto &[suits, post] : posts) {
        lacking.push_back({plan.addFree(post.present), 1});
        post.figures.push_back(lacking.back());
    }
    for (const auto &[fills, count] : stocksOf(task, posts)) {
        Sum used;
        std::size_t place = 0;
        for (auto &[suits, post] : posts) {
            if (!fills[place++])
                continue;
            used.push_back({plan.addFree(count), 1});
            post.figures.push_back(used.back());
        }
        plan.demand({std::move(used), -solver::Unbounded, count});
    }
    for (auto &[suits, post] : posts)
        plan.demand({std::move(post.figures), post.present, solver::Unbounded});
    const auto before = collection::fielding(*task.collection, task.warband, task.muster);
    plan.demand({std::move(lacking), -solver::Unbounded, before.needed - before.owned});
}

} // namespace gunbai::fill
