// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/warbandlistmodel.h"

#include "ui/models/warbandreading.h"
#include "ui/models/words.h"

#include <QDir>
#include <QFileInfo>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

WarbandListModel::WarbandListModel(rules::CataloguePtr catalogue, QObject *parent)
    : QAbstractListModel(parent), m_catalogue(std::move(catalogue))
{
}

void WarbandListModel::setPaths(const QStringList &paths)
{
    m_paths = paths;
    refresh();
}

void WarbandListModel::refresh()
{
    beginResetModel();
    m_rows.clear();
    for (const QString &path : m_paths)
        m_rows.push_back(rowOf(path));
    endResetModel();
}

WarbandListModel::Row WarbandListModel::rowOf(const QString &path) const
{
    Row row;
    row.path = path;
    row.name = QFileInfo(path).fileName();
    const auto reading = readWarbandFile(path, m_catalogue);
    if (!reading) {
        row.about = QDir::toNativeSeparators(QFileInfo(path).path());
        row.state = State::Unreadable;
        row.verdict = tr("can’t be read");
        row.fault = reading.error().line();
        return row;
    }
    const auto &[bytes, readAt, warband, muster, verdict] = reading.value();
    if (!warband.name.isEmpty())
        row.name = warband.name;
    row.about = QStringList{muster.system ? muster.system->name : warband.system,
                            muster.list ? muster.list->name : warband.list,
                            tr("%n model(s)", nullptr, static_cast<int>(warband.models.size()))}
                    .join(u" · "_s);
    row.total = number(muster.total);
    row.limit = warband.limit ? tr("of %1", "points").arg(number(*warband.limit)) : tr("points");
    const int broken = verdict.brokenCount();
    const int notes = verdict.warningCount();
    row.state = broken > 0 ? State::Broken : notes > 0 ? State::Noted : State::Legal;
    row.verdict = broken > 0  ? tr("%n broken", "rules", broken)
                  : notes > 0 ? tr("%n note(s)", nullptr, notes)
                              : tr("Legal");
    return row;
}

int WarbandListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant WarbandListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.name;
    case Qt::ToolTipRole:
        return row.fault.isEmpty() ? QDir::toNativeSeparators(row.path) : row.fault;
    case Qt::AccessibleTextRole:
        return spokenText(row);
    case PathRole:
        return row.path;
    case AboutRole:
        return row.about;
    case TotalRole:
        return row.total;
    case LimitRole:
        return row.limit;
    case StateRole:
        return QVariant::fromValue(row.state);
    case VerdictRole:
        return row.verdict;
    }
    return {};
}

QString WarbandListModel::spokenText(const Row &row) const
{
    QStringList parts{row.name, row.about, u"%1 %2"_s.arg(row.total, row.limit).trimmed(), row.verdict};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

} // namespace gunbai::ui
