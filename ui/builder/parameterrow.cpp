// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/parameterrow.h"

#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int Height = 39;
constexpr int Left = 48;
constexpr int Right = 16;

} // namespace

ParameterRow::ParameterRow(QWidget *parent) : QWidget(parent), m_row(new QHBoxLayout(this))
{
    setFixedHeight(Height);
    m_row->setContentsMargins(Left, 0, Right, 0);
    m_row->setSpacing(8);
}

void ParameterRow::showLines(const std::vector<ParameterLine> &lines)
{
    if (m_buttons.size() != lines.size())
        build(lines);
    m_lines = lines;
    for (std::size_t index = 0; index < lines.size(); ++index) {
        const QString taken = lines[index].taken().join(u", "_s);
        m_buttons[index]->setText(taken.isEmpty() ? tr("none named") : taken);
        m_buttons[index]->setAccessibleName(u"%1: %2"_s.arg(lines[index].name, m_buttons[index]->text()));
    }
}

/// Once a list: its parameters are the same as long as it is.
void ParameterRow::build(const std::vector<ParameterLine> &lines)
{
    while (QLayoutItem *item = m_row->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    m_buttons.clear();
    for (std::size_t index = 0; index < lines.size(); ++index) {
        auto *button = new QPushButton(this);
        button->setFont(typeface(Text::Body));
        m_buttons.push_back(button);
        m_row->addWidget(makeLabel(lines[index].name, typeface(Text::Caption), Tone::Ink2, this));
        m_row->addWidget(button);
        m_row->addSpacing(16);
        connect(button, &QPushButton::clicked, this, [this, index] { openMenu(index); });
    }
    m_row->addStretch();
}

void ParameterRow::openMenu(std::size_t index)
{
    const ParameterLine line = m_lines[index];
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    menu->setAccessibleName(line.name);
    for (const ParameterChoice &choice : line.choices) {
        QAction *action = menu->addAction(choice.name, this, [this, line, choice] { choose(line, choice); });
        action->setCheckable(true);
        action->setChecked(choice.isTaken);
        action->setToolTip(choice.reason.isEmpty() ? choice.name : choice.reason);
    }
    QPushButton *button = m_buttons[index];
    menu->popup(button->mapToGlobal(QPoint(0, button->height())));
}

void ParameterRow::choose(const ParameterLine &line, const ParameterChoice &choice)
{
    QStringList values;
    for (const ParameterChoice &other : line.choices) {
        if (line.isList && other.isTaken)
            values.append(other.id);
    }
    if (!values.removeOne(choice.id) && !(choice.isTaken && !line.isList))
        values.append(choice.id);
    Q_EMIT valuesAsked(line.id, values);
}

} // namespace gunbai::ui
