// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/warband.h"
#include "core/rules/catalogue.h"

namespace gunbai::roster {

/// One line of a price: "katana and yari +3".
struct PriceLine
{
    QString what;
    int points = 0;
};

/// A model with all that its list says of it: what it carries, knows and costs.
struct Warrior
{
    const rules::Profile *profile = nullptr; ///< nullptr: an id that no list knows; priced 0
    bool isHired = false;
    bool isForeign = false; ///< a profile of another list
    bool isLeader = false;  ///< named, by Rank when nobody is, or by type
    bool hasBanner = false;
    int rank = 0;
    int points = 0;
    std::vector<PriceLine> price;    ///< the printed cost first, then what was bought
    std::vector<rules::Score> stats; ///< parallel to System::stats, after bought changes
    QString armour;
    QString mount;
    rules::ItemSet weapons;
    QStringList boughtWeapons; ///< for display: the picks first
    QStringList fixedWeapons;  ///< what is left of the printed ones
    rules::ItemSet skills;     ///< fixed and bought
    rules::ItemSet fixedSkills;
    rules::ItemSet boughtSkills;
    int boughtCount = 0; ///< skills bought, unknown ones included
};

/// A warband drawn up: each model resolved against the list. Points into the catalogue, which it keeps alive.
struct Muster
{
    rules::CataloguePtr catalogue;
    const rules::System *system = nullptr; ///< nullptr: no such system
    const rules::List *list = nullptr;     ///< nullptr: no such list
    std::vector<Warrior> warriors;         ///< parallel to Warband::models
    std::vector<PriceLine> purchases;      ///< KIYA and the like
    int total = 0;                         ///< points of everything
    int models = 0;                        ///< figures on the table: a group of three counts three
    int leader = -1;                       ///< index, -1 when nobody leads
};

/// Resolves and prices every model (Ronin: Warbands; rulings.md). Works on any warband, legal or not.
[[nodiscard]] Muster muster(const Warband &warband, const rules::CataloguePtr &catalogue);

/// Figures that stand for this warrior: 1, or those of a group.
[[nodiscard]] int modelsOf(const Warrior &warrior);

/// "Bushi, Ronin": the list and its game, or the game alone when all its forces are of one list.
[[nodiscard]] QStringList origin(const Warband &warband, const Muster &muster);

/// What the warband calls the model: "4 Kakei Jūzō", or "6 Ashigaru" when unnamed; rows count from 1.
[[nodiscard]] QString calledBy(const Warband &warband, const Muster &muster, int index);

} // namespace gunbai::roster
