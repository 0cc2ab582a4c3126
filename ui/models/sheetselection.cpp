// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/sheetselection.h"

#include <algorithm>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

SheetSelection::SheetSelection(const ShownWarband &shown, const std::vector<int> &rows)
    : m_shown(shown), m_rows(rows), m_whatIf(shown.warband(), shown.catalogue())
{
}

const roster::Model &SheetSelection::model(int row) const
{
    return m_shown.warband().models[static_cast<std::size_t>(row)];
}

const roster::Warrior &SheetSelection::warrior(int row) const
{
    return m_shown.muster().warriors[static_cast<std::size_t>(row)];
}

int SheetSelection::points() const
{
    int sum = 0;
    for (const int row : m_rows)
        sum += warrior(row).points;
    return sum;
}

bool SheetSelection::all(const Has &has) const
{
    return std::ranges::all_of(m_rows, [&](int row) { return has(model(row), warrior(row)); });
}

bool SheetSelection::any(const Has &has) const
{
    return std::ranges::any_of(m_rows, [&](int row) { return has(model(row), warrior(row)); });
}

SheetRow::State SheetSelection::stateOf(const Has &has) const
{
    return all(has) ? SheetRow::State::On : any(has) ? SheetRow::State::Mixed : SheetRow::State::Off;
}

QStringList SheetSelection::boughtSkills() const
{
    QStringList skills;
    for (const int row : m_rows)
        skills += model(row).skills;
    skills.removeDuplicates();
    return skills;
}

void SheetSelection::warn(SheetRow &row, const Give &give) const
{
    if (row.state == SheetRow::State::On)
        return;
    roster::Warband changed = m_whatIf.warband();
    for (const int at : m_rows)
        give(changed.models[static_cast<std::size_t>(at)]);
    warnOf(row, changed);
}

/// What the profile itself rules out is barred; a rule of the whole warband only warns, as the player may mend it elsewhere.
void SheetSelection::warnOf(SheetRow &row, const roster::Warband &changed) const
{
    if (row.state == SheetRow::State::On)
        return;
    const auto faults = m_whatIf.newFaults(changed, m_rows);
    const auto isOfProfile = [](const Fault &fault) { return fault.isOwn && fault.rule.startsWith("profile."_L1); };
    const auto own = std::ranges::find_if(faults, isOfProfile);
    row.isBarred = row.state == SheetRow::State::Off && own != faults.end();
    if (!faults.empty())
        row.reason = own == faults.end() ? faults.front().statement : own->statement;
}

} // namespace gunbai::ui
