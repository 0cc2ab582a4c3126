// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/library/librarymodel.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QListView;

namespace gunbai::ui {

/// Warbands of the library under a head: as high as all of them, for the column around it scrolls.
class WarbandSection final : public QWidget
{
    Q_OBJECT

public:
    WarbandSection(const rules::CataloguePtr &catalogue, const QString &name, QWidget *parent = nullptr);

    /// Puts a control at the right end of the head.
    void addControl(QWidget *control);
    /// What stands in the place of the rows while there are none.
    void setNothing(const QString &what, const QString &why);
    void setHead(const QString &text);
    void setFolded(bool isFolded);
    void setEntries(std::vector<store::LibraryEntry> entries, const QDateTime &now);

    [[nodiscard]] const LibraryModel &model() const { return m_model; }
    [[nodiscard]] QListView *view() const { return m_view; }
    /// Marks the warband as chosen; none when it isn't here.
    void choose(store::WarbandId id);
    /// Where the chosen row is, in this widget.
    [[nodiscard]] QRect chosenRect() const;

Q_SIGNALS:
    void chosen(gunbai::store::WarbandId id);
    void opened(gunbai::store::WarbandId id);
    /// Up was pressed at the first row, or Down at the last.
    void left(int step);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fit();

    LibraryModel m_model;
    QHBoxLayout *m_headRow;
    QLabel *m_head;
    QWidget *m_nothing;
    QLabel *m_what;
    QLabel *m_why;
    QListView *m_view;
    bool m_isFolded = false;
    bool m_isChoosing = false;
};

} // namespace gunbai::ui
