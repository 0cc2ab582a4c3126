// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/builderpage.h"

#include "ui/builder/cataloguepanel.h"
#include "ui/builder/verdictpanel.h"
#include "ui/builder/warbandfoot.h"
#include "ui/builder/warbandheader.h"
#include "ui/builder/warbandtable.h"
#include "ui/builder/warriorpanel.h"
#include "ui/models/openwarband.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/notice.h"

#include <QHBoxLayout>
#include <QResizeEvent>

namespace gunbai::ui {

namespace {

/// Below this the columns at the sides give the table some of their width.
constexpr int RoomyWidth = 1200;
constexpr int CatalogueWidth = 255;
constexpr int NarrowCatalogueWidth = 223;
constexpr int WarriorWidth = 263;
constexpr int NarrowWarriorWidth = 239;
constexpr int VerdictShare = 40; ///< per cent of the height, at most

} // namespace

BuilderPage::BuilderPage(OpenWarband &open, QAction *openFile, QMenu *more, QWidget *parent)
    : QWidget(parent), m_open(open), m_catalogueModel(open), m_warbandModel(open)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new WarbandHeader(open, openFile, more, this));
    column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, this));
    m_notice = new Notice(this);
    column->addWidget(m_notice);
    column->addWidget(columns(), 1);
    m_verdict = new VerdictPanel(open, this);
    column->addWidget(m_verdict);
    setFocusProxy(m_table);
    connectWarband();
    connectParts();
}

QWidget *BuilderPage::columns()
{
    auto *part = new QWidget(this);
    auto *row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_catalogue = new CataloguePanel(m_open, m_catalogueModel, part);
    m_table = new WarbandTable(m_warbandModel, part);
    m_foot = new WarbandFoot(m_open, part);
    m_warrior = new WarriorPanel(m_open, part);
    auto *middle = new QVBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_table, 1);
    middle->addWidget(m_foot);
    row->addWidget(m_catalogue);
    row->addWidget(new Hairline(Qt::Vertical, Hairline::Strength::Hair, part));
    row->addLayout(middle, 1);
    row->addWidget(new Hairline(Qt::Vertical, Hairline::Strength::Hair, part));
    row->addWidget(m_warrior);
    return part;
}

void BuilderPage::connectWarband()
{
    connect(&m_open, &OpenWarband::aboutToChange, this, [this] { m_chosen = std::max(m_table->chosenRow(), 0); });
    connect(&m_open, &OpenWarband::changed, this, &BuilderPage::readAgain);
    connect(&m_open, &OpenWarband::failed, this, &BuilderPage::showFault);
    connect(&m_open, &OpenWarband::recovered, this, &BuilderPage::showState);
}

void BuilderPage::connectParts()
{
    connect(m_table, &WarbandTable::chosen, m_warrior, &WarriorPanel::showRow);
    connect(m_verdict, &VerdictPanel::rowAsked, m_table, &WarbandTable::choose);
    connect(m_verdict, &VerdictPanel::findingPicked, &m_warbandModel, &WarbandModel::pointOut);
}

/// A file that is read again keeps its row chosen; another file starts at its first.
void BuilderPage::readAgain()
{
    showState();
    if (m_shownPath != m_open.path())
        m_chosen = 0;
    m_shownPath = m_open.path();
    m_table->choose(m_chosen);
    if (m_table->chosenRow() < 0)
        m_warrior->showRow(-1);
}

void BuilderPage::showState()
{
    if (m_open.fault())
        showFault(*m_open.fault());
    else
        m_notice->clear();
}

void BuilderPage::showFault(const Error &error)
{
    m_notice->say(error.line(), tr("Shown is what the file said before. Mend it, and it is read again at once."));
}

void BuilderPage::showRefused(const Error &error)
{
    m_notice->say(error.line(), tr("It was not opened; %1 stays open.").arg(m_open.fileName()));
}

QString BuilderPage::fault() const
{
    return m_notice->text();
}

void BuilderPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isRoomy = width() >= RoomyWidth;
    m_catalogue->setFixedWidth(isRoomy ? CatalogueWidth : NarrowCatalogueWidth);
    m_warrior->setFixedWidth(isRoomy ? WarriorWidth : NarrowWarriorWidth);
    m_verdict->setMost(height() * VerdictShare / 100);
}

} // namespace gunbai::ui
