// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/profilereader.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace gunbai::rules {

using namespace Qt::StringLiterals;
using Need = toml::TableReader::Need;

namespace {

constexpr toml::Range Costs{0, 1000};
constexpr toml::Range Changes{-200, 200};
constexpr toml::Range Values{0, 20};
constexpr toml::Range Ranks{0, 20};
constexpr toml::Range Counts{0, 100};
constexpr toml::Range Models{1, 20};

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Rules)
};

int statIndex(const System &system, const QString &id)
{
    const auto found = std::ranges::find(system.stats, id, &Stat::id);
    return found == system.stats.end() ? -1 : static_cast<int>(found - system.stats.begin());
}

/// Numbers by characteristic; those that the table doesn't name stay empty.
std::vector<std::optional<int>> readStats(toml::TableReader &reader, const QString &key, const Vocabulary &vocabulary)
{
    std::vector<std::optional<int>> stats(vocabulary.system.stats.size());
    for (const Offer &value : readOffers(reader, key, Values)) {
        const int index = statIndex(vocabulary.system, value.id);
        if (index < 0)
            reader.fault(key, Text::tr("Unknown characteristic “%1”.").arg(value.id));
        else
            stats[static_cast<std::size_t>(index)] = value.cost;
    }
    return stats;
}

/// `3`, `"3+1"` where the characteristic says when its bonus holds, or `"?"`.
Score readScore(toml::TableReader &stats, const toml::Entry &entry, const Stat &stat)
{
    static const QRegularExpression shape(u"^(\\d{1,2})\\+([1-9])$"_s);
    if (!entry.node.as<QString>())
        return {stats.requiredInteger(entry.key, Values), 0};
    const QString text = stats.text(entry.key);
    if (text == "?"_L1)
        return {};
    const auto match = shape.match(text);
    if (!match.hasMatch() || match.captured(1).toInt() > Values.high)
        stats.fault(entry.key, Text::tr("“%1” is no figure: 3, \"3+1\" or \"?\".").arg(text));
    else if (stat.bonusWhen.isEmpty())
        stats.fault(entry.key, Text::tr("“%1” has no bonus.").arg(stat.name));
    return {match.captured(1).toInt(), match.captured(2).toInt()};
}

void readAllStats(toml::TableReader &reader, const Vocabulary &vocabulary, Profile &profile)
{
    const std::vector<Stat> &all = vocabulary.system.stats;
    profile.stats.resize(all.size());
    std::vector<bool> isNamed(all.size());
    if (const toml::Node *node = reader.table(u"stats"_s)) {
        toml::TableReader stats(*node, reader.faults(), u"“stats”"_s);
        for (const toml::Entry &entry : *node->as<toml::Table>()) {
            const int index = statIndex(vocabulary.system, entry.key);
            if (index < 0) {
                reader.fault(u"stats"_s, Text::tr("Unknown characteristic “%1”.").arg(entry.key));
                continue;
            }
            const auto at = static_cast<std::size_t>(index);
            profile.stats[at] = readScore(stats, entry, all[at]);
            isNamed[at] = true;
        }
    }
    for (std::size_t index = 0; index < all.size(); ++index) {
        if (!isNamed[index])
            reader.fault(u"stats"_s, Text::tr("“%1” is missing among the characteristics.").arg(all[index].id));
    }
}

/// `from = ["yari", "yumi"], cost = 3`, or `from = { katana = 0, yari = 3 }`.
std::vector<Offer> readWeaponOffers(toml::TableReader &reader, const Vocabulary &vocabulary)
{
    const auto &from = reader.place(u"from"_s);
    std::vector<Offer> offers;
    if (from.as<toml::Table>() && reader.has(u"from"_s)) {
        offers = readOffers(reader, u"from"_s, Changes);
    } else {
        const int cost = reader.integer(u"cost"_s, Changes, 0);
        for (const QString &id : reader.texts(u"from"_s, Need::Required))
            offers.push_back({id, cost});
    }
    QStringList ids;
    for (const Offer &offer : offers)
        ids.append(offer.id);
    vocabulary.expectWeapons(reader, u"from"_s, ids);
    if (ids.removeDuplicates() > 0)
        reader.fault(u"from"_s, Text::tr("A weapon stands here twice."));
    return offers;
}

} // namespace

Choice readChoice(const toml::Node &node, toml::Faults &faults, const Vocabulary &vocabulary)
{
    toml::TableReader reader(node, faults, Text::tr("the choice"));
    Choice choice;
    choice.offers = readWeaponOffers(reader, vocabulary);
    choice.isRequired = reader.boolean(u"required"_s);
    choice.replaces = reader.text(u"replaces"_s);
    choice.setsArmour = reader.text(u"armour"_s);
    if (!choice.replaces.isEmpty())
        vocabulary.expectWeapons(reader, u"replaces"_s, {choice.replaces});
    vocabulary.expectArmour(reader, u"armour"_s, choice.setsArmour);
    reader.finish();
    return choice;
}

SkillPicks readPicks(const toml::Node &node, toml::Faults &faults, const Vocabulary &vocabulary)
{
    toml::TableReader reader(node, faults, Text::tr("the skills to buy"));
    SkillPicks picks;
    picks.most = reader.integer(u"most"_s, Counts, SkillPicks::NoLimit);
    picks.each = reader.requiredInteger(u"each"_s, Costs);
    picks.groups = reader.texts(u"from"_s);
    for (const QString &group : picks.groups) {
        if (std::ranges::find(vocabulary.system.skills, group, &Skill::group) == vocabulary.system.skills.end())
            reader.fault(u"from"_s, Text::tr("No skill is of the group “%1”.").arg(group));
    }
    reader.finish();
    return picks;
}

namespace {

void readArms(toml::TableReader &reader, const Vocabulary &vocabulary, Profile &profile)
{
    profile.armour = reader.text(u"armour"_s);
    vocabulary.expectArmour(reader, u"armour"_s, profile.armour);
    profile.armours = readOffers(reader, u"armours"_s, Changes);
    for (const Offer &offer : profile.armours)
        vocabulary.expectArmour(reader, u"armours"_s, offer.id);
    profile.mount = reader.text(u"mount"_s);
    vocabulary.expectMount(reader, u"mount"_s, profile.mount);
    profile.mounts = readOffers(reader, u"mounts"_s, Changes);
    for (const Offer &offer : profile.mounts)
        vocabulary.expectMount(reader, u"mounts"_s, offer.id);
    profile.weapons = reader.texts(u"weapons"_s);
    vocabulary.expectWeapons(reader, u"weapons"_s, profile.weapons);
    for (const toml::Node *choice : reader.tables(u"choices"_s))
        profile.choices.push_back(readChoice(*choice, reader.faults(), vocabulary));
    for (const toml::Node *option : reader.tables(u"options"_s))
        profile.options.push_back(readOption(*option, reader.faults(), vocabulary));
}

void readSkills(toml::TableReader &reader, const Vocabulary &vocabulary, const QStringList &parameters,
                Profile &profile)
{
    profile.skills = reader.texts(u"skills"_s);
    for (const QString &id : profile.skills) {
        if (!id.startsWith(u'$'))
            vocabulary.expectSkills(reader, u"skills"_s, {id});
        else if (!parameters.contains(id.sliced(1)))
            reader.fault(u"skills"_s, Text::tr("The list has no parameter “%1”.").arg(id.sliced(1)));
    }
    if (const toml::Node *picks = reader.table(u"picks"_s))
        profile.picks = readPicks(*picks, reader.faults(), vocabulary);
}

void readSwitchedCosts(toml::TableReader &reader, const Vocabulary &vocabulary, Profile &profile)
{
    for (const Offer &cost : readOffers(reader, u"cost_with"_s, Costs)) {
        vocabulary.expectSwitch(reader, u"cost_with"_s, cost.id);
        profile.switchedCosts.push_back({cost.id, cost.cost});
    }
}

} // namespace

Option readOption(const toml::Node &node, toml::Faults &faults, const Vocabulary &vocabulary)
{
    toml::TableReader reader(node, faults, Text::tr("the option"));
    Option option;
    option.id = readId(reader);
    option.name = reader.text(u"name"_s, Need::Required);
    option.cost = reader.requiredInteger(u"cost"_s, Changes);
    option.adds = reader.texts(u"adds"_s);
    vocabulary.expectWeapons(reader, u"adds"_s, option.adds);
    option.skills = reader.texts(u"skills"_s);
    vocabulary.expectSkills(reader, u"skills"_s, option.skills);
    option.replaces = reader.text(u"replaces"_s);
    if (!option.replaces.isEmpty())
        vocabulary.expectWeapons(reader, u"replaces"_s, {option.replaces});
    option.setsArmour = reader.text(u"armour"_s);
    vocabulary.expectArmour(reader, u"armour"_s, option.setsArmour);
    if (reader.has(u"stats"_s))
        option.setsStats = readStats(reader, u"stats"_s, vocabulary);
    if (reader.has(u"bonus"_s))
        option.bonuses = readStats(reader, u"bonus"_s, vocabulary);
    option.note = reader.text(u"note"_s);
    option.onlyLeader = reader.boolean(u"only_leader"_s);
    option.notWithChoice = reader.boolean(u"not_with_choice"_s);
    reader.finish();
    return option;
}

Profile readProfile(const toml::Node &node, toml::Faults &faults, const Vocabulary &vocabulary,
                    const QStringList &parameters)
{
    toml::TableReader reader(node, faults, Text::tr("the profile"));
    Profile profile;
    profile.id = readId(reader);
    profile.name = reader.text(u"name"_s, Need::Required);
    profile.type = reader.text(u"type"_s, Need::Required);
    profile.alsoTypes = reader.texts(u"counts_as"_s);
    vocabulary.expectTypes(reader, u"counts_as"_s, profile.alsoTypes);
    profile.models = reader.integer(u"models"_s, Models, 1);
    if (vocabulary.system.hasRanks)
        profile.rank = reader.requiredInteger(u"rank"_s, Ranks);
    profile.cost = reader.requiredInteger(u"cost"_s, Costs);
    readSwitchedCosts(reader, vocabulary, profile);
    readAllStats(reader, vocabulary, profile);
    readArms(reader, vocabulary, profile);
    readSkills(reader, vocabulary, parameters, profile);
    if (reader.has(u"disguise_rank"_s))
        profile.disguiseRank = reader.requiredInteger(u"disguise_rank"_s, Ranks);
    profile.most = reader.integer(u"most"_s, Counts, 0);
    profile.note = reader.text(u"note"_s);
    profile.isInDoubt = reader.boolean(u"doubt"_s);
    reader.finish();
    return profile;
}

} // namespace gunbai::rules
