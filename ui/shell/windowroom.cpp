// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/windowroom.h"

#include <QScreen>
#include <QStyle>

namespace gunbai::ui {

QSize roomOnScreen(const QWidget &window)
{
    const int side = window.style()->pixelMetric(QStyle::PM_MdiSubWindowFrameWidth);
    const int title = window.style()->pixelMetric(QStyle::PM_TitleBarHeight);
    return window.screen()->availableSize() - QSize(2 * side, title + side);
}

void fitToScreen(QWidget &window)
{
    const QRect screen = window.screen()->availableGeometry();
    const QSize over = (window.frameSize() - screen.size()).expandedTo({0, 0});
    if (over.isNull() || window.isMaximized() || window.isFullScreen())
        return;
    const QSize fitting = window.size() - over;
    window.setMinimumSize(window.minimumSize().boundedTo(fitting));
    window.resize(fitting);
    window.move(screen.topLeft());
}

} // namespace gunbai::ui
