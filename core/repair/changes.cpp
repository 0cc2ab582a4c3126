// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/repair/changes.h"

#include <algorithm>

namespace gunbai::repair {

using namespace Qt::StringLiterals;
using roster::Model;
using roster::Muster;
using roster::Warband;
using roster::Warrior;
using rules::Choice;
using rules::Condition;
using rules::Form;
using rules::Offer;
using rules::Profile;
using rules::Skill;
using rules::Term;
using Kind = Change::Kind;
using Thing = Change::Thing;

namespace {

const QString Yes = u"true"_s;

/// What the rules ask about skills.
struct SkillsAsked
{
    rules::ItemSet skills;
    bool isAnyAsked = false; ///< a rule counts those who bought some
};

SkillsAsked skillsAsked(const rules::System &system, const rules::List &list, const std::vector<Form> &forms)
{
    SkillsAsked asked;
    for (const Form &form : forms) {
        for (const auto *side : {&form.left, &form.right}) {
            for (const Term &term : *side) {
                for (const Condition &condition : term.filter.conditions) {
                    if (condition.subject == Condition::Subject::Skill)
                        asked.skills |= condition.items;
                    asked.isAnyAsked = asked.isAnyAsked || condition.subject == Condition::Subject::BoughtSkills;
                }
            }
        }
    }
    for (const rules::FirstSkills &first : list.firstSkills) {
        for (const QString &id : first.skills) {
            if (const int index = system.skillIndex(id); index >= 0)
                asked.skills.set(static_cast<std::size_t>(index));
        }
    }
    return asked;
}

QStringList weaponsOf(const Profile &profile)
{
    QStringList weapons;
    for (const Choice &choice : profile.choices) {
        for (const Offer &offer : choice.offers)
            weapons.append(offer.id);
    }
    return weapons;
}

QStringList idsOf(const std::vector<Offer> &offers)
{
    QStringList ids;
    for (const Offer &offer : offers)
        ids.append(offer.id);
    return ids;
}

/// Lists the changes one after the other.
class Lister
{
public:
    Lister(const Warband &warband, const Muster &muster, const std::vector<Form> &forms, int mostAlike)
        : m_warband(warband),
          m_muster(muster),
          m_asked(skillsAsked(*muster.system, *muster.list, forms)),
          m_mostAlike(mostAlike)
    {
    }

    std::vector<Change> all();

private:
    void additions(const Profile &profile);
    void fewerPurchases();
    void changesOf(int row);
    void equipment(const Profile &seller);
    void skills(const Profile &profile);
    void options(const Profile &profile);
    void honours(const Profile &profile);
    bool hasEnoughAlike(int row) const;
    bool isWanted(const Skill &skill, std::size_t index) const;
    void alter(Thing thing, const QString &value);
    void alterTo(Thing thing, const QString &now, const QStringList &values);

    const Warband &m_warband;
    const Muster &m_muster;
    SkillsAsked m_asked;
    int m_mostAlike;
    int m_row = 0;
    const Model *m_model = nullptr;
    std::vector<Change> m_changes;
};

std::vector<Change> Lister::all()
{
    for (int row = 0; row < static_cast<int>(m_warband.models.size()); ++row) {
        if (!hasEnoughAlike(row))
            changesOf(row);
    }
    for (const Profile &profile : m_muster.list->profiles)
        additions(profile);
    for (const rules::Hire &hire : m_muster.list->hires) {
        for (const QString &id : hire.profiles) {
            if (const Profile *profile = m_muster.system->hireling(id))
                additions(*profile);
        }
    }
    fewerPurchases();
    return std::move(m_changes);
}

void Lister::additions(const Profile &profile)
{
    for (const QString &weapon : QStringList{{}} + weaponsOf(profile)) {
        for (const QString &armour : QStringList{{}} + idsOf(profile.armours)) {
            Change change{Kind::Add, -1, {}, Thing::Weapon, {}, 0};
            change.model.profile = profile.id;
            change.model.weapon = weapon;
            change.model.armour = armour;
            m_changes.push_back(std::move(change));
        }
    }
}

void Lister::fewerPurchases()
{
    for (const rules::Purchase &purchase : m_muster.list->purchases) {
        for (int copy = 0; copy < std::min(m_mostAlike, m_warband.purchases.value(purchase.id)); ++copy)
            m_changes.push_back({Kind::BuyFewer, -1, {}, Thing::Weapon, purchase.id, 0});
    }
}

/// The leader is like nobody else.
bool Lister::hasEnoughAlike(int row) const
{
    const Model &model = m_warband.models[static_cast<std::size_t>(row)];
    int alike = 0;
    for (int other = 0; other < row; ++other) {
        const bool isLeader = other == m_muster.leader || row == m_muster.leader;
        if (!isLeader && m_warband.models[static_cast<std::size_t>(other)].isSameAs(model))
            ++alike;
    }
    return alike >= m_mostAlike;
}

void Lister::changesOf(int row)
{
    m_row = row;
    m_model = &m_warband.models[static_cast<std::size_t>(row)];
    const Warrior &warrior = m_muster.warriors[static_cast<std::size_t>(row)];
    if (warrior.profile && !warrior.isForeign) {
        equipment(*warrior.profile);
        skills(*warrior.profile);
        options(*warrior.profile);
        honours(*warrior.profile);
    }
    m_changes.push_back({Kind::Remove, row, {}, Thing::Weapon, {}, 0});
}

void Lister::alter(Thing thing, const QString &value)
{
    m_changes.push_back({Kind::Alter, m_row, {}, thing, value, 0});
}

void Lister::alterTo(Thing thing, const QString &now, const QStringList &values)
{
    for (const QString &value : values + QStringList{{}}) {
        if (value != now)
            alter(thing, value);
    }
}

void Lister::equipment(const Profile &profile)
{
    alterTo(Thing::Weapon, m_model->weapon, weaponsOf(profile));
    alterTo(Thing::Armour, m_model->armour, idsOf(profile.armours));
    alterTo(Thing::Mount, m_model->mount, idsOf(profile.mounts));
}

bool Lister::isWanted(const Skill &skill, std::size_t index) const
{
    if (m_asked.skills[index])
        return true;
    return std::ranges::any_of(m_model->skills, [&](const QString &id) {
        const int known = m_muster.system->skillIndex(id);
        if (known < 0)
            return false;
        const Skill &bought = m_muster.system->skills[static_cast<std::size_t>(known)];
        return bought.needs.contains(skill.id) || (!skill.group.isEmpty() && bought.needsGroup == skill.group);
    });
}

void Lister::skills(const Profile &profile)
{
    QStringList bought = m_model->skills;
    bought.removeDuplicates();
    for (const QString &id : bought)
        alter(Thing::DroppedSkill, id);
    if (m_model->skills.size() >= profile.picks.most)
        return;
    const auto &all = m_muster.system->skills;
    for (std::size_t index = 0; index < all.size(); ++index) {
        if (!bought.contains(all[index].id) && (m_asked.isAnyAsked || isWanted(all[index], index)))
            alter(Thing::AddedSkill, all[index].id);
    }
}

void Lister::options(const Profile &profile)
{
    for (const QString &id : m_model->options)
        alter(Thing::DroppedOption, id);
    for (const rules::Option &option : profile.options) {
        if (!m_model->options.contains(option.id))
            alter(Thing::AddedOption, option.id);
    }
}

/// Banner, leadership and disguise.
void Lister::honours(const Profile &profile)
{
    const auto &banner = m_muster.list->banner;
    if (m_model->hasBanner || (banner && banner->profiles.contains(profile.id)))
        alter(Thing::Banner, m_model->hasBanner ? QString() : Yes);
    if (m_muster.system->namesLeader())
        alter(Thing::Leader, m_model->isLeader ? QString() : Yes);
    QStringList poses;
    for (const Profile &own : m_muster.list->profiles) {
        if (profile.disguiseRank && own.rank <= *profile.disguiseRank)
            poses.append(own.id);
    }
    alterTo(Thing::Disguise, m_model->disguisedAs, poses);
}

} // namespace

std::vector<Change> singleChanges(const Warband &warband, const Muster &muster, const std::vector<Form> &forms,
                                  int mostAlike)
{
    return Lister(warband, muster, forms, mostAlike).all();
}

} // namespace gunbai::repair
