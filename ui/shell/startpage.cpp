// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/startpage.h"

#include "ui/shell/warbandlist.h"
#include "ui/widgets/button.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marklabel.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/offerbutton.h"
#include "ui/widgets/palette.h"

#include <QHBoxLayout>

namespace gunbai::ui {

namespace {

constexpr int LibraryWidth = 519;
constexpr int WelcomeWidth = 600;
constexpr int HeadHeight = 64;
constexpr int BrandSide = 72;
constexpr int WelcomeInset = 20;
constexpr int ListStretch = 1000; ///< a list takes what it needs before anything is left empty

QVBoxLayout *makeColumn(QWidget *widget)
{
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

} // namespace

StartPage::StartPage(const rules::CataloguePtr &catalogue, const QStringList &samples, QAction *openFile,
                     QWidget *parent)
    : QWidget(parent),
      m_notice(new Notice(this)),
      m_samples(new WarbandList(catalogue, tr("sample"), this)),
      m_recent(new WarbandList(catalogue, {}, this))
{
    auto *column = makeColumn(this);
    column->addWidget(m_notice);
    auto *sides = new QHBoxLayout;
    sides->setSpacing(0);
    sides->addWidget(library(openFile));
    sides->addWidget(new Hairline(Qt::Vertical, Hairline::Strength::Hair, this));
    sides->addWidget(welcome(openFile), 1);
    column->addLayout(sides, 1);
    m_samples->setHead(tr("Samples, %n", nullptr, static_cast<int>(samples.size())));
    m_samples->setPaths(samples);
    m_recent->setHead(tr("Opened lately"));
    m_recent->setPaths({});
    setFocusProxy(m_samples);
    connect(m_samples, &WarbandList::picked, this, &StartPage::picked);
    connect(m_recent, &WarbandList::picked, this, &StartPage::picked);
}

QWidget *StartPage::library(QAction *openFile)
{
    auto *side = new QWidget(this);
    side->setFixedWidth(LibraryWidth);
    auto *column = makeColumn(side);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(20, 0, 16, 0);
    auto *title = makeLabel(tr("Warbands"), typeface(Text::ScreenTitle), Tone::Ink, side);
    title->setMinimumHeight(HeadHeight);
    head->addWidget(title, 1);
    head->addWidget(makeButton(openFile, Mark::File, side));
    column->addLayout(head);
    column->addWidget(m_samples, ListStretch);
    column->addStretch(1);
    return side;
}

QWidget *StartPage::welcome(QAction *openFile)
{
    auto *side = new QWidget(this);
    auto *middle = new QWidget(side);
    middle->setMaximumWidth(WelcomeWidth);
    auto *row = new QHBoxLayout(side);
    row->setContentsMargins(24, 0, 24, 24);
    row->addStretch();
    row->addWidget(middle, ListStretch);
    row->addStretch();
    auto *column = makeColumn(middle);
    auto *brand = new MarkLabel(BrandSide, middle);
    const Palette &palette = Palette::of(this);
    brand->setMark(Mark::Brand, {palette.gold, palette.base});
    auto *title = makeLabel(tr("Open a warband"), typeface(Text::WelcomeTitle), Tone::Ink, middle);
    auto *about = makeLabel(
        tr("Gunbai prices every model, checks every rule of the list, and reads the file again whenever it changes."),
        typeface(Text::Statement), Tone::Ink2, middle);
    about->setWordWrap(true);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(WelcomeInset, 92, WelcomeInset, 24);
    head->addWidget(brand);
    head->addSpacing(16);
    head->addWidget(title);
    head->addWidget(about);
    column->addLayout(head);
    column->addWidget(
        new OfferButton(openFile, Mark::File, tr("Open or drop a file"), tr("Warbands as .gunbai files."), middle));
    column->addSpacing(32);
    column->addWidget(m_recent, ListStretch);
    column->addStretch(1);
    return side;
}

void StartPage::setRecent(const QStringList &paths)
{
    m_recent->setPaths(paths);
}

void StartPage::refresh()
{
    m_samples->refresh();
    m_recent->refresh();
}

void StartPage::showRefused(const Error &error)
{
    m_notice->say(error.line(), tr("Nothing was opened. Mend the file and open it again."));
}

void StartPage::clearFault()
{
    m_notice->clear();
}

QString StartPage::fault() const
{
    return m_notice->text();
}

} // namespace gunbai::ui
