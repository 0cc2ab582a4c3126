// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/length.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace gunbai {

namespace {

constexpr double CentimetresPerInch = 2.54;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Length)
};

} // namespace

QString shownLength(int inches, LengthUnit unit)
{
    const auto number = [](int value) { return QLocale().toString(value); };
    const QString text =
        unit == LengthUnit::Inches
            ? Text::tr("%1 in", "inches").arg(number(inches))
            : Text::tr("%1 cm", "centimetres").arg(number(static_cast<int>(std::lround(inches * CentimetresPerInch))));
    return QString(text).replace(u' ', QChar::Nbsp);
}

} // namespace gunbai
