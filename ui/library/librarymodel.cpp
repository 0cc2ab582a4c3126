// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/librarymodel.h"

#include "ui/models/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSet>

#include <algorithm>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using store::LibraryEntry;
using store::WarbandId;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(LibraryModel)
};

LibraryModel::State stateOf(const LibraryEntry &entry)
{
    return entry.models == 0    ? LibraryModel::State::Empty
           : entry.broken > 0   ? LibraryModel::State::Broken
           : entry.warnings > 0 ? LibraryModel::State::Noted
                                : LibraryModel::State::Legal;
}

QString verdictOf(const LibraryEntry &entry)
{
    switch (stateOf(entry)) {
    case LibraryModel::State::Empty:
        return Words::tr("Empty");
    case LibraryModel::State::Broken:
        return Words::tr("%n broken", "rules", entry.broken);
    case LibraryModel::State::Noted:
        return Words::tr("%n note(s)", nullptr, entry.warnings);
    case LibraryModel::State::Legal:
        return Words::tr("Legal");
    }
    Q_UNREACHABLE();
}

QString limitOf(const LibraryEntry &entry)
{
    return entry.limit ? Words::tr("of %1", "points").arg(number(*entry.limit)) : Words::tr("points");
}

/// More rows than these come and go as a new list: one by one would take too long.
constexpr std::ptrdiff_t MostSteps = 64;

QSet<qint64> idsOf(const std::vector<LibraryEntry> &entries)
{
    QSet<qint64> ids;
    for (const LibraryEntry &entry : entries)
        ids.insert(entry.id.value());
    return ids;
}

} // namespace

QString shownName(const QString &name)
{
    return name.isEmpty() ? Words::tr("unnamed") : name;
}

QString shownTime(const QDateTime &time, const QDateTime &now)
{
    const QDateTime local = time.toLocalTime();
    const QDate today = now.toLocalTime().date();
    // Some locales have seconds even in their short format.
    const QString format = QLocale().timeFormat(QLocale::ShortFormat).remove(u":ss"_s);
    if (local.date() == today)
        return Words::tr("today %1", "time").arg(QLocale().toString(local.time(), format));
    if (local.date() == today.addDays(-1))
        return Words::tr("yesterday");
    return QLocale().toString(local.date(), local.date().year() == today.year()
                                                ? Words::tr("d MMMM", "format of a date of this year")
                                                : Words::tr("d MMMM yyyy", "format of a date of another year"));
}

LibraryModel::LibraryModel(rules::CataloguePtr catalogue, QObject *parent)
    : QAbstractListModel(parent), m_catalogue(std::move(catalogue))
{
}

/// Rows that stay keep their selection: what is gone is removed, what is new inserted; another order is a new list.
void LibraryModel::setEntries(std::vector<LibraryEntry> entries, const QDateTime &now)
{
    m_now = now;
    const bool isFarLongerOrShorter = std::abs(std::ssize(entries) - std::ssize(m_entries)) > MostSteps;
    if (isFarLongerOrShorter || !step(entries)) {
        beginResetModel();
        m_entries = std::move(entries);
        endResetModel();
        return;
    }
    m_entries = std::move(entries);
    if (!m_entries.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

/// False when too many come and go, or in another order.
bool LibraryModel::step(const std::vector<LibraryEntry> &entries)
{
    const QSet<qint64> before = idsOf(m_entries);
    const QSet<qint64> after = idsOf(entries);
    const QSet<qint64> gone = before - after;
    const QSet<qint64> come = after - before;
    if (gone.size() + come.size() > MostSteps)
        return false;
    remove(gone);
    return insert(come, entries);
}

void LibraryModel::remove(const QSet<qint64> &gone)
{
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (!gone.contains(entry(row).id.value()))
            continue;
        beginRemoveRows({}, row, row);
        m_entries.erase(m_entries.begin() + row);
        endRemoveRows();
    }
}

/// False when those that stay come in another order.
bool LibraryModel::insert(const QSet<qint64> &come, const std::vector<LibraryEntry> &entries)
{
    std::vector<WarbandId> kept;
    for (const LibraryEntry &each : entries) {
        if (!come.contains(each.id.value()))
            kept.push_back(each.id);
    }
    if (!std::ranges::equal(kept, m_entries, {}, {}, &LibraryEntry::id))
        return false;
    for (std::size_t row = 0; row < entries.size(); ++row) {
        if (!come.contains(entries[row].id.value()))
            continue;
        beginInsertRows({}, static_cast<int>(row), static_cast<int>(row));
        m_entries.insert(m_entries.begin() + static_cast<std::ptrdiff_t>(row), entries[row]);
        endInsertRows();
    }
    return true;
}

int LibraryModel::rowOf(WarbandId id) const
{
    const auto found = std::ranges::find(m_entries, id, &LibraryEntry::id);
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

int LibraryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LibraryEntry &at = entry(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return shownName(at.name);
    case Qt::AccessibleTextRole:
        return spokenText(at);
    case AboutRole:
        return about(at);
    case TotalRole:
        return number(at.points);
    case LimitRole:
        return limitOf(at);
    case StateRole:
        return QVariant::fromValue(stateOf(at));
    case VerdictRole:
        return verdictOf(at);
    case KamonRole:
        return at.kamon;
    case IsSampleRole:
        return at.isSample;
    }
    return {};
}

QString LibraryModel::about(const LibraryEntry &entry) const
{
    const rules::System *system = m_catalogue->system(entry.system);
    const rules::List *list = system ? system->list(entry.list) : nullptr;
    QStringList parts{system ? system->name : entry.system};
    if (!system || system->keys.list.isEmpty() || system->keys.list != entry.list)
        parts.append(list ? list->name : entry.list);
    parts.append(tr("%n model(s)", nullptr, entry.models));
    if (entry.binned)
        parts.append(tr("deleted %1", "time").arg(shownTime(*entry.binned, m_now)));
    else if (!entry.isSample)
        parts.append(shownTime(entry.changed, m_now));
    return parts.join(u" · "_s);
}

QString LibraryModel::spokenText(const LibraryEntry &entry) const
{
    QStringList parts{shownName(entry.name), about(entry), u"%1 %2"_s.arg(number(entry.points), limitOf(entry)),
                      verdictOf(entry)};
    if (entry.isSample)
        parts.append(tr("sample"));
    return parts.join(u", "_s);
}

} // namespace gunbai::ui
