// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/cataloguemodel.h"

#include "ui/models/shownwarband.h"
#include "ui/models/words.h"

#include <algorithm>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

CatalogueModel::CatalogueModel(const ShownWarband &shown, QObject *parent)
    : QAbstractListModel(parent), m_shown(shown), m_rows(rowsNow())
{
    connect(&shown, &ShownWarband::changed, this, &CatalogueModel::readAgain);
}

/// The offers are computed once a change: each means judging the warband anew.
std::vector<CatalogueModel::Row> CatalogueModel::rowsNow() const
{
    std::vector<Row> rows;
    QString above;
    for (const Recruit &recruit : recruits(m_shown)) {
        Row head = headOf(recruit);
        if (head.head != above)
            rows.push_back(head);
        above = head.head;
        rows.push_back({recruit, {}, false});
    }
    return rows;
}

/// The head under which a profile stands, without words for the first ones of a game that has no heads by type.
CatalogueModel::Row CatalogueModel::headOf(const Recruit &recruit) const
{
    if (recruit.isHired)
        return {{}, tr("Swords for hire"), true};
    return {{}, m_shown.muster().system->types.value(recruit.profile->type), false};
}

void CatalogueModel::readAgain()
{
    auto rows = rowsNow();
    const auto profileOf = [](const Row &row) { return row.recruit ? row.recruit->profile : nullptr; };
    if (std::ranges::equal(rows, m_rows, {}, profileOf, profileOf)) {
        m_rows = std::move(rows);
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int CatalogueModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

Qt::ItemFlags CatalogueModel::flags(const QModelIndex &index) const
{
    const bool isHead = index.isValid() && !m_rows[static_cast<std::size_t>(index.row())].recruit;
    return isHead ? Qt::ItemIsEnabled | Qt::ItemNeverHasChildren : QAbstractListModel::flags(index);
}

QVariant CatalogueModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    return row.recruit ? recruitData(*row.recruit, role) : headData(row, role);
}

QVariant CatalogueModel::headData(const Row &row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return row.head;
    case Qt::AccessibleTextRole:
        return row.isHiredHead ? u"%1: %2"_s.arg(row.head, hiredText()) : row.head;
    case AsideRole:
        return row.isHiredHead ? hiredText() : QString();
    case IsHeadRole:
        return true;
    }
    return {};
}

QVariant CatalogueModel::recruitData(const Recruit &recruit, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return recruit.profile->name;
    case Qt::AccessibleTextRole:
        return spokenText(recruit);
    case Qt::ToolTipRole:
        return (QStringList(recruit.profile->name) + recruit.reasons + QStringList(recruit.note)).join(u'\n').trimmed();
    case IsHeadRole:
        return false;
    case RankRole:
        return m_shown.muster().system->hasRanks ? QVariant(recruit.profile->rank) : QVariant();
    case CostRole:
        return recruit.cost;
    case AsideRole:
        return leftText(recruit);
    case ReasonRole:
        return recruit.reasons.value(0);
    case IsBarredRole:
        return recruit.isBarred;
    case NoteRole:
        return recruit.note;
    case OwnedRole:
        return ownedText(recruit);
    case IsInDoubtRole:
        return recruit.profile->isInDoubt;
    case CanAddRole:
        return recruit.canAdd;
    case MendsRole:
        return recruit.mends;
    case ProfileRole:
        return recruit.profile->id;
    }
    return {};
}

QString CatalogueModel::hiredText() const
{
    const QString hired = tr("%n hired", "swords for hire", hiredCount(m_shown.muster()));
    const auto most = mostHired(m_shown);
    return most ? tr("%1, at most %2", "how many are hired").arg(hired, number(*most)) : hired;
}

QString CatalogueModel::ownedText(const Recruit &recruit) const
{
    if (m_shown.owned().isEmpty() || recruit.owned == 0)
        return {};
    return tr("You own %n more.", "figures", recruit.owned);
}

QString CatalogueModel::leftText(const Recruit &recruit) const
{
    if (!recruit.left || recruit.isBarred)
        return {};
    return *recruit.left < 0 ? tr("%n over", "points", -*recruit.left) : tr("%n left", "points", *recruit.left);
}

QString CatalogueModel::spokenText(const Recruit &recruit) const
{
    const bool hasRank = m_shown.muster().system->hasRanks;
    QStringList parts{hasRank ? tr("%1, Rank %2").arg(recruit.profile->name, number(recruit.profile->rank))
                              : recruit.profile->name,
                      tr("%n point(s)", nullptr, recruit.cost), leftText(recruit)};
    parts += recruit.reasons;
    if (!recruit.mends.isEmpty())
        parts.append(tr("Mends: %1", "a rule").arg(recruit.mends));
    parts.append(recruit.note);
    parts.append(ownedText(recruit));
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

} // namespace gunbai::ui
