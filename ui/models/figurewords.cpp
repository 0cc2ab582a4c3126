// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/figurewords.h"

#include <QCoreApplication>
#include <QSet>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using collection::Use;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Figures)
};

/// "yari", "yari or teppo", "yari, teppo or yumi".
QString either(QStringList names)
{
    const QString last = names.takeLast();
    return names.isEmpty() ? last : Text::tr("%1 or %2").arg(names.join(Text::tr(", ")), last);
}

void addChoices(std::vector<UseChoice> &choices, QSet<QString> &seen, const rules::System &system,
                const std::vector<rules::Profile> &profiles, const QString &list)
{
    for (const rules::Profile &profile : profiles) {
        if (seen.contains(profile.id))
            continue;
        seen.insert(profile.id);
        const QString origin = list == system.name ? list : list + u", "_s + system.name;
        choices.push_back(
            {{system.id, profile.id, {}}, Text::tr("%1, %2", "profile, its list and game").arg(profile.name, origin)});
    }
}

} // namespace

QString useText(const Use &use, const rules::Catalogue &catalogue)
{
    const rules::System *system = catalogue.system(use.system);
    const rules::Profile *profile = system ? system->anyProfile(use.profile) : nullptr;
    const QString name = profile ? profile->name : printable(use.profile);
    if (use.items.isEmpty())
        return name;
    QStringList items;
    for (const QString &id : use.items)
        items.append(system ? system->itemName(id) : printable(id));
    return Text::tr("%1 with %2", "profile, items").arg(name, either(items));
}

QString usesText(const collection::Figure &figure, const rules::Catalogue &catalogue)
{
    QStringList texts;
    for (const Use &use : figure.uses)
        texts.append(useText(use, catalogue));
    return texts.join(Text::tr("; "));
}

std::vector<UseChoice> useChoices(const rules::Catalogue &catalogue)
{
    std::vector<UseChoice> choices;
    for (const rules::System &system : catalogue.systems()) {
        QSet<QString> seen;
        for (const rules::List &list : system.lists)
            addChoices(choices, seen, system, list.profiles, list.name);
        addChoices(choices, seen, system, system.hirelings, Text::tr("for hire"));
    }
    return choices;
}

QStringList itemsOf(const Use &use, const rules::Catalogue &catalogue)
{
    const rules::System *system = catalogue.system(use.system);
    const rules::Profile *profile = system ? system->anyProfile(use.profile) : nullptr;
    if (!profile)
        return use.items;
    QStringList items;
    for (const rules::Choice &choice : profile->choices) {
        for (const rules::Offer &offer : choice.offers)
            items.append(offer.id);
    }
    for (const rules::Option &option : profile->options)
        items += option.adds;
    items += profile->weapons;
    for (const rules::Offer &mount : profile->mounts)
        items.append(mount.id);
    items += use.items; // whatever else was said of it stays
    items.removeDuplicates();
    return items;
}

} // namespace gunbai::ui
