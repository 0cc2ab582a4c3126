// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "ui/library/library.h"
#include "ui/models/openwarband.h"
#include "ui/shell/settings.h"

#include <QMainWindow>
#include <QPointer>

class QMenu;
class QStackedWidget;

namespace gunbai::ui {

class AskLine;
class BuilderPage;
class CollectionPage;
class DropFrame;
class LibraryPage;
class OwnRules;
class PrintPage;
struct OtherSides;
class RailButton;
class SettingsPage;

/// The window: the rail at the left, and beside it the library or the warband that is open.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    /// What the window works with. All of it must outlive the window.
    struct Parts
    {
        Library &library;
        const game::Games &games;
        const OwnRules &ownRules;
        QSettings &settings;
    };

    explicit MainWindow(const Parts &parts, QWidget *parent = nullptr);

    /// Takes a file into the library and opens it, or asks what to do. When it can't be read, says so and gives false.
    bool openFile(const QString &path);
    /// Opens a warband of the library in the builder.
    void edit(store::WarbandId id);
    /// Shows what a warband of the library looks like on paper.
    void print(store::WarbandId id);
    void closeWarband();
    void showSettings();
    void showCollection();
    void takeFielded(roster::Warband warband);
    /// Where the settings are shown, brings the player's own lists and cards into sight.
    void showOwnRules();
    /// Says on the page of settings why something that was asked for there could not be done.
    void refuse(const Error &error, const QString &advice);
    /// Shows what was shown when the window was closed last, where it is still there.
    void showLastPage();
    /// Remembers what is shown and how large the window is, for the next one.
    void keepState();
    /// Comes to the front, and opens a file when there is one.
    void bringUp(const QString &path);

    [[nodiscard]] store::WarbandId edited() const { return m_edited; }

Q_SIGNALS:
    /// What was asked for on the page of settings and is done outside of the window.
    void themeChanged();
    void restartAsked();
    void moveAsked(const QString &folder);
    void restoreAsked(const QString &backup);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void createActions();
    void createCentre();
    [[nodiscard]] QWidget *fitting(QWidget &centre);
    [[nodiscard]] BuilderPage &builder();
    [[nodiscard]] PrintPage &printPage();
    [[nodiscard]] Result<game::Side> sideOf(store::WarbandId id) const;
    [[nodiscard]] OtherSides othersOf(store::WarbandId id, const QString &system) const;
    [[nodiscard]] SettingsPage &settingsPage();
    [[nodiscard]] CollectionPage &collectionPage();
    [[nodiscard]] QString shownPage() const;
    void connectParts();
    void restoreState();
    void askForFile();
    [[nodiscard]] bool isBuilding() const;
    [[nodiscard]] AskLine &question();
    void showRefusal(const Error &error);
    void showInBuilder(edit::WarbandDocument *document);
    void endPrinting();
    void followOutside(store::WarbandId id);
    void askAboutClash(store::WarbandId id);
    void askAboutReplaced();
    void takeAnswer(const Result<store::WarbandId> &kept);
    void showPage(QWidget *page);
    void followSource(const QString &path);
    void takeSource();
    void showSourceState();
    void showTitle();

    Library &m_library;
    const game::Games &m_games;
    const OwnRules &m_ownRules;
    Settings m_settings;
    OpenWarband m_source; ///< the file that the edited warband was opened from, while it is followed
    store::WarbandId m_edited;
    QPointer<edit::WarbandDocument> m_document;
    QAction *m_new = nullptr; ///< from the other pages; the library has its own
    QAction *m_openFile = nullptr;
    QAction *m_printEdited = nullptr;
    QMenu *m_more = nullptr;
    AskLine *m_ask = nullptr; ///< over every page
    QStackedWidget *m_pages = nullptr;
    RailButton *m_warbands = nullptr;
    RailButton *m_collectionButton = nullptr;
    RailButton *m_settingsButton = nullptr;
    LibraryPage *m_libraryPage = nullptr;
    BuilderPage *m_builder = nullptr;           ///< nullptr until a warband is opened
    PrintPage *m_print = nullptr;               ///< nullptr until one is printed
    CollectionPage *m_collectionPage = nullptr; ///< nullptr until it is looked at
    SettingsPage *m_settingsPage = nullptr;     ///< nullptr until they are looked at
    QWidget *m_beforePrinting = nullptr;
    DropFrame *m_dropFrame = nullptr;
};

} // namespace gunbai::ui
