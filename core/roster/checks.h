// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/verdict.h"

namespace gunbai::roster {

/// Collects findings; broken ones with the same rule and statement become one with all their causes.
class Findings
{
public:
    using Severity = rules::Severity;

    void broken(const QString &rule, int have, int allowed, std::vector<int> causes, const QString &statement,
                Severity severity = Severity::Error);
    /// A model breaks a rule that nobody may break: `have` counts the models with the same statement.
    void brokenBy(int model, const QString &rule, const QString &statement, Severity severity = Severity::Error);
    /// A model breaks a rule with numbers of its own.
    void brokenBy(int model, const QString &rule, int have, int allowed, const QString &statement);
    void met(const QString &rule, int have, int allowed, const QString &statement);
    void add(Finding finding) { m_list.push_back(std::move(finding)); }

    [[nodiscard]] bool isBroken(const QString &rule) const;
    [[nodiscard]] std::vector<Finding> taken() { return std::move(m_list); }

private:
    Finding *find(const QString &rule, const QString &statement);

    std::vector<Finding> m_list;
};

/// A warband with its muster, as every check takes it.
struct Judged
{
    const Warband &warband;
    const Muster &muster;
};

// The checks that are not linear, each with sentences of its own.

void checkIds(const Judged &judged, Findings &findings);    ///< data.unknown_id, profile.not_in_list
void checkLeader(const Judged &judged, Findings &findings); ///< gen.leader
void checkPoints(const Judged &judged, Findings &findings); ///< points.limit, the purchases' own limits
void checkEquipment(const Judged &judged,
                    Findings &findings); ///< profile.weapon_required, profile.option, profile.disguise
void checkSkills(const Judged &judged, Findings &findings);  ///< profile.skill_…, the list's first skills
void checkNumbers(const Judged &judged, Findings &findings); ///< profile.limit, hire.max
void checkHired(const Judged &judged, Findings &findings);   ///< hire.not_allowed
void checkBanner(const Judged &judged, Findings &findings);  ///< banner.max
void checkBearers(const Judged &judged, Findings &findings); ///< banner.eligible, banner.equipment

} // namespace gunbai::roster
