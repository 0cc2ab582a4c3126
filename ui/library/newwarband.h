// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/library/listchoicemodel.h"

#include "core/roster/warband.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QVBoxLayout;

namespace gunbai::ui {

class MenuButton;
class Segments;

/// Begins a warband: the game when there are several, its list, the points and a name. Enter anywhere creates it.
class NewWarband final : public QWidget
{
    Q_OBJECT

public:
    explicit NewWarband(rules::CataloguePtr catalogue, QWidget *parent = nullptr);

    /// Ready for another one: list and points as they were, the cursor in the search of lists.
    void start();

Q_SIGNALS:
    void created(const gunbai::roster::Warband &warband);
    void cancelled();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void createFields(QVBoxLayout &column);
    void createLists(QVBoxLayout &column);
    void createButtons(QVBoxLayout &column);
    void connectParts();
    void search(const QString &typed);
    void chooseRow(int row);
    void showGame();
    void showLimits();
    void showChosen();
    void create();
    [[nodiscard]] const rules::List *chosenList() const;

    rules::CataloguePtr m_catalogue;
    ListChoiceModel m_lists;
    MenuButton *m_game = nullptr;
    QLabel *m_listLabel = nullptr;
    QLineEdit *m_search = nullptr;
    QListView *m_view = nullptr;
    QLabel *m_note = nullptr;
    QWidget *m_filler = nullptr; ///< takes the room of a list of lists that is not shown
    std::vector<int> m_limits;   ///< that the game's forces commonly have
    Segments *m_points = nullptr;
    QLineEdit *m_name = nullptr;
    QPushButton *m_create = nullptr;
    QPushButton *m_cancel = nullptr;
    QString m_lastList;
};

} // namespace gunbai::ui
