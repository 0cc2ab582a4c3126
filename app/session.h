// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/store/database.h"
#include "ui/library/library.h"
#include "ui/models/ownrules.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/oneinstance.h"
#include "ui/shell/settings.h"

#include <QSettings>

namespace gunbai::app {

/// One run of the window: its rules, its library and the window itself, each of which can be put in another's place.
class Session final : public QObject
{
    Q_OBJECT

public:
    Session();

    /// Opens the library and the window, and in it a file unless it is "". Gives the program's exit status.
    int run(const QString &file);

private:
    /// Takes from now on what later starts hand over.
    void listen();
    bool openLibrary();
    void closeLibrary();
    void openWindow();
    void reopenWindow();
    void openFirst(const QString &file);
    void showTheme();
    void restart();
    void moveTo(const QString &folder);
    void restore(const QString &backup);
    /// Opens the library and the window again, which says what has failed, if anything has.
    void goOn(const Result<> &done);
    void followRules();
    [[nodiscard]] QString rulesHash() const;
    [[nodiscard]] store::Backups backups() const;

    QSettings m_store;
    ui::Settings m_settings;
    game::Games m_games;
    ui::OwnRules m_rules;
    store::Location m_location;
    std::unique_ptr<ui::OneInstance> m_instance;
    std::unique_ptr<store::Database> m_database;
    std::unique_ptr<ui::Library> m_library;
    std::unique_ptr<ui::MainWindow> m_window;
};

} // namespace gunbai::app
