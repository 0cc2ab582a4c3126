// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/warbandmodel.h"

#include <array>

namespace gunbai::ui {

class ShownWarband;

/// What becomes of one cell of the table: words that go, that come and that stay.
struct PreviewCell
{
    QStringList gone;
    QStringList come;
    QStringList stay;

    [[nodiscard]] bool isChanged() const { return !gone.isEmpty() || !come.isEmpty(); }
};

/// What becomes of one model.
struct PreviewRow
{
    enum class Fate { Changed, Gone, New };

    Fate fate = Fate::Changed;
    int row = -1; ///< in the table; -1 for a new model
    std::array<PreviewCell, WarbandModel::ColumnCount> cells;
};

/// The models that another version of the shown warband changes, takes away or adds, in its order; new ones last.
[[nodiscard]] std::vector<PreviewRow> previewOf(const ShownWarband &shown, const roster::Warband &then);

} // namespace gunbai::ui
