// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/library/rostermodel.h"

#include "core/collection/collection.h"
#include "core/store/warbandrepository.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace gunbai::ui {

struct LibraryActions;
class ElidedLabel;
class MarkLabel;
class RosterTable;

/// The chosen warband of the library, to look at: what it is, the first rule that it breaks, its models and notes.
class WarbandPane final : public QWidget
{
    Q_OBJECT

public:
    explicit WarbandPane(const LibraryActions &actions, QWidget *parent = nullptr);

    void show(const store::LibraryEntry &entry, ShownRoster roster);
    /// Says how many of the warband's figures the player owns, when he has written down any.
    void showOwned(const collection::Collection &owned);
    /// Says that the warband can't be shown.
    void showFault(const store::LibraryEntry &entry, const Error &error);
    /// Turns the name into a field.
    void startRenaming();

Q_SIGNALS:
    void renamed(const QString &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QWidget *head(const LibraryActions &actions);
    [[nodiscard]] QWidget *brokenLine();
    void createBody(QVBoxLayout &column);
    void showHead(const store::LibraryEntry &entry);
    void showVerdict();
    void showNotes();
    void endRenaming();

    RosterModel m_model;
    MarkLabel *m_kamon = nullptr;
    ElidedLabel *m_name = nullptr;
    QLineEdit *m_rename = nullptr;
    ElidedLabel *m_about = nullptr;
    std::vector<QPushButton *> m_ofLibrary;
    std::vector<QPushButton *> m_ofBin;
    QWidget *m_broken = nullptr;
    QLabel *m_statement = nullptr;
    QLabel *m_others = nullptr;
    RosterTable *m_table = nullptr;
    QLabel *m_ownedHead = nullptr;
    QLabel *m_owned = nullptr;
    QLabel *m_missing = nullptr;
    QLabel *m_notesHead = nullptr;
    QLabel *m_notes = nullptr;
};

} // namespace gunbai::ui
