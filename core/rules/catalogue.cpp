// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/catalogue.h"

#include <algorithm>

namespace gunbai::rules {

namespace {

template <class T>
const T *findById(const std::vector<T> &items, const QString &id)
{
    const auto found = std::ranges::find(items, id, &T::id);
    return found == items.end() ? nullptr : &*found;
}

template <class T>
int indexById(const std::vector<T> &items, const QString &id)
{
    const T *found = findById(items, id);
    return found ? static_cast<int>(found - items.data()) : -1;
}

} // namespace

QString scoreText(const Score &score)
{
    if (!score.value)
        return QStringLiteral("?");
    const QString value = QString::number(*score.value);
    return score.bonus > 0 ? value + QLatin1Char('+') + QString::number(score.bonus) : value;
}

const Offer *findOffer(const std::vector<Offer> &offers, const QString &wanted)
{
    return findById(offers, wanted);
}

const Profile *List::profile(const QString &wanted) const
{
    return findById(profiles, wanted);
}

bool List::mayHire(const QString &profile) const
{
    return std::ranges::any_of(hires, [&profile](const Hire &hire) { return hire.profiles.contains(profile); });
}

const List *System::list(const QString &wanted) const
{
    return findById(lists, wanted);
}

const Profile *System::hireling(const QString &wanted) const
{
    return findById(hirelings, wanted);
}

const Profile *System::anyProfile(const QString &wanted) const
{
    if (const Profile *hired = hireling(wanted))
        return hired;
    for (const List &list : lists) {
        if (const Profile *profile = list.profile(wanted))
            return profile;
    }
    return findById(loose, wanted);
}

const Armour *System::armour(const QString &wanted) const
{
    return findById(armours, wanted);
}

const Switch *System::houseRule(const QString &wanted) const
{
    return findById(switches, wanted);
}

const Effect *System::effect(const QString &wanted) const
{
    return findById(effects, wanted);
}

int System::weaponIndex(const QString &wanted) const
{
    return indexById(weapons, wanted);
}

int System::skillIndex(const QString &wanted) const
{
    return indexById(skills, wanted);
}

ItemSet System::weaponsOfKind(const QString &kind) const
{
    ItemSet set;
    for (std::size_t index = 0; index < weapons.size(); ++index)
        set[index] = weapons[index].kinds.contains(kind);
    return set;
}

QString System::bonusNames(const Weapon &weapon, const QString &roll) const
{
    QStringList names;
    for (const QString &bonus : weapon.bonuses.value(roll)) {
        const Effect *found = effect(bonus);
        names.append(found ? found->name : bonus);
    }
    return names.join(u", ");
}

QString System::itemName(const QString &wanted) const
{
    if (const Weapon *weapon = findById(weapons, wanted))
        return weapon->name;
    if (const Skill *skill = findById(skills, wanted))
        return skill->name;
    if (const Armour *found = armour(wanted))
        return found->name;
    return QString(wanted).replace(u'_', u' ');
}

QString System::bujutsuOf(const QString &weapon) const
{
    const int index = weaponIndex(weapon);
    if (index < 0)
        return {};
    const auto found = std::ranges::find_if(skills, [index](const Skill &skill) {
        return !skill.needsAllWeapons && !skill.onlyWhereListed && skill.onlyWithSwitch.isEmpty()
               && skill.weapons[static_cast<std::size_t>(index)];
    });
    return found == skills.end() ? QString() : found->id;
}

const System *Catalogue::system(const QString &wanted) const
{
    return findById(m_systems, wanted);
}

} // namespace gunbai::rules
