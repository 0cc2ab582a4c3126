// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/listreader.h"

#include "core/rules/formparser.h"
#include "core/rules/profilereader.h"

#include <QCoreApplication>

#include <algorithm>

namespace gunbai::rules {

using namespace Qt::StringLiterals;
using Need = toml::TableReader::Need;

namespace {

constexpr toml::Range Counts{0, 100};
constexpr toml::Range Costs{0, 1000};
constexpr toml::Range Discounts{-200, 200};

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Rules)
};

/// What reading a form needs to know besides its text.
struct Context
{
    const Vocabulary &vocabulary;
    const QStringList &parameters;
};

Template readTemplate(toml::TableReader &reader, const QString &key, const QString &text)
{
    auto parsed = Template::parse(text);
    if (parsed)
        return std::move(parsed).value();
    reader.fault(key, parsed.error().message);
    return {};
}

/// Forms under one key with the sentences that state them, one each: `need` and `says`, or `warn` and `warn_says`.
std::vector<Demand> readDemands(toml::TableReader &reader, const QString &key, const QString &saysKey,
                                const Context &context)
{
    const QStringList forms = reader.texts(key);
    const QStringList sentences = reader.texts(saysKey);
    if (forms.size() != sentences.size())
        reader.fault(saysKey, Text::tr("“%1” and “%3” differ in number, %2 and %4: each form needs its sentence.")
                                  .arg(key, QString::number(forms.size()), saysKey, QString::number(sentences.size())));
    const toml::Node &at = reader.place(key);
    const auto *list = at.as<toml::List>();
    std::vector<Demand> demands;
    for (qsizetype index = 0; index < forms.size(); ++index) {
        const toml::Node &place = list && index < std::ssize(*list) ? (*list)[static_cast<std::size_t>(index)] : at;
        demands.push_back({parseForm(forms[index], place, reader.faults(), context.vocabulary, context.parameters),
                           readTemplate(reader, saysKey, sentences.value(index))});
    }
    return demands;
}

void readAlternatives(toml::TableReader &reader, Rule &rule, const Context &context)
{
    if (reader.has(u"need"_s) == reader.has(u"any_of"_s))
        reader.fault(u"any_of"_s, Text::tr("A rule has either “need” or “any_of”."));
    if (reader.has(u"need"_s))
        rule.alternatives.push_back({readDemands(reader, u"need"_s, u"says"_s, context), {}});
    for (const toml::Node *node : reader.tables(u"any_of"_s)) {
        toml::TableReader one(*node, reader.faults(), Text::tr("the alternative"));
        Alternative alternative{readDemands(one, u"need"_s, u"says"_s, context), one.text(u"with"_s)};
        context.vocabulary.expectSwitch(one, u"with"_s, alternative.onlyWithSwitch);
        if (alternative.demands.empty())
            one.fault(u"need"_s, Text::tr("An alternative has no “need”."));
        one.finish();
        rule.alternatives.push_back(std::move(alternative));
    }
    if (!rule.alternatives.empty() && !rule.alternatives.front().onlyWithSwitch.isEmpty())
        reader.fault(u"any_of"_s, Text::tr("The first alternative cannot depend on a house rule."));
}

Severity readSeverity(toml::TableReader &reader)
{
    const QString text = reader.text(u"severity"_s);
    if (!text.isEmpty() && text != "error"_L1 && text != "warning"_L1)
        reader.fault(u"severity"_s, Text::tr("The severity is “error” or “warning”, not “%1”.").arg(text));
    return text == "warning"_L1 ? Severity::Warning : Severity::Error;
}

Rule readRule(const toml::Node &node, toml::Faults &faults, const Context &context)
{
    toml::TableReader reader(node, faults, Text::tr("the rule"));
    Rule rule;
    rule.id = readId(reader);
    rule.severity = readSeverity(reader);
    const toml::Node &at = reader.place(u"if"_s);
    for (const QString &form : reader.texts(u"if"_s))
        rule.conditions.push_back(parseForm(form, at, faults, context.vocabulary, context.parameters));
    readAlternatives(reader, rule, context);
    rule.warnings = readDemands(reader, u"warn"_s, u"warn_says"_s, context);
    rule.onlyWithSwitch = reader.text(u"with"_s);
    rule.notWithSwitch = reader.text(u"without"_s);
    context.vocabulary.expectSwitch(reader, u"with"_s, rule.onlyWithSwitch);
    context.vocabulary.expectSwitch(reader, u"without"_s, rule.notWithSwitch);
    reader.finish();
    return rule;
}

Hire readHire(const toml::Node &node, toml::Faults &faults, const Vocabulary &vocabulary)
{
    toml::TableReader reader(node, faults, Text::tr("the hire line"));
    Hire hire;
    hire.profiles = reader.texts(u"profiles"_s, Need::Required);
    for (const QString &id : hire.profiles) {
        if (!vocabulary.hirelings.contains(id))
            reader.fault(u"profiles"_s, Text::tr("“%1” is no sword for hire.").arg(id));
    }
    hire.most = reader.integer(u"most"_s, Counts, 0);
    hire.note = reader.text(u"note"_s);
    reader.finish();
    return hire;
}

Banner readBanner(const toml::Node &node, toml::Faults &faults, const Vocabulary &vocabulary)
{
    toml::TableReader reader(node, faults, Text::tr("the banner"));
    Banner banner;
    banner.profiles = reader.texts(u"profiles"_s, Need::Required);
    vocabulary.expectProfiles(reader, u"profiles"_s, banner.profiles);
    banner.most = reader.integer(u"most"_s, Counts, 1);
    banner.discounts = readOffers(reader, u"cost"_s, Discounts);
    banner.withoutChoice = reader.texts(u"without_choice"_s);
    vocabulary.expectProfiles(reader, u"without_choice"_s, banner.withoutChoice);
    reader.finish();
    return banner;
}

/// Reports an id that the warband file uses already: "points" or, of "name.first", "name".
void refuseFileKey(toml::TableReader &reader, const QString &id, const Vocabulary &vocabulary)
{
    const QStringList taken{
        u"format"_s, u"system"_s, u"faction"_s, u"name"_s, u"points"_s, u"house_rules"_s, vocabulary.system.keys.entry};
    if (taken.contains(id.section(u'.', 0, 0)))
        reader.fault(u"id"_s, Text::tr("“%1” is a key of every warband file; choose another id.").arg(id));
}

Purchase readPurchase(const toml::Node &node, toml::Faults &faults, const Vocabulary &vocabulary)
{
    toml::TableReader reader(node, faults, Text::tr("the purchase"));
    Purchase purchase;
    purchase.id = readId(reader);
    refuseFileKey(reader, purchase.id, vocabulary);
    purchase.name = reader.text(u"name"_s, Need::Required);
    purchase.note = reader.text(u"note"_s);
    purchase.each = reader.requiredInteger(u"each"_s, Costs);
    purchase.most = reader.requiredInteger(u"most"_s, Counts);
    reader.finish();
    return purchase;
}

Parameter readParameter(const toml::Node &node, toml::Faults &faults, const Vocabulary &vocabulary)
{
    toml::TableReader reader(node, faults, Text::tr("the parameter"));
    Parameter parameter;
    parameter.id = readId(reader);
    refuseFileKey(reader, parameter.id, vocabulary);
    parameter.name = reader.text(u"name"_s, Need::Required);
    parameter.from = reader.texts(u"from"_s, Need::Required);
    vocabulary.expectWeapons(reader, u"from"_s, parameter.from);
    parameter.isList = reader.boolean(u"list"_s);
    reader.finish();
    return parameter;
}

FirstSkills readFirstSkills(const toml::Node &node, toml::Faults &faults, const Context &context)
{
    toml::TableReader reader(node, faults, Text::tr("the first skills"));
    FirstSkills first;
    first.rule = readId(reader, u"rule"_s);
    first.who = parseFilter(reader.text(u"who"_s, Need::Required), reader.place(u"who"_s), faults, context.vocabulary,
                            context.parameters);
    first.skills = reader.texts(u"skills"_s, Need::Required);
    context.vocabulary.expectSkills(reader, u"skills"_s, first.skills);
    reader.finish();
    return first;
}

Morale readMorale(const toml::Node &node, toml::Faults &faults)
{
    toml::TableReader reader(node, faults, Text::tr("the Morale"));
    Morale morale;
    if (reader.has(u"value"_s))
        morale.value = reader.requiredInteger(u"value"_s, {2, 12});
    morale.note = reader.text(u"note"_s);
    reader.finish();
    return morale;
}

void readHead(const toml::Node &node, toml::Faults &faults, const Vocabulary &vocabulary, ListDraft &draft)
{
    List &list = draft.list;
    toml::TableReader reader(node, faults, Text::tr("the list"));
    list.place = {faults.file(), node.line, node.column};
    list.id = readId(reader);
    list.base = reader.text(u"base"_s);
    list.name = reader.text(u"name"_s, Need::Required);
    list.period = reader.text(u"period"_s);
    list.note = reader.text(u"note"_s);
    if (const toml::Node *morale = reader.table(u"morale"_s))
        list.morale = readMorale(*morale, faults);
    list.victoryPoints = reader.texts(u"victory_points"_s);
    list.extraSkills = reader.texts(u"extra_skills"_s);
    vocabulary.expectSkills(reader, u"extra_skills"_s, list.extraSkills);
    for (const toml::Node *hire : reader.tables(u"hire"_s))
        list.hires.push_back(readHire(*hire, faults, vocabulary));
    if (const toml::Node *banner = reader.table(u"banner"_s))
        list.banner = readBanner(*banner, faults, vocabulary);
    draft.plus = reader.texts(u"plus"_s);
    vocabulary.expectProfiles(reader, u"plus"_s, draft.plus);
    draft.withoutHire = reader.texts(u"without_hire"_s);
    vocabulary.expectProfiles(reader, u"without_hire"_s, draft.withoutHire);
    draft.setsHires = reader.has(u"hire"_s);
    draft.setsMorale = reader.has(u"morale"_s);
    draft.setsVictoryPoints = reader.has(u"victory_points"_s);
    reader.finish();
}

ProfileAmendment readAmendment(const toml::Node &node, toml::Faults &faults, const Context &context)
{
    toml::TableReader reader(node, faults, Text::tr("the amendment"));
    ProfileAmendment amendment;
    if (reader.has(u"who"_s))
        amendment.who =
            parseFilter(reader.text(u"who"_s), reader.place(u"who"_s), faults, context.vocabulary, context.parameters);
    amendment.armour = reader.text(u"armour"_s);
    context.vocabulary.expectArmour(reader, u"armour"_s, amendment.armour);
    amendment.cost = reader.integer(u"cost"_s, Discounts, 0);
    if (const toml::Node *weapons = reader.table(u"weapons"_s)) {
        toml::TableReader pairs(*weapons, faults, u"“weapons”"_s);
        for (const toml::Entry &entry : *weapons->as<toml::Table>()) {
            const QString price = pairs.text(entry.key, Need::Required);
            context.vocabulary.expectWeapons(pairs, entry.key, {entry.key, price});
            amendment.weapons.insert(entry.key, price);
        }
    }
    for (const toml::Node *choice : reader.tables(u"choices"_s))
        amendment.choices.push_back(readChoice(*choice, faults, context.vocabulary));
    for (const toml::Node *option : reader.tables(u"options"_s))
        amendment.options.push_back(readOption(*option, faults, context.vocabulary));
    if (const toml::Node *picks = reader.table(u"picks"_s))
        amendment.picks = readPicks(*picks, faults, context.vocabulary);
    reader.finish();
    return amendment;
}

} // namespace

QStringList parameterIds(const List &list)
{
    QStringList ids;
    for (const Parameter &parameter : list.parameters)
        ids.append(parameter.id);
    return ids;
}

std::vector<Rule> readRuleTables(toml::TableReader &file, const Vocabulary &vocabulary, const QStringList &parameters)
{
    std::vector<Rule> rules;
    for (const toml::Node *node : file.tables(u"rule"_s)) {
        Rule rule = readRule(*node, file.faults(), {vocabulary, parameters});
        const bool twice = std::ranges::any_of(rules, [&rule](const Rule &other) {
            return other.id == rule.id && other.onlyWithSwitch == rule.onlyWithSwitch
                   && other.notWithSwitch == rule.notWithSwitch;
        });
        if (twice)
            file.faults().add(*node, Text::tr("The rule “%1” stands in this file twice.").arg(rule.id));
        rules.push_back(std::move(rule));
    }
    return rules;
}

ListDraft readList(toml::TableReader &file, const toml::Node &listNode, const Vocabulary &vocabulary,
                   const QStringList &baseParameters)
{
    ListDraft draft;
    List &list = draft.list;
    readHead(listNode, file.faults(), vocabulary, draft);
    for (const toml::Node *node : file.tables(u"purchase"_s))
        list.purchases.push_back(readPurchase(*node, file.faults(), vocabulary));
    for (const toml::Node *node : file.tables(u"parameter"_s))
        list.parameters.push_back(readParameter(*node, file.faults(), vocabulary));
    const QStringList parameters = baseParameters + parameterIds(list);
    for (const toml::Node *node : file.tables(u"profile"_s))
        list.profiles.push_back(readProfile(*node, file.faults(), vocabulary, parameters));
    list.rules = readRuleTables(file, vocabulary, parameters);
    for (const toml::Node *node : file.tables(u"first_skills"_s))
        list.firstSkills.push_back(readFirstSkills(*node, file.faults(), {vocabulary, parameters}));
    for (const toml::Node *node : file.tables(u"amend"_s))
        draft.amendments.push_back(readAmendment(*node, file.faults(), {vocabulary, parameters}));
    return draft;
}

ListAddition readAddition(toml::TableReader &file, const Vocabulary &vocabulary, const QStringList &parameters)
{
    ListAddition addition;
    for (const toml::Node *node : file.tables(u"profile"_s))
        addition.profiles.push_back(readProfile(*node, file.faults(), vocabulary, parameters));
    for (const toml::Node *node : file.tables(u"amend"_s))
        addition.amendments.push_back(readAmendment(*node, file.faults(), {vocabulary, parameters}));
    return addition;
}

} // namespace gunbai::rules
