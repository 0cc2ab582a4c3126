// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/listchoicemodel.h"

#include "core/store/summary.h"
#include "ui/widgets/type.h"

#include <algorithm>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using rules::List;

ListChoiceModel::ListChoiceModel(rules::CataloguePtr catalogue, QObject *parent)
    : QAbstractListModel(parent), m_catalogue(std::move(catalogue))
{
}

void ListChoiceModel::setGame(const QString &system)
{
    m_system = m_catalogue->system(system);
    build();
}

void ListChoiceModel::search(const QString &typed)
{
    m_typed = typed;
    build();
}

/// Periods in the order in which the rules data first names them.
void ListChoiceModel::build()
{
    beginResetModel();
    m_rows.clear();
    const QStringList words = store::searchWords(m_typed);
    std::vector<const List *> found;
    QStringList periods;
    for (std::size_t index = 0; m_system && index < m_system->lists.size(); ++index) {
        const List &list = m_system->lists[index];
        const QString text = store::folded(list.name + u' ' + list.period + u' ' + list.note);
        if (!std::ranges::all_of(words, [&text](const QString &word) { return text.contains(word); }))
            continue;
        found.push_back(&list);
        if (!periods.contains(list.period))
            periods.append(list.period);
    }
    for (const QString &period : periods) {
        m_rows.push_back({period, nullptr});
        for (const List *list : found) {
            if (list->period == period)
                m_rows.push_back({period, list});
        }
    }
    endResetModel();
}

int ListChoiceModel::choosable(int row, int by) const
{
    for (; row >= 0 && row < rowCount(); row += by) {
        if (list(row))
            return row;
    }
    return -1;
}

int ListChoiceModel::rowOf(const QString &wanted) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (list(row) && list(row)->id == wanted)
            return row;
    }
    return -1;
}

int ListChoiceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ListChoiceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return row.list ? row.list->name : row.period.isEmpty() ? tr("Any period") : row.period;
    case Qt::FontRole:
        return row.list ? typeface(Text::Body) : typeface(Text::Caption, Weight::Bold);
    case Qt::SizeHintRole:
        return QSize(0, 28);
    }
    return {};
}

Qt::ItemFlags ListChoiceModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    return list(index.row()) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace gunbai::ui
