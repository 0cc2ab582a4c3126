// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

#include <QWidget>

class QListWidget;
class QPushButton;

namespace gunbai::ui {

/// Which models of a warband are printed, and in what order: a list to tick, and to drag or move by buttons.
class ModelChoice final : public QWidget
{
    Q_OBJECT

public:
    explicit ModelChoice(QWidget *parent = nullptr);

    /// Lists the models of a warband; those that were chosen stand first.
    void show(const game::Side &side);
    /// In their order; empty when all are printed as they stand.
    [[nodiscard]] std::vector<roster::ModelId> chosen() const;
    [[nodiscard]] bool isNoneTicked() const;

Q_SIGNALS:
    void changed();

private:
    void move(int by);
    void tickAll(bool areTicked);
    void enableButtons();

    QListWidget *m_list;
    QPushButton *m_up;
    QPushButton *m_down;
    QPushButton *m_all;
    QPushButton *m_none;
};

} // namespace gunbai::ui
