// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/whatif.h"

#include <algorithm>

namespace gunbai::ui {

namespace {

bool isBroken(const roster::Finding &finding)
{
    return !finding.isMet && finding.severity == rules::Severity::Error;
}

bool concerns(const roster::Finding &finding, const std::vector<int> &rows)
{
    return std::ranges::find_first_of(finding.causes, rows) != finding.causes.end();
}

} // namespace

WhatIf::WhatIf(roster::Warband warband, const rules::CataloguePtr &catalogue)
    : m_warband(std::move(warband)), m_catalogue(catalogue)
{
    m_warband.limit.reset();
    for (const roster::Finding &finding : judged(m_warband).findings) {
        if (isBroken(finding)) {
            m_brokenRules.insert(finding.rule, finding.statement);
            m_brokenStatements.insert(finding.statement);
            if (finding.causes.empty())
                m_causeless.insert(finding.rule);
        }
    }
}

roster::Verdict WhatIf::judged(const roster::Warband &warband) const
{
    return roster::judge(warband, roster::muster(warband, m_catalogue));
}

bool WhatIf::isNew(const roster::Finding &finding, const std::vector<int> &rows) const
{
    if (!isBroken(finding) || m_brokenStatements.contains(finding.statement))
        return false;
    return !m_brokenRules.contains(finding.rule) || (concerns(finding, rows) && !m_causeless.contains(finding.rule));
}

std::vector<Fault> WhatIf::newFaults(const roster::Warband &changed, const std::vector<int> &rows) const
{
    std::vector<Fault> faults;
    std::vector<Fault> others;
    for (const roster::Finding &finding : judged(changed).findings) {
        const bool isOwn = concerns(finding, rows);
        if (isNew(finding, rows))
            (isOwn ? faults : others).push_back({finding.rule, finding.statement, isOwn});
    }
    faults.insert(faults.end(), others.begin(), others.end());
    return faults;
}

QStringList WhatIf::mended(const roster::Warband &changed) const
{
    if (m_brokenRules.isEmpty())
        return {};
    QMap<QString, QString> met;
    QSet<QString> broken;
    for (const roster::Finding &finding : judged(changed).findings) {
        if (isBroken(finding))
            broken.insert(finding.rule);
        else if (finding.isMet && m_brokenRules.contains(finding.rule))
            met.insert(finding.rule, finding.statement);
    }
    met.removeIf([&broken](const auto &rule) { return broken.contains(rule.key()); });
    return met.values();
}

QStringList statements(const std::vector<Fault> &faults)
{
    QStringList list;
    for (const Fault &fault : faults)
        list.append(fault.statement);
    return list;
}

} // namespace gunbai::ui
