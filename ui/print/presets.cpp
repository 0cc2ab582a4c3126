// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/presets.h"

#include "ui/widgets/button.h"

#include <QButtonGroup>
#include <QGridLayout>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int Columns = 2;

} // namespace

Presets::Presets(QWidget *parent) : QWidget(parent), m_grid(new QGridLayout(this)), m_buttons(new QButtonGroup(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(8);
    connect(m_buttons, &QButtonGroup::idClicked, this, [this] {
        m_wanted = chosen();
        Q_EMIT picked();
    });
}

void Presets::offer(const std::vector<game::LayoutOffer> &offers)
{
    for (QAbstractButton *button : m_buttons->buttons())
        delete button;
    m_offers = offers;
    for (int index = 0; index < static_cast<int>(offers.size()); ++index) {
        QPushButton *button = makeTextButton(offers[static_cast<std::size_t>(index)].name, this);
        button->setProperty("look", u"preset"_s);
        button->setCheckable(true);
        m_buttons->addButton(button, index);
        m_grid->addWidget(button, index / Columns, index % Columns);
    }
    choose(m_wanted);
}

QString Presets::chosen() const
{
    const int index = m_buttons->checkedId();
    return index < 0 ? QString() : m_offers[static_cast<std::size_t>(index)].id;
}

void Presets::choose(const QString &id)
{
    m_wanted = id;
    if (m_offers.empty())
        return;
    const auto offer = std::ranges::find(m_offers, id, &game::LayoutOffer::id);
    m_buttons->button(offer == m_offers.end() ? 0 : static_cast<int>(offer - m_offers.begin()))->setChecked(true);
}

} // namespace gunbai::ui
