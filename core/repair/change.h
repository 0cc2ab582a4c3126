// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/warband.h"
#include "core/rules/catalogue.h"

#include <vector>

namespace gunbai::repair {

/// One step from a warband to another: a model more or less, one thing of a model, one purchase fewer or more,
/// or a parameter of the warband.
struct Change
{
    enum class Kind { Add, Remove, Alter, BuyFewer, BuyMore, Name };
    enum class Thing {
        Weapon,
        Armour,
        Mount,
        AddedSkill,
        DroppedSkill,
        AddedOption,
        DroppedOption,
        Banner,
        Leader,
        Disguise
    };

    Kind kind = Kind::Add;
    int row = -1;        ///< of the model that goes or changes, in the warband as it was
    roster::Model model; ///< of Add: the new one, without identity
    Thing thing = Thing::Weapon;
    QString
        value; ///< of Alter: the thing's new value, "" takes it away; of BuyFewer and BuyMore: the purchase; of Name: the parameter
    int points = 0;         ///< that it adds to the total
    QStringList named = {}; ///< of Name: the parameter's weapons then

    friend bool operator==(const Change &, const Change &) = default;
};

/// The model with one thing changed.
[[nodiscard]] roster::Model altered(roster::Model model, Change::Thing thing, const QString &value);

/// The warband with all these changes; a new model stands behind the last of its profile, else at the end.
[[nodiscard]] roster::Warband applied(const roster::Warband &warband, const std::vector<Change> &changes);

/// Each parameter of the list with another weapon, or with one more or fewer where it may have several.
[[nodiscard]] std::vector<Change> namings(const roster::Warband &warband, const rules::List &list);

/// Whether both can be made: of one model only two different things can change, and nothing when it goes.
[[nodiscard]] bool goTogether(const Change &one, const Change &other);

} // namespace gunbai::repair
