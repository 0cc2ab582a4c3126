// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/sheetselection.h"

#include <QCoreApplication>

namespace gunbai::ui {

/// What the models of a selection have and may have, section by section. All of them are of known profiles.
class SheetOffers
{
    Q_DECLARE_TR_FUNCTIONS(WarriorSheet)

public:
    SheetOffers(const ShownWarband &shown, const SheetSelection &selection)
        : m_shown(shown), m_selection(selection), m_lead(selection.lead()), m_warrior(selection.leadWarrior())
    {
    }

    [[nodiscard]] std::vector<SheetSection> sections() const;

private:
    using Text = QString roster::Model::*;
    using What = SheetEdit::What;

    [[nodiscard]] SheetSection standing() const;
    [[nodiscard]] SheetSection toKnow() const;
    [[nodiscard]] SheetSection disguises() const;
    [[nodiscard]] SheetSection choice(const rules::Choice &choice, bool isOnly) const;
    [[nodiscard]] SheetSection printedWeapons() const;
    [[nodiscard]] SheetSection weaponFromElsewhere() const;
    [[nodiscard]] SheetRow oneWeaponRow(const rules::Offer &offer) const;
    [[nodiscard]] QString weaponEffect(const QString &id) const;
    [[nodiscard]] SheetSection armours() const;
    [[nodiscard]] SheetSection mounts() const;
    [[nodiscard]] SheetSection options() const;
    [[nodiscard]] SheetSection skills() const;
    void takenSkills(SheetSection &section) const;
    void offeredSkills(SheetSection &section) const;

    [[nodiscard]] QString choiceHead(const rules::Choice &choice, bool isOnly) const;
    [[nodiscard]] SheetRow leaderRow() const;
    [[nodiscard]] SheetRow bannerRow() const;
    [[nodiscard]] SheetRow pick(Text what, const SheetEdit &edit, const QString &text, int cost) const;
    [[nodiscard]] SheetRow skillRow(const QString &id, SheetRow::State state) const;
    [[nodiscard]] bool isOffered(const rules::Skill &skill) const;
    [[nodiscard]] bool isSold(const QString &weapon) const;
    [[nodiscard]] const rules::Profile &outfit(const roster::Model &model, const roster::Warrior &warrior) const;
    [[nodiscard]] bool isPosing() const { return &outfit(m_lead, m_warrior) != m_warrior.profile; }
    [[nodiscard]] QString itemName(const QString &id) const { return m_shown.muster().system->itemName(id); }

    const ShownWarband &m_shown;
    const SheetSelection &m_selection;
    const roster::Model &m_lead;
    const roster::Warrior &m_warrior;
};

} // namespace gunbai::ui
