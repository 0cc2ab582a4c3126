// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/shownwarband.h"
#include "ui/models/warriorsheet.h"
#include "ui/models/whatif.h"

#include <functional>

namespace gunbai::ui {

/// The models that a sheet is drawn up for: how many of them have a thing, and what giving it to all would break.
class SheetSelection
{
public:
    using Has = std::function<bool(const roster::Model &, const roster::Warrior &)>;
    using Give = std::function<void(roster::Model &)>;

    /// `rows` are not empty; the first is the one that leads.
    SheetSelection(const ShownWarband &shown, const std::vector<int> &rows);

    [[nodiscard]] const roster::Model &lead() const { return model(m_rows.front()); }
    [[nodiscard]] const roster::Warrior &leadWarrior() const { return warrior(m_rows.front()); }
    [[nodiscard]] bool isOne() const { return m_rows.size() == 1; }
    [[nodiscard]] int size() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int points() const;

    [[nodiscard]] bool all(const Has &has) const;
    [[nodiscard]] bool any(const Has &has) const;
    [[nodiscard]] SheetRow::State stateOf(const Has &has) const;
    /// Skills that any of them has bought, each once.
    [[nodiscard]] QStringList boughtSkills() const;
    /// Says in the row what giving it to all models would break, unless all have it.
    void warn(SheetRow &row, const Give &give) const;
    /// The same for a change of the whole warband.
    void warnOf(SheetRow &row, const roster::Warband &changed) const;
    /// What such changes start from.
    [[nodiscard]] const roster::Warband &warband() const { return m_whatIf.warband(); }

private:
    [[nodiscard]] const roster::Model &model(int row) const;
    [[nodiscard]] const roster::Warrior &warrior(int row) const;

    const ShownWarband &m_shown;
    std::vector<int> m_rows;
    WhatIf m_whatIf;
};

} // namespace gunbai::ui
