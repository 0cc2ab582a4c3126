// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;

namespace gunbai::ui {

/// What stands beside a library without a warband of the player's own: the ways to begin.
class FirstStart final : public QWidget
{
    Q_OBJECT

public:
    FirstStart(QAction *create, QAction *openFile, QWidget *parent = nullptr);
};

} // namespace gunbai::ui
