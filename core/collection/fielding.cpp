// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collection/fielding.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <limits>

namespace gunbai::collection {

using namespace Qt::StringLiterals;
using roster::Model;
using roster::Muster;
using roster::Warband;
using roster::Warrior;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Fielding)
};

/// Gives figures to posts one by one. A post that has a figure keeps one, though perhaps another, so that the posts
/// asked for first are served first and as many figures as can be find a post.
class Layout
{
public:
    using Suits = std::function<bool(const Figure &)>;

    explicit Layout(const Collection &collection) : m_figures(collection.figures), m_free(collection.figures.size())
    {
        std::ranges::transform(m_figures, m_free.begin(), &Figure::count);
    }

    /// A new post, and how many of the wanted figures could be found for it.
    int serve(const Suits &suits, int wanted);

private:
    struct Post
    {
        std::vector<int> given; ///< parallel to the figures
        std::vector<bool> suits;
    };

    bool findFigure(std::size_t post, std::vector<bool> &asked);
    bool freeOne(std::size_t figure, std::vector<bool> &asked);

    const std::vector<Figure> &m_figures;
    std::vector<int> m_free;
    std::vector<Post> m_posts;
};

int Layout::serve(const Suits &suits, int wanted)
{
    Post post{std::vector<int>(m_figures.size()), std::vector<bool>(m_figures.size())};
    std::transform(m_figures.begin(), m_figures.end(), post.suits.begin(), suits);
    m_posts.push_back(std::move(post));
    int served = 0;
    std::vector<bool> asked(m_figures.size());
    while (served < wanted && findFigure(m_posts.size() - 1, asked)) {
        ++served;
        asked.assign(m_figures.size(), false);
    }
    return served;
}

/// An augmenting path: a figure that is free, or that another post can give up for one more.
bool Layout::findFigure(std::size_t post, std::vector<bool> &asked)
{
    for (std::size_t figure = 0; figure < m_figures.size(); ++figure) {
        if (!m_posts[post].suits[figure] || asked[figure])
            continue;
        asked[figure] = true;
        if (freeOne(figure, asked)) {
            --m_free[figure];
            ++m_posts[post].given[figure];
            return true;
        }
    }
    return false;
}

bool Layout::freeOne(std::size_t figure, std::vector<bool> &asked)
{
    if (m_free[figure] > 0)
        return true;
    for (std::size_t post = 0; post < m_posts.size(); ++post) {
        if (m_posts[post].given[figure] > 0 && findFigure(post, asked)) {
            --m_posts[post].given[figure];
            ++m_free[figure];
            return true;
        }
    }
    return false;
}

std::vector<int> layOut(Layout &layout, const Warband &warband, const Muster &muster)
{
    std::vector<int> missing;
    for (std::size_t index = 0; index < warband.models.size(); ++index) {
        const Model &model = warband.models[index];
        const Warrior &warrior = muster.warriors[index];
        const int wanted = modelsOf(warrior);
        const auto suits = [&](const Figure &figure) { return standsFor(figure, warband.system, model, warrior); };
        missing.push_back(wanted - layout.serve(suits, wanted));
    }
    return missing;
}

/// The model resolved as if it stood in the warband.
Warrior resolved(const Warband &warband, const Muster &muster, const Model &model)
{
    Warband one = warband;
    one.models = {model};
    return roster::muster(one, muster.catalogue).warriors.front();
}

constexpr int AsManyAsThereAre = std::numeric_limits<int>::max();

} // namespace

Fielding fielding(const Collection &collection, const Warband &warband, const Muster &muster)
{
    Layout layout(collection);
    Fielding result{0, muster.models, layOut(layout, warband, muster)};
    result.owned = result.needed;
    for (const int lacking : result.missing)
        result.owned -= lacking;
    return result;
}

int spare(const Collection &collection, const Warband &warband, const Muster &muster, const Model &model)
{
    const Warrior warrior = resolved(warband, muster, model);
    Layout layout(collection);
    layOut(layout, warband, muster);
    const auto suits = [&](const Figure &figure) { return standsFor(figure, warband.system, model, warrior); };
    return layout.serve(suits, AsManyAsThereAre) / modelsOf(warrior);
}

int spareOf(const Collection &collection, const Warband &warband, const Muster &muster, const QString &profile)
{
    Model model;
    model.profile = profile;
    const Warrior warrior = resolved(warband, muster, model);
    Layout layout(collection);
    layOut(layout, warband, muster);
    const auto suits = [&](const Figure &figure) {
        return std::ranges::any_of(
            figure.uses, [&](const Use &use) { return use.system == warband.system && use.profile == profile; });
    };
    return layout.serve(suits, AsManyAsThereAre) / modelsOf(warrior);
}

namespace {

/// "Ashigaru with Teppo": what tells this model from its fellows, the weapon that it was given.
QString kindOf(const Warband &warband, const Muster &muster, std::size_t index)
{
    const Model &model = warband.models[index];
    const Warrior &warrior = muster.warriors[index];
    const QString name = warrior.profile ? warrior.profile->name : printable(model.profile);
    const QString weapon = warrior.boughtWeapons.value(0);
    if (weapon.isEmpty() || !muster.system)
        return name;
    return Text::tr("%1 with %2", "1: profile, 2: weapon").arg(name, muster.system->itemName(weapon));
}

} // namespace

QStringList missingWords(const Fielding &fielding, const Warband &warband, const Muster &muster)
{
    std::vector<std::pair<QString, int>> kinds;
    for (std::size_t index = 0; index < fielding.missing.size(); ++index) {
        if (fielding.missing[index] == 0)
            continue;
        const QString kind = kindOf(warband, muster, index);
        const auto known = std::ranges::find(kinds, kind, &std::pair<QString, int>::first);
        if (known == kinds.end())
            kinds.emplace_back(kind, fielding.missing[index]);
        else
            known->second += fielding.missing[index];
    }
    QStringList words;
    for (const auto &[kind, count] : kinds)
        words.append(count == 1 ? Text::tr("one %1").arg(kind)
                                : Text::tr("%1 %2", "1: number, 2: kind").arg(count).arg(kind));
    return words;
}

Collection withFiguresFor(Collection collection, const Warband &warband, const Muster &muster)
{
    const Fielding laid = fielding(collection, warband, muster);
    for (std::size_t index = 0; index < laid.missing.size(); ++index) {
        if (laid.missing[index] == 0)
            continue;
        const QString weapon = muster.warriors[index].boughtWeapons.value(0);
        const Use use{warband.system, warband.models[index].profile,
                      weapon.isEmpty() ? QStringList() : QStringList{weapon}};
        const auto same = std::ranges::find(collection.figures, std::vector{use}, &Figure::uses);
        if (same != collection.figures.end())
            same->count = std::min(same->count + laid.missing[index], MostAlike);
        else
            collection.figures.push_back(
                {nextId(collection), kindOf(warband, muster, index), {use}, laid.missing[index], 0, {}});
    }
    return collection;
}

} // namespace gunbai::collection
