// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roster/verdict.h"

#include "core/roster/checks.h"
#include "core/roster/evaluation.h"

#include <QCoreApplication>

#include <algorithm>

namespace gunbai::roster {

using namespace Qt::StringLiterals;
using rules::Alternative;
using rules::Demand;
using rules::Rule;
using rules::Severity;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Verdict)
};

/// More names than this in a sentence help nobody.
constexpr qsizetype MostNamed = 20;

Finding stated(const Rule &rule, Severity severity, bool isMet, const Demand &demand, const Evaluation &evaluation)
{
    return {rule.id,
            severity,
            isMet,
            evaluation.figures.have,
            evaluation.figures.allowed,
            {},
            demand.says.filled(evaluation.figures),
            {}};
}

/// "These or those, not both": several alternatives, each of them that there be none.
bool isExclusion(const Rule &rule)
{
    return rule.alternatives.size() > 1 && std::ranges::all_of(rule.alternatives, [](const Alternative &alternative) {
               return alternative.demands.front().form.relation == rules::Form::Relation::Equal;
           });
}

/// Judges the linear rules of a list.
class RuleJudge
{
public:
    RuleJudge(const Judged &judged, Findings &findings) : m_judged(judged), m_findings(findings) {}

    void judge(const Rule &rule);

private:
    bool applies(const Rule &rule) const;
    Evaluation evaluated(const Demand &demand) const
    {
        return evaluate(demand.form, m_judged.warband, m_judged.muster);
    }
    const Demand *firstBroken(const std::vector<Demand> &demands) const;
    void allBroken(const Rule &rule);
    void addCauses(const Rule &rule, std::vector<int> &models) const;
    const Alternative *metAlternative(const Rule &rule) const;
    void broken(const Rule &rule, Severity severity, const Demand &demand);

    const Judged &m_judged;
    Findings &m_findings;
};

bool RuleJudge::applies(const Rule &rule) const
{
    const auto holds = [this](const rules::Form &form) {
        return evaluate(form, m_judged.warband, m_judged.muster).holds;
    };
    return std::ranges::all_of(rule.conditions, holds) && canTell(rule, m_judged.warband);
}

const Demand *RuleJudge::firstBroken(const std::vector<Demand> &demands) const
{
    const auto found = std::ranges::find_if(demands, [this](const Demand &demand) { return !evaluated(demand).holds; });
    return found == demands.end() ? nullptr : &*found;
}

const Alternative *RuleJudge::metAlternative(const Rule &rule) const
{
    const auto found = std::ranges::find_if(rule.alternatives, [this](const Alternative &alternative) {
        return isOpen(alternative, m_judged.warband) && !firstBroken(alternative.demands);
    });
    return found == rule.alternatives.end() ? nullptr : &*found;
}

/// Whoever is on either side of an exclusion is a cause of it.
void RuleJudge::addCauses(const Rule &rule, std::vector<int> &models) const
{
    for (const Alternative &alternative : rule.alternatives) {
        const auto more = causes(alternative.demands.front().form, m_judged.warband, m_judged.muster);
        models.insert(models.end(), more.begin(), more.end());
    }
    std::ranges::sort(models);
    models.erase(std::unique(models.begin(), models.end()), models.end());
}

void RuleJudge::broken(const Rule &rule, Severity severity, const Demand &demand)
{
    Finding finding = stated(rule, severity, false, demand, evaluated(demand));
    finding.causes = causes(demand.form, m_judged.warband, m_judged.muster);
    finding.weapons = countedWeapons(demand.form);
    if (severity == rule.severity && isExclusion(rule))
        addCauses(rule, finding.causes);
    if (finding.causes.empty() && !rule.conditions.empty())
        finding.causes = counted(rule.conditions.front(), m_judged.warband, m_judged.muster);
    m_findings.add(std::move(finding));
}

void RuleJudge::allBroken(const Rule &rule)
{
    for (const Demand &demand : rule.alternatives.front().demands) {
        if (!evaluated(demand).holds)
            broken(rule, rule.severity, demand);
    }
}

void RuleJudge::judge(const Rule &rule)
{
    if (!applies(rule))
        return;
    const Alternative *met = metAlternative(rule);
    if (!met)
        return allBroken(rule);
    if (const Demand *warned = firstBroken(rule.warnings))
        return broken(rule, Severity::Warning, *warned);
    for (const Demand &demand : met->demands)
        m_findings.add(stated(rule, rule.severity, true, demand, evaluated(demand)));
}

int place(const Finding &finding)
{
    if (finding.isMet)
        return 2;
    return finding.severity == Severity::Error ? 0 : 1;
}

} // namespace

bool Verdict::isLegal() const
{
    return brokenCount() == 0;
}

int Verdict::brokenCount() const
{
    return static_cast<int>(std::ranges::count(findings, 0, place));
}

int Verdict::warningCount() const
{
    return static_cast<int>(std::ranges::count(findings, 1, place));
}

int Verdict::metCount() const
{
    return static_cast<int>(std::ranges::count(findings, 2, place));
}

Verdict judge(const Warband &warband, const Muster &muster)
{
    Findings findings;
    const Judged judged{warband, muster};
    if (muster.list) {
        RuleJudge rules(judged, findings);
        for (const Rule *rule : rulesInForce(*muster.list, warband))
            rules.judge(*rule);
    }
    checkIds(judged, findings);
    if (muster.system) {
        checkLeader(judged, findings);
        checkPoints(judged, findings);
        checkEquipment(judged, findings);
        checkSkills(judged, findings);
        checkNumbers(judged, findings);
        checkHired(judged, findings);
        checkBanner(judged, findings);
        checkBearers(judged, findings);
    }
    Verdict verdict;
    verdict.findings = findings.taken();
    std::ranges::stable_sort(verdict.findings, {}, place);
    verdict.total = muster.total;
    verdict.limit = warband.limit;
    for (const QString &id : warband.houseRules) {
        if (const rules::Switch *house = muster.system ? muster.system->houseRule(id) : nullptr)
            verdict.houseRules.push_back(house->name);
    }
    return verdict;
}

QString causers(const Finding &finding, const Warband &warband, const Muster &muster)
{
    QStringList names;
    for (const int index : finding.causes) {
        if (names.size() < MostNamed)
            names.append(calledBy(warband, muster, index));
    }
    const auto unnamed = std::ssize(finding.causes) - names.size();
    if (unnamed == 0 && names.size() < 2)
        return names.value(0);
    const QString last = unnamed > 0 ? Text::tr("%1 more").arg(unnamed) : names.takeLast();
    return Text::tr("%1 and %2").arg(names.join(Text::tr(", ")), last);
}

QString message(const Finding &finding, const Warband &warband, const Muster &muster)
{
    const QString by = causers(finding, warband, muster);
    if (by.isEmpty())
        return finding.statement;
    return (finding.severity == Severity::Error ? Text::tr("%1 Broken by %2.") : Text::tr("%1 It concerns %2."))
        .arg(finding.statement, by);
}

} // namespace gunbai::roster
