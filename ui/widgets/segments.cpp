// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/segments.h"

#include "ui/widgets/type.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int Padding = 20; ///< of the style sheet, with the borders

} // namespace

Segments::Segments(const QStringList &texts, QWidget *parent) : QWidget(parent), m_buttons(new QButtonGroup(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    for (int index = 0; index < texts.size(); ++index) {
        auto *button = new QPushButton(this);
        button->setProperty("look", u"segment"_s);
        button->setProperty("isFollowing", index > 0);
        button->setFont(typeface(Text::Caption));
        button->setCheckable(true);
        m_buttons->addButton(button, index);
        row->addWidget(button);
    }
    setTexts(texts);
    choose(0);
    connect(m_buttons, &QButtonGroup::idClicked, this, &Segments::picked);
}

void Segments::setTexts(const QStringList &texts)
{
    const QFontMetrics metrics(typeface(Text::Caption, Weight::Bold));
    for (int index = 0; index < texts.size(); ++index) {
        QAbstractButton *button = m_buttons->button(index);
        button->setText(texts[index]);
        button->setAccessibleName(texts[index]);
        // As wide as in bold, so that nothing moves when another one is chosen.
        button->setFixedWidth(metrics.horizontalAdvance(texts[index]) + Padding);
    }
}

int Segments::chosen() const
{
    return m_buttons->checkedId();
}

void Segments::choose(int index)
{
    m_buttons->button(index)->setChecked(true);
}

} // namespace gunbai::ui
