// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace gunbai::ui {

/// A line between parts of a page.
class Hairline final : public QWidget
{
    Q_OBJECT

public:
    enum class Strength { Hair, Rule, StrongRule };

    Hairline(Qt::Orientation orientation, Strength strength, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Strength m_strength;
};

} // namespace gunbai::ui
