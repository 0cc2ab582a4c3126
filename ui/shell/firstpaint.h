// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

namespace gunbai::ui {

/// Does `work` once, right after `window` has been painted for the first time. The window must be shown already.
void afterFirstPaint(QWidget &window, std::function<void()> work);

} // namespace gunbai::ui
