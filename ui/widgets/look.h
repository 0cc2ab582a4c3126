// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace gunbai::ui {

enum class Theme { System, Light, Dark };

/// Gives the program its style, colours, fonts and style sheet. Call before the first window is made.
void applyLook(QApplication &application, Theme theme);

} // namespace gunbai::ui
