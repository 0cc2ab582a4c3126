// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/warbandfacts.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace gunbai::ui {

class ElidedLabel;

/// Something bought for the whole warband, with a button for one fewer and one for one more.
class PurchaseRow final : public QWidget
{
    Q_OBJECT

public:
    explicit PurchaseRow(const PurchaseLine &line, QWidget *parent = nullptr);

    void showLine(const PurchaseLine &line);

Q_SIGNALS:
    void countAsked(const QString &purchase, int count);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void ask(int change);

    PurchaseLine m_line;
    QLabel *m_name;
    QPushButton *m_fewer;
    QLabel *m_count;
    QPushButton *m_more;
    ElidedLabel *m_note;
    QLabel *m_points;
};

} // namespace gunbai::ui
