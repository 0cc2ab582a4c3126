// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/fixbar.h"

#include "core/repair/words.h"
#include "ui/models/shownwarband.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>

namespace gunbai::ui {

namespace {

constexpr int Height = 48;
constexpr int Left = 60; ///< where the statements of the broken rules begin
constexpr int Gap = 8;

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
    m_row->setContentsMargins(Left, 0, 16, 4);
    m_row->setSpacing(Gap);
    m_row->addWidget(m_says);
    m_row->addWidget(m_more);
    m_row->addStretch(1);
    m_more->setMenu(new QMenu(m_more));
    connect(&shown, &ShownWarband::changed, this, &FixBar::readAgain);
    connect(&m_finder, &FixFinder::found, this, [this](const std::vector<repair::Fix> &fixes) {
        offer(fixes, fixes.empty() ? tr("No three changes mend this.") : tr("Fix it"));
    });
    readAgain();
}

void FixBar::readAgain()
{
    const bool isAsked = m_shown.document() && !m_shown.verdict().isLegal() && !m_shown.warband().models.empty();
    setVisible(isAsked);
    m_finder.stop();
    offer({}, tr("Looking for a fix"));
    if (isAsked)
        m_finder.find(m_shown.warband(), m_shown.catalogue());
}

void FixBar::offer(const std::vector<repair::Fix> &fixes, const QString &says)
{
    m_fixes = fixes;
    m_says->setText(says);
    for (QPushButton *button : m_buttons)
        button->deleteLater();
    m_buttons.clear();
    for (std::size_t index = 0; index < fixes.size(); ++index) {
        auto *button = makeTextButton(repair::says(fixes[index], m_shown.warband(), m_shown.muster()), this);
        m_buttons.push_back(button);
        m_row->insertWidget(static_cast<int>(index) + 1, button);
        connect(button, &QPushButton::clicked, this, [this, index] { apply(index); });
    }
    share();
    m_row->activate(); // at once: what is painted before the next turn of the loop is whole
    Q_EMIT offered();
}

/// As many buttons as there is room for; at least one, and the others in the menu.
void FixBar::share()
{
    m_more->menu()->clear();
    int room = width() - Left - m_says->sizeHint().width() - 120; // for the menu
    for (std::size_t index = 0; index < m_buttons.size(); ++index) {
        room -= m_buttons[index]->sizeHint().width() + Gap;
        const bool isShown = index == 0 || room >= 0;
        m_buttons[index]->setVisible(isShown);
        if (!isShown)
            m_more->menu()->addAction(m_buttons[index]->text(), this, [this, index] { apply(index); });
    }
    const auto hidden = static_cast<int>(m_more->menu()->actions().size());
    m_more->setVisible(hidden > 0);
    m_more->setText(tr("%n more", "fixes", hidden));
    m_more->setAccessibleName(m_more->text());
}

void FixBar::apply(std::size_t index)
{
    const repair::Fix fix = m_fixes[index]; // the list is another one as soon as the warband changes
    if (m_shown.document())
        m_shown.document()->replace(
            fix.warband, tr("Fix: %1", "a step").arg(repair::says(fix, m_shown.warband(), m_shown.muster())));
}

void FixBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    share();
}

} // namespace gunbai::ui
