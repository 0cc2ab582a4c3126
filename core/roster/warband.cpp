// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roster/warband.h"

#include <algorithm>

namespace gunbai::roster {

bool Model::isSameAs(const Model &other) const
{
    Model twin = other;
    twin.id = id;
    return *this == twin;
}

ModelId nextId(const Warband &warband)
{
    qint64 last = 0;
    for (const Model &model : warband.models)
        last = std::max(last, model.id.value());
    return ModelId(last + 1);
}

} // namespace gunbai::roster
