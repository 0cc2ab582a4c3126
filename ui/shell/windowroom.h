// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace gunbai::ui {

/// How large a window may be with its frame on its screen. The frame is the style's guess: nobody knows it before the
/// window is there.
[[nodiscard]] QSize roomOnScreen(const QWidget &window);

/// Takes back what the frame of a window that is shown pushes off the screen.
void fitToScreen(QWidget &window);

} // namespace gunbai::ui
