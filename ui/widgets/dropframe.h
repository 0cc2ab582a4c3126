// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace gunbai::ui {

/// The frame around a window while a file hovers over it. Lets the mouse through.
class DropFrame final : public QWidget
{
    Q_OBJECT

public:
    explicit DropFrame(QWidget *parent);

    /// Covers its parent and shows.
    void cover();

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace gunbai::ui
