// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace gunbai::ui {

class CatalogueModel;
class CatalogueView;
class CompleteBar;
class ElidedLabel;
class ShownWarband;

/// The left column: what the warband's list offers, and what one more of each would mean.
class CataloguePanel final : public QWidget
{
    Q_OBJECT

public:
    CataloguePanel(const ShownWarband &shown, CatalogueModel &model, QWidget *parent = nullptr);

Q_SIGNALS:
    /// One more of this profile is wanted.
    void addAsked(const QString &profile);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void readAgain();
    void setUpView(CatalogueModel &model);

    const ShownWarband &m_shown;
    ElidedLabel *m_list;
    QLabel *m_aside;
    CatalogueView *m_view;
    CompleteBar *m_complete;
};

} // namespace gunbai::ui
