// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace gunbai::ui {

class ShownWarband;

/// A line that says by which day's rules a warband goes that keeps old ones, with the way to today's. Hidden otherwise.
class KeptRulesLine final : public QWidget
{
    Q_OBJECT

public:
    KeptRulesLine(const ShownWarband &shown, QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void readAgain();

    const ShownWarband &m_shown;
    QLabel *m_says;
    QPushButton *m_take;
};

} // namespace gunbai::ui
