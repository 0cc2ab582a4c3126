// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/libraryactions.h"

#include "ui/widgets/marks.h"
#include "ui/widgets/palette.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QWidget>

namespace gunbai::ui {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(LibraryActions)
};

/// An action of the page. Its shortcut works while the page is shown, wherever in the window the focus is.
QAction *add(QWidget *page, const QString &text, const QKeySequence &shortcut = {})
{
    auto *action = new QAction(text, page);
    action->setShortcut(shortcut);
    page->addAction(action);
    return action;
}

QString nameOf(Kamon kamon)
{
    switch (kamon) {
    case Kamon::FiveLeaves:
        return Words::tr("Five &leaves");
    case Kamon::Fletching:
        return Words::tr("&Fletching");
    case Kamon::Gate:
        return Words::tr("&Gate");
    case Kamon::Lattice:
        return Words::tr("L&attice");
    case Kamon::LowSun:
        return Words::tr("Low s&un");
    case Kamon::Peaks:
        return Words::tr("&Peaks");
    case Kamon::Snow:
        return Words::tr("&Snow");
    case Kamon::WarFan:
        return Words::tr("War fa&n");
    case Kamon::Wave:
        return Words::tr("&Wave");
    }
    Q_UNREACHABLE();
}

QMenu *makeKamonMenu(QWidget *page)
{
    auto *menu = new QMenu(Words::tr("Cres&t"), page);
    menu->setAccessibleName(Words::tr("Crest"));
    const Palette &palette = Palette::of(page);
    for (const Kamon kamon : AllKamon)
        menu->addAction(kamonIcon(kamon, {palette.ink, palette.sheet}), nameOf(kamon))->setData(drawingOf(kamon));
    return menu;
}

} // namespace

LibraryActions::LibraryActions(QWidget *page)
    : create(add(page, Words::tr("&New warband"), QKeySequence::New)),
      search(add(page, Words::tr("&Search"), QKeySequence::Find)),
      edit(add(page, Words::tr("&Edit"))),
      print(add(page, Words::tr("&Print"), QKeySequence::Print)),
      rename(add(page, Words::tr("Rena&me"), Qt::Key_F2)),
      duplicate(add(page, Words::tr("&Duplicate"), Qt::CTRL | Qt::Key_D)),
      otherSide(add(page, Words::tr("Copy for the &opponent"))),
      writeFile(add(page, Words::tr("E&xport as a file"), Qt::CTRL | Qt::Key_E)),
      bin(add(page, Words::tr("Delete to the &bin"), QKeySequence::Delete)),
      restore(add(page, Words::tr("&Restore"))),
      erase(add(page, Words::tr("Erase for &good"))),
      more(new QMenu(page)),
      ofBin(new QMenu(page)),
      kamon(makeKamonMenu(page))
{
    more->setAccessibleName(Words::tr("More"));
    more->addActions({rename, duplicate, otherSide});
    more->addMenu(kamon);
    more->addSeparator();
    more->addActions({writeFile, bin});
    ofBin->setAccessibleName(Words::tr("More"));
    ofBin->addActions({restore, erase});
}

} // namespace gunbai::ui
