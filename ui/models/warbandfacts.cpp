// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/warbandfacts.h"

#include "core/collection/fielding.h"
#include "ui/models/shownwarband.h"
#include "ui/models/whatif.h"
#include "ui/models/words.h"

#include <QCoreApplication>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

/// Gathers the facts of one warband.
class FactWriter
{
    Q_DECLARE_TR_FUNCTIONS(WarbandFacts)

public:
    explicit FactWriter(const ShownWarband &shown) : m_shown(shown) {}

    std::vector<PurchaseLine> purchases() const;
    std::vector<ParameterLine> parameters() const;
    std::vector<WarbandFact> facts() const;

private:
    ParameterLine parameter(const rules::Parameter &parameter, const WhatIf &whatIf) const;
    WarbandFact morale() const;
    QString leader() const;
    QString banners() const;
    QString figures() const;
    QString nameOf(std::size_t row) const;

    const ShownWarband &m_shown;
};

std::vector<PurchaseLine> FactWriter::purchases() const
{
    std::vector<PurchaseLine> lines;
    if (!m_shown.muster().list)
        return lines;
    for (const rules::Purchase &purchase : m_shown.muster().list->purchases) {
        const int count = m_shown.warband().purchases.value(purchase.id);
        const QString each = tr("%n point(s) each", nullptr, purchase.each);
        const QString terms = tr("%1, at most %2.", "price of one, how many").arg(each, number(purchase.most));
        const QString note = purchase.note.isEmpty() ? terms : u"%1 %2"_s.arg(terms, purchase.note);
        lines.push_back({purchase.id, purchase.name, count, purchase.most, note, number(count * purchase.each)});
    }
    return lines;
}

std::vector<ParameterLine> FactWriter::parameters() const
{
    std::vector<ParameterLine> lines;
    if (!m_shown.muster().list || m_shown.muster().list->parameters.empty())
        return lines;
    const WhatIf whatIf(m_shown.warband(), m_shown.catalogue());
    for (const rules::Parameter &one : m_shown.muster().list->parameters)
        lines.push_back(parameter(one, whatIf));
    return lines;
}

ParameterLine FactWriter::parameter(const rules::Parameter &parameter, const WhatIf &whatIf) const
{
    ParameterLine line{parameter.id, parameter.name, parameter.isList, {}};
    const QStringList values = m_shown.warband().parameters.value(parameter.id);
    for (const QString &weapon : parameter.from) {
        roster::Warband changed = whatIf.warband();
        const bool isTaken = values.contains(weapon);
        if (!isTaken)
            changed.parameters.insert(parameter.id,
                                      parameter.isList ? values + QStringList(weapon) : QStringList(weapon));
        line.choices.push_back({weapon, m_shown.muster().system->itemName(weapon),
                                isTaken ? QString() : statements(whatIf.newFaults(changed, {})).value(0), isTaken});
    }
    return line;
}

QString FactWriter::nameOf(std::size_t row) const
{
    const QString &name = m_shown.warband().models[row].name;
    return name.isEmpty() ? roster::calledBy(m_shown.warband(), m_shown.muster(), static_cast<int>(row)) : name;
}

WarbandFact FactWriter::morale() const
{
    const rules::Morale &morale = m_shown.muster().list->morale;
    const QString value = morale.value ? number(*morale.value) : QString();
    const bool hasBoth = morale.value && !morale.note.isEmpty();
    return {tr("Morale"),
            hasBoth ? tr("%1; %2", "value, and when it differs").arg(value, morale.note) : value + morale.note};
}

QString FactWriter::leader() const
{
    const int leader = m_shown.muster().leader;
    return leader < 0 ? QString() : nameOf(static_cast<std::size_t>(leader));
}

QString FactWriter::banners() const
{
    QStringList bearers;
    for (std::size_t row = 0; row < m_shown.warband().models.size(); ++row) {
        if (m_shown.warband().models[row].hasBanner)
            bearers.append(nameOf(row));
    }
    return bearers.isEmpty() ? tr("nobody") : enumeration(bearers);
}

/// "9 of 9", "8 of 9: one Ashigaru with teppo lacks"; nothing while there is no collection.
QString FactWriter::figures() const
{
    if (m_shown.owned().isEmpty() || m_shown.warband().models.empty())
        return {};
    const auto fielding = collection::fielding(m_shown.owned(), m_shown.warband(), m_shown.muster());
    const QString owned = tr("%1 of %2", "figures owned, needed").arg(fielding.owned).arg(fielding.needed);
    const QStringList missing = collection::missingWords(fielding, m_shown.warband(), m_shown.muster());
    return missing.isEmpty() ? owned
                             : tr("%1, missing: %2", "figures owned, models").arg(owned, missing.join(tr(", ")));
}

std::vector<WarbandFact> FactWriter::facts() const
{
    const rules::List *list = m_shown.muster().list;
    std::vector<WarbandFact> facts;
    if (!list)
        return facts;
    facts.push_back(morale());
    facts.push_back({tr("Leader"), leader()});
    if (list->banner)
        facts.push_back({tr("Banner"), banners()});
    facts.push_back({tr("Period"), list->period});
    facts.push_back({tr("Figures owned"), figures()});
    std::erase_if(facts, [](const WarbandFact &fact) { return fact.value.isEmpty(); });
    return facts;
}

} // namespace

std::vector<PurchaseLine> purchaseLines(const ShownWarband &shown)
{
    return FactWriter(shown).purchases();
}

QStringList ParameterLine::taken() const
{
    QStringList names;
    for (const ParameterChoice &choice : choices) {
        if (choice.isTaken)
            names.append(choice.name);
    }
    return names;
}

std::vector<ParameterLine> parameterLines(const ShownWarband &shown)
{
    return FactWriter(shown).parameters();
}

std::vector<WarbandFact> warbandFacts(const ShownWarband &shown)
{
    return FactWriter(shown).facts();
}

} // namespace gunbai::ui
