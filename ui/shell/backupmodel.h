// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/backups.h"

#include <QAbstractListModel>

namespace gunbai::ui {

/// "41 warbands, 28 November 2026".
[[nodiscard]] QString contentAndDate(const store::Backup &backup);

/// The backups of a library, a row each: when it was made, why, and what is in it.
class BackupModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit BackupModel(QObject *parent = nullptr);

    void setBackups(std::vector<store::Backup> backups);
    [[nodiscard]] const store::Backup &backup(int row) const { return m_backups[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    /// One that can't be restored can't be chosen.
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    std::vector<store::Backup> m_backups;
};

} // namespace gunbai::ui
