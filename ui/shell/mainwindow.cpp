// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/mainwindow.h"

#include "ui/builder/builderpage.h"
#include "ui/shell/startpage.h"
#include "ui/widgets/dropframe.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/rail.h"

#include <QAction>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QMimeData>
#include <QStackedWidget>
#include <QStandardPaths>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize DesignSize(1366, 768);
constexpr QSize SmallestSize(1100, 640);
constexpr QSize IconSize(64, 64);

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

MainWindow::MainWindow(rules::CataloguePtr catalogue, const QStringList &samples, QSettings &settings, QWidget *parent)
    : QMainWindow(parent), m_open(std::move(catalogue)), m_settings(settings), m_samples(samples)
{
    setAcceptDrops(true);
    setWindowIcon(markIcon(Mark::Brand, IconSize, {Palette::of(this).gold, Palette::of(this).base}));
    createActions();
    createPages(samples);
    connectWarband();
    restoreState();
}

void MainWindow::createActions()
{
    m_openFile = new QAction(tr("&Open file"), this);
    m_openFile->setShortcut(QKeySequence::Open);
    m_more = new QMenu(this);
    m_more->setAccessibleName(tr("More"));
    QAction *reload =
        m_more->addAction(tr("&Read the file again"), QKeySequence::Refresh, &m_open, &OpenWarband::reload);
    QAction *close = m_more->addAction(tr("&Close the warband"), QKeySequence::Close, this, &MainWindow::closeWarband);
    m_more->addSeparator();
    QAction *quit = m_more->addAction(tr("&Quit"), QKeySequence::Quit, this, &MainWindow::close);
    connect(m_openFile, &QAction::triggered, this, &MainWindow::askForFile);
    // Shortcuts work on every page, whether a menu is there or not.
    addActions({m_openFile, reload, close, quit});
}

void MainWindow::createPages(const QStringList &samples)
{
    auto *centre = new QWidget(this);
    auto *row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto *rail = new Rail(centre);
    m_warbands = rail->addPage(Mark::Warbands, tr("&Warbands"));
    m_warbands->setChecked(true);
    m_warbands->setAccessibleName(tr("Warbands"));
    m_pages = new QStackedWidget(centre);
    m_start = new StartPage(m_open.catalogue(), samples, m_openFile, m_pages);
    m_builder = new BuilderPage(m_openFile, m_more, m_pages);
    m_pages->addWidget(m_start);
    m_pages->addWidget(m_builder);
    row->addWidget(rail);
    row->addWidget(m_pages, 1);
    setCentralWidget(centre);
    m_dropFrame = new DropFrame(centre);
    connect(m_start, &StartPage::picked, this, &MainWindow::openFile);
    connect(m_warbands, &RailButton::clicked, this, &MainWindow::closeWarband);
}

void MainWindow::connectWarband()
{
    connect(&m_open, &OpenWarband::opened, this, &MainWindow::showDocument);
    connect(&m_open, &OpenWarband::failed, this, &MainWindow::showState);
    connect(&m_open, &OpenWarband::recovered, this, &MainWindow::showState);
    connect(m_builder, &BuilderPage::copySaved, this, &MainWindow::leaveSample);
    m_start->setRecent(m_settings.recentFiles());
    m_start->setFocus();
    showTitle();
}

void MainWindow::restoreState()
{
    setMinimumSize(SmallestSize);
    if (!restoreGeometry(m_settings.geometry()))
        resize(DesignSize);
}

bool MainWindow::openFile(const QString &path)
{
    if (!m_open.isSameFile(path)) {
        const auto opened = m_open.open(path);
        if (!opened) {
            showRefused(opened.error());
            return false;
        }
        noteOpened(m_open.path());
    }
    m_start->clearFault();
    showState();
    showPage(m_builder);
    return true;
}

void MainWindow::closeWarband()
{
    m_warbands->setChecked(true);
    m_start->clearFault();
    if (!m_open.isOpen())
        return;
    m_open.close();
    m_start->refresh();
    showPage(m_start);
}

void MainWindow::showPage(QWidget *page)
{
    if (m_pages->currentWidget() == page)
        return;
    m_pages->setCurrentWidget(page);
    page->setFocus();
}

void MainWindow::showDocument()
{
    m_builder->setDocument(m_open.document(), m_open.fileName());
    if (m_open.document())
        connect(m_open.document(), &edit::WarbandDocument::changed, this, &MainWindow::showTitle);
    showTitle();
}

void MainWindow::showRefused(const Error &error)
{
    if (m_open.isOpen())
        m_builder->showFault(error, tr("It was not opened; %1 stays open.").arg(m_open.fileName()));
    else
        m_start->showRefused(error);
}

void MainWindow::showState()
{
    if (m_open.fault())
        m_builder->showFault(*m_open.fault(),
                             tr("Shown is what the file said before. Mend it, and it is read again at once."));
    else
        m_builder->clearFault();
}

/// A sample can't be changed; the copy of it can.
void MainWindow::leaveSample(const QString &copy)
{
    if (m_open.isSample())
        openFile(copy);
}

void MainWindow::showTitle()
{
    const edit::WarbandDocument *document = m_open.document();
    const QString name =
        !document || document->warband().name.isEmpty() ? m_open.fileName() : document->warband().name;
    setWindowTitle(m_open.isOpen() ? tr("%1 – Gunbai", "a warband's name").arg(name) : tr("Gunbai"));
    setWindowFilePath(m_open.path());
}

void MainWindow::noteOpened(const QString &path)
{
    if (m_samples.contains(path))
        return;
    m_settings.noteOpened(path);
    m_start->setRecent(m_settings.recentFiles());
}

void MainWindow::askForFile()
{
    const QString folder = m_open.isOpen() && !m_open.path().startsWith(u':')
                               ? QFileInfo(m_open.path()).path()
                               : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
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

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_settings.setGeometry(saveGeometry());
    QMainWindow::closeEvent(event);
}

} // namespace gunbai::ui
