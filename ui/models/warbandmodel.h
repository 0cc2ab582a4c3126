// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/warbandchange.h"
#include "core/rules/profile.h"

#include <QAbstractTableModel>
#include <QMap>

namespace gunbai::roster {
struct Warrior;
}

namespace gunbai::ui {

class ShownWarband;

/// The models of the open warband, a row each, with what they carry and cost and whether they break a rule.
class WarbandModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NumberColumn,
        NameColumn,
        ProfileColumn,
        RankColumn,
        WeaponsColumn,
        ArmourColumn,
        SkillsColumn,
        PointsColumn,
        ColumnCount
    };
    enum Role {
        ChosenRole = Qt::UserRole + 1, ///< the part of the text that the player chose; the display text starts with it
        IsCauseRole,                   ///< the model breaks a rule that is pointed out
        IsLeaderRole,
        HasBannerRole,
        IsMountedRole,
        IsFaintRole,    ///< stands for something that is not there: "unnamed"
        CauseWordsRole, ///< of the weapons: the names of those that a broken rule counts
        IdRole,         ///< qint64, of the model
    };

    explicit WarbandModel(const ShownWarband &shown, QObject *parent = nullptr);

    /// Whether the warband's game has anything for a column.
    [[nodiscard]] bool hasColumn(int column) const;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;

    /// Points out the causes of one finding only, or with -1 those of every broken rule.
    void pointOut(int finding);

private:
    struct Words
    {
        QStringList chosen;
        QStringList given;
    };

    /// The rows that break a rule, with the weapons that it counts.
    using Causes = QMap<int, rules::ItemSet>;

    void beginChange(const edit::WarbandChange &change);
    void endChange(const edit::WarbandChange &change);
    void renumber();
    [[nodiscard]] Causes causesOf(int finding) const;
    [[nodiscard]] QStringList causeWords(int row) const;
    [[nodiscard]] QVariant stateData(int row, int role) const;
    [[nodiscard]] QVariant textData(int row, int column, int role) const;
    [[nodiscard]] QString plainText(int row, int column) const;
    [[nodiscard]] Words words(int row, int column) const;
    [[nodiscard]] Words weapons(int row) const;
    [[nodiscard]] Words skills(int row) const;
    [[nodiscard]] bool isFaint(int row, int column) const;
    [[nodiscard]] QString spokenText(int row) const;
    [[nodiscard]] const roster::Model &model(int row) const;
    [[nodiscard]] const roster::Warrior &warrior(int row) const;

    const ShownWarband &m_shown;
    Causes m_causes;
};

} // namespace gunbai::ui
