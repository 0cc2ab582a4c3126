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

int lengthIn(int inches, LengthUnit unit)
{
    return unit == LengthUnit::Inches ? inches : static_cast<int>(std::lround(inches * CentimetresPerInch));
}

QString shownLength(int inches, LengthUnit unit)
{
    const QString number = QLocale().toString(lengthIn(inches, unit));
    QString text = unit == LengthUnit::Inches ? Text::tr("%1 in", "inches").arg(number)
                                              : Text::tr("%1 cm", "centimetres").arg(number);
    return text.replace(u' ', QChar::Nbsp);
}

} // namespace gunbai
