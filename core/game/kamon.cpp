// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/kamon.h"

namespace gunbai::game {

using namespace Qt::StringLiterals;

const QStringList &kamonIds()
{
    static const QStringList ids{u"peaks"_s, u"wave"_s,    u"five-leaves"_s, u"gate"_s,     u"snow"_s,
                                 u"lattice"_s, u"low-sun"_s, u"war-fan"_s,     u"fletching"_s};
    return ids;
}

QString kamonDrawing(const QString &id)
{
    return u":/kamon/%1.svg"_s.arg(kamonIds().contains(id) ? id : kamonIds().first());
}

} // namespace gunbai::game
