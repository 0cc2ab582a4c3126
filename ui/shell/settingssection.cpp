// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settingssection.h"

#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"

#include <QGridLayout>

namespace gunbai::ui {

namespace {

constexpr int CaptionWidth = 150;

} // namespace

SettingsSection::SettingsSection(const QString &title, QWidget *parent) : QWidget(parent), m_rows(new QGridLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 24);
    column->setSpacing(8);
    column->addWidget(makeLabel(title, typeface(Text::PanelTitle), Tone::Ink, this));
    column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, this));
    m_rows->setContentsMargins(0, 4, 0, 0);
    m_rows->setHorizontalSpacing(16);
    m_rows->setVerticalSpacing(8);
    m_rows->setColumnMinimumWidth(0, CaptionWidth);
    m_rows->setColumnStretch(1, 1);
    column->addLayout(m_rows);
}

void SettingsSection::addField(const QString &caption, QWidget *field)
{
    const int row = m_rows->rowCount();
    auto *label = makeLabel(caption, typeface(Text::Body), Tone::Ink2, this);
    label->setBuddy(field);
    if (field->accessibleName().isEmpty())
        field->setAccessibleName(caption);
    m_rows->addWidget(label, row, 0, Qt::AlignVCenter);
    m_rows->addWidget(field, row, 1, Qt::AlignLeft);
}

void SettingsSection::addWide(QWidget *widget)
{
    m_rows->addWidget(widget, m_rows->rowCount(), 0, 1, 2);
}

QWidget *SettingsSection::beside(const std::vector<QWidget *> &widgets)
{
    auto *line = new QWidget(this);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (QWidget *widget : widgets)
        row->addWidget(widget);
    row->addStretch(1);
    return line;
}

QLabel *SettingsSection::addNote(const QString &text)
{
    auto *note = makeLabel(text, typeface(Text::Caption), Tone::Ink2, this);
    note->setWordWrap(true);
    m_rows->addWidget(note, m_rows->rowCount(), 1);
    return note;
}

} // namespace gunbai::ui
