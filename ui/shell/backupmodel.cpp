// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/backupmodel.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>
#include <QSize>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using store::Backup;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BackupModel)
};

QString reasonOf(Backup::Kind kind)
{
    switch (kind) {
    case Backup::Kind::Daily:
        return Words::tr("made daily");
    case Backup::Kind::Asked:
        return Words::tr("made when asked");
    case Backup::Kind::Update:
        return Words::tr("made before an update");
    case Backup::Kind::Restore:
        return Words::tr("made before a restore");
    case Backup::Kind::Broken:
        return Words::tr("the damaged library, kept aside");
    case Backup::Kind::Replaced:
        return Words::tr("another file took its place");
    }
    Q_UNREACHABLE();
}

QString dateOf(const Backup &backup)
{
    const QString day = QLocale().toString(backup.made.date(), Words::tr("d MMMM yyyy", "a date"));
    return backup.kind == Backup::Kind::Daily
               ? day
               : Words::tr("%1, %2", "a date and a time")
                     .arg(day, QLocale().toString(backup.made.time(), QLocale::ShortFormat));
}

bool canBeRestored(const Backup &backup)
{
    return backup.kind != Backup::Kind::Broken && backup.warbands.has_value();
}

} // namespace

QString contentAndDate(const Backup &backup)
{
    const QString content = backup.warbands ? BackupModel::tr("%n warband(s)", nullptr, *backup.warbands)
                                            : BackupModel::tr("can’t be read");
    return Words::tr("%1, %2", "a backup's content and date").arg(content, dateOf(backup));
}

BackupModel::BackupModel(QObject *parent) : QAbstractListModel(parent) {}

void BackupModel::setBackups(std::vector<Backup> backups)
{
    beginResetModel();
    m_backups = std::move(backups);
    endResetModel();
}

int BackupModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_backups.size());
}

QVariant BackupModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Backup &at = backup(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return QStringList{contentAndDate(at), reasonOf(at.kind)}.join(u" · "_s);
    case Qt::ToolTipRole:
        return QDir::toNativeSeparators(at.path);
    case Qt::SizeHintRole:
        return QSize(0, 30);
    }
    return {};
}

Qt::ItemFlags BackupModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || !canBeRestored(backup(index.row())))
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

} // namespace gunbai::ui
