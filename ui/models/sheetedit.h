// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/warbanddocument.h"

namespace gunbai::ui {

/// What a row of a warrior's sheet gives to its models, or takes from them.
struct SheetEdit
{
    enum class What { Nothing, Leader, Banner, Weapon, Armour, Mount, Option, Skill, Disguise };

    What what = What::Nothing;
    QString id = {}; ///< the weapon, armour, mount, option, skill or profile; "" is the printed one, or none

    friend bool operator==(const SheetEdit &, const SheetEdit &) = default;
};

/// Gives it to the models, or takes it from them: one step of the document. Leader and banner go to the first of them.
void apply(edit::WarbandDocument &document, const edit::Ids &models, const SheetEdit &edit, bool isGiven);

} // namespace gunbai::ui
