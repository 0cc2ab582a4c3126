// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/vocabulary.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace gunbai::rules {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Rules)
};

QString unknown(const char *sentence, const QString &id)
{
    return Text::tr(sentence).arg(id);
}

} // namespace

void Vocabulary::expectProfiles(toml::TableReader &reader, const QString &key, const QStringList &ids) const
{
    for (const QString &id : ids) {
        if (!isProfile(id))
            reader.fault(key, unknown(QT_TRANSLATE_NOOP("Rules", "Unknown profile “%1”."), id));
    }
}

void Vocabulary::expectWeapons(toml::TableReader &reader, const QString &key, const QStringList &ids) const
{
    for (const QString &id : ids) {
        if (system.weaponIndex(id) < 0)
            reader.fault(key, unknown(QT_TRANSLATE_NOOP("Rules", "Unknown weapon “%1”."), id));
    }
}

void Vocabulary::expectSkills(toml::TableReader &reader, const QString &key, const QStringList &ids) const
{
    for (const QString &id : ids) {
        if (system.skillIndex(id) < 0)
            reader.fault(key, unknown(QT_TRANSLATE_NOOP("Rules", "Unknown skill “%1”."), id));
    }
}

void Vocabulary::expectArmour(toml::TableReader &reader, const QString &key, const QString &id) const
{
    if (!id.isEmpty() && !system.armour(id))
        reader.fault(key, unknown(QT_TRANSLATE_NOOP("Rules", "Unknown armour “%1”."), id));
}

void Vocabulary::expectMount(toml::TableReader &reader, const QString &key, const QString &id) const
{
    if (!id.isEmpty() && !mounts.contains(id))
        reader.fault(key, unknown(QT_TRANSLATE_NOOP("Rules", "Unknown mount “%1”."), id));
}

void Vocabulary::expectTypes(toml::TableReader &reader, const QString &key, const QStringList &ids) const
{
    for (const QString &id : ids) {
        if (!types.contains(id))
            reader.fault(key, unknown(QT_TRANSLATE_NOOP("Rules", "No profile is of type “%1”."), id));
    }
}

void Vocabulary::expectSwitch(toml::TableReader &reader, const QString &key, const QString &id) const
{
    if (!id.isEmpty() && !system.houseRule(id))
        reader.fault(key, unknown(QT_TRANSLATE_NOOP("Rules", "Unknown house rule “%1”."), id));
}

ItemSet Vocabulary::weaponSet(const QStringList &ids) const
{
    ItemSet set;
    for (const QString &id : ids) {
        if (const int index = system.weaponIndex(id); index >= 0)
            set.set(static_cast<std::size_t>(index));
    }
    return set;
}

QString readId(toml::TableReader &reader, const QString &key)
{
    static const QRegularExpression shape(u"^[A-Za-z0-9_]+(\\.[A-Za-z0-9_]+)*$"_s);
    const QString id = reader.text(key, toml::TableReader::Need::Required);
    if (!id.isEmpty() && !shape.match(id).hasMatch())
        reader.fault(key, Text::tr("“%1” is no id: use letters, digits, underscores and dots.").arg(id));
    return id;
}

std::vector<Offer> readOffers(toml::TableReader &reader, const QString &key, toml::Range range)
{
    std::vector<Offer> offers;
    const toml::Node *node = reader.table(key);
    if (!node)
        return offers;
    toml::TableReader prices(*node, reader.faults(), u"“%1”"_s.arg(key));
    for (const toml::Entry &entry : *node->as<toml::Table>())
        offers.push_back({entry.key, prices.requiredInteger(entry.key, range)});
    return offers;
}

} // namespace gunbai::rules
