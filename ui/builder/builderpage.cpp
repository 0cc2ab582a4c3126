// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/builderpage.h"

#include "ui/builder/addline.h"
#include "ui/builder/cataloguepanel.h"
#include "ui/builder/keptrulesline.h"
#include "ui/builder/rulesquestion.h"
#include "ui/builder/sharing.h"
#include "ui/builder/tableactions.h"
#include "ui/builder/verdictpanel.h"
#include "ui/builder/warbandfoot.h"
#include "ui/builder/warbandheader.h"
#include "ui/builder/warbandtable.h"
#include "ui/builder/warriorpanel.h"
#include "ui/models/preview.h"
#include "ui/widgets/askline.h"
#include "ui/widgets/button.h"
#include "ui/widgets/focus.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/undobuttons.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QResizeEvent>

#include <utility>

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

BuilderPage::BuilderPage(QAction *print, QMenu *more, QWidget *parent)
    : QWidget(parent), m_catalogueModel(m_shown), m_warbandModel(m_shown)
{
    createParts(print, more);
    connectWarband();
    connectParts();
    connectAdding();
    connectSharing(*more);
}

/// A field that is left says so, and what it says it to must still be there.
BuilderPage::~BuilderPage()
{
    QWidget *focused = QApplication::focusWidget();
    if (focused && isAncestorOf(focused))
        focused->clearFocus();
}

void BuilderPage::createParts(QAction *print, QMenu *more)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_header = new WarbandHeader(m_shown, this);
    m_undo = new UndoButtons(*this, m_header);
    m_header->addButton(m_undo);
    m_header->addButton(makeButton(print, Mark::Print, m_header));
    m_header->addButton(makeMoreButton(more, m_header));
    column->addWidget(m_header);
    column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, this));
    column->addWidget(new KeptRulesLine(m_shown, this));
    column->addWidget(columns(), 1);
    // What comes and goes does so at the foot: nothing moves under the pointer.
    m_notice = new Notice(this);
    column->addWidget(m_notice);
    m_ask = new AskLine(this);
    column->addWidget(m_ask);
    m_rules = new RulesQuestion(m_shown, *m_ask, this);
    m_verdict = new VerdictPanel(m_shown, this);
    column->addWidget(m_verdict);
}

QWidget *BuilderPage::columns()
{
    auto *part = new QWidget(this);
    auto *row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_catalogue = new CataloguePanel(m_shown, m_catalogueModel, part);
    m_table = new WarbandTable(m_warbandModel, part);
    m_actions = new TableActions(m_shown, *m_table, this);
    m_foot = new WarbandFoot(m_shown, part);
    m_warrior = new WarriorPanel(m_shown, part);
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
    connect(m_undo, &UndoButtons::undoAsked, this, [this] {
        if (m_shown.document())
            m_shown.document()->undo();
    });
    connect(m_undo, &UndoButtons::redoAsked, this, [this] {
        if (m_shown.document())
            m_shown.document()->redo();
    });
    connect(&m_shown, &ShownWarband::replaced, this,
            [this] { m_undo->follow(m_shown.document() ? &m_shown.document()->undoStack() : nullptr); });
    connect(&m_shown, &ShownWarband::aboutToChange, this, [this] { m_isChanging = true; });
    connect(&m_shown, &ShownWarband::changed, this, &BuilderPage::readAgain);
    connect(&m_shown, &ShownWarband::saveFailed, this, &BuilderPage::showSaveFailure);
}

/// A conflict is asked about, not told.
void BuilderPage::showSaveFailure(const Error &error)
{
    if (error.code == Error::Code::Conflict)
        return;
    m_saveHasFailed = true;
    m_notice->say(error.line(), tr("Nothing was changed."));
}

void BuilderPage::connectParts()
{
    connect(m_table, &WarbandTable::chosen, this, &BuilderPage::showChosen);
    connect(m_ask, &AskLine::focusLost, m_table, [this] { m_table->setFocus(); });
    connect(m_verdict, &VerdictPanel::rowAsked, m_table, &WarbandTable::choose);
    connect(m_verdict, &VerdictPanel::findingPicked, &m_warbandModel, &WarbandModel::pointOut);
    connect(m_verdict, &VerdictPanel::pointedAt, this,
            [this](const roster::Warband &then) { m_table->preview(previewOf(m_shown, then)); });
    connect(m_verdict, &VerdictPanel::pointedAway, this, [this] { m_table->preview({}); });
    connect(m_warrior, &WarriorPanel::duplicateAsked, m_actions, &TableActions::duplicate);
    connect(m_warrior, &WarriorPanel::removeAsked, m_actions, &TableActions::remove);
}

void BuilderPage::connectAdding()
{
    AddLine &line = m_table->addLine();
    line.setCatalogue(&m_catalogueModel);
    connect(&line, &AddLine::addAsked, this, &BuilderPage::addModel);
    connect(m_catalogue, &CataloguePanel::addAsked, this, [this](const QString &profile) { addModel(profile, {}); });
}

void BuilderPage::connectSharing(QMenu &more)
{
    m_sharing = new Sharing(m_shown, *m_table, more, this);
    connect(m_sharing, &Sharing::copySaved, this, &BuilderPage::copySaved);
    connect(m_sharing, &Sharing::failed, this, &BuilderPage::showSaveFailure);
}

void BuilderPage::addModel(const QString &profile, const QString &name)
{
    if (m_shown.document())
        m_shown.document()->add(profile, name);
}

/// A name alone means another of the chosen model's kind, or of the first that the list has.
void BuilderPage::showUsual()
{
    const int row = m_table->chosenRow();
    const rules::List *list = m_shown.muster().list;
    const rules::Profile *usual = nullptr;
    if (row >= 0 && std::cmp_less(row, m_shown.muster().warriors.size()))
        usual = m_shown.muster().warriors[static_cast<std::size_t>(row)].profile;
    else if (list && !list->profiles.empty())
        usual = &list->profiles.front();
    m_table->addLine().setUsual(usual ? usual->id : QString(), usual ? usual->name : QString());
}

void BuilderPage::setDocument(edit::WarbandDocument *document, const QString &place, const QDateTime &savedAt)
{
    clearFault();
    m_ask->clear();
    m_shown.setDocument(document);
    m_header->setPlace(place, savedAt);
    m_table->choose(0);
    m_table->scrollToTop();
}

/// The models have followed the change by now, and the table keeps its selection.
void BuilderPage::readAgain()
{
    m_isChanging = false;
    if (std::exchange(m_saveHasFailed, false))
        m_notice->clear();
    chainFocus(&m_table->addLine(), m_foot); // its buttons may be new
    showChosen();
}

void BuilderPage::showChosen()
{
    if (m_isChanging)
        return;
    m_warrior->showRows(m_table->chosenRows());
    showUsual();
}

void BuilderPage::showFault(const Error &error, const QString &advice)
{
    m_saveHasFailed = false;
    m_notice->say(error.line(), advice);
}

void BuilderPage::clearFault()
{
    m_saveHasFailed = false;
    m_notice->clear();
}

QString BuilderPage::fault() const
{
    return m_notice->text();
}

/// No focus proxy, which Tab would take for a stop and so pass by all that stands before it. Who has just begun a warband
/// types its first model.
void BuilderPage::focusInEvent(QFocusEvent *event)
{
    if (m_rules->isAsking())
        return m_ask->focusAnswer(event->reason());
    QWidget *part = m_shown.warband().models.empty() ? static_cast<QWidget *>(&m_table->addLine()) : m_table;
    part->setFocus(event->reason());
}

/// Wherever a model is not named, F2 names the warband. What is looked for here is a profile to add.
void BuilderPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_F2)
        m_header->editName();
    else if (event->matches(QKeySequence::Find))
        m_table->startAdding();
    else
        QWidget::keyPressEvent(event);
}

void BuilderPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isRoomy = width() >= RoomyWidth;
    m_catalogue->setFixedWidth(isRoomy ? CatalogueWidth : NarrowCatalogueWidth);
    m_warrior->setFixedWidth(isRoomy ? WarriorWidth : NarrowWarriorWidth);
    m_verdict->setMost(height() * VerdictShare / 100);
}

void BuilderPage::setKamon(const QString &drawing)
{
    m_header->setKamon(kamonOf(drawing));
}

} // namespace gunbai::ui
