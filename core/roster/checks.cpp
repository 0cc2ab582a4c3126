// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roster/checks.h"

#include <QCoreApplication>

#include <algorithm>

namespace gunbai::roster {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Verdict)
};

template <class Predicate>
std::vector<int> modelsThat(const Judged &judged, Predicate predicate)
{
    std::vector<int> models;
    for (std::size_t index = 0; index < judged.muster.warriors.size(); ++index) {
        if (predicate(judged.warband.models[index], judged.muster.warriors[index]))
            models.push_back(static_cast<int>(index));
    }
    return models;
}

int size(const std::vector<int> &models)
{
    return static_cast<int>(models.size());
}

std::vector<int> bearersOf(const Judged &judged)
{
    return modelsThat(judged,
                      [](const Model &model, const Warrior &warrior) { return model.hasBanner && warrior.profile; });
}

QString names(const rules::System &system, const QStringList &profiles)
{
    QStringList texts;
    for (const QString &id : profiles) {
        const rules::Profile *profile = system.anyProfile(id);
        texts.append(profile ? profile->name : id);
    }
    return texts.join(Text::tr(", "));
}

QString atMost(const QString &what, int have, int allowed)
{
    return Text::tr("%1: %2, at most %3.").arg(what, QString::number(have), QString::number(allowed));
}

void checkHouseRules(const Judged &judged, Findings &findings)
{
    for (const QString &id : judged.warband.houseRules) {
        if (!judged.muster.system->houseRule(id))
            findings.broken(u"data.unknown_id"_s, 1, 0, {},
                            Text::tr("“%1” is no house rule that Gunbai knows.").arg(id));
    }
}

void checkParameters(const Judged &judged, Findings &findings)
{
    for (const rules::Parameter &parameter : judged.muster.list->parameters) {
        for (const QString &value : judged.warband.parameters.value(parameter.id)) {
            if (!parameter.from.contains(value))
                findings.broken(u"data.unknown_id"_s, 1, 0, {},
                                Text::tr("%1: “%2” is none that the list offers.").arg(parameter.name, value));
        }
    }
}

} // namespace

void Findings::broken(const QString &rule, int have, int allowed, std::vector<int> causes, const QString &statement,
                      Severity severity)
{
    m_list.push_back({rule, severity, false, have, allowed, std::move(causes), statement, {}});
}

void Findings::brokenBy(int model, const QString &rule, const QString &statement, Severity severity)
{
    Finding *same = find(rule, statement);
    if (!same)
        return broken(rule, 1, 0, {model}, statement, severity);
    if (same->causes.back() == model)
        return;
    same->causes.push_back(model);
    ++same->have;
}

void Findings::brokenBy(int model, const QString &rule, int have, int allowed, const QString &statement)
{
    if (Finding *same = find(rule, statement))
        same->causes.push_back(model);
    else
        broken(rule, have, allowed, {model}, statement);
}

Finding *Findings::find(const QString &rule, const QString &statement)
{
    const auto same = std::ranges::find_if(m_list, [&](const Finding &finding) {
        return !finding.isMet && finding.rule == rule && finding.statement == statement;
    });
    return same == m_list.end() ? nullptr : &*same;
}

void Findings::met(const QString &rule, int have, int allowed, const QString &statement)
{
    m_list.push_back({rule, Severity::Error, true, have, allowed, {}, statement, {}});
}

bool Findings::isBroken(const QString &rule) const
{
    return std::ranges::any_of(m_list,
                               [&rule](const Finding &finding) { return !finding.isMet && finding.rule == rule; });
}

void checkIds(const Judged &judged, Findings &findings)
{
    const Warband &warband = judged.warband;
    if (!judged.muster.system) {
        findings.broken(u"data.unknown_id"_s, 1, 0, {},
                        Text::tr("“%1” is no game that Gunbai knows.").arg(warband.system));
        return;
    }
    if (!judged.muster.list)
        findings.broken(u"data.unknown_id"_s, 1, 0, {}, Text::tr("The list “%1” is not installed.").arg(warband.list));
    for (int index = 0; index < static_cast<int>(warband.models.size()); ++index) {
        const Model &model = warband.models[static_cast<std::size_t>(index)];
        const Warrior &warrior = judged.muster.warriors[static_cast<std::size_t>(index)];
        if (!warrior.profile)
            findings.brokenBy(index, u"data.unknown_id"_s,
                              Text::tr("The profile “%1” is not installed: kept, priced 0.").arg(model.profile));
        else if (warrior.isForeign && judged.muster.list)
            findings.brokenBy(
                index, u"profile.not_in_list"_s,
                Text::tr("%1 is not in the list %2.").arg(warrior.profile->name, judged.muster.list->name));
    }
    checkHouseRules(judged, findings);
    if (judged.muster.list)
        checkParameters(judged, findings);
}

void checkLeader(const Judged &judged, Findings &findings)
{
    const auto &warriors = judged.muster.warriors;
    if (judged.muster.leader < 0 || !judged.muster.system->namesLeader())
        return;
    const auto named = modelsThat(judged, [](const Model &model, const Warrior &) { return model.isLeader; });
    const Warrior &leader = warriors[static_cast<std::size_t>(judged.muster.leader)];
    const int highest = std::ranges::max(warriors, {}, &Warrior::rank).rank;
    if (size(named) > 1) {
        findings.broken(u"gen.leader"_s, size(named), 1, named, Text::tr("Leaders: %1, exactly 1.").arg(size(named)));
    } else if (leader.rank < highest) {
        findings.broken(u"gen.leader"_s, leader.rank, highest, named,
                        Text::tr("The Leader is of Rank %1, the highest Rank is %2.").arg(leader.rank).arg(highest));
    } else if (leader.isHired) {
        findings.broken(u"gen.leader"_s, leader.rank, highest, {judged.muster.leader},
                        Text::tr("The Leader is hired: nobody else is of Rank %1.").arg(highest),
                        rules::Severity::Warning);
    } else {
        findings.met(u"gen.leader"_s, leader.rank, highest,
                     Text::tr("The Leader is of the highest Rank, %1.").arg(highest));
    }
}

void checkPoints(const Judged &judged, Findings &findings)
{
    const int total = judged.muster.total;
    if (const auto limit = judged.warband.limit) {
        const QString statement = atMost(Text::tr("Points"), total, *limit);
        if (total > *limit)
            findings.broken(u"points.limit"_s, total, *limit, {}, statement);
        else
            findings.met(u"points.limit"_s, total, *limit, statement);
    }
    if (!judged.muster.list)
        return;
    for (const rules::Purchase &purchase : judged.muster.list->purchases) {
        const int count = judged.warband.purchases.value(purchase.id);
        const QString rule = purchase.id + u".max"_s;
        const QString statement = atMost(purchase.name, count, purchase.most);
        if (count > purchase.most)
            findings.broken(rule, count, purchase.most, {}, statement);
        else
            findings.met(rule, count, purchase.most, statement);
    }
}

void checkNumbers(const Judged &judged, Findings &findings)
{
    const rules::List *list = judged.muster.list;
    if (!list)
        return;
    const auto countOf = [&judged](const QStringList &profiles) {
        return modelsThat(
            judged, [&profiles](const Model &model, const Warrior &) { return profiles.contains(model.profile); });
    };
    for (const rules::Profile &profile : list->profiles) {
        const auto models = profile.most > 0 ? countOf({profile.id}) : std::vector<int>();
        if (size(models) > profile.most)
            findings.broken(u"profile.limit"_s, size(models), profile.most, models,
                            atMost(profile.name, size(models), profile.most));
    }
    for (const rules::Hire &hire : list->hires) {
        const auto models = hire.most > 0 ? countOf(hire.profiles) : std::vector<int>();
        if (size(models) > hire.most)
            findings.broken(
                u"hire.max"_s, size(models), hire.most, models,
                atMost(Text::tr("%1 hired").arg(names(*judged.muster.system, hire.profiles)), size(models), hire.most));
    }
}

void checkHired(const Judged &judged, Findings &findings)
{
    const rules::List *list = judged.muster.list;
    if (!list)
        return;
    const auto hired = modelsThat(judged, [](const Model &, const Warrior &warrior) { return warrior.isHired; });
    for (const int index : hired) {
        const rules::Profile &profile = *judged.muster.warriors[static_cast<std::size_t>(index)].profile;
        if (!list->mayHire(profile.id))
            findings.brokenBy(index, u"hire.not_allowed"_s,
                              Text::tr("%1: not for hire by %2.").arg(profile.name, list->name));
    }
    if (!hired.empty() && !findings.isBroken(u"hire.not_allowed"_s))
        findings.met(u"hire.not_allowed"_s, 0, 0, Text::tr("The hired swords are open to %1.").arg(list->name));
}

void checkBanner(const Judged &judged, Findings &findings)
{
    const auto bearers = bearersOf(judged);
    if (bearers.empty() || !judged.muster.list)
        return;
    const auto &banner = judged.muster.list->banner;
    const int most = banner ? banner->most : 1;
    const QString count = atMost(Text::tr("Banners"), size(bearers), most);
    if (size(bearers) > most)
        findings.broken(u"banner.max"_s, size(bearers), most, bearers, count);
    else
        findings.met(u"banner.max"_s, size(bearers), most, count);
}

void checkBearers(const Judged &judged, Findings &findings)
{
    if (!judged.muster.list)
        return;
    const auto &banner = judged.muster.list->banner;
    for (const int index : bearersOf(judged)) {
        const Model &model = judged.warband.models[static_cast<std::size_t>(index)];
        const Warrior &warrior = judged.muster.warriors[static_cast<std::size_t>(index)];
        if (!banner) {
            findings.brokenBy(index, u"banner.eligible"_s,
                              Text::tr("No banner in the list %1.").arg(judged.muster.list->name));
            continue;
        }
        if (!banner->profiles.contains(model.profile))
            findings.brokenBy(index, u"banner.eligible"_s,
                              Text::tr("The banner is for %1, not for %2.")
                                  .arg(names(*judged.muster.system, banner->profiles), warrior.profile->name));
        if (!warrior.boughtWeapons.isEmpty() || !model.options.isEmpty() || warrior.mount != warrior.profile->mount)
            findings.brokenBy(index, u"banner.equipment"_s,
                              Text::tr("The standard bearer takes no further equipment."));
    }
}

} // namespace gunbai::roster
