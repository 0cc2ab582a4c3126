// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/fixbar.h"

#include "core/fill/words.h"
#include "core/repair/words.h"
#include "core/roster/rulechangewords.h"
#include "ui/builder/fixbutton.h"
#include "ui/models/shownwarband.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QMenu>

namespace gunbai::ui {

namespace {

constexpr int Height = 48;
constexpr int Gap = 8;
constexpr int MenuWidth = 120; ///< of the button that has the rest

QString signedPoints(int points)
{
    return roster::withSign(points, roster::number(std::abs(points)));
}

} // namespace

FixBar::FixBar(const ShownWarband &shown, QWidget *parent)
    : QWidget(parent),
      m_shown(shown),
      m_says(makeLabel({}, typeface(Text::Caption), Tone::Ink2, this)),
      m_row(new QHBoxLayout(this)),
      m_more(makeTextButton({}, this))
{
    setFixedHeight(Height);
    setAccessibleName(tr("Fixes"));
    m_row->setSpacing(Gap);
    m_row->addWidget(m_says);
    m_row->addWidget(m_more);
    m_row->addStretch(1);
    auto *menu = new QMenu(m_more);
    m_more->setMenu(menu);
    setLeft(0);
    connect(menu, &QMenu::hovered, this,
            [this](const QAction *action) { Q_EMIT pointedAt(m_offers[action->data().toUInt()].warband); });
    connect(menu, &QMenu::aboutToHide, this, &FixBar::pointedAway);
    connect(&shown, &ShownWarband::changed, this, &FixBar::readAgain);
    readAgain();
}

void FixBar::setLeft(int left)
{
    m_row->setContentsMargins(left, 0, 16, 4);
    share();
}

/// Nobody is there yet, and it is known for how many points.
bool FixBar::isBeginning() const
{
    return m_shown.warband().models.empty() && m_shown.warband().limit && m_shown.muster().list;
}

bool FixBar::isAsked() const
{
    if (!m_shown.document())
        return false;
    return m_shown.warband().models.empty() ? isBeginning() : !m_shown.verdict().isLegal();
}

void FixBar::readAgain()
{
    setVisible(isAsked());
    m_search.stop();
    Q_EMIT pointedAway();
    const bool begins = isBeginning();
    offer({}, begins ? tr("Looking for models") : tr("Looking for a fix"));
    if (!isAsked())
        return;
    m_search.start(
        [begins, warband = m_shown.warband(), catalogue = m_shown.catalogue()](const std::stop_token &stop) {
            return begins ? beginnings(warband, catalogue, stop) : fixes(warband, catalogue, stop);
        },
        [this, begins](const Offers &found) {
            const QString nothing =
                begins ? tr("Nobody fits into so few points.") : tr("No changes were found that mend this.");
            offer(found, found.empty() ? nothing : begins ? tr("Begin with") : tr("Fix it"));
        });
}

FixBar::Offers FixBar::fixes(const roster::Warband &warband, const rules::CataloguePtr &catalogue,
                             const std::stop_token &stop)
{
    const roster::Muster muster = roster::muster(warband, catalogue);
    Offers offers;
    for (repair::Fix &fix : repair::fixes(warband, catalogue, stop)) {
        const QString whole = repair::says(fix, warband, muster);
        offers.push_back({std::move(fix.warband), repair::briefly(fix, warband, muster), signedPoints(fix.points),
                          whole, tr("Fix: %1", "a step").arg(whole)});
    }
    return offers;
}

FixBar::Offers FixBar::beginnings(const roster::Warband &warband, const rules::CataloguePtr &catalogue,
                                  const std::stop_token &stop)
{
    Offers offers;
    for (fill::Fill &fill : fill::fromNothing(warband, catalogue, {}, stop)) {
        const int models = roster::muster(fill.added.warband, catalogue).models;
        const QString name = fill::nameOf(fill.aim);
        const QString count = tr("%n model(s)", nullptr, models);
        offers.push_back({std::move(fill.added.warband), name, count,
                          tr("%1: %2, %3 points").arg(name, count, roster::number(fill.added.total)),
                          tr("Complete: %1", "a step").arg(name)});
    }
    return offers;
}

void FixBar::offer(const Offers &offers, const QString &says)
{
    m_offers = offers;
    m_says->setText(says);
    for (FixButton *button : m_buttons) {
        button->hide(); // it may be the one that was clicked, and takes no room from now on
        button->deleteLater();
    }
    m_buttons.clear();
    for (std::size_t index = 0; index < offers.size(); ++index)
        addButton(index);
    share();
    m_row->activate(); // at once: what is painted before the next turn of the loop is whole
    Q_EMIT offered();
}

void FixBar::addButton(std::size_t index)
{
    const Offer &offer = m_offers[index];
    auto *button = new FixButton(offer.brief, offer.points, offer.whole, this);
    m_buttons.push_back(button);
    m_row->insertWidget(static_cast<int>(index) + 1, button);
    connect(button, &FixButton::clicked, this, [this, index] { apply(index); });
    connect(button, &FixButton::pointedAt, this, [this, index] { Q_EMIT pointedAt(m_offers[index].warband); });
    connect(button, &FixButton::pointedAway, this, &FixBar::pointedAway);
}

/// As many buttons as there is room for; at least one, and the others in the menu.
void FixBar::share()
{
    m_more->menu()->clear();
    const QMargins margins = m_row->contentsMargins();
    const int room = width() - margins.left() - margins.right() - m_says->sizeHint().width();
    int all = 0;
    for (const FixButton *button : m_buttons)
        all += button->sizeHint().width() + Gap;
    int used = all <= room ? 0 : MenuWidth;
    for (std::size_t index = 0; index < m_buttons.size(); ++index) {
        used += m_buttons[index]->sizeHint().width() + Gap;
        const bool isShown = index == 0 || used <= room;
        m_buttons[index]->setVisible(isShown);
        if (!isShown)
            addToMenu(index);
    }
    const auto hidden = static_cast<int>(m_more->menu()->actions().size());
    m_more->setVisible(hidden > 0);
    m_more->setText(tr("%n more", "fixes", hidden));
    m_more->setAccessibleName(m_more->text());
}

void FixBar::addToMenu(std::size_t index)
{
    const Offer &offer = m_offers[index];
    QAction *action = m_more->menu()->addAction(tr("%1 (%2)", "an offer, its points").arg(offer.brief, offer.points));
    action->setData(static_cast<uint>(index));
    action->setToolTip(offer.whole);
    connect(action, &QAction::triggered, this, [this, index] { apply(index); });
}

void FixBar::apply(std::size_t index)
{
    const Offer offer = m_offers[index]; // the list is another one as soon as the warband changes
    if (m_shown.document())
        m_shown.document()->replace(offer.warband, offer.step);
}

void FixBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    share();
}

} // namespace gunbai::ui
