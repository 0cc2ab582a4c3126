// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/rules/form.h"
#include "core/rules/profile.h"
#include "core/rules/template.h"

#include <QMap>

#include <memory>

namespace gunbai::rules {

enum class Severity { Error, Warning };

/// A form with the sentence that states it.
struct Demand
{
    Form form;
    Template says;
};

/// Demands that must hold together; a rule holds when one of its alternatives does.
struct Alternative
{
    std::vector<Demand> demands;
    QString onlyWithSwitch;
};

/// A composition rule of a system or a list.
struct Rule
{
    QString id;
    Severity severity = Severity::Error;
    std::vector<Form> conditions; ///< the rule is silent unless all hold
    std::vector<Alternative> alternatives;
    std::vector<Demand> warnings; ///< a breach of these alone is only a warning
    QString onlyWithSwitch;
    QString notWithSwitch;
};

/// Profiles that a list may hire.
struct Hire
{
    QStringList profiles;
    int most = 0; ///< 0: no limit of its own
    QString note; ///< what hiring them brings this list
};

/// What a list says of its standard bearer.
struct Banner
{
    QStringList profiles;
    int most = 1;
    std::vector<Offer> discounts; ///< change of price, by profile
    QStringList withoutChoice;    ///< profiles whose bearer goes without the "take one of" weapon
};

/// Something bought for the whole warband, such as KIYA; a key of the warband file.
struct Purchase
{
    QString id;
    QString name;
    QString note;
    int each = 0;
    int most = 0;
};

/// Weapons that the warband file names for the whole list, such as the main weapon of a school.
struct Parameter
{
    QString id; ///< its place in the file: "school.main" is `main` of the table `school`
    QString name;
    QStringList from;
    bool isList = false;
};

/// Skills that a kind of model must buy before any other.
struct FirstSkills
{
    QString rule;
    Filter who;
    QStringList skills;
};

/// How a list's Morale reads; the conditions are for the table.
struct Morale
{
    std::optional<int> value;
    QString note;
};

/// A warband list with everything that its base, its amendments and its system give it.
struct List
{
    QString id;
    QString base; ///< the list that it amends, or ""
    QString name;
    QString period;
    QString note;
    std::vector<Profile> profiles;
    std::vector<Hire> hires;
    std::vector<Rule> rules; ///< the system's first; a later one of the same id replaces an earlier
    std::optional<Banner> banner;
    std::vector<Purchase> purchases;
    std::vector<Parameter> parameters;
    std::vector<FirstSkills> firstSkills;
    QStringList extraSkills;
    Morale morale;
    QStringList victoryPoints; ///< one sentence each, in our own words
    Place place;

    [[nodiscard]] const Profile *profile(const QString &wanted) const;
    [[nodiscard]] bool mayHire(const QString &profile) const;
};

/// A house rule that a warband or a battle may turn on.
struct Switch
{
    QString id;
    QString name;
    QString effect;
};

/// The keys under which this system's warband files keep things.
struct FileKeys
{
    QString entry = QStringLiteral("model");
    QString profile = QStringLiteral("profile");
    QString options = QStringLiteral("options");
    QStringList flags;   ///< options written as `shield = true`
    QStringList without; ///< keys of an entry that these files do not have, such as "armour"
    QString list;        ///< the list of a file that names none; "" when each names its own
};

/// A part of the game's quick reference: heads with what they stand for, and a table.
struct Reference
{
    QString name;
    std::vector<std::pair<QString, QString>> entries;
    QStringList columns;
    std::vector<QStringList> rows; ///< each as long as `columns`
};

/// A roll of dice, such as a Strike.
struct Roll
{
    QString id;
    QString name;
};

/// The rule ids under which a system reports what a model may not have.
struct CheckIds
{
    QString weapon = QStringLiteral("profile.option");
    QString weaponRequired = QStringLiteral("profile.weapon_required");
    QString option = QStringLiteral("profile.option");
};

/// One game: its vocabulary, its hired swords and its lists.
struct System
{
    QString id;
    QString name;
    int place = 0; ///< among the games, the lowest first
    FileKeys keys;
    CheckIds checks;
    QMap<QString, QString> words; ///< what it calls things that others call "profile" or "options"
    QMap<QString, QString> types; ///< heads above the profiles of a type in a list: "hero" → "Heroes"
    std::vector<Roll> rolls;      ///< that bring a weapon's bonuses, in the order of an attack
    std::vector<int> usualLimits; ///< points that forces are commonly agreed to have
    bool hasRanks = true;         ///< false: its profiles have no Rank
    bool isOneWeapon = false;     ///< a warrior carries one weapon: what is taken is in place of the printed one
    QString leaderType;           ///< who leads, by type; "": the highest Rank
    std::vector<Reference> reference; ///< what players look up at the table, in the order of a page
    std::vector<Effect> effects;
    QStringList effectGroups; ///< the groups that an effect can be of
    std::vector<Stat> stats;
    std::vector<Armour> armours;
    std::vector<Weapon> weapons;
    std::vector<Skill> skills;
    QMap<QString, QString> skillGroups; ///< what the groups are called: "bujutsu" → "weapon Bujutsu"
    std::vector<Switch> switches;
    std::vector<Profile> hirelings;
    std::vector<Profile> loose; ///< in no list until one takes them with `plus`
    std::vector<List> lists;

    [[nodiscard]] const List *list(const QString &wanted) const;
    [[nodiscard]] const Profile *hireling(const QString &wanted) const;
    /// A profile of any list or a hireling: what a model of a foreign list is.
    [[nodiscard]] const Profile *anyProfile(const QString &wanted) const;
    [[nodiscard]] const Armour *armour(const QString &wanted) const;
    [[nodiscard]] const Switch *houseRule(const QString &wanted) const;
    [[nodiscard]] const Effect *effect(const QString &wanted) const;
    /// A player names the Leader of his warband, who is of the highest Rank.
    [[nodiscard]] bool namesLeader() const { return hasRanks && leaderType.isEmpty(); }
    [[nodiscard]] int weaponIndex(const QString &wanted) const; ///< -1 when unknown
    [[nodiscard]] int skillIndex(const QString &wanted) const;  ///< -1 when unknown
    [[nodiscard]] ItemSet weaponsOfKind(const QString &kind) const;
    /// "Quick Jab": the names of what a roll with this weapon brings, "" for nothing.
    [[nodiscard]] QString bonusNames(const Weapon &weapon, const QString &roll) const;
    /// The name to show of a weapon, skill, mount or whatever id is not known.
    [[nodiscard]] QString itemName(const QString &wanted) const;
    /// The weapon Bujutsu that goes with a weapon, or "".
    [[nodiscard]] QString bujutsuOf(const QString &weapon) const;
};

/// All rules data that is in force. Read once, then never changed; share it.
class Catalogue
{
public:
    explicit Catalogue(std::vector<System> systems) : m_systems(std::move(systems)) {}

    [[nodiscard]] const std::vector<System> &systems() const { return m_systems; }
    [[nodiscard]] const System *system(const QString &wanted) const;

private:
    std::vector<System> m_systems;
};

using CataloguePtr = std::shared_ptr<const Catalogue>;

} // namespace gunbai::rules
