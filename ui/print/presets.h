// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

#include <QWidget>

class QButtonGroup;
class QGridLayout;

namespace gunbai::ui {

/// The layouts that a game offers, two in a row, one of which is chosen.
class Presets final : public QWidget
{
    Q_OBJECT

public:
    explicit Presets(QWidget *parent = nullptr);

    void offer(const std::vector<game::LayoutOffer> &offers);
    /// The id of the layout, or "" where there is none.
    [[nodiscard]] QString chosen() const;
    /// Chooses one, now or once it is offered, and the first while it is not; without a signal.
    void choose(const QString &id);

Q_SIGNALS:
    void picked();

private:
    QGridLayout *m_grid;
    QButtonGroup *m_buttons;
    std::vector<game::LayoutOffer> m_offers;
    QString m_wanted;
};

} // namespace gunbai::ui
