// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/honour/reminders.h"

#include "core/game/rosterparts.h"
#include "core/game/words.h"
#include "core/honour/bag.h"

#include <QCoreApplication>

#include <algorithm>

namespace gunbai::honour {

using namespace Qt::StringLiterals;
using game::number;
using sheet::Box;
using sheet::entry;
using sheet::Paragraph;
using sheet::Section;

namespace {

constexpr int FateTokens = 3;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(HonourSheet)
};

/// The effects that the carried weapons bring, in the order of the rules data.
std::vector<const rules::Effect *> bonusesOf(const roster::Muster &muster)
{
    QStringList ids;
    for (const rules::Weapon *weapon : game::carriedWeapons(muster)) {
        for (const QStringList &bonuses : weapon->bonuses)
            ids += bonuses;
    }
    std::vector<const rules::Effect *> effects;
    for (const rules::Effect &effect : muster.system ? muster.system->effects : std::vector<rules::Effect>()) {
        if (ids.contains(effect.id))
            effects.push_back(muster.system->effect(effect.id));
    }
    return effects;
}

bool hasBonus(const roster::Muster &muster, std::size_t stat)
{
    return std::ranges::any_of(muster.warriors, [stat](const roster::Warrior &warrior) {
        return stat < warrior.stats.size() && warrior.stats[stat].bonus > 0;
    });
}

void addScoreBonuses(Section &section, const roster::Muster &muster)
{
    for (std::size_t stat = 0; muster.system && stat < muster.system->stats.size(); ++stat) {
        const rules::Stat &each = muster.system->stats[stat];
        if (hasBonus(muster, stat))
            section.paragraphs.push_back(
                entry(Words::tr("%1 +1", "a characteristic").arg(each.name), each.bonusWhen + u'.'));
    }
}

} // namespace

Section bonusReminders(const roster::Muster &muster)
{
    Section section{Words::tr("With 5 or more swords"), {}};
    for (const rules::Effect *effect : bonusesOf(muster))
        section.paragraphs.push_back(entry(effect->name, effect->text));
    return section;
}

Section fumbleReminders(const roster::Muster &muster)
{
    Section section{Words::tr("With more crosses than swords"), {}};
    if (!muster.system)
        return section;
    for (const rules::Roll &roll : muster.system->rolls) {
        if (const rules::Effect *fumble = fumbleOf(*muster.system, roll))
            section.paragraphs.push_back(
                entry(roll.name, Words::tr("%1: %2", "a fumble and what it does").arg(fumble->name, fumble->text)));
    }
    return section;
}

const rules::Effect *fumbleOf(const rules::System &system, const rules::Roll &roll)
{
    const auto found = std::ranges::find(system.effects, u"fumble."_s + roll.id, &rules::Effect::group);
    return found == system.effects.end() ? nullptr : &*found;
}

QString missileFigures(const rules::Weapon &weapon, LengthUnit unit)
{
    if (!weapon.range)
        return {};
    QString text = Words::tr("%1, %2 dice", "range and damage of a missile weapon")
                       .arg(shownLength(*weapon.range, unit), number(weapon.figures.value(u"damage"_s)));
    if (weapon.figures.contains(u"far"_s))
        text = Words::tr("%1, %2 beyond %3", "range and damage, then fewer dice far away")
                   .arg(text, number(weapon.figures[u"damage_far"_s]), number(lengthIn(weapon.figures[u"far"_s], unit)));
    return text.replace(u' ', QChar::Nbsp);
}

std::vector<Paragraph> bagLines(const roster::Muster &muster)
{
    const Tokens tokens = tokensOf(muster);
    return {entry(Words::tr("In the bag"), Words::tr("%1 samurai and %2 commoner tokens, and 3 Fate tokens for both sides.")
                                               .arg(number(tokens.samurai), number(tokens.commoner))),
            entry(Words::tr("Fate deck"), Words::tr("%n Skill card(s)", nullptr, fateDeckSize(muster)) + u'.')};
}

QString boxesLegend()
{
    return Words::tr("Boxes: C cautious, G on the ground, R to reload; 3 and 2 are the models left of a group.");
}

Section cardReminders(const roster::Muster &muster)
{
    Section section{Words::tr("Cards and weapons"), {}};
    addScoreBonuses(section, muster);
    for (const rules::Skill *skill : game::knownSkills(muster))
        section.paragraphs.push_back(entry(skill->name, skill->effect));
    for (const rules::Weapon *weapon : game::carriedWeapons(muster)) {
        if (!weapon->note.isEmpty())
            section.paragraphs.push_back(entry(game::capitalised(weapon->name), weapon->note));
    }
    return section;
}

Section forceReminders(const roster::Warband &warband, const roster::Muster &muster)
{
    if (!muster.list)
        return {warband.list, {sheet::paragraph(Words::tr("This list is not installed."))}};
    Section section{Words::tr("Force"), {}};
    if (!muster.list->note.isEmpty())
        section.paragraphs.push_back(sheet::paragraph(muster.list->note));
    for (const Paragraph &line : bagLines(muster))
        section.paragraphs.push_back(line);
    game::addHouseRules(section, warband, *muster.system);
    return section;
}

Section doubts(const roster::Muster &muster)
{
    Section section{Words::tr("In doubt"), {}};
    QStringList told;
    for (const roster::Warrior &warrior : muster.warriors) {
        if (!warrior.profile || !warrior.profile->isInDoubt || told.contains(warrior.profile->id))
            continue;
        told.append(warrior.profile->id);
        section.paragraphs.push_back(entry(warrior.profile->name, warrior.profile->note));
    }
    return section;
}

Section battleTrack()
{
    Paragraph fate{{game::rowLabel(Words::tr("Fate"))}};
    fate.inlines.insert(fate.inlines.end(), FateTokens, Box{Box::Shape::Circle, Box::Size::Large, {}});
    return {Words::tr("Battle"), {game::turnTrack(), fate, sheet::paragraph(boxesLegend(), sheet::Tone::Quiet)}, 0, 2};
}

} // namespace gunbai::honour
