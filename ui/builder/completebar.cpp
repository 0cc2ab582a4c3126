// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/completebar.h"

#include "core/fill/words.h"
#include "ui/models/shownwarband.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QMenu>

namespace gunbai::ui {

using fill::Aim;

namespace {

constexpr int Height = 44;

} // namespace

CompleteBar::CompleteBar(const ShownWarband &shown, QWidget *parent)
    : QWidget(parent),
      m_shown(shown),
      m_button(makeTextButton(tr("Complete the list"), this)),
      m_says(new ElidedLabel(typeface(Text::Caption), Tone::Ink2, this))
{
    setFixedHeight(Height);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 0, 12, 0);
    row->setSpacing(8);
    row->addWidget(m_button);
    row->addWidget(m_says, 1);
    createMenu();
    connect(&shown, &ShownWarband::changed, this, &CompleteBar::readAgain);
    readAgain();
}

void CompleteBar::createMenu()
{
    auto *menu = new QMenu(m_button);
    for (const Aim aim : fill::allAims())
        menu->addAction(fill::entryOf(aim), this, [this, aim] { complete(aim); });
    menu->addSeparator();
    m_onlyOwned = menu->addAction(tr("&Only figures that I own"));
    m_onlyOwned->setCheckable(true);
    m_onlyOwned->setVisible(false);
    m_button->setMenu(menu);
}

QString CompleteBar::says() const
{
    return m_says->fullText();
}

std::optional<int> CompleteBar::pointsLeft() const
{
    if (!m_shown.document() || !m_shown.muster().list || !m_shown.warband().limit)
        return {};
    return *m_shown.warband().limit - m_shown.verdict().total;
}

void CompleteBar::readAgain()
{
    m_search.stop();
    const auto left = pointsLeft();
    m_onlyOwned->setVisible(!m_shown.owned().isEmpty());
    m_button->setEnabled(left && *left > 0);
    showPointsLeft();
}

void CompleteBar::showPointsLeft()
{
    const auto left = pointsLeft();
    if (left)
        m_says->setFullText(*left < 0 ? tr("%n point(s) over", nullptr, -*left)
                                      : tr("%n point(s) left", nullptr, *left));
    else
        m_says->setFullText(m_shown.document() && !m_shown.warband().limit ? tr("no points agreed") : QString());
}

void CompleteBar::complete(Aim aim)
{
    if (!m_button->isEnabled())
        return;
    m_says->setFullText(tr("Looking for models"));
    fill::Wish wish{aim, {}};
    if (m_onlyOwned->isVisible() && m_onlyOwned->isChecked())
        wish.collection = m_shown.owned();
    m_search.start([warband = m_shown.warband(), catalogue = m_shown.catalogue(),
                    wish](const std::stop_token &stop) { return fill::filled(warband, catalogue, wish, stop); },
                   [this, aim](const std::optional<fill::Fill> &fill) { take(fill, aim); });
}

void CompleteBar::take(const std::optional<fill::Fill> &fill, Aim aim)
{
    if (!fill)
        m_says->setFullText(m_shown.verdict().isLegal() || m_shown.warband().models.empty()
                                ? tr("Nobody fits")
                                : tr("Mend the list first"));
    else if (fill->added.changes.empty())
        m_says->setFullText(tr("Nobody costs so little"));
    else
        m_shown.document()->replace(fill->added.warband, tr("Complete: %1", "a step").arg(fill::nameOf(aim)));
}

} // namespace gunbai::ui
