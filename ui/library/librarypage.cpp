// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/librarypage.h"

#include "ui/library/firststart.h"
#include "ui/library/librarycolumn.h"
#include "ui/library/librarymodel.h"
#include "ui/library/newwarband.h"
#include "ui/library/warbandpane.h"
#include "ui/models/words.h"
#include "ui/widgets/askline.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/notice.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QStandardPaths>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using store::LibraryEntry;
using store::WarbandId;

namespace {

constexpr int RoomyWidth = 1200;
constexpr int ColumnWidth = 519;
constexpr int NarrowColumnWidth = 509;

/// A name that every file system takes.
QString fileNameOf(const QString &name)
{
    static const QRegularExpression awkward(u"[/\\\\:*?\"<>|\\x00-\\x1f]"_s);
    return QString(shownName(name)).replace(awkward, u"_"_s) + u".gunbai"_s;
}

} // namespace

LibraryPage::LibraryPage(Library &library, QAction *openFile, QWidget *parent)
    : QWidget(parent), m_library(library), m_actions(this)
{
    createParts(openFile);
    connectActions();
    connectParts();
    reload();
    chooseFirst();
}

void LibraryPage::createParts(QAction *openFile)
{
    m_notice = new Notice(this);
    m_ask = new AskLine(this);
    m_column = new LibraryColumn(m_library, openFile, m_actions.create, this);
    m_side = new QStackedWidget(this);
    m_nobody = new QWidget(m_side);
    m_firstStart = new FirstStart(m_actions.create, openFile, m_side);
    m_pane = new WarbandPane(m_actions, m_side);
    for (QWidget *side : {m_nobody, static_cast<QWidget *>(m_firstStart), static_cast<QWidget *>(m_pane)})
        m_side->addWidget(side);
    auto *sides = new QHBoxLayout;
    sides->setSpacing(0);
    sides->addWidget(m_column);
    sides->addWidget(new Hairline(Qt::Vertical, Hairline::Strength::Hair, this));
    sides->addWidget(m_side, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(sides, 1);
    // What comes and goes does so at the foot: nothing moves under the pointer.
    column->addWidget(m_notice);
    column->addWidget(m_ask);
}

void LibraryPage::connectActions()
{
    const auto act = [this](QAction *action, auto work) {
        connect(action, &QAction::triggered, this, [this, work] {
            if (const auto entry = m_column->chosen())
                work(*entry);
        });
    };
    act(m_actions.edit, [this](const LibraryEntry &entry) { edit(entry.id); });
    act(m_actions.print, [this](const LibraryEntry &entry) { Q_EMIT printAsked(entry.id); });
    act(m_actions.rename, [this](const LibraryEntry &) { m_pane->startRenaming(); });
    act(m_actions.duplicate, [this](const LibraryEntry &) { duplicate(tr("%1 (copy%2)", "name, its number")); });
    act(m_actions.otherSide, [this](const LibraryEntry &) { duplicate(tr("%1 (opponent%2)", "name, its number")); });
    act(m_actions.writeFile, [this](const LibraryEntry &) { writeFile(); });
    act(m_actions.bin, [this](const LibraryEntry &) { bin(); });
    act(m_actions.restore, [this](const LibraryEntry &entry) { restore(entry.id); });
    act(m_actions.erase, [this](const LibraryEntry &) { erase(); });
    connect(m_actions.create, &QAction::triggered, this, &LibraryPage::startNew);
    connect(m_actions.search, &QAction::triggered, m_column, &LibraryColumn::search);
    connect(m_actions.kamon, &QMenu::triggered, this, [this](const QAction *action) {
        if (const auto entry = m_column->chosen())
            heard(m_library.setKamon(entry->id, action->data().toString()));
    });
}

void LibraryPage::connectParts()
{
    connect(&m_library, &Library::changed, this, [this] { isVisible() ? reload() : void(m_isStale = true); });
    connect(&m_library.figures(), &edit::CollectionDocument::changed, this, [this] { m_isStale = true; });
    connect(&m_library, &Library::failed, this, [this](const Error &error) { showFault(error, {}); });
    connect(&m_library, &Library::becameOwn, this, [this](WarbandId, WarbandId own) { m_column->choose(own); });
    connect(m_column, &LibraryColumn::shown, this, &LibraryPage::showChosen);
    connect(m_column, &LibraryColumn::picked, this, &LibraryPage::leaveNew);
    connect(m_column, &LibraryColumn::opened, this, &LibraryPage::edit);
    connect(m_column, &LibraryColumn::samplesShown, this, &LibraryPage::samplesShown);
    connect(m_column, &LibraryColumn::failed, this, [this](const Error &error) { showFault(error, {}); });
    connect(m_pane, &WarbandPane::renamed, this, [this](const QString &name) {
        if (const auto entry = m_column->chosen())
            heard(m_library.rename(entry->id, name));
    });
}

void LibraryPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        reload();
}

/// No focus proxy, which Tab would take for a stop and so pass by all that stands before it.
void LibraryPage::focusInEvent(QFocusEvent *event)
{
    QWidget *part = m_column->hasOwn() ? static_cast<QWidget *>(m_column) : m_firstStart;
    part->setFocus(event->reason());
}

void LibraryPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_column->setFixedWidth(width() >= RoomyWidth ? ColumnWidth : NarrowColumnWidth);
}

void LibraryPage::reload()
{
    m_isStale = false;
    m_column->reload();
}

void LibraryPage::chooseFirst()
{
    const auto entries = m_library.find({}, store::Shelf::Library);
    const auto isOwn = [](const LibraryEntry &entry) { return !entry.isSample; };
    if (!entries)
        return;
    if (const auto own = std::ranges::find_if(entries.value(), isOwn); own != entries.value().end())
        m_column->choose(own->id);
}

void LibraryPage::choose(WarbandId id)
{
    leaveNew();
    m_column->choose(id);
}

void LibraryPage::setSamplesShown(bool areShown)
{
    m_column->setSamplesShown(areShown);
}

void LibraryPage::setHouseRules(std::function<QStringList(const QString &system)> houseRules)
{
    m_houseRules = std::move(houseRules);
}

/// What goes on in the library leaves a warband that is being begun alone.
void LibraryPage::showChosen()
{
    if (m_side->currentWidget() == m_new)
        return;
    const auto entry = m_column->chosen();
    updateActions(entry);
    if (!entry)
        return m_side->setCurrentWidget(m_column->hasOwn() ? m_nobody : m_firstStart);
    const auto warband = m_library.load(entry->id);
    if (warband)
        m_pane->show(*entry, drawnUp(warband.value(), m_library.rulesOf(entry->id)));
    else
        m_pane->showFault(*entry, warband.error());
    m_pane->showOwned(m_library.figures().collection());
    m_side->setCurrentWidget(m_pane);
}

void LibraryPage::updateActions(const std::optional<LibraryEntry> &entry)
{
    const bool isInLibrary = entry && !entry->binned;
    for (QAction *action : {m_actions.edit, m_actions.print, m_actions.rename, m_actions.duplicate, m_actions.otherSide,
                            m_actions.writeFile, m_actions.bin, m_actions.kamon->menuAction()})
        action->setEnabled(isInLibrary);
    m_actions.restore->setEnabled(entry && entry->binned);
    m_actions.erase->setEnabled(entry && entry->binned);
}

/// Made when it is first asked for: the start doesn't wait for it.
NewWarband &LibraryPage::newWarband()
{
    if (!m_new) {
        m_new = new NewWarband(m_library.catalogue(), m_side);
        m_side->addWidget(m_new);
        connect(m_new, &NewWarband::created, this, [this](roster::Warband warband) {
            if (m_houseRules)
                warband.houseRules = m_houseRules(warband.system);
            create(warband);
        });
        connect(m_new, &NewWarband::cancelled, this, &LibraryPage::endNew);
    }
    return *m_new;
}

void LibraryPage::startNew()
{
    // Nothing happens to a warband that isn't shown.
    updateActions({});
    m_side->setCurrentWidget(&newWarband());
    m_new->start();
}

void LibraryPage::leaveNew()
{
    if (m_side->currentWidget() == m_new)
        m_side->setCurrentWidget(m_nobody);
}

void LibraryPage::endNew()
{
    leaveNew();
    showChosen();
    m_column->setFocus();
}

void LibraryPage::create(const roster::Warband &warband)
{
    const auto id = m_library.create(warband);
    if (!id)
        return showFault(id.error(), tr("Nothing was created."));
    leaveNew();
    edit(id.value());
}

void LibraryPage::edit(WarbandId id)
{
    leaveNew();
    m_column->choose(id);
    const auto entry = m_column->chosen();
    if (entry && entry->binned)
        return;
    m_notice->clear();
    m_ask->clear();
    Q_EMIT editAsked(id);
}

/// The first name by this pattern that is free: "X (copy)", then "X (copy 2)".
void LibraryPage::duplicate(const QString &pattern)
{
    const auto entries = m_library.find({}, store::Shelf::Library);
    const auto chosen = m_column->chosen();
    if (!entries || !chosen)
        return;
    QString name = pattern.arg(chosen->name, QString());
    for (int copy = 2; std::ranges::find(entries.value(), name, &LibraryEntry::name) != entries.value().end(); ++copy)
        name = pattern.arg(chosen->name, u' ' + number(copy));
    const auto copied = m_library.duplicate(chosen->id, name);
    if (!copied)
        return showFault(copied.error(), {});
    m_column->choose(copied.value());
}

void LibraryPage::writeFile()
{
    const auto entry = m_column->chosen();
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export a warband"), folder.filePath(fileNameOf(entry->name)), tr("Warbands (*.gunbai)"));
    if (!path.isEmpty() && heard(m_library.writeFile(entry->id, path)))
        m_ask->tell(tr("“%1” is written to %2.").arg(shownName(entry->name), QDir::toNativeSeparators(path)), {});
}

void LibraryPage::bin()
{
    const auto entry = m_column->chosen();
    const WarbandId next = m_column->neighbour();
    if (!heard(m_library.bin(entry->id)))
        return;
    m_column->choose(next);
    m_ask->tell(tr("“%1” is in the bin.").arg(shownName(entry->name)),
                {{tr("Restore"), [this, id = entry->id] { restore(id); }}});
}

void LibraryPage::restore(WarbandId id)
{
    if (!heard(m_library.restore(id)))
        return;
    m_column->choose(id);
    m_column->setFocus();
}

void LibraryPage::erase()
{
    const auto entry = m_column->chosen();
    m_ask->ask(tr("Erase “%1” for good? Nothing brings it back but a backup.").arg(shownName(entry->name)),
               {{tr("Keep it"), [this] { m_column->setFocus(); }},
                {tr("Erase it"), [this, id = entry->id] { eraseNow(id); }}});
}

void LibraryPage::eraseNow(WarbandId id)
{
    const WarbandId next = m_column->neighbour();
    if (heard(m_library.erase(id)))
        m_column->choose(next);
}

/// Says what went wrong, if anything did.
bool LibraryPage::heard(const Result<> &done)
{
    if (done)
        m_notice->clear();
    else
        showFault(done.error(), {});
    return done.ok();
}

void LibraryPage::showFault(const Error &error, const QString &advice)
{
    m_notice->say(error.line(), advice);
}

QString LibraryPage::fault() const
{
    return m_notice->text();
}

} // namespace gunbai::ui
