// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/vocabulary.h"

#include <QMap>

namespace gunbai::rules {

/// Reads the [[rule]] tables of a file. `parameters` are those of the file's list.
[[nodiscard]] std::vector<Rule> readRuleTables(toml::TableReader &file, const Vocabulary &vocabulary,
                                               const QStringList &parameters);

/// A change that a list makes to the profiles of its base.
struct ProfileAmendment
{
    Filter who;
    QString armour;                  ///< becomes the printed one; "" leaves it
    int cost = 0;                    ///< change of price, unless the profile sells that armour itself
    QMap<QString, QString> weapons;  ///< a weapon sold at the price of another: { grenade = "arquebus" }
    std::vector<Choice> choices;     ///< offered besides
    std::vector<Option> options;     ///< sold besides
    std::optional<SkillPicks> picks; ///< what it may buy of skills from now on
};

/// What a file says of its own list, before its base and the system are added.
struct ListDraft
{
    List list;
    QStringList plus;        ///< profiles taken over from elsewhere
    QStringList withoutHire; ///< profiles that the base may hire and this list may not
    std::vector<ProfileAmendment> amendments;
    bool setsHires = false;
    bool setsMorale = false;
    bool setsVictoryPoints = false;
};

/// Reads a file with a [list]. `baseParameters` are those that its base declares.
[[nodiscard]] ListDraft readList(toml::TableReader &file, const toml::Node &listNode, const Vocabulary &vocabulary,
                                 const QStringList &baseParameters);

/// What a file adds to the list of another file.
struct ListAddition
{
    std::vector<Profile> profiles;
    std::vector<ProfileAmendment> amendments;
};

/// Reads a file with `adds_to`. `parameters` are those of the list that it adds to.
[[nodiscard]] ListAddition readAddition(toml::TableReader &file, const Vocabulary &vocabulary,
                                        const QStringList &parameters);

/// The ids of the parameters of a list.
[[nodiscard]] QStringList parameterIds(const List &list);

} // namespace gunbai::rules
