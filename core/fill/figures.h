// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fill/aims.h"

namespace gunbai::fill {

/// Demands of the plan that there is a figure for each model that comes, where the task has a collection. Models that are
/// there already may lack as many as they do now.
void layOutFigures(const Task &task, const std::vector<Offered> &offered, repair::Plan &plan);

} // namespace gunbai::fill
