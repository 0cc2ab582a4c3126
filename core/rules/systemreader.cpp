// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/systemreader.h"

#include <QCoreApplication>

#include <algorithm>

namespace gunbai::rules {

using namespace Qt::StringLiterals;
using Need = toml::TableReader::Need;

namespace {

constexpr toml::Range Modifiers{-10, 10};
constexpr toml::Range Inches{1, 100};
constexpr toml::Range Figures{0, 100};
constexpr toml::Range Places{0, 1000};
constexpr toml::Range Limits{1, 100'000};

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Rules)
};

/// Appends an item, or reports that its id is taken.
template <class T>
void keep(std::vector<T> &items, T item, toml::TableReader &reader)
{
    if (!item.id.isEmpty() && std::ranges::find(items, item.id, &T::id) != items.end())
        reader.fault(u"id"_s, Text::tr("The id “%1” is taken already.").arg(item.id));
    else if (items.size() >= MaxItems)
        reader.fault(u"id"_s, Text::tr("A system has at most %1 of these.").arg(MaxItems));
    else
        items.push_back(std::move(item));
}

void readKeys(const toml::Node &node, toml::Faults &faults, FileKeys &keys)
{
    toml::TableReader reader(node, faults, Text::tr("the keys of the warband file"));
    const auto take = [&reader](const QString &key, QString &value) {
        if (reader.has(key))
            value = reader.text(key, Need::Required);
    };
    take(u"entry"_s, keys.entry);
    take(u"profile"_s, keys.profile);
    take(u"options"_s, keys.options);
    take(u"list"_s, keys.list);
    keys.flags = reader.texts(u"flags"_s);
    keys.without = reader.texts(u"without"_s);
    reader.finish();
}

void readCheckIds(const toml::Node &node, toml::Faults &faults, CheckIds &ids)
{
    toml::TableReader reader(node, faults, Text::tr("the ids of checks"));
    const auto take = [&reader](const QString &key, QString &id) {
        if (reader.has(key))
            id = readId(reader, key);
    };
    take(u"weapon"_s, ids.weapon);
    take(u"weapon_required"_s, ids.weaponRequired);
    take(u"option"_s, ids.option);
    reader.finish();
}

/// Texts by key.
QMap<QString, QString> readWords(const toml::Node &node, toml::Faults &faults, const QString &what)
{
    toml::TableReader reader(node, faults, what);
    QMap<QString, QString> words;
    for (const toml::Entry &entry : *node.as<toml::Table>())
        words.insert(entry.key, reader.text(entry.key, Need::Required));
    return words;
}

std::vector<Roll> readRolls(const toml::Node &node, toml::Faults &faults)
{
    toml::TableReader reader(node, faults, u"“rolls”"_s);
    std::vector<Roll> rolls;
    for (const toml::Entry &entry : *node.as<toml::Table>())
        rolls.push_back({entry.key, reader.text(entry.key, Need::Required)});
    return rolls;
}

void readSystem(const toml::Node &node, toml::Faults &faults, Vocabulary &vocabulary)
{
    toml::TableReader reader(node, faults, Text::tr("the system"));
    vocabulary.system.name = reader.text(u"name"_s, Need::Required);
    vocabulary.mounts = reader.texts(u"mounts"_s);
    System &system = vocabulary.system;
    system.place = reader.integer(u"place"_s, Places, Places.high);
    system.hasRanks = reader.boolean(u"ranks"_s, true);
    system.isOneWeapon = reader.boolean(u"one_weapon"_s);
    system.leaderType = reader.text(u"leader"_s);
    system.usualLimits = reader.integers(u"usual_limits"_s, Limits);
    system.effectGroups = reader.texts(u"effect_groups"_s);
    if (const toml::Node *groups = reader.table(u"skill_groups"_s))
        system.skillGroups = readWords(*groups, faults, u"“skill_groups”"_s);
    if (const toml::Node *words = reader.table(u"words"_s))
        system.words = readWords(*words, faults, u"“words”"_s);
    if (const toml::Node *types = reader.table(u"types"_s))
        system.types = readWords(*types, faults, u"“types”"_s);
    if (const toml::Node *rolls = reader.table(u"rolls"_s))
        system.rolls = readRolls(*rolls, faults);
    if (const toml::Node *keys = reader.table(u"file"_s))
        readKeys(*keys, faults, system.keys);
    if (const toml::Node *ids = reader.table(u"checks"_s))
        readCheckIds(*ids, faults, system.checks);
    reader.finish();
}

Stat readStat(toml::TableReader &reader)
{
    Stat stat;
    stat.id = readId(reader);
    stat.name = reader.text(u"name"_s, Need::Required);
    stat.brief = reader.text(u"brief"_s, Need::Required);
    stat.bonusWhen = reader.text(u"bonus"_s);
    return stat;
}

Armour readArmour(toml::TableReader &reader)
{
    Armour armour;
    armour.id = readId(reader);
    armour.name = reader.text(u"name"_s, Need::Required);
    armour.defence = reader.requiredInteger(u"defence"_s, {0, 10});
    return armour;
}

Effect readEffect(toml::TableReader &reader)
{
    Effect effect;
    effect.id = readId(reader);
    effect.name = reader.text(u"name"_s, Need::Required);
    effect.group = reader.text(u"group"_s, Need::Required);
    effect.text = reader.text(u"effect"_s, Need::Required);
    return effect;
}

Reference readReference(toml::TableReader &reader)
{
    Reference reference;
    reference.name = reader.text(u"name"_s, Need::Required);
    for (const QStringList &entry : reader.rows(u"entries"_s, 2)) {
        if (entry.size() == 2)
            reference.entries.emplace_back(entry[0], entry[1]);
    }
    reference.columns = reader.texts(u"columns"_s);
    reference.rows = reader.rows(u"rows"_s, reference.columns.size());
    if (reference.entries.empty() && reference.rows.empty())
        reader.fault(u"name"_s, Text::tr("A reference has “entries”, or “columns” with “rows”."));
    return reference;
}

/// `bonuses = { strike = "deep_cut", damage = ["follow_up"] }`
QMap<QString, QStringList> readBonuses(toml::TableReader &reader, const System &system)
{
    QMap<QString, QStringList> bonuses;
    const toml::Node *node = reader.table(u"bonuses"_s);
    if (!node)
        return bonuses;
    toml::TableReader rolls(*node, reader.faults(), u"“bonuses”"_s);
    for (const toml::Entry &entry : *node->as<toml::Table>()) {
        const QStringList effects = rolls.texts(entry.key, Need::Required);
        if (std::ranges::find(system.rolls, entry.key, &Roll::id) == system.rolls.end())
            rolls.fault(entry.key, Text::tr("Unknown roll “%1”.").arg(entry.key));
        for (const QString &id : effects) {
            if (!system.effect(id))
                rolls.fault(entry.key, Text::tr("Unknown effect “%1”.").arg(id));
        }
        bonuses.insert(entry.key, effects);
    }
    return bonuses;
}

Weapon readWeapon(toml::TableReader &reader, const System &system)
{
    Weapon weapon;
    weapon.id = readId(reader);
    weapon.name = reader.text(u"name"_s, Need::Required);
    weapon.kinds = reader.texts(u"kinds"_s);
    weapon.initiative = reader.integer(u"initiative"_s, Modifiers, 0);
    weapon.attack = reader.integer(u"attack"_s, Modifiers, 0);
    if (reader.has(u"range"_s))
        weapon.range = reader.requiredInteger(u"range"_s, Inches);
    for (const Offer &figure : readOffers(reader, u"figures"_s, Figures))
        weapon.figures.insert(figure.id, figure.cost);
    weapon.bonuses = readBonuses(reader, system);
    weapon.note = reader.text(u"note"_s);
    weapon.inTable = reader.boolean(u"in_table"_s, true);
    weapon.everybodyHas = reader.boolean(u"everybody"_s);
    weapon.isGear = reader.boolean(u"gear"_s);
    return weapon;
}

Switch readSwitch(toml::TableReader &reader)
{
    Switch item;
    item.id = readId(reader);
    item.name = reader.text(u"name"_s, Need::Required);
    item.effect = reader.text(u"effect"_s, Need::Required);
    return item;
}

template <class T>
void readAll(toml::TableReader &file, const QString &key, const QString &what, std::vector<T> &items,
             T (*read)(toml::TableReader &))
{
    for (const toml::Node *node : file.tables(key)) {
        toml::TableReader reader(*node, file.faults(), what);
        T item = read(reader);
        reader.finish();
        keep(items, std::move(item), reader);
    }
}

Skill readSkill(toml::TableReader &reader, const Vocabulary &vocabulary)
{
    Skill skill;
    skill.id = readId(reader);
    skill.name = reader.text(u"name"_s, Need::Required);
    skill.group = reader.text(u"group"_s, Need::Required);
    skill.effect = reader.text(u"effect"_s, Need::Required);
    const QStringList weapons = reader.texts(u"weapons"_s);
    vocabulary.expectWeapons(reader, u"weapons"_s, weapons);
    skill.weapons = vocabulary.weaponSet(weapons);
    for (const QString &kind : reader.texts(u"weapon_kinds"_s)) {
        const ItemSet ofKind = vocabulary.system.weaponsOfKind(kind);
        if (ofKind.none())
            reader.fault(u"weapon_kinds"_s, Text::tr("No weapon is of the kind “%1”.").arg(kind));
        skill.weapons |= ofKind;
    }
    skill.needsAllWeapons = reader.boolean(u"all_weapons"_s);
    skill.needs = reader.texts(u"needs"_s);
    skill.needsGroup = reader.text(u"needs_group"_s);
    skill.onlyWhereListed = reader.boolean(u"only_where_listed"_s);
    skill.onlyWithSwitch = reader.text(u"with"_s);
    vocabulary.expectSwitch(reader, u"with"_s, skill.onlyWithSwitch);
    return skill;
}

} // namespace

void readSystemParts(toml::TableReader &file, Vocabulary &vocabulary)
{
    System &system = vocabulary.system;
    if (const toml::Node *node = file.table(u"system_data"_s))
        readSystem(*node, file.faults(), vocabulary);
    readAll(file, u"stat"_s, Text::tr("the characteristic"), system.stats, readStat);
    readAll(file, u"armour"_s, Text::tr("the armour"), system.armours, readArmour);
    readAll(file, u"effect"_s, Text::tr("the effect"), system.effects, readEffect);
    readAll(file, u"switch"_s, Text::tr("the house rule"), system.switches, readSwitch);
    for (const toml::Node *node : file.tables(u"reference"_s)) {
        toml::TableReader reader(*node, file.faults(), Text::tr("the reference"));
        system.reference.push_back(readReference(reader));
        reader.finish();
    }
}

void readWeapons(toml::TableReader &file, Vocabulary &vocabulary)
{
    for (const toml::Node *node : file.tables(u"weapon"_s)) {
        toml::TableReader reader(*node, file.faults(), Text::tr("the weapon"));
        Weapon weapon = readWeapon(reader, vocabulary.system);
        reader.finish();
        keep(vocabulary.system.weapons, std::move(weapon), reader);
    }
}

void readSkills(toml::TableReader &file, Vocabulary &vocabulary)
{
    for (const toml::Node *node : file.tables(u"skill"_s)) {
        toml::TableReader reader(*node, file.faults(), Text::tr("the skill"));
        Skill skill = readSkill(reader, vocabulary);
        reader.finish();
        keep(vocabulary.system.skills, std::move(skill), reader);
    }
}

void checkEffects(toml::TableReader &file, const System &system)
{
    for (const toml::Node *node : file.tables(u"effect"_s)) {
        toml::Faults ignored{QString()};
        const QString group = toml::TableReader(*node, ignored, QString()).text(u"group"_s);
        toml::TableReader reporter(*node, file.faults(), Text::tr("the effect"));
        if (!group.isEmpty() && !system.effectGroups.contains(group))
            reporter.fault(
                u"group"_s,
                Text::tr("Unknown group “%1”: it is one of %2.").arg(group, system.effectGroups.join(u", "_s)));
    }
}

void checkSkills(toml::TableReader &file, const Vocabulary &vocabulary)
{
    const auto &skills = vocabulary.system.skills;
    for (const toml::Node *node : file.tables(u"skill"_s)) {
        toml::Faults ignored{QString()};
        toml::TableReader reader(*node, ignored, QString());
        toml::TableReader reporter(*node, file.faults(), Text::tr("the skill"));
        vocabulary.expectSkills(reporter, u"needs"_s, reader.texts(u"needs"_s));
        const QString group = reader.text(u"needs_group"_s);
        if (!group.isEmpty() && std::ranges::find(skills, group, &Skill::group) == skills.end())
            reporter.fault(u"needs_group"_s, Text::tr("No skill is of the group “%1”.").arg(group));
    }
}

} // namespace gunbai::rules
