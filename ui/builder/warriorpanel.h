// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/warriorsheet.h"

#include <QScrollArea>

class QLabel;

namespace gunbai::ui {

class SheetSections;
class ShownWarband;
class WarriorHead;
class WarriorNotes;

/// The right column: all that the chosen models have and may have, to be given and taken.
class WarriorPanel final : public QScrollArea
{
    Q_OBJECT

public:
    explicit WarriorPanel(const ShownWarband &shown, QWidget *parent = nullptr);

    /// Shows the models of these rows, the first of them leading; nobody with none.
    void showRows(const std::vector<int> &rows);

Q_SIGNALS:
    void duplicateAsked();
    void removeAsked();

private:
    [[nodiscard]] QWidget *createPage();
    void give(const SheetEdit &edit, bool isGiven);

    const ShownWarband &m_shown;
    edit::Ids m_models;
    QLabel *m_hint = nullptr; ///< in place of the model while none is chosen
    QWidget *m_chosen = nullptr;
    WarriorHead *m_head = nullptr;
    SheetSections *m_sections = nullptr;
    WarriorNotes *m_notes = nullptr;
};

} // namespace gunbai::ui
