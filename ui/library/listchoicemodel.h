// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/catalogue.h"

#include <QAbstractListModel>

namespace gunbai::ui {

/// The lists of a game to choose from, grouped by period: a head before each group, which can't be chosen.
class ListChoiceModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit ListChoiceModel(rules::CataloguePtr catalogue, QObject *parent = nullptr);

    void setGame(const QString &system);
    /// Leaves the lists that have all words in name, period or note.
    void search(const QString &typed);

    /// nullptr for a head.
    [[nodiscard]] const rules::List *list(int row) const { return m_rows[static_cast<std::size_t>(row)].list; }
    /// The first row at or after `row`, in steps of `by`, that has a list; -1 when there is none.
    [[nodiscard]] int choosable(int row, int by) const;
    [[nodiscard]] int rowOf(const QString &list) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row
    {
        QString period;
        const rules::List *list = nullptr;
    };

    void build();

    rules::CataloguePtr m_catalogue;
    const rules::System *m_system = nullptr;
    QString m_typed;
    std::vector<Row> m_rows;
};

} // namespace gunbai::ui
