// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/randomwarband.h"

#include "tests/support/warbands.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;
using roster::Model;
using roster::Warband;

RandomWarbands::RandomWarbands(const QString &system, const QString &list)
    : m_system(*shippedRules()->system(system)), m_list(*m_system.list(list))
{
}

QString RandomWarbands::weaponFor(const rules::Profile &profile)
{
    QStringList weapons{{}};
    for (const rules::Choice &choice : profile.choices) {
        for (const rules::Offer &offer : choice.offers)
            weapons.append(offer.id);
    }
    return weapons[below(static_cast<int>(weapons.size()))];
}

Model RandomWarbands::model()
{
    std::vector<const rules::Profile *> hirelings;
    for (const rules::Hire &hire : m_list.hires) {
        for (const QString &id : hire.profiles)
            hirelings.push_back(m_system.hireling(id));
    }
    const bool isHired = !hirelings.empty() && below(5) == 0;
    const auto own = static_cast<std::size_t>(below(static_cast<int>(m_list.profiles.size())));
    const rules::Profile &profile =
        isHired ? *hirelings[static_cast<std::size_t>(below(static_cast<int>(hirelings.size())))]
                : m_list.profiles[own];
    Model model;
    model.profile = profile.id;
    model.weapon = weaponFor(profile);
    if (profile.picks.most > 0 && below(4) == 0)
        model.skills.append(
            m_system.skills[static_cast<std::size_t>(below(static_cast<int>(m_system.skills.size())))].id);
    if (!profile.options.empty() && below(4) == 0)
        model.options.append(profile.options.front().id);
    if (below(6) == 0)
        model.name = u"Kakei"_s;
    return model;
}

Warband RandomWarbands::next(int most)
{
    Warband warband;
    warband.system = m_system.id;
    warband.list = m_list.id;
    if (below(2) == 0)
        warband.limit =
            m_system.usualLimits[static_cast<std::size_t>(below(static_cast<int>(m_system.usualLimits.size())))];
    for (const rules::Parameter &parameter : m_list.parameters)
        warband.parameters.insert(parameter.id, {parameter.from[below(static_cast<int>(parameter.from.size()))]});
    const int count = 1 + below(most);
    for (int number = 0; number < count; ++number) {
        // Two of a kind are as likely as one.
        if (number > 0 && below(2) == 0)
            warband.models.push_back(warband.models.back());
        else
            warband.models.push_back(model());
        warband.models.back().id = roster::ModelId(number + 1);
    }
    return warband;
}

Warband RandomWarbands::changed(Warband warband, int changes)
{
    for (int number = 0; number < changes; ++number) {
        const int kind = warband.models.empty() ? 0 : below(3);
        if (kind == 0) {
            Model more = model();
            more.id = roster::nextId(warband);
            warband.models.push_back(more);
            continue;
        }
        const auto row = static_cast<std::size_t>(below(static_cast<int>(warband.models.size())));
        const rules::Profile *profile = m_system.anyProfile(warband.models[row].profile);
        if (kind == 1 && profile) {
            warband.models[row].weapon = weaponFor(*profile);
        } else if (warband.models[row].skills.isEmpty() && warband.models[row].options.isEmpty()) {
            warband.models.erase(warband.models.begin() + static_cast<std::ptrdiff_t>(row));
        }
    }
    return warband;
}

QString RandomWarbands::text(const Warband &warband)
{
    QString text = warband.list + u" limit="_s + QString::number(warband.limit.value_or(0));
    for (const Model &model : warband.models)
        text += u" | "_s + model.profile + u" weapon="_s + model.weapon + u" skills="_s + model.skills.join(u'+') + u' '
                + model.options.join(u' ') + (model.name.isEmpty() ? QString() : u" name="_s + model.name);
    return text;
}

} // namespace gunbai::test
