// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace gunbai::ui {

/// Puts what takes the focus inside `page` right behind `before` in the tab order, and gives the last of it. Parts that are
/// made anew while the window is open would else come after everything.
QWidget *chainFocus(QWidget *before, const QWidget *page);

} // namespace gunbai::ui
