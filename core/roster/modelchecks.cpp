// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roster/checks.h"
#include "core/roster/evaluation.h"

#include <QCoreApplication>

#include <algorithm>

namespace gunbai::roster {

using namespace Qt::StringLiterals;
using rules::Choice;
using rules::Option;
using rules::Profile;
using rules::Skill;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Verdict)
};

/// The checks of one model.
class ModelCheck
{
public:
    ModelCheck(const Judged &judged, int index, Findings &findings)
        : m_judged(judged),
          m_index(index),
          m_findings(findings),
          m_system(*judged.muster.system),
          m_model(judged.warband.models[static_cast<std::size_t>(index)]),
          m_warrior(judged.muster.warriors[static_cast<std::size_t>(index)]),
          m_profile(*m_warrior.profile)
    {
    }

    void equipment();
    void skills();

private:
    void disguise();
    void requiredWeapons();
    QStringList openWeapons(const Choice &choice) const;
    void oneWeapon();
    void weapon(const Profile &seller);
    bool comesWithOption(const QString &weapon) const;
    void armour(const Profile &seller);
    void mount();
    void options();
    void option(const QString &id);
    void skillCount();
    void skillsOnOffer();
    void skillsTwice();
    void prerequisites();
    void usefulness();
    void firstSkills(const rules::FirstSkills &first);

    bool isOffered(const Skill &skill) const;
    bool fitsPicks(const Skill &skill) const;
    bool hasWeaponFor(const Skill &skill) const;
    bool hasPrerequisites(const Skill &skill) const;
    QString prerequisitesOf(const Skill &skill) const;
    std::vector<const Skill *> bought() const;
    void broken(const QString &rule, const QString &statement, rules::Severity severity = rules::Severity::Error)
    {
        m_findings.brokenBy(m_index, rule, statement, severity);
    }

    const Judged &m_judged;
    int m_index;
    Findings &m_findings;
    const rules::System &m_system;
    const Model &m_model;
    const Warrior &m_warrior;
    const Profile &m_profile;
};

void ModelCheck::equipment()
{
    const Profile *posedAs = m_judged.muster.list ? m_judged.muster.list->profile(m_model.disguisedAs) : nullptr;
    const bool isPosing = m_profile.disguiseRank && posedAs;
    disguise();
    requiredWeapons();
    oneWeapon();
    weapon(isPosing ? *posedAs : m_profile);
    armour(isPosing ? *posedAs : m_profile);
    mount();
    options();
}

/// Ronin, Ninja: he appears as one own model of Rank 0 or 1.
void ModelCheck::disguise()
{
    const QString &as = m_model.disguisedAs;
    const Profile *posedAs = m_judged.muster.list ? m_judged.muster.list->profile(as) : nullptr;
    const QString rule = u"profile.disguise"_s;
    if (!m_profile.disguiseRank) {
        if (!as.isEmpty())
            broken(rule, Text::tr("%1 cannot go disguised.").arg(m_profile.name));
    } else if (as.isEmpty()) {
        broken(rule, Text::tr("%1: whom he poses as is not written down.").arg(m_profile.name),
               rules::Severity::Warning);
    } else if (!posedAs || posedAs->rank > *m_profile.disguiseRank) {
        broken(rule, Text::tr("%1 poses as a model of the list of Rank %2 or less, not as %3.")
                         .arg(m_profile.name, QString::number(*m_profile.disguiseRank), posedAs ? posedAs->name : as));
    }
}

void ModelCheck::requiredWeapons()
{
    const auto &banner = m_judged.muster.list ? m_judged.muster.list->banner : std::nullopt;
    const bool goesWithout = m_model.hasBanner && banner && banner->withoutChoice.contains(m_model.profile);
    for (const Choice &choice : m_profile.choices) {
        if (!choice.isRequired || goesWithout || rules::findOffer(choice.offers, m_model.weapon))
            continue;
        const QStringList names = openWeapons(choice);
        broken(m_system.checks.weaponRequired,
               Text::tr("%1 must take one of: %2.").arg(m_profile.name, names.join(Text::tr(", "))));
    }
}

/// The names of the weapons that the list and its parameters leave of a choice; of all when they leave none.
QStringList ModelCheck::openWeapons(const Choice &choice) const
{
    const rules::List *list = m_judged.muster.list;
    const rules::ItemSet barred = list ? barredWeapons(*list, m_judged.warband) : rules::ItemSet();
    QStringList named;
    for (const QStringList &values : m_judged.warband.parameters)
        named += values;
    QStringList open;
    QStringList all;
    for (const rules::Offer &offer : choice.offers) {
        all.append(m_system.itemName(offer.id));
        const int index = m_system.weaponIndex(offer.id);
        if (!(index >= 0 && barred[static_cast<std::size_t>(index)]) && (named.isEmpty() || named.contains(offer.id)))
            open.append(all.last());
    }
    return open.isEmpty() ? all : open;
}

/// Where a warrior carries one weapon, which of those on offer he has should be written down.
void ModelCheck::oneWeapon()
{
    const bool hasAny = m_warrior.weapons.any() || !m_model.weapon.isEmpty();
    if (m_system.isOneWeapon && !hasAny && !m_profile.choices.empty())
        broken(m_system.checks.weaponRequired, Text::tr("%1: his weapon is not written down.").arg(m_profile.name),
               rules::Severity::Warning);
}

bool ModelCheck::comesWithOption(const QString &weapon) const
{
    return std::ranges::any_of(m_profile.options, [&](const Option &option) {
        return m_model.options.contains(option.id) && option.adds.contains(weapon);
    });
}

void ModelCheck::weapon(const Profile &seller)
{
    const QString &id = m_model.weapon;
    const bool isSold = std::ranges::any_of(
        seller.choices, [&id](const Choice &choice) { return rules::findOffer(choice.offers, id); });
    if (!id.isEmpty() && !isSold && !seller.weapons.contains(id) && !comesWithOption(id))
        broken(m_system.checks.weapon,
               Text::tr("%1: no %2 among the weapons to take.").arg(m_profile.name, m_system.itemName(id)));
}

void ModelCheck::armour(const Profile &seller)
{
    const QString &id = m_model.armour;
    const bool isSold = id == seller.armour || rules::findOffer(seller.armours, id);
    const bool isWorn = id == m_warrior.armour;
    if (id.isEmpty() || (isSold && isWorn))
        return;
    if (isWorn && &seller == &m_profile)
        return; // it comes with a shield or a swap
    const QString name = m_system.itemName(id);
    broken(u"profile.option"_s, isSold ? Text::tr("%1: the swap leaves no %2 armour.").arg(m_profile.name, name)
                                       : Text::tr("%1: no %2 armour to take.").arg(m_profile.name, name));
}

void ModelCheck::mount()
{
    const QString wanted = m_model.mount == "none"_L1 ? QString() : m_model.mount;
    if (m_model.mount.isEmpty() || wanted == m_warrior.mount)
        return;
    broken(u"profile.option"_s, wanted.isEmpty()
                                    ? Text::tr("%1 is always mounted.").arg(m_profile.name)
                                    : Text::tr("%1: no %2 to take.").arg(m_profile.name, m_system.itemName(wanted)));
}

void ModelCheck::options()
{
    for (const QString &id : m_model.options)
        option(id);
}

void ModelCheck::option(const QString &id)
{
    const QString &rule = m_system.checks.option;
    const auto sold = std::ranges::find(m_profile.options, id, &Option::id);
    if (sold == m_profile.options.end())
        broken(rule, Text::tr("%1: no %2 to take.").arg(m_profile.name, m_system.itemName(id)));
    else if (sold->onlyLeader && !m_warrior.isLeader)
        broken(rule, Text::tr("Only the Leader may take: %1.").arg(sold->name));
    else if (sold->notWithChoice && !m_model.weapon.isEmpty() && !m_profile.weapons.contains(m_model.weapon))
        broken(rule, Text::tr("%1: either %2 or another weapon.").arg(m_profile.name, sold->name));
}

void ModelCheck::skills()
{
    skillCount();
    skillsOnOffer();
    skillsTwice();
    prerequisites();
    usefulness();
    if (!m_judged.muster.list)
        return;
    for (const rules::FirstSkills &first : m_judged.muster.list->firstSkills)
        firstSkills(first);
}

std::vector<const Skill *> ModelCheck::bought() const
{
    std::vector<const Skill *> skills;
    for (const QString &id : m_model.skills) {
        if (const int index = m_system.skillIndex(id); index >= 0)
            skills.push_back(&m_system.skills[static_cast<std::size_t>(index)]);
    }
    return skills;
}

void ModelCheck::skillCount()
{
    const int most = m_profile.picks.most;
    if (m_warrior.boughtCount <= most)
        return;
    m_findings.brokenBy(m_index, u"profile.skill_count"_s, m_warrior.boughtCount, most,
                        Text::tr("%1: skills bought %2, at most %3.")
                            .arg(m_profile.name, QString::number(m_warrior.boughtCount), QString::number(most)));
}

bool ModelCheck::isOffered(const Skill &skill) const
{
    const auto *list = m_judged.muster.list;
    if (skill.onlyWhereListed && !(list && list->extraSkills.contains(skill.id)))
        return false;
    return skill.onlyWithSwitch.isEmpty() || m_judged.warband.houseRules.contains(skill.onlyWithSwitch);
}

bool ModelCheck::fitsPicks(const Skill &skill) const
{
    const auto &groups = m_profile.picks.groups;
    return groups.isEmpty() || groups.contains(skill.group);
}

void ModelCheck::skillsOnOffer()
{
    const QString rule = u"profile.skill_unknown"_s;
    for (const QString &id : m_model.skills) {
        const int index = m_system.skillIndex(id);
        if (index < 0) {
            broken(rule, Text::tr("“%1” is no skill that Gunbai knows.").arg(id));
            continue;
        }
        const Skill &skill = m_system.skills[static_cast<std::size_t>(index)];
        if (!isOffered(skill))
            broken(rule, Text::tr("%1 is no skill of this list.").arg(skill.name));
        else if (!fitsPicks(skill))
            broken(rule, Text::tr("%1 cannot choose %2.").arg(m_profile.name, skill.name));
    }
}

void ModelCheck::skillsTwice()
{
    QStringList seen;
    for (const QString &id : m_model.skills) {
        const int index = m_system.skillIndex(id);
        if (seen.contains(id))
            broken(u"profile.skill_twice"_s, Text::tr("%1 is bought twice.").arg(m_system.itemName(id)));
        else if (index >= 0 && m_warrior.fixedSkills[static_cast<std::size_t>(index)])
            broken(u"profile.skill_twice"_s,
                   Text::tr("%1 comes with %2 already.").arg(m_system.itemName(id), m_profile.name));
        seen.append(id);
    }
}

bool ModelCheck::hasPrerequisites(const Skill &skill) const
{
    const auto has = [this](int index) { return index >= 0 && m_warrior.skills[static_cast<std::size_t>(index)]; };
    const auto hasNamed = [&](const QString &id) { return has(m_system.skillIndex(id)); };
    if (!std::ranges::all_of(skill.needs, hasNamed))
        return false;
    if (skill.needsGroup.isEmpty())
        return true;
    for (int index = 0; index < static_cast<int>(m_system.skills.size()); ++index) {
        if (has(index) && m_system.skills[static_cast<std::size_t>(index)].group == skill.needsGroup)
            return true;
    }
    return false;
}

QString ModelCheck::prerequisitesOf(const Skill &skill) const
{
    QStringList names;
    for (const QString &id : skill.needs)
        names.append(m_system.itemName(id));
    if (!skill.needsGroup.isEmpty())
        names.append(Text::tr("any %1").arg(m_system.skillGroups.value(skill.needsGroup, skill.needsGroup)));
    return names.join(Text::tr(", "));
}

void ModelCheck::prerequisites()
{
    for (const Skill *skill : bought()) {
        if (!hasPrerequisites(*skill))
            broken(u"profile.skill_prereq"_s,
                   Text::tr("%1 needs %2 on the same model.").arg(skill->name, prerequisitesOf(*skill)));
    }
}

bool ModelCheck::hasWeaponFor(const Skill &skill) const
{
    rules::ItemSet atHand = m_warrior.weapons;
    for (std::size_t index = 0; index < m_system.weapons.size(); ++index)
        atHand[index] = atHand[index] || m_system.weapons[index].everybodyHas;
    if (skill.weapons.none())
        return true;
    return skill.needsAllWeapons ? (atHand & skill.weapons) == skill.weapons : (atHand & skill.weapons).any();
}

/// rulings.md: a Bujutsu without its weapon is legal, but does nothing.
void ModelCheck::usefulness()
{
    for (const Skill *skill : bought()) {
        if (!hasWeaponFor(*skill))
            broken(u"profile.skill_weapon"_s, Text::tr("%1 is of no use without its weapon.").arg(skill->name),
                   rules::Severity::Warning);
    }
}

void ModelCheck::firstSkills(const rules::FirstSkills &first)
{
    if (!counts(first.who, m_judged.warband, m_judged.muster, static_cast<std::size_t>(m_index)))
        return;
    const auto isFirst = [&first](const QString &id) { return first.skills.contains(id); };
    const auto isBought = [this](const QString &id) { return m_model.skills.contains(id); };
    if (std::ranges::all_of(m_model.skills, isFirst) || std::ranges::all_of(first.skills, isBought))
        return;
    QStringList names;
    for (const QString &id : first.skills)
        names.append(m_system.itemName(id));
    broken(first.rule,
           Text::tr("%1 must buy these before any other skill: %2.").arg(m_profile.name, names.join(Text::tr(", "))));
}

template <class Function>
void forEachKnown(const Judged &judged, Findings &findings, Function function)
{
    for (int index = 0; index < static_cast<int>(judged.muster.warriors.size()); ++index) {
        if (judged.muster.warriors[static_cast<std::size_t>(index)].profile) {
            ModelCheck check(judged, index, findings);
            function(check);
        }
    }
}

} // namespace

void checkEquipment(const Judged &judged, Findings &findings)
{
    forEachKnown(judged, findings, [](ModelCheck &check) { check.equipment(); });
    const rules::CheckIds &ids = judged.muster.system->checks;
    const auto holds = [&findings](const QString &rule) { return !findings.isBroken(rule); };
    if (ids.weapon == ids.option) {
        if (holds(ids.option) && holds(ids.weaponRequired))
            findings.met(ids.option, 0, 0, Text::tr("Every model is equipped as its profile says."));
        return;
    }
    if (holds(ids.weapon) && holds(ids.weaponRequired))
        findings.met(ids.weapon, 0, 0, Text::tr("Everybody has a weapon that he may have."));
    const bool anyTaken =
        std::ranges::any_of(judged.warband.models, [](const Model &model) { return !model.options.isEmpty(); });
    if (anyTaken && holds(ids.option))
        findings.met(ids.option, 0, 0, Text::tr("Everybody may have what he has taken."));
}

void checkSkills(const Judged &judged, Findings &findings)
{
    forEachKnown(judged, findings, [](ModelCheck &check) { check.skills(); });
    const bool anyBought =
        std::ranges::any_of(judged.muster.warriors, [](const Warrior &warrior) { return warrior.boughtCount > 0; });
    if (anyBought && !findings.isBroken(u"profile.skill_count"_s))
        findings.met(u"profile.skill_count"_s, 0, 0,
                     Text::tr("Nobody has bought more skills than his profile allows."));
}

} // namespace gunbai::roster
