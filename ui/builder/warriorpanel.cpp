// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/warriorpanel.h"

#include "ui/builder/sheetsections.h"
#include "ui/builder/warriorhead.h"
#include "ui/builder/warriornotes.h"
#include "ui/models/shownwarband.h"
#include "ui/widgets/label.h"

#include <QVBoxLayout>

namespace gunbai::ui {

WarriorPanel::WarriorPanel(const ShownWarband &shown, QWidget *parent) : QScrollArea(parent), m_shown(shown)
{
    setWidget(createPage());
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("The chosen model"));
    connect(m_head, &WarriorHead::renamed, this,
            [this](const QString &name) { m_shown.document()->renameModel(m_models.front(), name); });
    connect(m_notes, &WarriorNotes::edited, this,
            [this](const QString &notes) { m_shown.document()->setNotes(m_models.front(), notes); });
    const auto endTyping = [this] { m_shown.document() ? m_shown.document()->endTyping() : void(); };
    connect(m_head, &WarriorHead::typingEnded, this, endTyping);
    connect(m_notes, &WarriorNotes::typingEnded, this, endTyping);
    connect(m_head, &WarriorHead::duplicateAsked, this, &WarriorPanel::duplicateAsked);
    connect(m_head, &WarriorHead::removeAsked, this, &WarriorPanel::removeAsked);
    connect(m_sections, &SheetSections::asked, this, &WarriorPanel::give);
    showRows({});
}

QWidget *WarriorPanel::createPage()
{
    auto *page = new QWidget(this);
    m_hint = makeLabel({}, typeface(Text::Body), Tone::Ink2, page);
    m_hint->setWordWrap(true);
    m_hint->setMargin(16);
    m_chosen = new QWidget(page);
    m_head = new WarriorHead(m_chosen);
    m_sections = new SheetSections(m_chosen);
    m_notes = new WarriorNotes(m_chosen);
    auto *parts = new QVBoxLayout(m_chosen);
    parts->setContentsMargins(0, 0, 0, 12);
    parts->setSpacing(0);
    parts->addWidget(m_head);
    parts->addWidget(m_sections);
    parts->addWidget(m_notes);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_hint);
    column->addWidget(m_chosen);
    column->addStretch();
    return page;
}

void WarriorPanel::showRows(const std::vector<int> &rows)
{
    const edit::Ids models = m_shown.idsOf(rows);
    const bool isSame = models == m_models;
    m_models = models;
    m_chosen->setVisible(!rows.empty());
    m_hint->setVisible(rows.empty());
    m_hint->setText(m_shown.warband().models.empty()
                        ? tr("Add a model with a plus at the left, or type its profile into the table.")
                        : tr("Choose a model: here you equip it."));
    if (rows.empty())
        return;
    const WarriorSheet sheet = warriorSheet(m_shown, rows);
    m_head->showSheet(sheet);
    m_sections->showSheet(sheet, m_head->lastInput());
    m_notes->showSheet(sheet);
    setTabOrder(m_sections->lastInput(m_head->lastInput()), m_notes->input());
    if (!isSame)
        ensureVisible(0, 0);
}

void WarriorPanel::give(const SheetEdit &edit, bool isGiven)
{
    if (m_shown.document())
        apply(*m_shown.document(), m_models, edit, isGiven);
}

} // namespace gunbai::ui
