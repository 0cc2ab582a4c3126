// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/shell/backupmodel.h"
#include "ui/shell/settings.h"
#include "ui/shell/settingssection.h"

class QListView;
class QPushButton;

namespace gunbai::ui {

class ElidedLabel;
class Library;

/// Where the library is, and its backups.
class LibrarySettings final : public SettingsSection
{
    Q_OBJECT

public:
    LibrarySettings(Settings &settings, const Library &library, QWidget *parent = nullptr);

    void readAgain();

Q_SIGNALS:
    void moveAsked(const QString &folder);
    void restoreAsked(const QString &backup);
    void failed(const gunbai::Error &error);

private:
    QWidget *createPlace();
    QWidget *createKept();
    void createBackups();
    void keep(int number);
    void askForFolder();
    void backUp();
    void restore();
    void updateButtons();

    Settings &m_settings;
    const Library &m_library;
    BackupModel m_backups;
    ElidedLabel *m_path = nullptr;
    QLabel *m_kept = nullptr;
    QPushButton *m_fewer = nullptr;
    QPushButton *m_more = nullptr;
    QListView *m_view = nullptr;
    QPushButton *m_restore = nullptr;
};

} // namespace gunbai::ui
