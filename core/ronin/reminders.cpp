// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ronin/reminders.h"

#include "core/game/rosterparts.h"
#include "core/game/words.h"
#include "core/ronin/fighting.h"

#include <QCoreApplication>

#include <algorithm>

namespace gunbai::ronin {

using namespace Qt::StringLiterals;
using game::number;
using sheet::Box;
using sheet::entry;
using sheet::Paragraph;
using sheet::Section;
using sheet::Text;
using sheet::Tone;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RoninSheet)
};

bool hasBanner(const roster::Muster &muster)
{
    return std::ranges::any_of(muster.warriors, &roster::Warrior::hasBanner);
}

void addVictoryPoints(Section &section, const rules::List &list)
{
    for (qsizetype index = 0; index < list.victoryPoints.size(); ++index) {
        const QString &sentence = list.victoryPoints[index];
        section.paragraphs.push_back(index == 0 ? entry(Words::tr("Victory points"), sentence)
                                                : sheet::paragraph(sentence));
        section.paragraphs.back().runsOn = index > 0 ? sheet::RunsOn::WhereShort : sheet::RunsOn::Never;
    }
}

void addParameters(Section &section, const roster::Warband &warband, const roster::Muster &muster)
{
    for (const rules::Parameter &parameter : muster.list->parameters) {
        QStringList names;
        for (const QString &id : warband.parameters.value(parameter.id))
            names.append(muster.system->itemName(id));
        if (!names.isEmpty())
            section.paragraphs.push_back(entry(parameter.name, names.join(u", "_s)));
    }
}

void addPurchases(Section &section, const roster::Warband &warband, const rules::List &list)
{
    for (const rules::Purchase &purchase : list.purchases) {
        const int count = warband.purchases.value(purchase.id);
        const QString text = count > 0
                                 ? Words::tr("%1. %2", "how many, what one does").arg(number(count), purchase.note)
                                 : Words::tr("none");
        section.paragraphs.push_back(entry(purchase.name, text));
    }
}

Paragraph spirit(const rules::Morale &morale)
{
    const QString head = morale.value ? Words::tr("Morale %1").arg(number(*morale.value)) : Words::tr("Morale");
    Paragraph line{{game::rowLabel(head)}};
    for (const QString &state : {Words::tr("Confident"), Words::tr("Wavering"), Words::tr("Panic")}) {
        line.inlines.push_back(Box{Box::Shape::Square, Box::Size::Large, {}});
        line.inlines.push_back(Text{u'\u2060' + state + u"\u00A0\u00A0\u00A0 "_s, Tone::Body});
    }
    return line;
}

Paragraph moraleTest(int models)
{
    const QString losses = number(lossesForMoraleTest(models));
    return {{Text{Words::tr("Test when "), Tone::Quiet}, Text{losses, Tone::Strong},
             Text{Words::tr(" of %1 or the Leader are lost in a turn, and while Wavering. Two dice: +1 if Wavering, +1 "
                            "with %2 or fewer left.",
                            "follows the number of losses")
                      .arg(number(models), number(fewerThanHalf(models))),
                  Tone::Quiet}}};
}

void addPurchaseBoxes(std::vector<Paragraph> &lines, const roster::Warband &warband, const rules::List &list)
{
    for (const rules::Purchase &purchase : list.purchases) {
        const int count = warband.purchases.value(purchase.id);
        if (count < 1)
            continue;
        Paragraph line{{game::rowLabel(purchase.name)}};
        line.inlines.insert(line.inlines.end(), static_cast<std::size_t>(std::min(count, 20)), Box{});
        lines.push_back(line);
    }
}

} // namespace

QString weaponReminder(const rules::Weapon &weapon)
{
    QStringList sentences;
    if (!weapon.inTable && !weapon.isGear)
        sentences.append(weapon.initiative == 0 && weapon.attack == 0 ? Words::tr("Not in the table: it adds nothing.")
                                                                      : Words::tr("Not in the table of weapons."));
    if (!weapon.note.isEmpty())
        sentences.append(weapon.note);
    return sentences.join(u' ');
}

Section skillReminders(const roster::Muster &muster)
{
    Section section{Words::tr("Skills and weapons"), {}};
    for (const rules::Skill *skill : game::knownSkills(muster))
        section.paragraphs.push_back(entry(skill->name, skill->effect));
    for (const rules::Weapon *weapon : game::carriedWeapons(muster)) {
        if (const QString text = weaponReminder(*weapon); !text.isEmpty())
            section.paragraphs.push_back(entry(game::capitalised(weapon->name), text));
    }
    return section;
}

Section listReminders(const roster::Warband &warband, const roster::Muster &muster)
{
    if (!muster.list)
        return {warband.list, {sheet::paragraph(Words::tr("This list is not installed."))}};
    const rules::List &list = *muster.list;
    Section section{list.name, {}};
    if (!list.note.isEmpty())
        section.paragraphs.push_back(sheet::paragraph(list.note));
    addVictoryPoints(section, list);
    addParameters(section, warband, muster);
    addPurchases(section, warband, list);
    if (hasBanner(muster))
        section.paragraphs.push_back(entry(
            Words::tr("Banner"),
            Words::tr(
                "A failed Morale test may be rerolled. The bearer seeks no contact; –1 in melee, also to defence.")));
    game::addHouseRules(section, warband, *muster.system);
    return section;
}

Section woundReminders()
{
    Section section{Words::tr("Wounds"), {}};
    const auto line = [&section](const QString &difference, const QString &effect) {
        section.paragraphs.push_back(entry(difference, effect));
        section.paragraphs.back().runsOn = sheet::RunsOn::WhereShort;
    };
    line(Words::tr("Difference 1"), Words::tr("stun: initiative –1, no shot, half move"));
    line(Words::tr("2–3"), Words::tr("light: initiative –1, Melee –1"));
    line(Words::tr("4–5"), Words::tr("serious: initiative –2, Melee, Shooting and CP –1, half move"));
    line(Words::tr("6 and more"), Words::tr("critical: out"));
    section.paragraphs.push_back(
        sheet::paragraph(Words::tr("Light on light is serious; any other second wound is out. A stun is no wound.")));
    return section;
}

std::vector<Paragraph> moraleTrack(const roster::Warband &warband, const roster::Muster &muster)
{
    const rules::Morale morale = muster.list ? muster.list->morale : rules::Morale();
    std::vector<Paragraph> lines{spirit(morale)};
    if (!morale.note.isEmpty())
        lines.push_back(sheet::paragraph(Words::tr("Morale: %1").arg(morale.note)));
    lines.push_back(moraleTest(static_cast<int>(warband.models.size())));
    if (muster.list)
        addPurchaseBoxes(lines, warband, *muster.list);
    return lines;
}

Section battleTrack(const roster::Warband &warband, const roster::Muster &muster)
{
    Section section{Words::tr("Battle"), {game::turnTrack()}, 0, 2};
    for (const Paragraph &line : moraleTrack(warband, muster))
        section.paragraphs.push_back(line);
    return section;
}

} // namespace gunbai::ronin
