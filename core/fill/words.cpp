// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fill/words.h"

#include <QCoreApplication>

namespace gunbai::fill {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Fill)
};

} // namespace

QString idOf(Aim aim)
{
    switch (aim) {
    case Aim::Balanced:
        return u"balanced"_s;
    case Aim::Elite:
        return u"elite"_s;
    case Aim::Many:
        return u"many"_s;
    case Aim::Missile:
        return u"missile"_s;
    case Aim::Melee:
        return u"melee"_s;
    case Aim::Alike:
        return u"alike"_s;
    }
    return {};
}

std::optional<Aim> aimCalled(const QString &id)
{
    for (const Aim aim : allAims()) {
        if (idOf(aim) == id)
            return aim;
    }
    return {};
}

QString entryOf(Aim aim)
{
    switch (aim) {
    case Aim::Balanced:
        return Text::tr("&Balanced");
    case Aim::Elite:
        return Text::tr("&Few, but good");
    case Aim::Many:
        return Text::tr("&As many as possible");
    case Aim::Missile:
        return Text::tr("Bows and &guns");
    case Aim::Melee:
        return Text::tr("&Close combat");
    case Aim::Alike:
        return Text::tr("&More of what I have");
    }
    return {};
}

QString nameOf(Aim aim)
{
    return entryOf(aim).remove(u'&');
}

} // namespace gunbai::fill
