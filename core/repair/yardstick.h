// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/muster.h"

#include <vector>

namespace gunbai::repair {

/// The numbers of a warband that its rules look at, one a slot of the yardstick, and its points.
using Measures = std::vector<int>;

/// How far the numbers may still move: both ends of each slot's way.
struct Reach
{
    Measures low;
    Measures high;
};

/// Measures warbands of one list under the same house rules and parameters. What a change moves can be added up: the sum
/// of their measures tells whether changes together make the warband legal, other than where they touch the same model.
class Yardstick
{
public:
    using Slots = std::vector<std::size_t>;
    using Relation = rules::Form::Relation;

    struct Slot
    {
        Relation relation = Relation::AtMost; ///< how it shall stand to 0
        bool mayRise = false;                 ///< a rule may come to hold by it
        bool mayFall = false;
    };
    /// A rule: silent unless all conditions hold, kept when one of the alternatives does.
    struct Requirement
    {
        Slots conditions;
        std::vector<Slots> alternatives;
    };

    /// The warband has a list that is known.
    Yardstick(const roster::Warband &warband, const roster::Muster &muster);

    [[nodiscard]] Measures measure(const roster::Warband &warband, const rules::CataloguePtr &catalogue) const;
    [[nodiscard]] Measures measure(const roster::Warband &warband, const roster::Muster &muster) const;
    [[nodiscard]] bool isLegal(const Measures &measures) const { return mayBeLegal(measures, nullptr, 0); }
    /// Whether it may be legal after so many steps, each of them within reach.
    [[nodiscard]] bool mayBeLegal(const Measures &measures, const Reach *reach, int steps) const;
    /// Whether what a change moves is of use to any rule.
    [[nodiscard]] bool isOfUse(const Measures &moved) const;
    /// Where the points of the warband stand in its measures.
    [[nodiscard]] std::size_t points() const { return m_slots.size(); }
    /// Where the leader's Rank stands: 1 when another is of a higher one.
    [[nodiscard]] std::size_t leadersRank() const { return m_slots.size() - 1; }
    /// Where the faults of models by themselves are counted.
    [[nodiscard]] std::size_t faults() const { return m_slots.size() - 3; }
    [[nodiscard]] const std::vector<Slot> &slotsOfRules() const { return m_slots; }
    [[nodiscard]] const std::vector<Requirement> &requirements() const { return m_requirements; }
    /// The forms that are counted.
    [[nodiscard]] const std::vector<rules::Form> &forms() const { return m_forms; }

private:
    void addRules(const rules::List &list, const roster::Warband &warband);
    void addNumbers(const rules::List &list, const roster::Warband &warband);
    void addBound(const rules::Filter &filter, int most);
    std::size_t slotOf(const rules::Form &form, bool shallHold);
    void addNought();

    std::vector<rules::Form> m_forms; ///< the first slots
    std::vector<QString>
        m_purchases; ///< the slots behind them; then faults of models, leaders named, the leader's Rank
    std::vector<Slot> m_slots;
    std::vector<Requirement> m_requirements;
};

/// What is wrong or doubtful with models by themselves, each once for each model.
[[nodiscard]] int complaints(const roster::Warband &warband, const roster::Muster &muster);

} // namespace gunbai::repair
