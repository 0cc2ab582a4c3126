// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace gunbai::ui {

/// What can be done with the library and with its chosen warband, each by a key.
struct LibraryActions
{
    explicit LibraryActions(QWidget *page);

    QAction *create;
    QAction *search;
    QAction *edit;
    QAction *print;
    QAction *rename;
    QAction *duplicate;
    QAction *otherSide;
    QAction *writeFile;
    QAction *bin;
    QAction *restore;
    QAction *erase;
    QMenu *more;  ///< for a warband of the library
    QMenu *ofBin; ///< for one of the bin
    QMenu *kamon;
};

} // namespace gunbai::ui
