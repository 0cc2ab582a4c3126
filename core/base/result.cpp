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
        text += QString::number(place.line) + u':';
    if (place.column > 0)
        text += QString::number(place.column) + u':';
    if (!text.isEmpty())
        text += u' ';
    return printable(text + message);
}

QString printable(QString text)
{
    for (QChar &character : text) {
        if (character.category() == QChar::Other_Control)
            character = character.isSpace() ? QChar(u' ') : QChar(QChar::ReplacementCharacter);
    }
    return text;
}

} // namespace gunbai
