// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace gunbai::roster {

using ModelId = Id<struct ModelTag>;

/// One warrior of a warband: what the player chose, by the ids of the rules data. Unknown ids are kept.
struct Model
{
    ModelId id; ///< within the warband only; not written to files
    QString profile;
    QString name;
    QString weapon; ///< the pick of a "take one of" line
    QString armour; ///< "" as printed
    QString mount;
    QStringList skills;  ///< bought ones
    QStringList options; ///< anything else bought, sorted, each once
    bool isLeader = false;
    bool hasBanner = false;
    QString disguisedAs;
    QString notes;

    /// Alike in everything but identity: may share one entry of a file when unnamed.
    [[nodiscard]] bool isSameAs(const Model &other) const;
    friend bool operator==(const Model &, const Model &) = default;
};

/// A warband as its player wrote it, legal or not. A plain value.
struct Warband
{
    QString system;
    QString list; ///< the file's `faction`
    QString name;
    std::optional<int> limit;              ///< agreed points
    QMap<QString, int> purchases;          ///< by the list's purchase id
    QMap<QString, QStringList> parameters; ///< by the list's parameter id, "school.main"
    QStringList houseRules;
    std::vector<Model> models;

    friend bool operator==(const Warband &, const Warband &) = default;
};

/// A new identity, larger than any in the warband.
[[nodiscard]] ModelId nextId(const Warband &warband);

} // namespace gunbai::roster
