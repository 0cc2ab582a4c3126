// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/catalogue.h"
#include "core/store/warbandrepository.h"

#include <QAbstractListModel>

namespace gunbai::ui {

/// Warbands of the library, a row each, in the order in which they are handed in.
class LibraryModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        AboutRole = Qt::UserRole + 1, ///< "Ronin · Bushi · 7 models · today 21:04"
        TotalRole,                    ///< "150"
        LimitRole,                    ///< "of 150"; "points" without a limit
        StateRole,                    ///< State
        VerdictRole,                  ///< "Legal", "1 broken", "1 note"
        KamonRole,                    ///< the drawing
        IsSampleRole,
    };
    enum class State { Empty, Legal, Noted, Broken };
    Q_ENUM(State)

    explicit LibraryModel(rules::CataloguePtr catalogue, QObject *parent = nullptr);

    /// `now` is what "today" is told by.
    void setEntries(std::vector<store::LibraryEntry> entries, const QDateTime &now);
    [[nodiscard]] const store::LibraryEntry &entry(int row) const { return m_entries[static_cast<std::size_t>(row)]; }
    /// The row of a warband, or -1.
    [[nodiscard]] int rowOf(store::WarbandId id) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    bool step(const std::vector<store::LibraryEntry> &entries);
    void remove(const QSet<qint64> &gone);
    bool insert(const QSet<qint64> &come, const std::vector<store::LibraryEntry> &entries);
    [[nodiscard]] QString about(const store::LibraryEntry &entry) const;
    [[nodiscard]] QString spokenText(const store::LibraryEntry &entry) const;

    rules::CataloguePtr m_catalogue;
    std::vector<store::LibraryEntry> m_entries;
    QDateTime m_now;
};

/// "Sanada's patrol", or what a warband without a name is called.
[[nodiscard]] QString shownName(const QString &name);
/// "today 21:04", "yesterday", "26 November", "26 November 2025".
[[nodiscard]] QString shownTime(const QDateTime &time, const QDateTime &now);

} // namespace gunbai::ui
