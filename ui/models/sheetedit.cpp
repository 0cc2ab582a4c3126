// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/sheetedit.h"

namespace gunbai::ui {

void apply(edit::WarbandDocument &document, const edit::Ids &models, const SheetEdit &edit, bool isGiven)
{
    using What = SheetEdit::What;
    if (models.empty())
        return;
    const QString id = isGiven ? edit.id : QString();
    switch (edit.what) {
    case What::Nothing:
        return;
    case What::Leader:
        return document.setLeader(models.front(), isGiven);
    case What::Banner:
        return document.setBanner(models.front(), isGiven);
    case What::Weapon:
        return document.setWeapon(models, id);
    case What::Armour:
        return document.setArmour(models, id);
    case What::Mount:
        return document.setMount(models, id);
    case What::Option:
        return document.setOption(models, edit.id, isGiven);
    case What::Skill:
        return document.setSkill(models, edit.id, isGiven);
    case What::Disguise:
        return document.setDisguise(models, id);
    }
}

} // namespace gunbai::ui
