// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/verdict.h"

#include <QAbstractTableModel>
#include <QSet>

namespace gunbai::ui {

/// A warband priced and judged, as the library shows it.
struct ShownRoster
{
    roster::Warband warband;
    roster::Muster muster;
    roster::Verdict verdict;
};

[[nodiscard]] ShownRoster drawnUp(const roster::Warband &warband, const rules::CataloguePtr &catalogue);

/// The models of a warband that is only looked at, a row each.
class RosterModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NumberColumn,
        NameColumn,
        ProfileColumn,
        RankColumn,
        WeaponsColumn,
        SkillsColumn,
        PointsColumn,
        ColumnCount
    };
    enum Role {
        IsCauseRole = Qt::UserRole + 1, ///< the model breaks a rule
        IsLeaderRole,
        HasBannerRole,
        IsMountedRole,
        IsFaintRole, ///< stands for something that is not there: "unnamed"
    };

    explicit RosterModel(QObject *parent = nullptr);

    void setRoster(ShownRoster roster);
    [[nodiscard]] const ShownRoster &roster() const { return m_roster; }
    /// Whether its game has Ranks.
    [[nodiscard]] bool hasRanks() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] QString weapons(int row) const;
    [[nodiscard]] QString skills(int row) const;
    [[nodiscard]] QString spokenText(int row) const;
    [[nodiscard]] bool isFaint(int row, int column) const;

    ShownRoster m_roster;
    QSet<int> m_causes;
};

} // namespace gunbai::ui
