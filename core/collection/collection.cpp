// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collection/collection.h"

#include <algorithm>

namespace gunbai::collection {

Totals totals(const Collection &collection)
{
    Totals sum;
    for (const Figure &figure : collection.figures) {
        sum.figures += figure.count;
        sum.painted += figure.painted;
    }
    return sum;
}

FigureId nextId(const Collection &collection)
{
    qint64 largest = 0;
    for (const Figure &figure : collection.figures)
        largest = std::max(largest, figure.id.value());
    return FigureId(largest + 1);
}

QStringList itemsOf(const roster::Model &model, const roster::Warrior &warrior)
{
    QStringList items = warrior.profile
                            ? warrior.boughtWeapons + warrior.fixedWeapons + QStringList{warrior.armour, warrior.mount}
                            : model.options + QStringList{model.weapon, model.armour, model.mount};
    items.removeAll(QString());
    return items;
}

bool standsFor(const Figure &figure, const QString &system, const roster::Model &model, const roster::Warrior &warrior)
{
    const QStringList carried = itemsOf(model, warrior);
    return std::ranges::any_of(figure.uses, [&](const Use &use) {
        return use.system == system && use.profile == model.profile
               && (use.items.isEmpty() || std::ranges::any_of(use.items, [&carried](const QString &item) {
                       return carried.contains(item);
                   }));
    });
}

} // namespace gunbai::collection
