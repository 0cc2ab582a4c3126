// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/openwarband.h"
#include "ui/shell/settings.h"

#include <QMainWindow>

class QMenu;
class QStackedWidget;

namespace gunbai::ui {

class BuilderPage;
class DropFrame;
class RailButton;
class StartPage;

/// The window: the rail at the left, and beside it the start page or the warband that is open.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    /// `samples` are paths of warband files that come with the program. `settings` must outlive the window.
    MainWindow(rules::CataloguePtr catalogue, const QStringList &samples, QSettings &settings,
               QWidget *parent = nullptr);

    /// Opens a warband and shows it. When it can't be opened, says so in the window and gives false.
    bool openFile(const QString &path);
    void closeWarband();

    [[nodiscard]] const OpenWarband &openWarband() const { return m_open; }

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void createActions();
    void createPages(const QStringList &samples);
    void connectWarband();
    void restoreState();
    void askForFile();
    void showPage(QWidget *page);
    void showDocument();
    void showRefused(const Error &error);
    void showState();
    void leaveSample(const QString &copy);
    void showTitle();
    void noteOpened(const QString &path);

    OpenWarband m_open;
    Settings m_settings;
    QStringList m_samples;
    QAction *m_openFile = nullptr;
    QMenu *m_more = nullptr;
    QStackedWidget *m_pages = nullptr;
    RailButton *m_warbands = nullptr;
    StartPage *m_start = nullptr;
    BuilderPage *m_builder = nullptr;
    DropFrame *m_dropFrame = nullptr;
};

} // namespace gunbai::ui
