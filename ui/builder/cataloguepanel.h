// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QListView;

namespace gunbai::ui {

class CatalogueModel;
class ElidedLabel;
class OpenWarband;

/// The left column: what the warband's list offers, and what one more of each would mean.
class CataloguePanel final : public QWidget
{
    Q_OBJECT

public:
    CataloguePanel(const OpenWarband &open, CatalogueModel &model, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void readAgain();

    const OpenWarband &m_open;
    ElidedLabel *m_list;
    QLabel *m_aside;
    QListView *m_view;
};

} // namespace gunbai::ui
