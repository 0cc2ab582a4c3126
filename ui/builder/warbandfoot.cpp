// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/warbandfoot.h"

#include "ui/models/shownwarband.h"
#include "ui/models/warbandfacts.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int PurchaseHeight = 39;
constexpr int FactsHeight = 64;
constexpr int Left = 48;
constexpr int Right = 16;
constexpr int NameWidth = 156; ///< as far as the table's names
constexpr int CountWidth = 94; ///< where the design has fewer, the number, more
constexpr int Apart = 28;

QWidget *purchaseRow(const PurchaseLine &line, QWidget *parent)
{
    auto *row = new QWidget(parent);
    row->setFixedHeight(PurchaseHeight);
    auto *cells = new QHBoxLayout(row);
    cells->setContentsMargins(Left, 0, Right, 0);
    cells->setSpacing(14);
    QLabel *name = makeLabel(line.name, typeface(Text::Body), Tone::Ink, row);
    name->setMinimumWidth(NameWidth - 14);
    QLabel *count = makeLabel(QLocale().toString(line.count), typeface(Text::Body, Weight::Bold), Tone::Ink, row);
    count->setFixedWidth(CountWidth);
    count->setAlignment(Qt::AlignCenter);
    auto *note = new ElidedLabel(typeface(Text::Caption), Tone::Ink2, row);
    note->setFullText(line.note);
    cells->addWidget(name);
    cells->addWidget(count);
    cells->addWidget(note, 1);
    cells->addWidget(makeLabel(line.points, typeface(Text::Body), Tone::Ink, row));
    return row;
}

} // namespace

WarbandFoot::WarbandFoot(const ShownWarband &shown, QWidget *parent) : QWidget(parent), m_shown(shown)
{
    setProperty("surface", u"sheet"_s);
    setAttribute(Qt::WA_StyledBackground);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    connect(&shown, &ShownWarband::changed, this, &WarbandFoot::readAgain);
    readAgain();
}

void WarbandFoot::readAgain()
{
    delete m_content;
    m_content = new QWidget(this);
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(purchases());
    column->addWidget(facts());
    layout()->addWidget(m_content);
}

QWidget *WarbandFoot::purchases()
{
    auto *part = new QWidget(m_content);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (const PurchaseLine &line : purchaseLines(m_shown)) {
        column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, part));
        column->addWidget(purchaseRow(line, part));
    }
    return part;
}

QWidget *WarbandFoot::facts()
{
    auto *part = new QWidget(m_content);
    const auto all = warbandFacts(m_shown);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    if (all.empty())
        return part;
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
        strip->addWidget(makeLabel(fact.label, typeface(Text::Caption), Tone::Ink2, part), 0, place, Qt::AlignBottom);
        strip->addWidget(value, 1, place, Qt::AlignTop);
        ++place;
    }
    strip->setColumnStretch(place, 1);
    column->addLayout(strip);
    part->setFixedHeight(FactsHeight);
    return part;
}

} // namespace gunbai::ui
