// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/catalogue.h"
#include "ui/library/libraryfilter.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace gunbai::ui {

class MenuButton;
class Segments;

/// The search line over the library, and under it what else narrows the list.
class FilterBar final : public QWidget
{
    Q_OBJECT

public:
    explicit FilterBar(rules::CataloguePtr catalogue, QWidget *parent = nullptr);

    [[nodiscard]] QString typed() const;
    [[nodiscard]] const LibraryFilter &filter() const { return m_filter; }
    /// Whether anything narrows the list.
    [[nodiscard]] bool isNarrowing() const;
    void clear();
    /// Puts the cursor into the search line.
    void search();

    /// Offers the games, lists and limits that these have.
    void offer(const std::vector<store::LibraryEntry> &all);
    /// Shows how many there are of what the search left.
    void showCounts(const LegalityCounts &counts);

Q_SIGNALS:
    /// Down or Enter in the search line: on to what was found.
    void left();
    void changed();

private:
    void createSearch();
    void take();
    void readFilter();
    [[nodiscard]] QString listName(const store::LibraryEntry &entry) const;

    rules::CataloguePtr m_catalogue;
    LibraryFilter m_filter;
    QLineEdit *m_search;
    QLabel *m_hint = nullptr;
    MenuButton *m_game;
    MenuButton *m_list;
    MenuButton *m_points;
    Segments *m_legality;
};

} // namespace gunbai::ui
