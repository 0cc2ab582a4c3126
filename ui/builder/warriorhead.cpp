// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/warriorhead.h"

#include "ui/models/warriorsheet.h"
#include "ui/widgets/button.h"
#include "ui/widgets/figurestrip.h"
#include "ui/widgets/label.h"
#include "ui/widgets/palette.h"

#include <QHBoxLayout>
#include <QLineEdit>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int Left = 16;
constexpr int Right = 8;
constexpr int LongestName = 200; ///< letters; whatever is longer comes from a file

} // namespace

WarriorHead::WarriorHead(QWidget *parent)
    : QWidget(parent),
      m_name(new QLineEdit(this)),
      m_copy(makeIconButton(Mark::Copy, tr("Duplicate"), this)),
      m_bin(makeIconButton(Mark::Bin, tr("Remove"), this)),
      m_kind(makeLabel({}, typeface(Text::Caption), Tone::Ink2, this)),
      m_strip(new FigureStrip(this))
{
    auto *first = new QHBoxLayout;
    first->setContentsMargins(Left, 10, Right, 4);
    first->setSpacing(4);
    first->addWidget(m_name, 1);
    first->addWidget(m_copy);
    first->addWidget(m_bin);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(0);
    column->addLayout(first);
    column->addWidget(m_kind);
    column->addWidget(m_strip);
    m_name->setFont(typeface(Text::Body, Weight::Bold));
    m_name->setMaxLength(LongestName);
    m_name->setAccessibleName(tr("Name of the model"));
    m_kind->setTextFormat(Qt::RichText);
    m_kind->setWordWrap(true);
    m_kind->setContentsMargins(Left, 0, Right, 8);
    connect(m_name, &QLineEdit::textEdited, this, &WarriorHead::renamed);
    connect(m_name, &QLineEdit::editingFinished, this, &WarriorHead::typingEnded);
    connect(m_copy, &QPushButton::clicked, this, &WarriorHead::duplicateAsked);
    connect(m_bin, &QPushButton::clicked, this, &WarriorHead::removeAsked);
}

void WarriorHead::showSheet(const WarriorSheet &sheet)
{
    m_name->setEnabled(sheet.isOne);
    m_name->setPlaceholderText(sheet.isOne ? tr("unnamed") : QString());
    if (m_name->text() != sheet.name) {
        m_name->setText(sheet.name);
        m_name->setCursorPosition(0);
    }
    const QString total = QString(sheet.total).replace(u' ', QChar::Nbsp); // a sum breaks before it, not inside
    m_kind->setText(u"%1 <b style=\"color:%2\">%3</b>"_s.arg(sheet.kind.toHtmlEscaped(), Palette::of(this).ink.name(),
                                                             total.toHtmlEscaped()));
    std::vector<FigureStrip::Figure> figures;
    for (const SheetFigure &figure : sheet.figures)
        figures.push_back({figure.label, figure.value});
    m_strip->setVisible(!figures.empty());
    m_strip->setFigures(std::move(figures));
}

QWidget *WarriorHead::lastInput() const
{
    return m_bin;
}

} // namespace gunbai::ui
