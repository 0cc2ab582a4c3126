// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QMenu;

namespace gunbai::ui {

class ShownWarband;

/// The house rules in force; a click opens all that there are, each with its effect.
class HouseRulesButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit HouseRulesButton(const ShownWarband &shown, QWidget *parent = nullptr);

private:
    void readAgain();
    void fillMenu();

    const ShownWarband &m_shown;
    QMenu *m_menu;
};

} // namespace gunbai::ui
