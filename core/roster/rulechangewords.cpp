// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roster/rulechange.h"

#include "core/roster/rulechangewords.h"

#include <QCoreApplication>

#include <algorithm>

namespace gunbai::roster {

using namespace Qt::StringLiterals;
using Kind = RuleChange::Kind;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(RuleChange)
};

QString difference(int points)
{
    return withSign(points, Text::tr("%n point(s)", nullptr, std::abs(points)));
}

QString pointsSentence(const RuleChange &change)
{
    const QString sum = difference(change.points());
    if (change.kind == Kind::Gone)
        return Text::tr("%1 is in no list now: %2", "profile, points").arg(change.name, sum);
    if (change.kind == Kind::Back)
        return Text::tr("%1 is known now: %2", "profile, points").arg(change.name, sum);
    if (change.points() == 0)
        return {};
    return Text::tr("%1 %2 → %3: %4", "profile, points before, points now, difference")
        .arg(change.name, number(change.pointsBefore), number(change.pointsNow), sum);
}

QStringList otherParts(const RuleChange &change)
{
    QStringList parts;
    for (const RuleChange::Figure &figure : change.figures)
        parts.append(Text::tr("%1 %2 → %3", "characteristic, before, now").arg(figure.what, figure.before, figure.now));
    if (!change.gained.isEmpty())
        parts.append(Text::tr("now %1", "weapons, skills").arg(change.gained.join(u", "_s)));
    if (!change.lost.isEmpty())
        parts.append(Text::tr("no more %1", "weapons, skills").arg(change.lost.join(u", "_s)));
    if (change.isOtherwise)
        parts.append(Text::tr("what it may take, or counts as, is another"));
    return parts;
}

} // namespace

QString number(int value)
{
    return QString::number(value);
}

QString withSign(int value, const QString &amount)
{
    const QString sign = value > 0 ? u"+"_s : value < 0 ? u"–\u2060"_s : u"±"_s;
    return sign + amount;
}

QString says(const RuleChange &change)
{
    const QString points = pointsSentence(change);
    const QString others = otherParts(change).join(u", "_s);
    if (others.isEmpty())
        return points;
    return points.isEmpty() ? Text::tr("%1: %2", "profile, what changed").arg(change.name, others)
                            : Text::tr("%1, %2", "profile and points, what else changed").arg(points, others);
}

QString inLines(const std::vector<RuleChange> &changes)
{
    QStringList lines;
    std::ranges::transform(changes, std::back_inserter(lines), says);
    return lines.join(u'\n');
}

QString inOneLine(const std::vector<RuleChange> &changes)
{
    constexpr std::size_t Told = 2;
    QStringList told;
    int points = 0;
    for (const RuleChange &change : changes) {
        if (points += change.points(); told.size() < static_cast<qsizetype>(Told))
            told.append(says(change));
    }
    QString line = Text::tr("The rules have changed: %1.").arg(told.join(u"; "_s));
    if (changes.size() > Told)
        line += u' ' + Text::tr("There are %n more change(s).", nullptr, static_cast<int>(changes.size() - Told));
    if (changes.size() > 1)
        line += u' ' + Text::tr("In all %1.", "points").arg(difference(points));
    return line;
}

} // namespace gunbai::roster
