// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/firststart.h"

#include "ui/widgets/label.h"
#include "ui/widgets/marklabel.h"
#include "ui/widgets/offerbutton.h"
#include "ui/widgets/palette.h"

#include <QHBoxLayout>

namespace gunbai::ui {

namespace {

constexpr int Width = 600;
constexpr int BrandSide = 72;
constexpr int Inset = 20;
constexpr int MiddleStretch = 1000; ///< takes what it needs before anything is left empty

} // namespace

FirstStart::FirstStart(QAction *create, QAction *openFile, QWidget *parent) : QWidget(parent)
{
    auto *middle = new QWidget(this);
    middle->setMaximumWidth(Width);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(24, 0, 24, 24);
    row->addStretch();
    row->addWidget(middle, MiddleStretch);
    row->addStretch();
    auto *brand = new MarkLabel(BrandSide, middle);
    const Palette &palette = Palette::of(this);
    brand->setMark(Mark::Brand, {palette.gold, palette.base});
    auto *title = makeLabel(tr("Your first warband"), typeface(Text::WelcomeTitle), Tone::Ink, middle);
    auto *about = makeLabel(tr("Gunbai prices every model and checks every rule of the list while you build."),
                            typeface(Text::Statement), Tone::Ink2, middle);
    about->setWordWrap(true);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(Inset, 92, Inset, 24);
    head->addWidget(brand);
    head->addSpacing(16);
    head->addWidget(title);
    head->addSpacing(6);
    head->addWidget(about);
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    auto *build = new OfferButton(create, Mark::Add, tr("Build from a list"),
                                  tr("Choose a list and the points, then add models."), middle);
    column->addWidget(build);
    setFocusProxy(build);
    column->addWidget(
        new OfferButton(openFile, Mark::File, tr("Open or drop a file"), tr("Warbands as .gunbai files."), middle));
    column->addStretch(1);
}

} // namespace gunbai::ui
