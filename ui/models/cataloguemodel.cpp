// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/cataloguemodel.h"

#include "ui/models/openwarband.h"
#include "ui/models/words.h"

namespace gunbai::ui {

using namespace Qt::StringLiterals;

CatalogueModel::CatalogueModel(const OpenWarband &open, QObject *parent) : QAbstractListModel(parent), m_open(open)
{
    connect(&open, &OpenWarband::aboutToChange, this, [this] { beginResetModel(); });
    connect(&open, &OpenWarband::changed, this, [this] {
        readAgain();
        endResetModel();
    });
    readAgain();
}

/// The offers are computed once a reading: each means judging the warband anew.
void CatalogueModel::readAgain()
{
    m_rows.clear();
    bool isBelowHead = false;
    for (const Recruit &recruit : recruits(m_open)) {
        if (recruit.isHired && !isBelowHead)
            m_rows.push_back(std::nullopt);
        isBelowHead = recruit.isHired;
        m_rows.push_back(recruit);
    }
}

int CatalogueModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

Qt::ItemFlags CatalogueModel::flags(const QModelIndex &index) const
{
    const bool isHead = index.isValid() && !m_rows[static_cast<std::size_t>(index.row())];
    return isHead ? Qt::ItemIsEnabled | Qt::ItemNeverHasChildren : QAbstractListModel::flags(index);
}

QVariant CatalogueModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    return row ? recruitData(*row, role) : headData(role);
}

QVariant CatalogueModel::headData(int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return tr("Swords for hire");
    case Qt::AccessibleTextRole:
        return u"%1: %2"_s.arg(tr("Swords for hire"), hiredText());
    case AsideRole:
        return hiredText();
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
        return recruit.profile->rank;
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
    case IsInDoubtRole:
        return recruit.profile->isInDoubt;
    }
    return {};
}

QString CatalogueModel::hiredText() const
{
    const QString hired = tr("%n hired", "swords for hire", hiredCount(m_open.muster()));
    const auto most = mostHired(m_open);
    return most ? tr("%1, at most %2", "how many are hired").arg(hired, number(*most)) : hired;
}

QString CatalogueModel::leftText(const Recruit &recruit) const
{
    if (!recruit.left || recruit.isBarred)
        return {};
    return *recruit.left < 0 ? tr("%n over", "points", -*recruit.left) : tr("%n left", "points", *recruit.left);
}

QString CatalogueModel::spokenText(const Recruit &recruit) const
{
    QStringList parts{tr("%1, Rank %2").arg(recruit.profile->name, number(recruit.profile->rank)),
                      tr("%n point(s)", nullptr, recruit.cost), leftText(recruit)};
    parts += recruit.reasons;
    parts.append(recruit.note);
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

} // namespace gunbai::ui
