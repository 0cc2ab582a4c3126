// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/shown.h"

namespace gunbai::game {

// The parts of a play sheet, which is written on at the table with a pencil, that are the same in every game.

/// Who plays whom, and room for where and when; the blocks under it are the game's.
[[nodiscard]] sheet::Content playSheet(const std::vector<Side> &sides, const PrintOptions &options);

/// A row of the grid of turns: what is ticked or, without boxes, written each turn.
struct TurnRow
{
    QString name;
    int boxes = 1; ///< a turn; 0: room to write
};

/// A column a turn under its number.
[[nodiscard]] sheet::Table turnGrid(const std::vector<TurnRow> &rows);

/// "Victory points" of both sides, with lines to write on and a total.
[[nodiscard]] sheet::Sections scores(const std::vector<Side> &sides, const QString &heading);

/// The heading above what belongs to one side, with lines under it.
[[nodiscard]] sheet::Sections sideHeading(const Side &side, std::vector<sheet::Paragraph> lines);

} // namespace gunbai::game
