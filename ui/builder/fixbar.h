// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/fixfinder.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;

namespace gunbai::ui {

class ShownWarband;

/// Below the broken rules: the smallest changes that make the warband legal, a button each, the rest in a menu. Hidden
/// while there is nothing to mend.
class FixBar final : public QWidget
{
    Q_OBJECT

public:
    explicit FixBar(const ShownWarband &shown, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Its buttons are others now.
    void offered();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void readAgain();
    void offer(const std::vector<repair::Fix> &fixes, const QString &says);
    void apply(std::size_t index);
    void share();

    const ShownWarband &m_shown;
    std::vector<repair::Fix> m_fixes;
    QLabel *m_says;
    QHBoxLayout *m_row;
    std::vector<QPushButton *> m_buttons;
    QPushButton *m_more;
    FixFinder m_finder;
};

} // namespace gunbai::ui
