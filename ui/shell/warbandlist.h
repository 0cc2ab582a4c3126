// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/warbandlistmodel.h"

#include <QWidget>

class QLabel;
class QListView;

namespace gunbai::ui {

/// Warband files under a head, as high as they need. Hidden while there are none.
class WarbandList final : public QWidget
{
    Q_OBJECT

public:
    WarbandList(const rules::CataloguePtr &catalogue, const QString &badge, QWidget *parent = nullptr);

    void setHead(const QString &text);
    void setPaths(const QStringList &paths);
    /// Reads the files again.
    void refresh();

Q_SIGNALS:
    void picked(const QString &path);

private:
    void pick(const QModelIndex &index);
    void fit();

    WarbandListModel m_model;
    QLabel *m_head;
    QListView *m_view;
};

} // namespace gunbai::ui
