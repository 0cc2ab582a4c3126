// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roster/warband.h"

namespace gunbai::roster {

bool Model::isSameAs(const Model &other) const
{
    Model twin = other;
    twin.id = id;
    return *this == twin;
}

} // namespace gunbai::roster
