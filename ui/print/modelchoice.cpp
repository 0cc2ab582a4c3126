// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/modelchoice.h"

#include "core/game/shown.h"
#include "ui/widgets/button.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QSignalBlocker>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int IdRole = Qt::UserRole;
constexpr int PlaceRole = Qt::UserRole + 1; ///< in the warband
constexpr int RowsSeen = 8;
constexpr int RowHeight = 28;

} // namespace

ModelChoice::ModelChoice(QWidget *parent)
    : QWidget(parent),
      m_list(new QListWidget(this)),
      m_up(makeTextButton(tr("Up"), this)),
      m_down(makeTextButton(tr("Down"), this)),
      m_all(makeTextButton(tr("All"), this)),
      m_none(makeTextButton(tr("None"), this))
{
    m_list->setProperty("look", u"framed"_s);
    m_list->setAccessibleName(tr("Models to print"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setMinimumHeight(RowsSeen * RowHeight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QPushButton *button : {m_up, m_down, m_all, m_none})
        buttons->addWidget(button, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_list);
    column->addLayout(buttons);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_all, &QPushButton::clicked, this, [this] { tickAll(true); });
    connect(m_none, &QPushButton::clicked, this, [this] { tickAll(false); });
    connect(m_list, &QListWidget::itemChanged, this, &ModelChoice::changed);
    connect(m_list, &QListWidget::currentRowChanged, this, &ModelChoice::enableButtons);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &ModelChoice::changed);
}

void ModelChoice::show(const game::Side &side)
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    const auto &models = side.warband.models;
    std::vector<std::size_t> places;
    for (const roster::ModelId id : side.chosen) {
        const auto model = std::ranges::find(models, id, &roster::Model::id);
        if (model != models.end())
            places.push_back(static_cast<std::size_t>(model - models.begin()));
    }
    const std::size_t ticked = places.empty() ? models.size() : places.size();
    for (std::size_t place = 0; place < models.size(); ++place) {
        if (std::ranges::find(places, place) == places.end())
            places.push_back(place);
    }
    for (std::size_t row = 0; row < places.size(); ++row) {
        auto *item = new QListWidgetItem(game::nameOf(side, {places[row], 1}), m_list);
        item->setData(IdRole, QVariant::fromValue(models[places[row]].id.value()));
        item->setData(PlaceRole, static_cast<int>(places[row]));
        item->setCheckState(row < ticked ? Qt::Checked : Qt::Unchecked);
        item->setSizeHint({0, RowHeight});
        item->setFlags(item->flags() & ~Qt::ItemIsDropEnabled);
    }
    m_list->setCurrentRow(0);
    enableButtons();
}

std::vector<roster::ModelId> ModelChoice::chosen() const
{
    std::vector<roster::ModelId> ids;
    bool isAsItStands = true;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem *item = m_list->item(row);
        isAsItStands = isAsItStands && item->data(PlaceRole).toInt() == row;
        if (item->checkState() == Qt::Checked)
            ids.emplace_back(item->data(IdRole).toLongLong());
    }
    const bool areAll = ids.size() == static_cast<std::size_t>(m_list->count());
    return areAll && isAsItStands ? std::vector<roster::ModelId>() : ids;
}

bool ModelChoice::isNoneTicked() const
{
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            return false;
    }
    return m_list->count() > 0;
}

void ModelChoice::move(int by)
{
    const int row = m_list->currentRow();
    const int next = row + by;
    if (row < 0 || next < 0 || next >= m_list->count())
        return;
    {
        const QSignalBlocker blocker(m_list);
        m_list->insertItem(next, m_list->takeItem(row));
        m_list->setCurrentRow(next);
    }
    enableButtons();
    Q_EMIT changed();
}

void ModelChoice::tickAll(bool areTicked)
{
    {
        const QSignalBlocker blocker(m_list);
        for (int row = 0; row < m_list->count(); ++row)
            m_list->item(row)->setCheckState(areTicked ? Qt::Checked : Qt::Unchecked);
    }
    Q_EMIT changed();
}

void ModelChoice::enableButtons()
{
    m_up->setEnabled(m_list->currentRow() > 0);
    m_down->setEnabled(m_list->currentRow() + 1 < m_list->count());
}

} // namespace gunbai::ui
