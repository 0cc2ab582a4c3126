// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edits.h"

#include <QObject>

class QAction;
class QKeySequence;

namespace gunbai::ui {

class ShownWarband;
class WarbandTable;

/// What can be done with the selected models, by keys on the table and in its context menu.
class TableActions final : public QObject
{
    Q_OBJECT

public:
    TableActions(const ShownWarband &shown, WarbandTable &table, QObject *parent);

    void duplicate();
    void remove();
    /// The selected models, before this row.
    void moveTo(int row);

private:
    void createActions();
    void add(const QString &text, const QList<QKeySequence> &keys, void (TableActions::*slot)());
    void addSeparator();
    void moveUp();
    void moveDown();
    void oneMore();
    void oneFewer();
    void rename();
    void selectAll();
    [[nodiscard]] edit::Ids chosen() const;

    const ShownWarband &m_shown;
    WarbandTable &m_table;
};

} // namespace gunbai::ui
