// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/muster.h"

namespace gunbai::honour {

/// The action tokens that a force puts into the bag: one an action of each card.
struct Tokens
{
    int samurai = 0;
    int commoner = 0;

    friend bool operator==(const Tokens &, const Tokens &) = default;
};

[[nodiscard]] Tokens tokensOf(const roster::Muster &muster);

/// Actions of one warrior, 0 when his card is not known.
[[nodiscard]] int actionsOf(const roster::Warrior &warrior, const rules::System &system);

/// Whether samurai tokens are his, rather than commoner tokens.
[[nodiscard]] bool isSamurai(const roster::Warrior &warrior);

/// The models that a group needs left for the bonus of a score (Test of Honour, Groups); 0: the bonus waits for
/// something else.
[[nodiscard]] int modelsForBonus(const QString &stat);

/// Skill cards in the Fate deck: as many as the samurai have actions.
[[nodiscard]] int fateDeckSize(const roster::Muster &muster);

} // namespace gunbai::honour
