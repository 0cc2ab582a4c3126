// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/words.h"

#include "core/rules/catalogue.h"

#include <QCoreApplication>
#include <QLocale>

#include <cstdlib>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

QString number(int value)
{
    return QLocale().toString(value);
}

QString signedNumber(int value)
{
    // Qt 6.4 breaks a line between an en dash and its digit unless a word joiner stands there.
    const QString sign = value > 0 ? u"+"_s : value < 0 ? u"–\u2060"_s : u"±"_s;
    return sign + number(std::abs(value));
}

QString enumeration(const QStringList &words)
{
    if (words.size() < 2)
        return words.value(0);
    const QString first = words.first(words.size() - 1).join(u", "_s);
    return QCoreApplication::translate("Words", "%1 and %2", "the first words of an enumeration and the last")
        .arg(first, words.last());
}

QStringList itemNames(const rules::System &system, const QStringList &ids)
{
    QStringList names;
    for (const QString &id : ids)
        names.append(system.itemName(id));
    return names;
}

} // namespace gunbai::ui
