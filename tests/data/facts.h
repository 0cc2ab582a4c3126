// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>

#include <vector>

namespace gunbai::test {

/// Reads a JSON file of tests/data. Fails the run when it isn't there.
[[nodiscard]] QJsonObject jsonFile(const QString &path);

/// A profile of the facts with the list that has it ("" for a sword for hire or a soldier of the End of Edo).
struct FactProfile
{
    QString list;
    QJsonObject json;

    [[nodiscard]] QString id() const;
    /// The required and the optional "take one of" lines and the swaps, each with its prices by weapon.
    [[nodiscard]] std::vector<QJsonObject> choices() const;
    [[nodiscard]] std::vector<QJsonObject> options(const QString &kind) const;
};

/// Every profile of facts/ronin.json that a warband may have.
[[nodiscard]] std::vector<FactProfile> factProfiles();

/// weapon → price of a choice line.
[[nodiscard]] QMap<QString, int> weaponPrices(const QJsonObject &choice);

/// A JSON array of strings.
[[nodiscard]] QStringList strings(const QJsonValue &value);

} // namespace gunbai::test
