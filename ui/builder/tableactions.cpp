// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/tableactions.h"

#include "ui/builder/warbandtable.h"
#include "ui/models/shownwarband.h"

#include <QAction>

#include <algorithm>

namespace gunbai::ui {

TableActions::TableActions(const ShownWarband &shown, WarbandTable &table, QObject *parent)
    : QObject(parent), m_shown(shown), m_table(table)
{
    table.setContextMenuPolicy(Qt::ActionsContextMenu);
    createActions();
    connect(&table, &WarbandTable::moveAsked, this, &TableActions::moveTo);
}

void TableActions::createActions()
{
    add(tr("&Rename"), {Qt::Key_F2}, &TableActions::rename);
    add(tr("&Duplicate"), {Qt::CTRL | Qt::Key_D}, &TableActions::duplicate);
    add(tr("Re&move"), {Qt::Key_Delete, Qt::Key_Backspace}, &TableActions::remove);
    addSeparator();
    add(tr("One m&ore of the kind"), {Qt::Key_Plus}, &TableActions::oneMore);
    add(tr("One &fewer of the kind"), {Qt::Key_Minus}, &TableActions::oneFewer);
    addSeparator();
    add(tr("Move &up"), {Qt::CTRL | Qt::Key_Up}, &TableActions::moveUp);
    add(tr("Move do&wn"), {Qt::CTRL | Qt::Key_Down}, &TableActions::moveDown);
    addSeparator();
    add(tr("Select &all"), {QKeySequence::SelectAll}, &TableActions::selectAll);
}

/// They hold while the table has the focus, and not while a name is typed into it.
void TableActions::add(const QString &text, const QList<QKeySequence> &keys, void (TableActions::*slot)())
{
    auto *action = new QAction(text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, slot);
    m_table.addAction(action);
}

void TableActions::addSeparator()
{
    auto *line = new QAction(this);
    line->setSeparator(true);
    m_table.addAction(line);
}

edit::Ids TableActions::chosen() const
{
    return m_shown.document() ? m_shown.idsOf(m_table.chosenRows()) : edit::Ids();
}

void TableActions::duplicate()
{
    if (const edit::Ids models = chosen(); !models.empty())
        m_shown.document()->duplicate(models);
}

void TableActions::remove()
{
    if (const edit::Ids models = chosen(); !models.empty())
        m_shown.document()->remove(models);
}

void TableActions::moveTo(int row)
{
    if (const edit::Ids models = chosen(); !models.empty())
        m_shown.document()->move(models, row);
}

void TableActions::moveUp()
{
    const auto rows = m_table.chosenRows();
    if (!rows.empty())
        moveTo(std::max(0, *std::ranges::min_element(rows) - 1));
}

void TableActions::moveDown()
{
    const auto rows = m_table.chosenRows();
    if (!rows.empty())
        moveTo(*std::ranges::max_element(rows) + 2);
}

void TableActions::oneMore()
{
    if (const edit::Ids models = chosen(); !models.empty())
        m_shown.document()->duplicate({models.front()});
}

/// The last of the kind goes, those with a name and the current one after the others.
void TableActions::oneFewer()
{
    const int row = m_table.chosenRow();
    if (row < 0 || !m_shown.document())
        return;
    const auto &models = m_shown.warband().models;
    const roster::Model &current = models[static_cast<std::size_t>(row)];
    const roster::Model *fewer = &current;
    for (const roster::Model &model : models) {
        if (model.profile == current.profile && model.id != current.id && model.name.isEmpty())
            fewer = &model;
    }
    m_shown.document()->remove({fewer->id});
}

void TableActions::rename()
{
    m_table.rename();
}

void TableActions::selectAll()
{
    m_table.selectAll();
}

} // namespace gunbai::ui
