// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/houserulesbutton.h"

#include "ui/models/shownwarband.h"
#include "ui/widgets/type.h"

#include <QMenu>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

HouseRulesButton::HouseRulesButton(const ShownWarband &shown, QWidget *parent)
    : QPushButton(parent), m_shown(shown), m_menu(new QMenu(this))
{
    setProperty("look", u"flat"_s);
    setFont(typeface(Text::Caption));
    m_menu->setToolTipsVisible(true);
    m_menu->setAccessibleName(tr("House rules"));
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &HouseRulesButton::fillMenu);
    connect(&shown, &ShownWarband::changed, this, &HouseRulesButton::readAgain);
    readAgain();
}

/// One is named; of more there is their number here and their names in the tool tip.
void HouseRulesButton::readAgain()
{
    const auto &names = m_shown.verdict().houseRules;
    const QStringList inForce(names.begin(), names.end());
    setEnabled(m_shown.muster().system && !m_shown.muster().system->switches.empty());
    setText(inForce.isEmpty()       ? tr("House rules: none")
            : inForce.size() == 1 ? tr("House rules: %1").arg(inForce.front())
                                  : tr("House rules: %n", "how many", static_cast<int>(inForce.size())));
    setToolTip(inForce.join(u'\n'));
    setAccessibleName(tr("House rules: %1").arg(inForce.isEmpty() ? tr("none") : inForce.join(u", "_s)));
}

void HouseRulesButton::fillMenu()
{
    m_menu->clear();
    for (const rules::Switch &rule : m_shown.muster().system->switches) {
        QAction *action = m_menu->addAction(rule.name);
        action->setToolTip(rule.effect);
        action->setCheckable(true);
        action->setChecked(m_shown.warband().houseRules.contains(rule.id));
        connect(action, &QAction::triggered, this,
                [this, id = rule.id](bool isOn) { m_shown.document()->setHouseRule(id, isOn); });
    }
}

} // namespace gunbai::ui
