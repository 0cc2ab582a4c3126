// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/sheetedit.h"

namespace gunbai::ui {

class ShownWarband;

/// A characteristic with its figure: "Melee", "3".
struct SheetFigure
{
    QString label;
    QString value;
};

/// One thing that the models have, may take or can't take.
struct SheetRow
{
    enum class Kind { Check, Radio, Note, Doubt }; ///< the last two: something to know, not to take
    enum class State { Off, Mixed, On, Fixed }; ///< Mixed: some of several models have it

    Kind kind = Kind::Check;
    State state = State::Off;
    QString text = {};
    QString price = {};  ///< "+3", "in the price"
    QString effect = {}; ///< what it does, in a sentence
    QString reason = {}; ///< the rule that taking it would break
    bool isBarred = false; ///< it can't be taken as things are
    SheetEdit edit = {};

    friend bool operator==(const SheetRow &, const SheetRow &) = default;
};

/// Rows that belong together. Folded ones show only what is taken until they are opened.
struct SheetSection
{
    QString head;
    std::vector<SheetRow> rows;
    std::vector<SheetRow> more;

    friend bool operator==(const SheetSection &, const SheetSection &) = default;
};

/// All that one warrior has and may have, or several at once, as the builder's right column writes it.
struct WarriorSheet
{
    QString name;
    bool isOne = true; ///< one model, which can be named
    QString kind;      ///< "Samurai, Rank 3: 24 + 6 ="
    QString total;     ///< "30 points"
    std::vector<SheetFigure> figures;
    std::vector<SheetSection> sections;
    QString moreSkills; ///< "18 more skills"
    QString notes;
};

/// Draws up the sheet of the models in these rows; the first leads: shown is what it may have, as far as the others may too.
/// Works for models that no list knows.
[[nodiscard]] WarriorSheet warriorSheet(const ShownWarband &shown, const std::vector<int> &rows);

} // namespace gunbai::ui
