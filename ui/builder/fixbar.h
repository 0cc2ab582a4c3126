// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/muster.h"
#include "ui/models/search.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;

namespace gunbai::ui {

class FixButton;
class ShownWarband;

/// Below or beside the broken rules: the smallest changes that make the warband legal, a button each, the rest in a menu.
/// While nobody is in the warband, three ways to begin it. Hidden while there is nothing to offer.
class FixBar final : public QWidget
{
    Q_OBJECT

public:
    explicit FixBar(const ShownWarband &shown, QWidget *parent = nullptr);

    /// Whether there may be something to offer.
    [[nodiscard]] bool isAsked() const;
    /// Room at the left, in pixels.
    void setLeft(int left);

Q_SIGNALS:
    /// Its buttons are others now.
    void offered();
    /// The player looks at an offer: what the warband would be.
    void pointedAt(const gunbai::roster::Warband &then);
    void pointedAway();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Another warband that may take the place of this one.
    struct Offer
    {
        roster::Warband warband;
        QString brief;  ///< "Give 6 a yari"
        QString points; ///< "±0"
        QString whole;  ///< the sentence
        QString step;   ///< what undo calls it
    };
    using Offers = std::vector<Offer>;

    static Offers fixes(const roster::Warband &warband, const rules::CataloguePtr &catalogue,
                        const std::stop_token &stop);
    static Offers beginnings(const roster::Warband &warband, const rules::CataloguePtr &catalogue,
                             const std::stop_token &stop);
    [[nodiscard]] bool isBeginning() const;
    void readAgain();
    void offer(const Offers &offers, const QString &says);
    void addButton(std::size_t index);
    void apply(std::size_t index);
    void share();
    void addToMenu(std::size_t index);

    const ShownWarband &m_shown;
    Offers m_offers;
    QLabel *m_says;
    QHBoxLayout *m_row;
    std::vector<FixButton *> m_buttons;
    QPushButton *m_more;
    Search<Offers> m_search;
};

} // namespace gunbai::ui
