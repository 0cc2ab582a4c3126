// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fill/fill.h"
#include "ui/models/search.h"

#include <QWidget>

class QPushButton;

namespace gunbai::ui {

class ElidedLabel;
class ShownWarband;

/// The foot of the catalogue: the points that are left, and a button that spends them as the player asks. What comes is
/// one undo step.
class CompleteBar final : public QWidget
{
    Q_OBJECT

public:
    explicit CompleteBar(const ShownWarband &shown, QWidget *parent = nullptr);

    /// "78 points left", or why nothing came.
    [[nodiscard]] QString says() const;
    void complete(fill::Aim aim);

private:
    void createMenu();
    void readAgain();
    void showPointsLeft();
    void take(const std::optional<fill::Fill> &fill, fill::Aim aim);
    [[nodiscard]] std::optional<int> pointsLeft() const;

    const ShownWarband &m_shown;
    QPushButton *m_button;
    QAction *m_onlyOwned = nullptr;
    ElidedLabel *m_says;
    Search<std::optional<fill::Fill>> m_search;
};

} // namespace gunbai::ui
