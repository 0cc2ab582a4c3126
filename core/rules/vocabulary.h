// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/toml.h"
#include "core/rules/catalogue.h"

#include <QSet>

namespace gunbai::rules {

/// The names that the files of one system may refer to, gathered before anything that refers is read.
struct Vocabulary
{
    System system;          ///< stats, armours, weapons, skills and switches are complete
    QSet<QString> profiles; ///< of every list and hireling
    QSet<QString> hirelings;
    QSet<QString> types;
    QStringList mounts;

    [[nodiscard]] bool isProfile(const QString &id) const { return profiles.contains(id); }

    // Each reports names that nothing declares, at the key's place.
    void expectProfiles(toml::TableReader &reader, const QString &key, const QStringList &ids) const;
    void expectWeapons(toml::TableReader &reader, const QString &key, const QStringList &ids) const;
    void expectSkills(toml::TableReader &reader, const QString &key, const QStringList &ids) const;
    void expectArmour(toml::TableReader &reader, const QString &key, const QString &id) const;
    void expectMount(toml::TableReader &reader, const QString &key, const QString &id) const;
    void expectTypes(toml::TableReader &reader, const QString &key, const QStringList &ids) const;
    void expectSwitch(toml::TableReader &reader, const QString &key, const QString &id) const;

    /// The weapons as a set; unknown ones are left out.
    [[nodiscard]] ItemSet weaponSet(const QStringList &ids) const;
};

/// An id of our data: letters, digits, underscore and dots. Reports anything else.
[[nodiscard]] QString readId(toml::TableReader &reader, const QString &key = QStringLiteral("id"));

/// A table of id → whole number, such as `{ horse = 10, warhorse = 15 }`, in the order of the file.
[[nodiscard]] std::vector<Offer> readOffers(toml::TableReader &reader, const QString &key, toml::Range range);

} // namespace gunbai::rules
