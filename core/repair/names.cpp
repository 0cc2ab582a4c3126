// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/repair/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace gunbai::repair {

using roster::Model;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Repair)
};

} // namespace

QString optionName(const QString &id, const rules::Profile *profile, const rules::System &system)
{
    if (profile) {
        const auto sold = std::ranges::find(profile->options, id, &rules::Option::id);
        if (sold != profile->options.end())
            return sold->name;
    }
    return system.itemName(id);
}

QString profileName(const QString &id, const rules::System &system)
{
    const rules::Profile *profile = system.anyProfile(id);
    return profile ? profile->name : id;
}

QString equipment(const Model &model, const rules::Profile *profile, const rules::System &system)
{
    QStringList things;
    if (!model.disguisedAs.isEmpty())
        things.append(Text::tr("disguised as %1").arg(profileName(model.disguisedAs, system)));
    if (model.hasBanner)
        things.append(Text::tr("banner"));
    if (!model.weapon.isEmpty())
        things.append(system.itemName(model.weapon));
    if (!model.armour.isEmpty())
        things.append(Text::tr("armour %1").arg(system.itemName(model.armour)));
    if (!model.mount.isEmpty())
        things.append(system.itemName(model.mount));
    for (const QString &id : model.options)
        things.append(optionName(id, profile, system));
    for (const QString &id : model.skills)
        things.append(system.itemName(id));
    return things.join(Text::tr(", "));
}

} // namespace gunbai::repair
