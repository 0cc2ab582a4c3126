// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/keptrulesline.h"

#include "ui/models/shownwarband.h"
#include "ui/widgets/label.h"
#include "ui/widgets/palette.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QPushButton>

namespace gunbai::ui {

KeptRulesLine::KeptRulesLine(const ShownWarband &shown, QWidget *parent)
    : QWidget(parent),
      m_shown(shown),
      m_says(makeLabel({}, typeface(Text::Caption), Tone::Ink2, this)),
      m_take(new QPushButton(tr("Take the new rules"), this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(20, 2, 16, 2);
    row->addWidget(m_says);
    m_take->setProperty("look", QStringLiteral("flat"));
    m_take->setAccessibleName(m_take->text());
    row->addWidget(m_take);
    row->addStretch(1);
    connect(m_take, &QPushButton::clicked, this, [this] { m_shown.document()->takeNewRules(); });
    connect(&shown, &ShownWarband::changed, this, &KeptRulesLine::readAgain);
    hide();
}

void KeptRulesLine::readAgain()
{
    const edit::WarbandDocument *document = m_shown.document();
    const bool keeps = document && document->keepsOldRules();
    setVisible(keeps);
    if (!keeps)
        return;
    const QString day = QLocale().toString(document->remembered().day, tr("d MMMM yyyy", "a date"));
    m_says->setText(tr("Kept by the rules of %1.", "date").arg(day));
    const QString all = roster::inLines(document->ruleChanges());
    setToolTip(all);
    m_take->setAccessibleDescription(all);
}

void KeptRulesLine::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(0, height() - 1, width(), 1, Palette::of(this).line);
}

} // namespace gunbai::ui
