// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <bitset>
#include <limits>
#include <optional>
#include <vector>

namespace gunbai::rules {

/// A set of weapons, or of skills, of one system; the bit is the index in System::weapons or System::skills.
inline constexpr std::size_t MaxItems = 256;
using ItemSet = std::bitset<MaxItems>;

/// A characteristic that profiles of a system have, in the order of Profile::stats.
struct Stat
{
    QString id;
    QString name;
    QString brief;
    QString bonusWhen; ///< when the bonus of a score such as "3+1" holds: "while 2 or 3 are left"; "": none has one
};

/// The figure of a characteristic: "3", "3+1" with what a condition adds, or "?" when nobody knows it.
struct Score
{
    std::optional<int> value;
    int bonus = 0;

    friend bool operator==(const Score &, const Score &) = default;
};

struct Armour
{
    QString id;
    QString name;
    int defence = 0;
};

struct Weapon
{
    QString id;
    QString name;
    QStringList kinds;                  ///< "sword", "missile", "arquebus", "long", …
    int initiative = 0;                 ///< added in melee
    int attack = 0;                     ///< added in melee
    std::optional<int> range;           ///< inches, for missile weapons
    QMap<QString, int> figures;         ///< further numbers that the game itself reads: "damage" → 3
    QMap<QString, QStringList> bonuses; ///< by the roll that brings them: "strike" → ids of effects
    QString note;
    bool inTable = true;       ///< false: the rules text names it without giving values
    bool everybodyHas = false; ///< "unarmed"
    bool isGear = false;       ///< a shield: listed with the weapons, strikes no blow
};

struct Skill
{
    QString id;
    QString name;
    QString group;   ///< "ability", "bujutsu", "advanced"
    QString effect;  ///< a reminder in our own words
    ItemSet weapons; ///< useless without one of these, unless empty
    bool needsAllWeapons = false;
    QStringList needs;            ///< skills the same model must have
    QString needsGroup;           ///< or one skill of this group
    bool onlyWhereListed = false; ///< only lists that name it in `extra_skills` offer it
    QString onlyWithSwitch;       ///< offered only when this house rule is on
};

/// A word of a game's with what it means, in our own words: a bonus, a fumble.
struct Effect
{
    QString id;
    QString name;
    QString group; ///< "bonus", "fumble"
    QString text;
};

/// A thing with its price in points.
struct Offer
{
    QString id;
    int cost = 0;

    friend bool operator==(const Offer &, const Offer &) = default;
};

/// A "take one of" line, used once a model. The warband file's `weapon` names the pick.
struct Choice
{
    std::vector<Offer> offers;
    bool isRequired = false;
    QString replaces; ///< a fixed weapon that goes when one is taken
    QString setsArmour;

    friend bool operator==(const Choice &, const Choice &) = default;
};

/// Anything else that a profile sells.
struct Option
{
    QString id;
    QString name;
    int cost = 0;
    QStringList adds;   ///< weapons
    QStringList skills; ///< that come with it
    QString replaces;   ///< a fixed weapon that goes
    QString setsArmour;
    std::vector<std::optional<int>> setsStats; ///< parallel to System::stats; empty when none change
    std::vector<std::optional<int>> bonuses;   ///< added to the bonus of each; empty when none change
    QString note;
    bool onlyLeader = false;
    bool notWithChoice = false; ///< excludes a pick of the "take one of" line

    friend bool operator==(const Option &, const Option &) = default;
};

/// What a profile may buy of skills.
struct SkillPicks
{
    static constexpr int NoLimit = std::numeric_limits<int>::max();

    int most = 0;
    int each = 0;       ///< points
    QStringList groups; ///< empty: any group

    friend bool operator==(const SkillPicks &, const SkillPicks &) = default;
};

/// A price that a house rule changes.
struct SwitchedCost
{
    QString switchId;
    int cost = 0;

    friend bool operator==(const SwitchedCost &, const SwitchedCost &) = default;
};

/// One kind of warrior as a list prints it.
struct Profile
{
    QString id;
    QString name;
    QString type;
    QStringList alsoTypes; ///< others that rules count it as
    int models = 1;        ///< figures that it stands for
    int rank = 0;
    int cost = 0;
    std::vector<SwitchedCost> switchedCosts;
    std::vector<Score> stats; ///< parallel to System::stats
    QString armour;
    std::vector<Offer> armours; ///< other armour, with the change of price
    QString mount;              ///< "" on foot
    std::vector<Offer> mounts;
    QStringList weapons; ///< fixed ones
    std::vector<Choice> choices;
    std::vector<Option> options;
    QStringList skills; ///< fixed ones; "$school.main" is the weapon Bujutsu of that parameter's weapon
    SkillPicks picks;
    std::optional<int> disguiseRank; ///< a disguised ninja poses as an own model of at most this Rank
    int most = 0;                    ///< of this profile in a warband; 0 no limit
    QString note;                    ///< shown beside it in the builder
    bool isInDoubt = false;          ///< the note is about a doubtful number

    friend bool operator==(const Profile &, const Profile &) = default;
};

/// "3", "3+1" or "?".
[[nodiscard]] QString scoreText(const Score &score);

/// The offer with this id, or nullptr.
[[nodiscard]] const Offer *findOffer(const std::vector<Offer> &offers, const QString &id);

} // namespace gunbai::rules
