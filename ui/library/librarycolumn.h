// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/library/library.h"
#include "ui/library/libraryfilter.h"

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace gunbai::ui {

class FilterBar;
class MenuButton;
class WarbandSection;

/// The library as the column at the left: search, filters, the player's warbands, the samples, the bin.
class LibraryColumn final : public QWidget
{
    Q_OBJECT

public:
    LibraryColumn(const Library &library, QAction *openFile, QAction *create, QWidget *parent = nullptr);

    /// Asks the library again.
    void reload();
    void search();
    void clearSearch();
    void setSamplesShown(bool areShown);

    /// The chosen warband as the list has it, or none.
    [[nodiscard]] std::optional<store::LibraryEntry> chosen() const;
    void choose(store::WarbandId id);
    /// The warband that stands nearest to the chosen one, for when that goes.
    [[nodiscard]] store::WarbandId neighbour() const;
    [[nodiscard]] bool hasOwn() const { return m_hasOwn; }

Q_SIGNALS:
    /// Another warband is chosen, or the same one is another than before.
    void shown();
    /// The player has chosen a row.
    void picked();
    void opened(gunbai::store::WarbandId id);
    void samplesShown(bool areShown);
    void failed(const gunbai::Error &error);

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    void createHead(QVBoxLayout &column, QAction *openFile, QAction *create);
    void createSections(QVBoxLayout &column);
    void createControls();
    void connectSections();
    void find();
    void fill(std::vector<store::LibraryEntry> found, std::vector<store::LibraryEntry> bin);
    void showHeads(bool isFinding);
    void pick(store::WarbandId id);
    void enter(std::ptrdiff_t at, int by);
    void step(const WarbandSection *from, int step);
    void foldBin();
    void showChosen();

    const Library &m_library;
    FilterBar *m_filters = nullptr;
    QScrollArea *m_area = nullptr;
    WarbandSection *m_own = nullptr;
    WarbandSection *m_samples = nullptr;
    WarbandSection *m_bin = nullptr;
    std::vector<WarbandSection *> m_sections;
    QWidget *m_nothing = nullptr;
    QLabel *m_nothingText = nullptr;
    QLabel *m_hint = nullptr;
    MenuButton *m_order = nullptr;
    QPushButton *m_hideSamples = nullptr;
    QPushButton *m_openBin = nullptr;
    store::WarbandId m_chosen;
    bool m_areSamplesShown = true;
    bool m_isBinOpen = false;
    bool m_hasOwn = false;
};

} // namespace gunbai::ui
