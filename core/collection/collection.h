// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"
#include "core/roster/muster.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace gunbai::collection {

using FigureId = Id<struct FigureTag>;

/// As many figures alike at most.
inline constexpr int MostAlike = 1000;

/// What a figure can stand for: a profile of a game, carrying one of these items when any are named.
struct Use
{
    QString system;
    QString profile;
    QStringList items; ///< weapons, armour, mounts; any one of them will do

    friend bool operator==(const Use &, const Use &) = default;
};

/// Figures alike that the player owns.
struct Figure
{
    FigureId id; ///< within the collection only; not written to files
    QString name;
    std::vector<Use> uses;
    int count = 1;
    int painted = 0; ///< of the count
    QString notes;

    friend bool operator==(const Figure &, const Figure &) = default;
};

/// What the player owns. A plain value; ids of rules data may be unknown and are kept.
struct Collection
{
    std::vector<Figure> figures;

    [[nodiscard]] bool isEmpty() const { return figures.empty(); }
    friend bool operator==(const Collection &, const Collection &) = default;
};

/// Figures and how many of them are painted.
struct Totals
{
    int figures = 0;
    int painted = 0;

    friend bool operator==(const Totals &, const Totals &) = default;
};

[[nodiscard]] Totals totals(const Collection &collection);

/// A new identity, larger than any in the collection.
[[nodiscard]] FigureId nextId(const Collection &collection);

/// What a warrior visibly carries: weapons, armour and mount; as written for a profile that no list knows.
[[nodiscard]] QStringList itemsOf(const roster::Model &model, const roster::Warrior &warrior);

/// Whether such a figure can stand for the warrior.
[[nodiscard]] bool standsFor(const Figure &figure, const QString &system, const roster::Model &model,
                             const roster::Warrior &warrior);

} // namespace gunbai::collection
