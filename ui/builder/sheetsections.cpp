// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/sheetsections.h"

#include "ui/widgets/focus.h"
#include "ui/widgets/foldbutton.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"
#include "ui/widgets/optionrow.h"

#include <QVBoxLayout>

namespace gunbai::ui {

namespace {

constexpr int Left = 16;
constexpr int Right = 8;

OptionRow::Indicator indicatorOf(SheetRow::Kind kind)
{
    switch (kind) {
    case SheetRow::Kind::Check:
        return OptionRow::Indicator::Check;
    case SheetRow::Kind::Radio:
        return OptionRow::Indicator::Radio;
    case SheetRow::Kind::Note:
        return OptionRow::Indicator::Nothing;
    case SheetRow::Kind::Doubt:
        return OptionRow::Indicator::Doubt;
    }
    return OptionRow::Indicator::Check;
}

OptionRow::Content contentOf(const SheetRow &row)
{
    using State = SheetRow::State;
    const auto state = row.state == State::Off     ? OptionRow::State::Off
                       : row.state == State::Mixed ? OptionRow::State::Mixed
                       : row.state == State::On    ? OptionRow::State::On
                                                   : OptionRow::State::Fixed;
    return {indicatorOf(row.kind), state, row.text, row.price, row.effect, row.reason, row.isBarred};
}

QVBoxLayout *makeColumn(QWidget *widget)
{
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

std::vector<SheetRow> rowsOf(const SheetSection &section)
{
    std::vector<SheetRow> rows = section.rows;
    rows.insert(rows.end(), section.more.begin(), section.more.end());
    return rows;
}

bool isSameLine(const SheetRow &one, const SheetRow &other)
{
    return one.edit == other.edit && one.kind == other.kind;
}

bool isSameSection(const SheetSection &one, const SheetSection &other)
{
    return one.head == other.head && std::ranges::equal(one.rows, other.rows, isSameLine)
           && std::ranges::equal(one.more, other.more, isSameLine);
}

} // namespace

SheetSections::SheetSections(QWidget *parent) : QWidget(parent)
{
    makeColumn(this);
}

bool SheetSections::hasSameRows(const std::vector<SheetSection> &sections) const
{
    return m_content && std::ranges::equal(m_shown, sections, isSameSection);
}

void SheetSections::showSheet(const WarriorSheet &sheet, QWidget *before)
{
    if (hasSameRows(sheet.sections)) {
        update(sheet.sections);
    } else {
        const SheetEdit *const had = focused();
        const std::optional<SheetEdit> kept = had ? std::optional(*had) : std::nullopt;
        build(sheet);
        m_last = chainFocus(before, m_content);
        if (kept)
            giveFocus(*kept);
    }
    m_shown = sheet.sections;
}

void SheetSections::update(const std::vector<SheetSection> &sections)
{
    auto line = m_lines.begin();
    for (const SheetSection &section : sections) {
        for (const SheetRow &row : rowsOf(section)) {
            const OptionRow::Content content = contentOf(row);
            if (line->row->content() != content)
                line->row->setContent(content);
            ++line;
        }
    }
}

/// The rows before are let go of only later: one of them may be what was clicked.
void SheetSections::build(const WarriorSheet &sheet)
{
    if (m_content) {
        m_content->hide();
        m_content->deleteLater();
    }
    m_lines.clear();
    m_content = new QWidget(this);
    QVBoxLayout *column = makeColumn(m_content);
    for (const SheetSection &section : sheet.sections)
        addSection(*column, section, sheet.moreSkills);
    layout()->addWidget(m_content);
    m_content->show();
}

void SheetSections::addSection(QVBoxLayout &column, const SheetSection &section, const QString &moreText)
{
    if (!section.head.isEmpty()) {
        QLabel *head = makeLabel(section.head, typeface(Text::Caption, Weight::Bold), Tone::Ink2, m_content);
        head->setContentsMargins(Left, 6, Right, 4);
        head->setWordWrap(true);
        column.addWidget(head);
        column.addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, m_content));
        column.addSpacing(3);
    }
    for (const SheetRow &row : section.rows)
        addRow(column, row, m_content);
    if (!section.more.empty())
        addMore(column, section, moreText);
}

void SheetSections::addMore(QVBoxLayout &column, const SheetSection &section, const QString &moreText)
{
    auto *button = new FoldButton(m_content);
    button->setText(moreText);
    auto *indented = new QHBoxLayout;
    indented->setContentsMargins(Left, 0, Right, 0);
    indented->addWidget(button);
    indented->addStretch();
    column.addLayout(indented);
    auto *more = new QWidget(m_content);
    QVBoxLayout *rows = makeColumn(more);
    for (const SheetRow &row : section.more)
        addRow(*rows, row, more);
    column.addWidget(more);
    more->setVisible(m_showsMore);
    button->setChecked(m_showsMore);
    connect(button, &FoldButton::toggled, more, &QWidget::setVisible);
    connect(button, &FoldButton::toggled, this, [this](bool isOpen) { m_showsMore = isOpen; });
}

void SheetSections::addRow(QVBoxLayout &column, const SheetRow &row, QWidget *parent)
{
    auto *line = new OptionRow(contentOf(row), parent);
    column.addWidget(line);
    m_lines.push_back({line, row.edit});
    connect(line, &OptionRow::clicked, this, [this, line] { ask(line); });
}

/// A radio button gives; a check box that is on for all takes away.
void SheetSections::ask(const OptionRow *row)
{
    const auto line = std::ranges::find(m_lines, row, &Line::row);
    if (line == m_lines.end())
        return;
    const OptionRow::Content &content = row->content();
    const SheetEdit edit = line->edit;
    const bool isOn = content.state == OptionRow::State::On;
    if (content.indicator == OptionRow::Indicator::Check || !isOn)
        Q_EMIT asked(edit, !isOn);
}

const SheetEdit *SheetSections::focused() const
{
    const auto line = std::ranges::find_if(m_lines, [](const Line &one) { return one.row->hasFocus(); });
    return line == m_lines.end() ? nullptr : &line->edit;
}

void SheetSections::giveFocus(const SheetEdit &edit)
{
    const auto line = std::ranges::find(m_lines, edit, &Line::edit);
    if (line != m_lines.end() && line->row->isEnabled())
        line->row->setFocus();
}

} // namespace gunbai::ui
