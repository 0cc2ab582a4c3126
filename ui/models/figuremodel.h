// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/collectiondocument.h"
#include "core/rules/catalogue.h"

#include <QAbstractTableModel>

namespace gunbai::ui {

/// The figures of a collection that have the words that are looked for, a row each. Names and numbers are edited in place.
class FigureModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, UsesColumn, OwnedColumn, PaintedColumn, NotesColumn, ColumnCount };
    enum Role { IdRole = Qt::UserRole + 1, IsFaintRole };

    FigureModel(edit::CollectionDocument &document, rules::CataloguePtr catalogue, QObject *parent = nullptr);

    void find(const QString &typed);
    [[nodiscard]] const collection::Figure &figure(int row) const;
    /// The row of a figure, or -1.
    [[nodiscard]] int rowOf(collection::FigureId id) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

private:
    void readAgain();
    [[nodiscard]] bool isFound(const collection::Figure &figure) const;
    [[nodiscard]] QString text(const collection::Figure &figure, int column) const;

    edit::CollectionDocument &m_document;
    rules::CataloguePtr m_catalogue;
    QStringList m_words;
    std::vector<std::size_t> m_rows;         ///< of the collection
    std::vector<collection::FigureId> m_ids; ///< of the rows
};

} // namespace gunbai::ui
