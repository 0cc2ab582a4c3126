// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/library/library.h"
#include "ui/library/libraryactions.h"

#include <QWidget>

#include <functional>

class QStackedWidget;

namespace gunbai::ui {

class AskLine;
class FirstStart;
class LibraryColumn;
class NewWarband;
class Notice;
class WarbandPane;

/// The library: its warbands at the left, the chosen one at the right, or the ways to begin.
class LibraryPage final : public QWidget
{
    Q_OBJECT

public:
    /// `openFile` is the window's. The library must outlive the page.
    LibraryPage(Library &library, QAction *openFile, QWidget *parent = nullptr);

    void choose(store::WarbandId id);
    void setSamplesShown(bool areShown);
    /// What house rules a new warband of a system begins with.
    void setHouseRules(std::function<QStringList(const QString &system)> houseRules);
    void startNew();
    /// Marks a warband and asks for the builder.
    void edit(store::WarbandId id);

    void showFault(const Error &error, const QString &advice);
    [[nodiscard]] QString fault() const;
    /// The line across the page for what must be asked about a warband of the library.
    [[nodiscard]] AskLine &question() { return *m_ask; }

Q_SIGNALS:
    void editAsked(gunbai::store::WarbandId id);
    void printAsked(gunbai::store::WarbandId id);
    void samplesShown(bool areShown);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void createParts(QAction *openFile);
    void connectActions();
    void connectParts();
    void reload();
    void showChosen();
    void updateActions(const std::optional<store::LibraryEntry> &entry);
    void chooseFirst();
    void create(const roster::Warband &warband);
    [[nodiscard]] NewWarband &newWarband();
    void leaveNew();
    void endNew();
    void duplicate(const QString &pattern);
    void writeFile();
    void bin();
    void restore(store::WarbandId id);
    void erase();
    void eraseNow(store::WarbandId id);
    bool heard(const Result<> &done);

    Library &m_library;
    LibraryActions m_actions;
    std::function<QStringList(const QString &system)> m_houseRules;
    Notice *m_notice = nullptr;
    AskLine *m_ask = nullptr;
    LibraryColumn *m_column = nullptr;
    QStackedWidget *m_side = nullptr;
    QWidget *m_nobody = nullptr;
    FirstStart *m_firstStart = nullptr;
    NewWarband *m_new = nullptr; ///< nullptr until one is begun
    WarbandPane *m_pane = nullptr;
    bool m_isStale = true;
};

} // namespace gunbai::ui
