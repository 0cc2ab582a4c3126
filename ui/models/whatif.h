// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/verdict.h"

#include <QMap>
#include <QSet>

namespace gunbai::ui {

/// A rule that a change would break.
struct Fault
{
    QString rule;
    QString statement;
    bool isOwn = false; ///< the changed models themselves are a cause of it
};

/// Judges changes to a warband before anybody makes them. The points limit is left aside: it is shown as points, not as a
/// reason.
class WhatIf
{
public:
    WhatIf(roster::Warband warband, const rules::CataloguePtr &catalogue);

    /// The warband as it stands, to be changed by the caller.
    [[nodiscard]] const roster::Warband &warband() const { return m_warband; }
    /// The rules that a changed warband breaks and this one doesn't, or that the models in these rows then break too.
    /// Those that these models themselves break come first. What follows from a choice that the warband still lacks is no
    /// model's fault.
    [[nodiscard]] std::vector<Fault> newFaults(const roster::Warband &changed, const std::vector<int> &rows) const;
    /// The rules that are broken now and met in the changed warband, as they are stated there.
    [[nodiscard]] QStringList mended(const roster::Warband &changed) const;

private:
    [[nodiscard]] roster::Verdict judged(const roster::Warband &warband) const;
    [[nodiscard]] bool isNew(const roster::Finding &finding, const std::vector<int> &rows) const;

    roster::Warband m_warband;
    rules::CataloguePtr m_catalogue;
    QMap<QString, QString> m_brokenRules; ///< with their statements, in the order of their ids
    QSet<QString> m_brokenStatements;
    QSet<QString> m_causeless; ///< rules broken by no model: a school that is not named yet
};

[[nodiscard]] QStringList statements(const std::vector<Fault> &faults);

} // namespace gunbai::ui
