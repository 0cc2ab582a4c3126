// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/whatif.h"

#include <algorithm>

namespace gunbai::ui {

namespace {

bool isBroken(const roster::Finding &finding)
{
    return !finding.isMet && finding.severity == rules::Severity::Error;
}

bool concerns(const roster::Finding &finding, int index)
{
    return std::ranges::find(finding.causes, index) != finding.causes.end();
}

} // namespace

WhatIf::WhatIf(roster::Warband warband, const rules::CataloguePtr &catalogue)
    : m_warband(std::move(warband)), m_catalogue(catalogue)
{
    m_warband.limit.reset();
    for (const roster::Finding &finding : judged(m_warband).findings) {
        if (isBroken(finding)) {
            m_brokenRules.insert(finding.rule);
            m_brokenStatements.insert(finding.statement);
        }
    }
}

roster::Verdict WhatIf::judged(const roster::Warband &warband) const
{
    return roster::judge(warband, roster::muster(warband, m_catalogue));
}

bool WhatIf::isNew(const roster::Finding &finding, int index) const
{
    if (!isBroken(finding) || m_brokenStatements.contains(finding.statement))
        return false;
    return !m_brokenRules.contains(finding.rule) || concerns(finding, index);
}

QStringList WhatIf::newFaults(const roster::Warband &changed, int index) const
{
    QStringList ofTheModel;
    QStringList others;
    for (const roster::Finding &finding : judged(changed).findings) {
        if (isNew(finding, index))
            (concerns(finding, index) ? ofTheModel : others).append(finding.statement);
    }
    return ofTheModel + others;
}

QStringList WhatIf::newFaultsWith(const roster::Model &model, int index) const
{
    roster::Warband changed = m_warband;
    changed.models[static_cast<std::size_t>(index)] = model;
    return newFaults(changed, index);
}

} // namespace gunbai::ui
