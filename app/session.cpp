// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session.h"

#include "app/games.h"
#include "app/subcommands.h"
#include "core/store/summary.h"
#include "ui/shell/firstpaint.h"
#include "ui/shell/rescuewindow.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTimer>

#include <chrono>

namespace gunbai::app {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto Patience = 500ms;

QStringList samples()
{
    QStringList paths;
    const QDir folder(u":/data/samples"_s);
    for (const QString &file : folder.entryList({u"*.gunbai"_s}, QDir::Files, QDir::Name))
        paths.append(folder.filePath(file));
    return paths;
}

} // namespace

Session::Session()
    : m_settings(m_store), m_games(games()), m_rules(shippedRules(), ownRulesFolder()), m_location(libraryLocation())
{
    connect(&m_rules, &ui::OwnRules::changed, this, &Session::followRules);
}

int Session::run(const QString &file)
{
    ui::applyLook(*qApp, m_settings.theme());
    m_instance = std::make_unique<ui::OneInstance>(m_location.path);
    if (m_instance->handOver(file))
        return Done;
    if (!openLibrary())
        return CannotRead;
    const auto seeded = m_library->seedSamples(samples());
    openWindow();
    if (file.isEmpty())
        m_window->showLastPage();
    listen();
    ui::afterFirstPaint(*m_window, [this, seeded, file] {
        if (!seeded)
            Q_EMIT m_library->failed(seeded.error());
        openFirst(file);
    });
    return QApplication::exec();
}

void Session::listen()
{
    m_instance->listen();
    connect(m_instance.get(), &ui::OneInstance::handedOver, this, [this](const QString &later) {
        if (m_window)
            m_window->bringUp(later);
    });
}

/// None of it needs to be done before the window shows.
void Session::openFirst(const QString &file)
{
    if (!file.isEmpty())
        m_window->openFile(file);
    m_rules.watch();
    m_library->refreshStale();
    if (const auto done = m_library->backUp(); !done)
        Q_EMIT m_library->failed(done.error());
}

store::Backups Session::backups() const
{
    return store::Backups(m_location, m_settings.backupsKept());
}

QString Session::rulesHash() const
{
    return store::rulesHash(m_rules.sources(), QCoreApplication::applicationVersion());
}

/// While it can't be opened, offers what can be done. False when the player quits.
bool Session::openLibrary()
{
    QApplication::setQuitOnLastWindowClosed(false);
    auto opened = store::Database::open(m_location, QDateTime::currentDateTime());
    while (!opened) {
        ui::RescueWindow rescue(opened.error(), backups(), m_rules.catalogue());
        if (rescue.exec() != QDialog::Accepted)
            return false;
        opened = store::Database::open(m_location, QDateTime::currentDateTime());
    }
    QApplication::setQuitOnLastWindowClosed(true);
    m_database = std::move(opened).value();
    m_library = std::make_unique<ui::Library>(
        ui::Library::Parts{*m_database, backups(), m_rules.catalogue(), rulesHash(), &QDateTime::currentDateTimeUtc});
    m_library->watch();
    return true;
}

/// Closing the window keeps what it showed, so that the next one shows it too.
void Session::closeLibrary()
{
    QApplication::setQuitOnLastWindowClosed(false);
    m_window->close();
    m_window.reset();
    m_library.reset();
    m_database.reset();
}

/// The window before, if there is one, goes when this one is there: the program ends with its last window.
void Session::openWindow()
{
    if (m_window)
        m_window->keepState();
    auto before = std::move(m_window);
    m_window = std::make_unique<ui::MainWindow>(ui::MainWindow::Parts{*m_library, m_games, m_rules, m_store});
    connect(m_window.get(), &ui::MainWindow::themeChanged, this, &Session::showTheme, Qt::QueuedConnection);
    connect(m_window.get(), &ui::MainWindow::restartAsked, this, &Session::restart, Qt::QueuedConnection);
    connect(m_window.get(), &ui::MainWindow::moveAsked, this, &Session::moveTo, Qt::QueuedConnection);
    connect(m_window.get(), &ui::MainWindow::restoreAsked, this, &Session::restore, Qt::QueuedConnection);
    // A rules file that is saved in an editor must not take the keyboard from it.
    m_window->setAttribute(Qt::WA_ShowWithoutActivating, before && !before->isActiveWindow());
    m_window->show();
}

void Session::reopenWindow()
{
    openWindow();
    m_window->showLastPage();
}

void Session::showTheme()
{
    ui::applyLook(*qApp, m_settings.theme());
    reopenWindow();
}

/// A dialog or menu that is open belongs to the window: it is waited for.
void Session::followRules()
{
    if (!m_library)
        return;
    if (QApplication::activeModalWidget() || QApplication::activePopupWidget())
        return QTimer::singleShot(Patience, this, &Session::followRules);
    m_library->setCatalogue(m_rules.catalogue(), rulesHash());
    reopenWindow();
    m_window->showOwnRules();
}

/// The size of everything is read once, before the first window.
void Session::restart()
{
    m_window->keepState();
    m_store.sync();
    m_instance.reset(); // or the new start would hand over to this one
    QProcess::startDetached(QCoreApplication::applicationFilePath(), {});
    QCoreApplication::quit();
}

/// Where a library is already, that one is used from now on and this one stays.
void Session::moveTo(const QString &folder)
{
    const store::Location target = libraryIn(folder);
    if (QFileInfo(target.path) == QFileInfo(m_location.path))
        return;
    const bool isThere = QFileInfo::exists(target.path);
    closeLibrary();
    const auto done = isThere ? Result<>(gunbai::Done{}) : store::moveLibrary(m_location, target);
    if (done) {
        m_settings.setLibraryFolder(folder);
        m_location = target;
        m_instance = std::make_unique<ui::OneInstance>(m_location.path); // later starts look there
        listen();
    }
    goOn(done);
}

void Session::restore(const QString &backup)
{
    closeLibrary();
    const auto kept = backups().restore(backup, QDateTime::currentDateTime());
    goOn(kept ? Result<>(gunbai::Done{}) : Result<>(kept.error()));
}

void Session::goOn(const Result<> &done)
{
    if (!openLibrary())
        return QCoreApplication::exit(CannotRead);
    reopenWindow();
    if (!done)
        m_window->refuse(done.error(), tr("The library is as it was."));
}

} // namespace gunbai::app
