// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/warriorsheet.h"

#include "ui/models/sheetoffers.h"
#include "ui/models/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using roster::Model;
using roster::Warrior;

namespace {

/// Writes the head of a sheet; the offers below it come from SheetOffers.
class SheetWriter
{
    Q_DECLARE_TR_FUNCTIONS(WarriorSheet)

public:
    SheetWriter(const ShownWarband &shown, const std::vector<int> &rows) : m_shown(shown), m_selection(shown, rows) {}

    WarriorSheet sheet();

private:
    void head();
    QString kindOfOne() const;
    QString whoOf(const Warrior &warrior) const;
    void figures();

    const ShownWarband &m_shown;
    SheetSelection m_selection;
    WarriorSheet m_sheet;
};

WarriorSheet SheetWriter::sheet()
{
    head();
    if (!m_selection.all([](const Model &, const Warrior &warrior) { return warrior.profile != nullptr; }))
        return m_sheet;
    figures();
    const SheetOffers offers(m_shown, m_selection);
    for (SheetSection &section : offers.sections()) {
        if (!section.rows.empty() || !section.more.empty())
            m_sheet.sections.push_back(std::move(section));
    }
    const int more = m_sheet.sections.empty() ? 0 : static_cast<int>(m_sheet.sections.back().more.size());
    m_sheet.moreSkills = tr("%n more skill(s)", nullptr, more);
    return m_sheet;
}

void SheetWriter::head()
{
    m_sheet.isOne = m_selection.isOne();
    m_sheet.name = m_sheet.isOne ? m_selection.lead().name : tr("%n model(s)", nullptr, m_selection.size());
    m_sheet.notes = m_sheet.isOne ? m_selection.lead().notes : QString();
    m_sheet.total = tr("%n point(s)", nullptr, m_selection.points());
    m_sheet.kind = m_sheet.isOne ? kindOfOne() : tr("Together:", "points of several models");
}

QString SheetWriter::kindOfOne() const
{
    const Warrior &warrior = m_selection.leadWarrior();
    if (!warrior.profile)
        return tr("%1:", "a profile that is not installed").arg(m_selection.lead().profile);
    const int printed = warrior.price.empty() ? 0 : warrior.price.front().points;
    const QString who = whoOf(warrior);
    const int bought = warrior.points - printed;
    return bought == 0 ? who
                       : tr("%1 %2 %3 %4 =", "who, printed cost, plus or minus, points bought")
                             .arg(who, number(printed), bought < 0 ? u"–"_s : u"+"_s, number(std::abs(bought)));
}

/// "Samurai, Rank 3:", "Loyal Bowmen Group, 3 models:".
QString SheetWriter::whoOf(const Warrior &warrior) const
{
    if (m_shown.muster().system->hasRanks)
        return tr("%1, Rank %2:").arg(warrior.profile->name, number(warrior.rank));
    const int models = roster::modelsOf(warrior);
    return models > 1 ? tr("%1, %2:", "a card, number of models")
                            .arg(warrior.profile->name, tr("%n model(s)", nullptr, models))
                      : tr("%1:", "a card").arg(warrior.profile->name);
}

/// Those of several models only where they are the same.
void SheetWriter::figures()
{
    const rules::System &system = *m_shown.muster().system;
    const Warrior &lead = m_selection.leadWarrior();
    const bool isShared = m_selection.all([&lead](const Model &, const Warrior &other) {
        return other.stats == lead.stats && other.armour == lead.armour;
    });
    if (!isShared)
        return;
    for (std::size_t index = 0; index < lead.stats.size(); ++index)
        m_sheet.figures.push_back({system.stats[index].brief, rules::scoreText(lead.stats[index])});
    if (const rules::Armour *armour = system.armour(lead.armour))
        m_sheet.figures.push_back({tr("Armour"), armour->defence == 0 ? number(0) : signedNumber(armour->defence)});
}

} // namespace

WarriorSheet warriorSheet(const ShownWarband &shown, const std::vector<int> &rows)
{
    return SheetWriter(shown, rows).sheet();
}

} // namespace gunbai::ui
