// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/repair/fixes.h"
#include "core/roster/warbandfile.h"

#include <QJsonObject>

namespace gunbai::app {

/// `{"total": 150, "points": 18, "changes": […]}`, entries numbered as in the file.
[[nodiscard]] QJsonObject toJson(const repair::Fix &fix, const roster::WarbandFile &source);

} // namespace gunbai::app
