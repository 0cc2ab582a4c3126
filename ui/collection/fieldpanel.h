// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fill/fill.h"
#include "ui/models/search.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace gunbai::ui {

class MenuButton;

/// What can I field? Warbands from the player's figures alone, for a game and its points.
class FieldPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit FieldPanel(rules::CataloguePtr catalogue, QWidget *parent = nullptr);

    void setCollection(const collection::Collection &collection);

Q_SIGNALS:
    /// The player takes this one.
    void taken(const gunbai::roster::Warband &warband);
    void closed();

private:
    void createHead();
    void showUsualPoints();
    void look();
    void clear();
    void offer(const std::vector<fill::Fill> &fills);
    void addOffer(const fill::Fill &fill);

    rules::CataloguePtr m_catalogue;
    collection::Collection m_owned;
    MenuButton *m_game;
    QSpinBox *m_points;
    QPushButton *m_look;
    QLabel *m_says;
    QVBoxLayout *m_offers;
    Search<std::vector<fill::Fill>> m_search;
};

} // namespace gunbai::ui
