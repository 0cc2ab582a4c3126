// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/clash.h"

namespace gunbai::ui {

using roster::Warband;

namespace {

Warband withoutTexts(Warband warband)
{
    warband.name.clear();
    for (roster::Model &model : warband.models) {
        model.name.clear();
        model.notes.clear();
    }
    return warband;
}

void take(QString &mine, const QString &base, const QString &edit)
{
    if (edit != base)
        mine = edit;
}

} // namespace

std::optional<Warband> withTyping(const Warband &mine, const Warband &base, const Warband &edit)
{
    const Warband bare = withoutTexts(base);
    if (withoutTexts(mine) != bare || withoutTexts(edit) != bare)
        return {};
    Warband both = mine;
    take(both.name, base.name, edit.name);
    for (std::size_t index = 0; index < both.models.size(); ++index) {
        take(both.models[index].name, base.models[index].name, edit.models[index].name);
        take(both.models[index].notes, base.models[index].notes, edit.models[index].notes);
    }
    return both;
}

} // namespace gunbai::ui
