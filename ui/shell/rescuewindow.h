// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/backupmodel.h"

#include "core/rules/catalogue.h"

#include <QDialog>

class QLabel;
class QListView;
class QPushButton;
class QVBoxLayout;

namespace gunbai::ui {

class Notice;

/// What stands in the place of the window when the library can't be opened: why, what can be done, and the backups.
/// Accepted means: open it again. Files can be checked meanwhile.
class RescueWindow final : public QDialog
{
    Q_OBJECT

public:
    RescueWindow(const Error &error, store::Backups backups, rules::CataloguePtr catalogue, QWidget *parent = nullptr);

    [[nodiscard]] QString fault() const;
    /// Says whether a warband file is legal, and what it breaks.
    void check(const QString &path);
    [[nodiscard]] QString checked() const;

private:
    void createBackups(QVBoxLayout &column);
    void createButtons(QVBoxLayout &column);
    void updateButtons();
    [[nodiscard]] QString adviceFor(const Error &error) const;
    void restore();
    void beginAnew();
    void askForFile();

    store::Backups m_backups;
    rules::CataloguePtr m_catalogue;
    BackupModel m_model;
    bool m_isGone;
    bool m_offersBackups;
    Notice *m_notice;
    QListView *m_view;
    QLabel *m_checked;
    QPushButton *m_restore;
};

} // namespace gunbai::ui
