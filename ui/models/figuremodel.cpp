// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/figuremodel.h"

#include "ui/models/figurewords.h"
#include "ui/models/words.h"

#include <algorithm>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using collection::Figure;

FigureModel::FigureModel(edit::CollectionDocument &document, rules::CataloguePtr catalogue, QObject *parent)
    : QAbstractTableModel(parent), m_document(document), m_catalogue(std::move(catalogue))
{
    connect(&document, &edit::CollectionDocument::changed, this, &FigureModel::readAgain);
    readAgain();
}

void FigureModel::find(const QString &typed)
{
    m_words = typed.split(u' ', Qt::SkipEmptyParts);
    readAgain();
}

/// All words, in any order, in its name, uses or notes.
bool FigureModel::isFound(const Figure &figure) const
{
    const QString all = figure.name + u'\n' + usesText(figure, *m_catalogue) + u'\n' + figure.notes;
    return std::ranges::all_of(m_words,
                               [&all](const QString &word) { return all.contains(word, Qt::CaseInsensitive); });
}

/// The same figures keep their rows, so that one can be edited in the midst of them.
void FigureModel::readAgain()
{
    const auto &figures = m_document.collection().figures;
    std::vector<std::size_t> rows;
    std::vector<collection::FigureId> ids;
    for (std::size_t index = 0; index < figures.size(); ++index) {
        if (isFound(figures[index])) {
            rows.push_back(index);
            ids.push_back(figures[index].id);
        }
    }
    if (ids == m_ids) {
        m_rows = std::move(rows);
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    m_ids = std::move(ids);
    endResetModel();
}

const Figure &FigureModel::figure(int row) const
{
    return m_document.collection().figures[m_rows[static_cast<std::size_t>(row)]];
}

int FigureModel::rowOf(collection::FigureId id) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (figure(row).id == id)
            return row;
    }
    return -1;
}

int FigureModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FigureModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString FigureModel::text(const Figure &figure, int column) const
{
    switch (column) {
    case NameColumn:
        return figure.name.isEmpty() ? tr("unnamed") : figure.name;
    case UsesColumn:
        return figure.uses.empty() ? tr("nothing yet") : usesText(figure, *m_catalogue);
    case OwnedColumn:
        return number(figure.count);
    case PaintedColumn:
        return figure.painted == 0 ? tr("none") : figure.painted == figure.count ? tr("all") : number(figure.painted);
    case NotesColumn:
        return figure.notes.section(u'\n', 0, 0);
    }
    return {};
}

QVariant FigureModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Figure &at = figure(index.row());
    const bool isNumber = index.column() == OwnedColumn || index.column() == PaintedColumn;
    switch (role) {
    case Qt::EditRole:
        if (isNumber)
            return index.column() == OwnedColumn ? at.count : at.painted;
        return index.column() == NameColumn ? at.name : text(at, index.column());
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text(at, index.column());
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
    case IdRole:
        return at.id.value();
    case IsFaintRole:
        return (index.column() == NameColumn && at.name.isEmpty()) || (index.column() == UsesColumn && at.uses.empty())
               || (index.column() == PaintedColumn && at.painted == 0);
    default:
        return {};
    }
}

Qt::ItemFlags FigureModel::flags(const QModelIndex &index) const
{
    const auto flags = QAbstractTableModel::flags(index) | Qt::ItemNeverHasChildren;
    const bool isTyped =
        index.column() == NameColumn || index.column() == OwnedColumn || index.column() == PaintedColumn;
    return index.isValid() && isTyped ? flags | Qt::ItemIsEditable : flags;
}

/// Of more painted ones than there are, as many as there are.
bool FigureModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    Figure figure = this->figure(index.row());
    if (index.column() == NameColumn)
        figure.name = value.toString().trimmed();
    else if (index.column() == OwnedColumn)
        figure.count = std::clamp(value.toInt(), 1, collection::MostAlike);
    else if (index.column() == PaintedColumn)
        figure.painted = std::max(value.toInt(), 0);
    else
        return false;
    figure.painted = std::min(figure.painted, figure.count);
    m_document.change(figure, tr("Change %1", "a figure").arg(text(figure, NameColumn)));
    return true;
}

QVariant FigureModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter
                        | (section == OwnedColumn || section == PaintedColumn ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Figure");
    case UsesColumn:
        return tr("Stands for");
    case OwnedColumn:
        return tr("Owned");
    case PaintedColumn:
        return tr("Painted");
    case NotesColumn:
        return tr("Notes");
    }
    return {};
}

} // namespace gunbai::ui
