// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/menubutton.h"

namespace gunbai::ui {

/// The papers that can be printed on; a choice's value is its sheet::Paper::Size.
[[nodiscard]] std::vector<MenuButton::Choice> paperChoices();

} // namespace gunbai::ui
