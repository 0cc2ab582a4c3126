// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/muster.h"
#include "core/roster/remembered.h"

namespace gunbai::roster {

/// What became of models of one kind, all of which the rules changed alike.
struct RuleChange
{
    enum class Kind { Changed, Gone, Back };
    struct Figure
    {
        QString what;
        QString before;
        QString now;

        friend bool operator==(const Figure &, const Figure &) = default;
    };

    Kind kind = Kind::Changed;
    QString name; ///< the profile's, as it was called before
    int models = 0;
    int pointsBefore = 0; ///< of one model; both 0 when the points stay, so that models alike are told of once
    int pointsNow = 0;
    std::vector<Figure> figures; ///< Rank, characteristics, limits, prices of what it may take
    QStringList lost;            ///< names of what it carried, knew or might take
    QStringList gained;
    bool isOtherwise = false; ///< something else that counts, such as which skills it may buy

    /// Of all the models together.
    [[nodiscard]] int points() const { return models * (pointsNow - pointsBefore); }
    friend bool operator==(const RuleChange &, const RuleChange &) = default;
};

/// What differs in the warband between what is remembered of its rules and today's; empty when nothing that shows does.
[[nodiscard]] std::vector<RuleChange> ruleChanges(const Warband &warband, const Remembered &remembered,
                                                  const rules::CataloguePtr &today);

/// "Sohei 16 → 26: +20 points", "Sohei: Melee 3 → 4, now Tough", "Sohei is in no list now: –52 points".
[[nodiscard]] QString says(const RuleChange &change);

/// What each of them says, one a line.
[[nodiscard]] QString inLines(const std::vector<RuleChange> &changes);

/// The first two changes, how many there are besides, and the points of all: one line.
[[nodiscard]] QString inOneLine(const std::vector<RuleChange> &changes);

} // namespace gunbai::roster
