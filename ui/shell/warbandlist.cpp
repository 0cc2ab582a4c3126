// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/warbandlist.h"

#include "ui/shell/warbandlistdelegate.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"

#include <QListView>
#include <QVBoxLayout>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int HeadHeight = 29;
constexpr int FewestRows = 2; ///< shown before the rest scrolls

} // namespace

WarbandList::WarbandList(const rules::CataloguePtr &catalogue, const QString &badge, QWidget *parent)
    : QWidget(parent),
      m_model(catalogue),
      m_head(makeLabel({}, typeface(Text::Caption, Weight::Bold), Tone::Ink2, this)),
      m_view(new QListView(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_head->setFixedHeight(HeadHeight);
    m_head->setContentsMargins(20, 0, 16, 0);
    column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, this));
    column->addWidget(m_head);
    column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, this));
    column->addWidget(m_view, 1);
    m_view->setProperty("surface", u"base"_s);
    m_view->setItemDelegate(new WarbandListDelegate(badge, this));
    m_view->setSelectionMode(QAbstractItemView::NoSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setMouseTracking(true);
    m_view->setModel(&m_model);
    setFocusProxy(m_view);
    connect(m_view, &QListView::clicked, this, &WarbandList::pick);
    connect(m_view, &QListView::activated, this, &WarbandList::pick);
}

void WarbandList::setHead(const QString &text)
{
    m_head->setText(text);
    m_view->setAccessibleName(text);
}

void WarbandList::setPaths(const QStringList &paths)
{
    m_model.setPaths(paths);
    fit();
}

void WarbandList::refresh()
{
    m_model.refresh();
}

void WarbandList::fit()
{
    const int rows = m_model.rowCount();
    setVisible(rows > 0);
    const int rowHeight = m_view->sizeHintForRow(0);
    m_view->setMinimumHeight(std::min(rows, FewestRows) * rowHeight);
    setMaximumHeight(HeadHeight + 2 + rows * rowHeight);
}

/// Opens on a click as on Enter; a double click says both, and opening twice shows the same.
void WarbandList::pick(const QModelIndex &index)
{
    Q_EMIT picked(index.data(WarbandListModel::PathRole).toString());
}

} // namespace gunbai::ui
