// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/template.h"

#include <QCoreApplication>
#include <QStringList>

namespace gunbai::rules {

using namespace Qt::StringLiterals;

Result<Template> Template::parse(const QString &text)
{
    const auto wrong = [](const char *message, const QString &what) {
        return Error{Error::Code::Invalid, QCoreApplication::translate("Template", message).arg(what)};
    };
    Template result;
    qsizetype from = 0;
    while (from < text.size()) {
        const auto open = text.indexOf(u'{', from);
        const auto end = open < 0 ? text.size() : open;
        if (end > from)
            result.m_pieces.push_back({Piece::Kind::Text, text.sliced(from, end - from), {}});
        if (open < 0)
            break;
        const auto close = text.indexOf(u'}', open);
        if (close < 0)
            return wrong(QT_TRANSLATE_NOOP("Template", "The brace in “%1” is not closed."), text);
        const QStringList parts = text.sliced(open + 1, close - open - 1).split(u'|');
        const auto kind = parts.first() == "have"_L1      ? Piece::Kind::Have
                          : parts.first() == "allowed"_L1 ? Piece::Kind::Allowed
                          : parts.first() == "of"_L1      ? Piece::Kind::Of
                                                          : Piece::Kind::Text;
        if (kind == Piece::Kind::Text || parts.size() == 2 || parts.size() > 3)
            return wrong(QT_TRANSLATE_NOOP("Template", "“{%1}” is none of {have}, {allowed}, {of} and {of|one|many}."),
                         parts.join(u'|'));
        result.m_pieces.push_back({kind, parts.value(1), parts.value(2)});
        from = close + 1;
    }
    return result;
}

QString Template::filled(const Figures &figures) const
{
    QString text;
    for (const Piece &piece : m_pieces) {
        if (piece.kind == Piece::Kind::Text) {
            text += piece.one;
            continue;
        }
        const int number = piece.kind == Piece::Kind::Have      ? figures.have
                           : piece.kind == Piece::Kind::Allowed ? figures.allowed
                                                                : figures.of;
        if (piece.many.isEmpty() && piece.one.isEmpty())
            text += QString::number(number);
        else
            text += number == 1 ? piece.one : piece.many;
    }
    return text;
}

} // namespace gunbai::rules
