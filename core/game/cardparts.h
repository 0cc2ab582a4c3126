// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/shown.h"

namespace gunbai::game {

// The parts of a card that are the same in every game.

/// Name and kind at the head of a card; the figures at the right are the game's.
[[nodiscard]] sheet::CardHead cardHead(const Side &side, const Shown &shown);
/// "Rank 3" for the right of a head.
[[nodiscard]] sheet::Paragraph headFigure(const QString &name, const QString &figure);
/// The likeness of a warrior, or room for one.
[[nodiscard]] sheet::Portrait portraitOf(const Side &side, const Shown &shown);
/// The back of every card of a warband: the same for all, as it must give nothing away.
[[nodiscard]] sheet::CardBack cardBack(const Side &side, const QStringList &facts);
/// A figure under its label; in pencil mode with a box beside it for what it becomes.
[[nodiscard]] sheet::Figure figure(const QString &label, const sheet::Paragraph &value, bool changes,
                                   const PrintOptions &options);
/// The note on a model, unless it is the opponent's copy.
void addNote(sheet::Lines &lines, const Side &side, const Shown &shown, const PrintOptions &options);
/// "1 of 9".
[[nodiscard]] QString placeAmong(std::size_t index, std::size_t count);
/// Whose cards they are, for the foot of a page of cards.
[[nodiscard]] sheet::Paragraph cardsFoot(const std::vector<Side> &sides, const PrintOptions &options);

} // namespace gunbai::game
