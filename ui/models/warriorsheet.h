// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace gunbai::ui {

class OpenWarband;

/// A characteristic with its figure: "Melee", "3".
struct SheetFigure
{
    QString label;
    QString value;
};

/// One thing that a warrior has, may take or can't take.
struct SheetRow
{
    enum class Kind { Check, Radio };
    enum class State { Off, On, Fixed };

    Kind kind = Kind::Check;
    State state = State::Off;
    QString text;
    QString price;  ///< "+3", "in the price"
    QString effect; ///< what it does, in a sentence
    QString reason; ///< the rule that taking it would break
};

/// Rows that belong together. Folded ones show only what is taken until they are opened.
struct SheetSection
{
    QString head;
    std::vector<SheetRow> rows;
    std::vector<SheetRow> more;
};

/// All that one warrior has and may have, as the builder's right column writes it.
struct WarriorSheet
{
    QString name;
    bool isNamed = false;
    QString kind;  ///< "Samurai, Rank 3: 24 + 6 ="
    QString total; ///< "30 points"
    std::vector<SheetFigure> figures;
    std::vector<SheetSection> sections;
    QString moreSkills; ///< "18 more skills"
    QString notes;
};

/// Draws up the sheet of the model in this row. Works for models that no list knows.
[[nodiscard]] WarriorSheet warriorSheet(const OpenWarband &open, int row);

} // namespace gunbai::ui
