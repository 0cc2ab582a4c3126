// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/verdict.h"

#include <QSet>

namespace gunbai::ui {

/// Judges changes to a warband before anybody makes them. The points limit is left aside: it is shown as points, not as a reason.
class WhatIf
{
public:
    WhatIf(roster::Warband warband, const rules::CataloguePtr &catalogue);

    /// The warband as it stands, to be changed by the caller.
    [[nodiscard]] const roster::Warband &warband() const { return m_warband; }
    /// The statements of rules that a changed warband breaks and this one doesn't, or that model `index` then breaks too.
    /// Those that the model itself breaks come first.
    [[nodiscard]] QStringList newFaults(const roster::Warband &changed, int index) const;
    /// The same for one model changed.
    [[nodiscard]] QStringList newFaultsWith(const roster::Model &model, int index) const;

private:
    [[nodiscard]] roster::Verdict judged(const roster::Warband &warband) const;
    [[nodiscard]] bool isNew(const roster::Finding &finding, int index) const;

    roster::Warband m_warband;
    rules::CataloguePtr m_catalogue;
    QSet<QString> m_brokenRules;
    QSet<QString> m_brokenStatements;
};

} // namespace gunbai::ui
