// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/cataloguepanel.h"

#include "ui/builder/cataloguedelegate.h"
#include "ui/builder/catalogueview.h"
#include "ui/builder/completebar.h"
#include "ui/models/cataloguemodel.h"
#include "ui/models/shownwarband.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int HeadHeight = 32;

} // namespace

CataloguePanel::CataloguePanel(const ShownWarband &shown, CatalogueModel &model, QWidget *parent)
    : QWidget(parent),
      m_shown(shown),
      m_list(new ElidedLabel(typeface(Text::Caption, Weight::Bold), Tone::Ink2, this)),
      m_aside(makeLabel(tr("adding one more"), typeface(Text::Caption), Tone::Ink2, this)),
      m_view(new CatalogueView(this)),
      m_complete(new CompleteBar(shown, this))
{
    auto *head = new QHBoxLayout;
    head->setContentsMargins(16, 0, 12, 0);
    head->addWidget(m_list, 1);
    head->addWidget(m_aside);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_list->setMinimumHeight(HeadHeight);
    column->addLayout(head);
    column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, this));
    column->addWidget(m_view, 1);
    column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, this));
    column->addWidget(m_complete);
    setUpView(model);
    connect(&shown, &ShownWarband::changed, this, &CataloguePanel::readAgain);
    readAgain();
}

void CataloguePanel::setUpView(CatalogueModel &model)
{
    m_view->setProperty("surface", u"base"_s);
    m_view->setItemDelegate(new CatalogueDelegate(this));
    m_view->setSelectionMode(CatalogueView::NoSelection);
    m_view->setEditTriggers(CatalogueView::NoEditTriggers);
    m_view->setVerticalScrollMode(CatalogueView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setModel(&model);
    m_view->setAccessibleDescription(tr("Enter adds one"));
    connect(m_view, &CatalogueView::added, this,
            [this](const QModelIndex &index) { Q_EMIT addAsked(index.data(CatalogueModel::ProfileRole).toString()); });
    // Reasons come and go below the profiles.
    connect(&model, &CatalogueModel::dataChanged, m_view, &CatalogueView::layOut);
}

void CataloguePanel::readAgain()
{
    const rules::List *list = m_shown.muster().list;
    m_list->setFullText(list ? list->name : m_shown.warband().list);
    m_aside->setVisible(list != nullptr);
    m_view->setAccessibleName(tr("Profiles of %1").arg(m_list->fullText()));
}

/// Captions wrap at the new width.
void CataloguePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_view->layOut();
}

} // namespace gunbai::ui
