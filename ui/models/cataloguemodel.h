// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/recruits.h"

#include <QAbstractListModel>

namespace gunbai::ui {

class ShownWarband;

/// What the open warband's list offers: a row a profile, under heads by type where its game has them, then the swords for
/// hire under a head of their own.
class CatalogueModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IsHeadRole = Qt::UserRole + 1,
        RankRole,     ///< int, or nothing in a game without Ranks
        CostRole,     ///< int
        AsideRole,    ///< "18 left", "18 over"; on a head "0 hired, at most 3"
        IsBarredRole, ///< it can't be taken
        ReasonRole,   ///< the rule that taking it would break
        NoteRole,
        OwnedRole,     ///< "you own 3 more"; nothing while there is no collection
        IsInDoubtRole, ///< the note is about a doubtful number
        CanAddRole,    ///< the list has it or may hire it
        MendsRole,     ///< the broken rule that one more would mend, as it would be stated then
        ProfileRole,   ///< its id
    };

    explicit CatalogueModel(const ShownWarband &shown, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    /// A profile, or a head above some (no recruit).
    struct Row
    {
        std::optional<Recruit> recruit;
        QString head;
        bool isHiredHead = false;
    };

    void readAgain();
    [[nodiscard]] std::vector<Row> rowsNow() const;
    [[nodiscard]] QVariant headData(const Row &row, int role) const;
    [[nodiscard]] QVariant recruitData(const Recruit &recruit, int role) const;
    [[nodiscard]] Row headOf(const Recruit &recruit) const;
    [[nodiscard]] QString hiredText() const;
    [[nodiscard]] QString ownedText(const Recruit &recruit) const;
    [[nodiscard]] QString leftText(const Recruit &recruit) const;
    [[nodiscard]] QString spokenText(const Recruit &recruit) const;

    const ShownWarband &m_shown;
    std::vector<Row> m_rows;
};

} // namespace gunbai::ui
