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
    keys.flags = reader.texts(u"flags"_s);
    reader.finish();
}

void readSystem(const toml::Node &node, toml::Faults &faults, Vocabulary &vocabulary)
{
    toml::TableReader reader(node, faults, Text::tr("the system"));
    vocabulary.system.name = reader.text(u"name"_s, Need::Required);
    vocabulary.mounts = reader.texts(u"mounts"_s);
    if (const toml::Node *keys = reader.table(u"file"_s))
        readKeys(*keys, faults, vocabulary.system.keys);
    reader.finish();
}

Stat readStat(toml::TableReader &reader)
{
    Stat stat;
    stat.id = readId(reader);
    stat.name = reader.text(u"name"_s, Need::Required);
    stat.brief = reader.text(u"brief"_s, Need::Required);
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

Weapon readWeapon(toml::TableReader &reader)
{
    Weapon weapon;
    weapon.id = readId(reader);
    weapon.name = reader.text(u"name"_s, Need::Required);
    weapon.kinds = reader.texts(u"kinds"_s);
    weapon.initiative = reader.integer(u"initiative"_s, Modifiers, 0);
    weapon.attack = reader.integer(u"attack"_s, Modifiers, 0);
    if (reader.has(u"range"_s))
        weapon.range = reader.requiredInteger(u"range"_s, Inches);
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
    readAll(file, u"weapon"_s, Text::tr("the weapon"), system.weapons, readWeapon);
    readAll(file, u"switch"_s, Text::tr("the house rule"), system.switches, readSwitch);
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
