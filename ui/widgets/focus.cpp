// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/focus.h"

#include <QWidget>

namespace gunbai::ui {

QWidget *chainFocus(QWidget *before, const QWidget *page)
{
    for (QWidget *part : page->findChildren<QWidget *>()) {
        if (!(part->focusPolicy() & Qt::TabFocus))
            continue;
        QWidget::setTabOrder(before, part);
        before = part;
    }
    return before;
}

} // namespace gunbai::ui
