// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/marks.h"

#include <QPushButton>

class QAction;
class QMenu;

namespace gunbai::ui {

/// A button of words that names itself to screen readers too.
[[nodiscard]] QPushButton *makeTextButton(const QString &text, QWidget *parent);
/// A button that does what an action does, with its words, its mark and its shortcut in the tool tip.
[[nodiscard]] QPushButton *makeButton(QAction *action, Mark mark, QWidget *parent);
/// A flat button that is only a mark: what it does is its name and its tool tip.
[[nodiscard]] QPushButton *makeIconButton(Mark mark, const QString &name, QWidget *parent);
/// The one button of a page that it is there for.
[[nodiscard]] QPushButton *makePrimaryButton(QAction *action, Mark mark, QWidget *parent);
/// Three dots that open a menu.
[[nodiscard]] QPushButton *makeMoreButton(QMenu *menu, QWidget *parent);

} // namespace gunbai::ui
