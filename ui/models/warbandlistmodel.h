// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/catalogue.h"

#include <QAbstractListModel>

namespace gunbai::ui {

/// Warband files as rows of a library: what each is called and whether it is legal.
class WarbandListModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        PathRole = Qt::UserRole + 1,
        AboutRole,   ///< "Ronin · Bushi · 7 models"
        TotalRole,   ///< "150"
        LimitRole,   ///< "of 150"; "points" without a limit
        StateRole,   ///< State
        VerdictRole, ///< "Legal", "1 broken", "1 note", "can't be read"
    };
    enum class State { Legal, Noted, Broken, Unreadable };
    Q_ENUM(State)

    explicit WarbandListModel(rules::CataloguePtr catalogue, QObject *parent = nullptr);

    /// Reads these files, in this order.
    void setPaths(const QStringList &paths);
    /// Reads the same files again.
    void refresh();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Row
    {
        QString path;
        QString name;
        QString about;
        QString total;
        QString limit;
        State state = State::Legal;
        QString verdict;
        QString fault;
    };

    [[nodiscard]] Row rowOf(const QString &path) const;
    [[nodiscard]] QString spokenText(const Row &row) const;

    rules::CataloguePtr m_catalogue;
    QStringList m_paths;
    std::vector<Row> m_rows;
};

} // namespace gunbai::ui
