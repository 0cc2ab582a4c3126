// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/warband.h"
#include "core/rules/catalogue.h"

#include <random>

namespace gunbai::test {

/// Warbands of one list, mostly illegal; the same ones in every run.
class RandomWarbands
{
public:
    RandomWarbands(const QString &system, const QString &list);

    /// Of one to so many models.
    [[nodiscard]] roster::Warband next(int most);
    /// After so many changes that could each be taken back: a model more or less, another weapon.
    [[nodiscard]] roster::Warband changed(roster::Warband warband, int changes);
    /// For messages.
    [[nodiscard]] static QString text(const roster::Warband &warband);

private:
    [[nodiscard]] int below(int number) { return static_cast<int>(m_engine() % static_cast<unsigned>(number)); }
    [[nodiscard]] roster::Model model();
    [[nodiscard]] QString weaponFor(const rules::Profile &profile);

    const rules::System &m_system;
    const rules::List &m_list;
    std::mt19937 m_engine{7};
};

} // namespace gunbai::test
