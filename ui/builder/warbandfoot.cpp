// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/warbandfoot.h"

#include "ui/builder/parameterrow.h"
#include "ui/builder/purchaserow.h"
#include "ui/models/shownwarband.h"
#include "ui/models/warbandfacts.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int FactsHeight = 64;
constexpr int Left = 48;
constexpr int Right = 16;
constexpr int Apart = 28;
constexpr int LeastFact = 150;

} // namespace

WarbandFoot::WarbandFoot(const ShownWarband &shown, QWidget *parent)
    : QWidget(parent),
      m_shown(shown),
      m_purchases(new QVBoxLayout),
      m_parametersLine(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, this)),
      m_parameters(new ParameterRow(this))
{
    setProperty("surface", u"sheet"_s);
    setAttribute(Qt::WA_StyledBackground);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_purchases->setSpacing(0);
    column->addLayout(m_purchases);
    column->addWidget(m_parametersLine);
    column->addWidget(m_parameters);
    connect(m_parameters, &ParameterRow::valuesAsked, this, [this](const QString &parameter, const QStringList &values) {
        m_shown.document()->setParameter(parameter, values);
    });
    connect(&shown, &ShownWarband::changed, this, &WarbandFoot::readAgain);
    readAgain();
}

void WarbandFoot::readAgain()
{
    showPurchases();
    showParameters();
    showFacts();
}

/// The rows stay as long as the list does, so that a button keeps the focus while it is pressed again and again.
void WarbandFoot::showPurchases()
{
    const auto lines = purchaseLines(m_shown);
    while (m_purchaseRows.size() > lines.size()) {
        m_purchaseRows.back()->hide();
        m_purchaseRows.back()->deleteLater();
        m_purchaseRows.pop_back();
    }
    for (std::size_t index = 0; index < lines.size(); ++index) {
        if (index < m_purchaseRows.size()) {
            m_purchaseRows[index]->showLine(lines[index]);
            continue;
        }
        auto *row = new PurchaseRow(lines[index], this);
        m_purchaseRows.push_back(row);
        m_purchases->addWidget(row);
        connect(row, &PurchaseRow::countAsked, this,
                [this](const QString &purchase, int count) { m_shown.document()->setPurchase(purchase, count); });
    }
}

void WarbandFoot::showParameters()
{
    const auto lines = parameterLines(m_shown);
    m_parametersLine->setVisible(!lines.empty());
    m_parameters->setVisible(!lines.empty());
    m_parameters->showLines(lines);
}

void WarbandFoot::showFacts()
{
    delete m_facts;
    m_facts = new QWidget(this);
    QWidget *part = m_facts;
    layout()->addWidget(part);
    const auto all = warbandFacts(m_shown);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    if (all.empty())
        return;
    column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, part));
    auto *strip = new QGridLayout;
    strip->setContentsMargins(Left, 0, Right, 0);
    strip->setHorizontalSpacing(Apart);
    strip->setVerticalSpacing(0);
    strip->setRowMinimumHeight(0, FactsHeight / 4);
    int place = 0;
    for (const WarbandFact &fact : all) {
        auto *value = new ElidedLabel(typeface(Text::Statement, Weight::Bold), Tone::Ink, part);
        value->setFullText(fact.value);
        // A long fact is cut before a short one is.
        value->setMinimumWidth(std::min(LeastFact, value->fontMetrics().horizontalAdvance(fact.value) + 1));
        strip->addWidget(makeLabel(fact.label, typeface(Text::Caption), Tone::Ink2, part), 0, place, Qt::AlignBottom);
        strip->addWidget(value, 1, place, Qt::AlignTop);
        ++place;
    }
    strip->setColumnStretch(place, 1);
    column->addLayout(strip);
    part->setFixedHeight(FactsHeight);
    part->show();
}

} // namespace gunbai::ui
