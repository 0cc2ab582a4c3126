// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/muster.h"

namespace gunbai::roster {

/// One rule as it stands in a warband: met or broken, with its numbers.
struct Finding
{
    QString rule; ///< "bushi.teppo"
    rules::Severity severity = rules::Severity::Error;
    bool isMet = true;
    int have = 0;            ///< the counted side
    int allowed = 0;         ///< the bound, "at least" included
    std::vector<int> causes; ///< indices of the models that break it, ascending
    QString statement;       ///< "Arquebuses: 3 of 9 models, at most 2 (25 %)."
    rules::ItemSet weapons;  ///< those that a broken rule counts, to point at them

    friend bool operator==(const Finding &, const Finding &) = default;
};

/// Every rule of a warband's list: broken ones first, then warnings, then met ones, each in the order of the rules.
struct Verdict
{
    std::vector<Finding> findings;
    std::vector<QString> houseRules; ///< names of the switches in force
    int total = 0;
    std::optional<int> limit;

    [[nodiscard]] bool isLegal() const;
    [[nodiscard]] int brokenCount() const; ///< errors
    [[nodiscard]] int warningCount() const;
    [[nodiscard]] int metCount() const;
};

/// Judges a warband. The same warband and catalogue always give the same verdict.
[[nodiscard]] Verdict judge(const Warband &warband, const Muster &muster);

/// The statement and who broke it, as whole sentences: "… Broken by 4 Kakei Jūzō and 6 Ashigaru."
[[nodiscard]] QString message(const Finding &finding, const Warband &warband, const Muster &muster);
/// "4 Kakei Jūzō, 5 Nezu Jinpachi and 6 Ashigaru", or "" when no model is the cause.
[[nodiscard]] QString causers(const Finding &finding, const Warband &warband, const Muster &muster);

} // namespace gunbai::roster
