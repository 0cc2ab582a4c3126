// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <cstdlib>

namespace gunbai::game {

using namespace Qt::StringLiterals;

namespace {

QLocale language()
{
    return QLocale(
        QCoreApplication::translate("GameWords", "en_GB", "the locale whose numbers and months fit this language"));
}

} // namespace

QString number(int value)
{
    return language().toString(value);
}

QString signedNumber(int value)
{
    const QString sign = value > 0 ? u"+"_s : value < 0 ? u"–\u2060"_s : u"±"_s;
    return sign + number(std::abs(value));
}

QString longDate(QDate date)
{
    return language().toString(date,
                               QCoreApplication::translate("GameWords", "d MMMM yyyy", "a date on a printed sheet"));
}

QString capitalised(const QString &text)
{
    return text.isEmpty() ? text : text.first(1).toUpper() + text.sliced(1);
}

} // namespace gunbai::game
