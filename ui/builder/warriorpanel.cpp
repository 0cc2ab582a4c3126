// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/warriorpanel.h"

#include "ui/models/openwarband.h"
#include "ui/models/warriorsheet.h"
#include "ui/widgets/figurestrip.h"
#include "ui/widgets/focus.h"
#include "ui/widgets/foldbutton.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"
#include "ui/widgets/optionrow.h"
#include "ui/widgets/palette.h"

#include <QVBoxLayout>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int Left = 16;
constexpr int Right = 8;

OptionRow *rowOf(const SheetRow &row, QWidget *parent)
{
    using Indicator = OptionRow::Indicator;
    const auto state = row.state == SheetRow::State::Off  ? OptionRow::State::Off
                       : row.state == SheetRow::State::On ? OptionRow::State::On
                                                          : OptionRow::State::Fixed;
    const auto indicator = row.kind == SheetRow::Kind::Radio ? Indicator::Radio : Indicator::Check;
    return new OptionRow({indicator, state, row.text, row.price, row.effect, row.reason}, parent);
}

QVBoxLayout *columnOf(QWidget *widget)
{
    return static_cast<QVBoxLayout *>(widget->layout());
}

QVBoxLayout *makeColumn(QWidget *widget)
{
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

QLabel *inset(QLabel *label, int top, int bottom)
{
    label->setContentsMargins(Left, top, Right, bottom);
    label->setWordWrap(true);
    return label;
}

} // namespace

WarriorPanel::WarriorPanel(const OpenWarband &open, QWidget *parent) : QScrollArea(parent), m_open(open)
{
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("The chosen model"));
}

void WarriorPanel::showRow(int row)
{
    const auto count = std::ssize(m_open.warband().models);
    setWidget(row >= 0 && row < count ? pageOf(warriorSheet(m_open, row)) : new QWidget(this));
    chainFocus(this, widget());
}

QWidget *WarriorPanel::pageOf(const WarriorSheet &sheet)
{
    auto *page = new QWidget(this);
    auto *column = makeColumn(page);
    addHead(page, sheet);
    for (const SheetSection &section : sheet.sections)
        addSection(page, section, sheet.moreSkills);
    addNotes(page, sheet.notes);
    column->addSpacing(12);
    column->addStretch();
    return page;
}

void WarriorPanel::addHead(QWidget *page, const WarriorSheet &sheet)
{
    QVBoxLayout *column = columnOf(page);
    QLabel *name =
        makeLabel(sheet.name, typeface(Text::Body, Weight::Bold), sheet.isNamed ? Tone::Ink : Tone::Ink3, page);
    column->addWidget(inset(name, 16, 4));
    QLabel *kind = makeLabel({}, typeface(Text::Caption), Tone::Ink2, page);
    kind->setTextFormat(Qt::RichText);
    const QString total = QString(sheet.total).replace(u' ', QChar::Nbsp); // a sum breaks before it, not inside
    kind->setText(u"%1 <b style=\"color:%2\">%3</b>"_s.arg(sheet.kind.toHtmlEscaped(), Palette::of(this).ink.name(),
                                                           total.toHtmlEscaped()));
    column->addWidget(inset(kind, 0, 8));
    if (sheet.figures.empty())
        return;
    std::vector<FigureStrip::Figure> figures;
    for (const SheetFigure &figure : sheet.figures)
        figures.push_back({figure.label, figure.value});
    auto *strip = new FigureStrip(page);
    strip->setFigures(std::move(figures));
    column->addWidget(strip);
    column->addSpacing(4);
}

void WarriorPanel::addSection(QWidget *page, const SheetSection &section, const QString &moreText)
{
    QVBoxLayout *column = columnOf(page);
    if (!section.head.isEmpty()) {
        column->addWidget(
            inset(makeLabel(section.head, typeface(Text::Caption, Weight::Bold), Tone::Ink2, page), 6, 4));
        column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, page));
        column->addSpacing(3);
    }
    for (const SheetRow &row : section.rows)
        column->addWidget(rowOf(row, page));
    if (!section.more.empty())
        addMore(page, section, moreText);
}

void WarriorPanel::addMore(QWidget *page, const SheetSection &section, const QString &moreText)
{
    auto *button = new FoldButton(page);
    button->setText(moreText);
    auto *indented = new QHBoxLayout;
    indented->setContentsMargins(Left, 0, Right, 0);
    indented->addWidget(button);
    indented->addStretch();
    columnOf(page)->addLayout(indented);
    auto *more = new QWidget(page);
    QVBoxLayout *rows = makeColumn(more);
    for (const SheetRow &row : section.more)
        rows->addWidget(rowOf(row, more));
    columnOf(page)->addWidget(more);
    more->setVisible(m_showsMore);
    button->setChecked(m_showsMore);
    connect(button, &FoldButton::toggled, more, &QWidget::setVisible);
    connect(button, &FoldButton::toggled, this, [this](bool isOpen) { m_showsMore = isOpen; });
}

void WarriorPanel::addNotes(QWidget *page, const QString &notes)
{
    if (notes.isEmpty())
        return;
    QVBoxLayout *column = columnOf(page);
    column->addWidget(inset(makeLabel(tr("Notes"), typeface(Text::Caption, Weight::Bold), Tone::Ink2, page), 6, 4));
    column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, page));
    column->addWidget(inset(makeLabel(notes, typeface(Text::Body), Tone::Ink, page), 6, 4));
}

} // namespace gunbai::ui
