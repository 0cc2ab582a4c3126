// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/mainwindow.h"

#include "ui/builder/builderpage.h"
#include "ui/collection/collectionpage.h"
#include "ui/library/librarymodel.h"
#include "ui/library/librarypage.h"
#include "ui/models/ownrules.h"
#include "ui/print/printpage.h"
#include "ui/shell/arrivalquestion.h"
#include "ui/shell/clashquestion.h"
#include "ui/shell/firstpaint.h"
#include "ui/shell/replacementquestion.h"
#include "ui/shell/settingspage.h"
#include "ui/shell/windowroom.h"
#include "ui/widgets/askline.h"
#include "ui/widgets/dropframe.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/rail.h"

#include <QAction>
#include <QCloseEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QMenu>
#include <QMimeData>
#include <QScreen>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStandardPaths>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using store::WarbandId;

namespace {

constexpr QSize DesignSize(1366, 768);
constexpr QSize SmallestSize(1100, 640);
constexpr QSize IconSize(64, 64);
const QString SettingsWord = u"settings"_s; ///< among the last pages; a warband is its number
const QString CollectionWord = u"collection"_s;

/// The file of a drag that could be a warband: the first `.gunbai`, else the first of all, so that a fault can name it.
QString fileOf(const QMimeData &data)
{
    QString first;
    for (const QUrl &url : data.urls()) {
        QString path = url.toLocalFile();
        if (path.endsWith(".gunbai"_L1, Qt::CaseInsensitive))
            return path;
        if (first.isEmpty())
            first = path;
    }
    return first;
}

} // namespace

MainWindow::MainWindow(const Parts &parts, QWidget *parent)
    : QMainWindow(parent),
      m_library(parts.library),
      m_games(parts.games),
      m_ownRules(parts.ownRules),
      m_settings(parts.settings),
      m_source(parts.library.catalogue())
{
    setAcceptDrops(true);
    setWindowIcon(markIcon(Mark::Brand, IconSize, {Palette::of(this).gold, Palette::of(this).base}));
    createActions();
    createCentre();
    connectParts();
    restoreState();
}

void MainWindow::createActions()
{
    m_openFile = new QAction(tr("&Open file"), this);
    m_openFile->setShortcut(QKeySequence::Open);
    m_more = new QMenu(this);
    m_more->setAccessibleName(tr("More"));
    m_printEdited = new QAction(tr("&Print"), this);
    m_printEdited->setShortcut(QKeySequence::Print);
    m_new = new QAction(tr("&New warband"), this);
    m_new->setShortcut(QKeySequence::New);
    m_new->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(m_new, &QAction::triggered, this, [this] {
        closeWarband();
        m_libraryPage->startNew();
    });
    m_more->addAction(m_new);
    m_more->addAction(m_openFile);
    QAction *close =
        m_more->addAction(tr("&Back to the library"), QKeySequence::Close, this, &MainWindow::closeWarband);
    m_more->addSeparator();
    QAction *quit = m_more->addAction(tr("&Quit"), QKeySequence::Quit, this, &MainWindow::close);
    connect(m_openFile, &QAction::triggered, this, &MainWindow::askForFile);
    connect(m_printEdited, &QAction::triggered, this, [this] { print(m_edited); });
    // Shortcuts work on every page, whether a menu is there or not.
    addActions({m_openFile, close, quit});
}

void MainWindow::createCentre()
{
    auto *centre = new QWidget(this);
    auto *row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto *rail = new Rail(centre);
    m_warbands = rail->addPage(Mark::Warbands, tr("&Warbands"));
    m_warbands->setChecked(true);
    m_warbands->setAccessibleName(tr("Warbands"));
    m_collectionButton = rail->addPage(Mark::Collection, tr("&Collection"));
    m_collectionButton->setAccessibleName(tr("Collection"));
    m_settingsButton = rail->addLastPage(Mark::Settings, tr("&Settings"));
    m_settingsButton->setAccessibleName(tr("Settings"));
    m_pages = new QStackedWidget(centre);
    m_libraryPage = new LibraryPage(m_library, m_openFile, m_pages);
    m_pages->addWidget(m_libraryPage);
    row->addWidget(rail);
    m_ask = new AskLine(centre);
    auto *column = new QVBoxLayout;
    column->addWidget(m_pages, 1);
    column->addWidget(m_ask);
    row->addLayout(column, 1);
    setCentralWidget(fitting(*centre));
    m_dropFrame = new DropFrame(centre);
}

/// On a screen that is too small for large text the pages keep their size and are scrolled: nothing overlaps.
QWidget *MainWindow::fitting(QWidget &centre)
{
    const QSize room = roomOnScreen(*this);
    if (room.width() >= SmallestSize.width() && room.height() >= SmallestSize.height())
        return &centre;
    centre.setMinimumSize(SmallestSize);
    auto *area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setWidget(&centre);
    return area;
}

BuilderPage &MainWindow::builder()
{
    if (!m_builder) {
        m_builder = new BuilderPage(m_printEdited, m_more, m_pages);
        m_builder->addActions({m_printEdited, m_new});
        m_pages->addWidget(m_builder);
    }
    return *m_builder;
}

PrintPage &MainWindow::printPage()
{
    if (!m_print) {
        m_print = new PrintPage(m_games, m_pages);
        m_print->addAction(m_new);
        m_pages->addWidget(m_print);
        connect(m_print, &PrintPage::closed, this, &MainWindow::endPrinting);
        connect(m_print, &PrintPage::paperChosen, this,
                [this](const sheet::Paper &paper) { m_settings.setPaper(paper); });
        connect(m_print, &PrintPage::choicesMade, this,
                [this](const PrintChoices &choices) { m_settings.setPrintChoices(toJson(choices)); });
        m_print->setChoices(printChoices(m_settings.printChoices()));
    }
    return *m_print;
}

SettingsPage &MainWindow::settingsPage()
{
    if (!m_settingsPage) {
        m_settingsPage = new SettingsPage(m_settings, m_library, m_ownRules, m_pages);
        m_settingsPage->addAction(m_new);
        m_pages->addWidget(m_settingsPage);
        connect(m_settingsPage, &SettingsPage::themeChanged, this, &MainWindow::themeChanged);
        connect(m_settingsPage, &SettingsPage::restartAsked, this, &MainWindow::restartAsked);
        connect(m_settingsPage, &SettingsPage::moveAsked, this, &MainWindow::moveAsked);
        connect(m_settingsPage, &SettingsPage::restoreAsked, this, &MainWindow::restoreAsked);
    }
    return *m_settingsPage;
}

CollectionPage &MainWindow::collectionPage()
{
    if (!m_collectionPage) {
        m_collectionPage = new CollectionPage(m_library.figures(), m_library.catalogue(), m_pages);
        m_collectionPage->addAction(m_new);
        m_pages->addWidget(m_collectionPage);
        m_collectionPage->setSources([this] {
            std::vector<CollectionPage::Source> sources;
            const auto entries = m_library.find({}, store::Shelf::Library);
            for (const store::LibraryEntry &entry : entries ? entries.value() : std::vector<store::LibraryEntry>())
                sources.push_back({shownName(entry.name), [this, id = entry.id] { return m_library.load(id); }});
            return sources;
        });
        connect(m_collectionPage, &CollectionPage::taken, this, &MainWindow::takeFielded);
    }
    return *m_collectionPage;
}

/// A warband that the collection can field becomes the player's, named after its list.
void MainWindow::takeFielded(roster::Warband warband)
{
    const rules::System *system = m_library.catalogue()->system(warband.system);
    const rules::List *list = system ? system->list(warband.list) : nullptr;
    warband.name = tr("%1 from my collection", "a list").arg(list ? list->name : warband.list);
    warband.houseRules = m_settings.houseRules(warband.system);
    const auto created = m_library.create(warband);
    if (!created)
        return m_collectionPage->showFault(created.error(), tr("Nothing was taken."));
    edit(created.value());
}

void MainWindow::connectParts()
{
    connect(m_collectionButton, &RailButton::clicked, this, &MainWindow::showCollection);
    connect(m_warbands, &RailButton::clicked, this, &MainWindow::closeWarband);
    connect(m_settingsButton, &RailButton::clicked, this, &MainWindow::showSettings);
    connect(&m_source, &OpenWarband::failed, this, &MainWindow::showSourceState);
    connect(&m_source, &OpenWarband::recovered, this, &MainWindow::showSourceState);
    connect(m_libraryPage, &LibraryPage::editAsked, this, &MainWindow::edit);
    connect(m_libraryPage, &LibraryPage::printAsked, this, &MainWindow::print);
    connect(m_libraryPage, &LibraryPage::samplesShown, this,
            [this](bool areShown) { m_settings.setSamplesShown(areShown); });
    connect(&m_library, &Library::becameOwn, this, [this](WarbandId sample, WarbandId own) {
        if (m_edited == sample)
            m_edited = own;
    });
    connect(&m_library, &Library::outdated, this, &MainWindow::followOutside);
    connect(&m_library, &Library::clashed, this, &MainWindow::askAboutClash);
    connect(&m_library, &Library::replaced, this, &MainWindow::askAboutReplaced);
    m_libraryPage->setHouseRules([this](const QString &system) { return m_settings.houseRules(system); });
    m_libraryPage->setSamplesShown(m_settings.areSamplesShown());
    m_libraryPage->setFocus();
    showTitle();
    askAboutReplaced();
}

void MainWindow::restoreState()
{
    setMinimumSize(SmallestSize.boundedTo(roomOnScreen(*this)));
    if (!restoreGeometry(m_settings.geometry()))
        resize(DesignSize.boundedTo(roomOnScreen(*this)));
}

bool MainWindow::openFile(const QString &path)
{
    const auto arrival = m_library.read(path);
    if (!arrival) {
        showRefusal(arrival.error());
        return false;
    }
    takeIn(m_library, arrival.value(), question(), [this, path](const Result<WarbandId> &taken, bool isFromFile) {
        if (!taken)
            return showRefusal(taken.error());
        m_libraryPage->edit(taken.value());
        if (isFromFile)
            followSource(path);
    });
    return true;
}

bool MainWindow::isBuilding() const
{
    return m_builder && m_pages->currentWidget() == m_builder;
}

/// Where the player is: nobody is taken away from the warband that he works on. On other pages, in the library.
AskLine &MainWindow::question()
{
    if (isBuilding())
        return m_builder->question();
    closeWarband();
    return m_libraryPage->question();
}

void MainWindow::showRefusal(const Error &error)
{
    const QString advice = error.place.line > 0 ? tr("Nothing was opened. Mend that line and open the file again.")
                                                : tr("Nothing was opened.");
    if (isBuilding())
        return m_builder->showFault(error, advice);
    closeWarband();
    m_libraryPage->showFault(error, advice);
}

void MainWindow::edit(WarbandId id)
{
    const auto document = m_library.document(id);
    if (!document) {
        closeWarband();
        m_libraryPage->showFault(document.error(), {});
        return;
    }
    if (m_edited != id)
        m_source.close();
    m_edited = id;
    showInBuilder(document.value());
    showPage(&builder());
    showTitle();
    if (m_library.clash(id) && !m_library.replacement())
        askAboutClash(id);
}

void MainWindow::showInBuilder(edit::WarbandDocument *document)
{
    if (m_document)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    connect(document, &edit::WarbandDocument::changed, this, &MainWindow::showTitle);
    builder().setOwned(m_library.figures().collection());
    builder().setDocument(document, tr("library"));
    builder().setKamon(m_library.kamon(m_edited));
    // The likeliest reason why a list of the player's own is gone.
    if (!document->muster().list && !m_ownRules.faults().empty())
        builder().showFault(m_ownRules.faults().front(), tr("A list of your own is left out until that is mended."));
}

/// The file that a warband was opened from goes on being read: when another program changes it, that is one step here.
void MainWindow::followSource(const QString &path)
{
    if (!m_edited.isNull() && m_source.open(path))
        connect(m_source.document(), &edit::WarbandDocument::changed, this, &MainWindow::takeSource);
}

void MainWindow::takeSource()
{
    if (m_document && !m_edited.isNull())
        m_document->replace(m_source.document()->warband(), tr("Read the file again"));
}

void MainWindow::showSourceState()
{
    if (m_source.fault() && !m_edited.isNull())
        builder().showFault(*m_source.fault(),
                            tr("Shown is what the file said before. Mend it, and it is read again at once."));
    else if (m_builder)
        m_builder->clearFault();
}

/// Another window has changed or erased what is open here.
void MainWindow::followOutside(WarbandId id)
{
    if (id == m_edited && isBuilding())
        edit(id);
}

/// Where the warband is shown, as it was last stored.
void MainWindow::askAboutClash(WarbandId id)
{
    if (id != m_edited || !isBuilding())
        return edit(id);
    askWhichToKeep(m_library, id, m_builder->question(), [this](const auto &kept) { takeAnswer(kept); });
}

/// The pages may show what is no longer there, so the library comes to the front once that is settled.
void MainWindow::askAboutReplaced()
{
    askAboutReplacement(m_library, *m_ask, [this](const Result<> &done) {
        closeWarband();
        askAboutReplaced();
        if (!done)
            m_libraryPage->showFault(done.error(), {});
    });
}

void MainWindow::takeAnswer(const Result<WarbandId> &kept)
{
    if (kept)
        return edit(kept.value());
    const WarbandId asked = m_edited;
    if (m_library.clash(asked))
        edit(asked);
    else
        closeWarband();
    // What could not be stored was said by the document itself; what was erased and let go needs no word.
    const bool isSaid = kept.error().code == Error::Code::Conflict || kept.error().code == Error::Code::NotFound;
    if (!isSaid)
        builder().showFault(kept.error(), {});
}

/// A warband as its game prints it.
Result<game::Side> MainWindow::sideOf(WarbandId id) const
{
    const auto warband = m_library.load(id);
    if (!warband)
        return warband.error();
    const roster::Muster muster = roster::muster(warband.value(), m_library.rulesOf(id));
    game::Side side{warband.value(), muster, roster::judge(warband.value(), muster)};
    if (const QString kamon = m_library.kamon(id); !kamon.isEmpty())
        side.crest.drawing = kamon;
    return side;
}

/// The warbands of the same game that were changed last: as many as a menu shows well.
OtherSides MainWindow::othersOf(WarbandId id, const QString &system) const
{
    constexpr std::size_t Most = 30;
    OtherSides others;
    others.load = [this](const QVariant &other) { return sideOf(WarbandId(other.toLongLong())); };
    const auto entries = m_library.find({}, store::Shelf::Library);
    for (const store::LibraryEntry &entry : entries ? entries.value() : std::vector<store::LibraryEntry>()) {
        if (entry.id != id && entry.system == system && others.choices.size() < Most)
            others.choices.push_back({entry.name, entry.id.value()});
    }
    return others;
}

void MainWindow::print(WarbandId id)
{
    const auto side = sideOf(id);
    if (!side)
        return m_libraryPage->showFault(side.error(), tr("Nothing can be printed."));
    printPage().setPaper(m_settings.paper());
    printPage().setLengthUnit(m_settings.lengthUnit());
    printPage().show(side.value(), m_library.now().toLocalTime().date(), othersOf(id, side.value().warband.system));
    m_beforePrinting = m_pages->currentWidget();
    showPage(m_print);
}

void MainWindow::endPrinting()
{
    showPage(m_beforePrinting);
}

void MainWindow::showCollection()
{
    showPage(&collectionPage());
}

void MainWindow::showSettings()
{
    showPage(&settingsPage());
}

void MainWindow::showOwnRules()
{
    if (shownPage() == SettingsWord)
        m_settingsPage->showRules();
}

void MainWindow::refuse(const Error &error, const QString &advice)
{
    showSettings();
    m_settingsPage->say(error.line(), advice);
}

QString MainWindow::shownPage() const
{
    if (m_settingsPage && m_pages->currentWidget() == m_settingsPage)
        return SettingsWord;
    if (m_collectionPage && m_pages->currentWidget() == m_collectionPage)
        return CollectionWord;
    return m_edited.isNull() ? QString() : QString::number(m_edited.value());
}

void MainWindow::showLastPage()
{
    const QString page = m_settings.lastPage();
    const WarbandId last(page.toLongLong());
    if (page == SettingsWord)
        showSettings();
    else if (page == CollectionWord)
        showCollection();
    else if (!last.isNull() && m_library.load(last))
        edit(last);
}

void MainWindow::closeWarband()
{
    if (!m_edited.isNull())
        m_libraryPage->choose(m_edited);
    m_edited = {};
    m_source.close();
    showPage(m_libraryPage);
    showTitle();
}

void MainWindow::showPage(QWidget *page)
{
    const bool isThere = m_pages->currentWidget() == page;
    m_pages->setCurrentWidget(page);
    m_settingsButton->setChecked(page == m_settingsPage); // a click has turned it
    m_collectionButton->setChecked(page == m_collectionPage);
    m_warbands->setChecked(page != m_settingsPage && page != m_collectionPage);
    if (isThere)
        return;
    m_settings.setLastPage(shownPage()); // at once: a laptop may die before the window is closed
    page->setFocus();
}

void MainWindow::showTitle()
{
    const bool isOpen = m_document && !m_edited.isNull();
    setWindowTitle(isOpen ? tr("%1 – Gunbai", "a warband's name").arg(shownName(m_document->warband().name))
                          : tr("Gunbai"));
}

void MainWindow::bringUp(const QString &path)
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
    if (!path.isEmpty())
        openFile(path);
}

void MainWindow::askForFile()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a warband"), folder, tr("Warbands (*.gunbai)"));
    if (!path.isEmpty())
        openFile(path);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (fileOf(*event->mimeData()).isEmpty())
        return;
    event->acceptProposedAction();
    m_dropFrame->cover();
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent *event)
{
    QMainWindow::dragLeaveEvent(event);
    m_dropFrame->hide();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    m_dropFrame->hide();
    event->acceptProposedAction();
    openFile(fileOf(*event->mimeData()));
}

/// Other windows' changes are seen at once by whoever comes back to this one.
void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_library.lookOutside();
}

void MainWindow::keepState()
{
    m_settings.setGeometry(saveGeometry());
    m_settings.setLastPage(shownPage());
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (!event->spontaneous())
        afterFirstPaint(*this, [this] { fitToScreen(*this); });
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    keepState();
    QMainWindow::closeEvent(event);
}

} // namespace gunbai::ui
