// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/result.h"

namespace gunbai {

using namespace Qt::StringLiterals;

QString Error::line() const
{
    QString text;
    if (!place.file.isEmpty())
        text += place.file + u':';
    if (place.line > 0)
        text += QString::number(place.line) + u':' + QString::number(place.column) + u':';
    if (!text.isEmpty())
        text += u' ';
    text += message;
    return text.replace(u'\n', u' ').replace(u'\r', u' ');
}

} // namespace gunbai
