// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/librarycolumn.h"

#include "ui/library/filterbar.h"
#include "ui/library/warbandsection.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"
#include "ui/widgets/menubutton.h"

#include <QAction>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QListView>
#include <QScrollArea>

#include <algorithm>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using store::LibraryEntry;
using store::Shelf;
using store::WarbandId;

namespace {

constexpr int HeadHeight = 64;

QPushButton *makeQuiet(QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setProperty("look", u"quiet"_s);
    button->setFont(typeface(Text::Caption));
    return button;
}

} // namespace

LibraryColumn::LibraryColumn(const Library &library, QAction *openFile, QAction *create, QWidget *parent)
    : QWidget(parent), m_library(library)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    createHead(*column, openFile, create);
    createSections(*column);
    createControls();
    connectSections();
}

void LibraryColumn::createHead(QVBoxLayout &column, QAction *openFile, QAction *create)
{
    auto *head = new QHBoxLayout;
    head->setContentsMargins(20, 0, 16, 0);
    head->setSpacing(8);
    auto *title = makeLabel(tr("Warbands"), typeface(Text::ScreenTitle), Tone::Ink, this);
    title->setMinimumHeight(HeadHeight);
    head->addWidget(title, 1);
    head->addWidget(makeButton(openFile, Mark::File, this));
    head->addWidget(makePrimaryButton(create, Mark::Add, this));
    column.addLayout(head);
    m_filters = new FilterBar(m_library.catalogue(), this);
    column.addWidget(m_filters);
    connect(m_filters, &FilterBar::changed, this, &LibraryColumn::find);
    connect(m_filters, &FilterBar::left, this, [this] { enter(0, 1); });
}

void LibraryColumn::createSections(QVBoxLayout &column)
{
    m_area = new QScrollArea(this);
    m_area->setWidgetResizable(true);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *rows = new QWidget;
    rows->setProperty("surface", u"base"_s);
    auto *stack = new QVBoxLayout(rows);
    stack->setContentsMargins(0, 0, 0, 0);
    stack->setSpacing(0);
    m_own = new WarbandSection(m_library.catalogue(), tr("Your warbands"), rows);
    m_samples = new WarbandSection(m_library.catalogue(), tr("Samples"), rows);
    m_bin = new WarbandSection(m_library.catalogue(), tr("Bin"), rows);
    m_sections = {m_own, m_samples, m_bin};
    m_hint =
        makeLabel(tr("Open one and change it: you get a copy of your own."), typeface(Text::Body), Tone::Ink2, rows);
    m_hint->setContentsMargins(20, 10, 16, 16);
    m_nothing = new QWidget(rows);
    auto *line = new QHBoxLayout(m_nothing);
    line->setContentsMargins(20, 14, 16, 16);
    m_nothingText = makeLabel({}, typeface(Text::Body), Tone::Ink2, m_nothing);
    m_nothingText->setWordWrap(true);
    auto *clear = new QPushButton(tr("Clear the search"), m_nothing);
    clear->setAccessibleName(clear->text());
    connect(clear, &QPushButton::clicked, this, &LibraryColumn::clearSearch);
    line->addWidget(m_nothingText, 1);
    line->addWidget(clear);
    for (QWidget *part :
         {static_cast<QWidget *>(m_nothing), static_cast<QWidget *>(m_own), static_cast<QWidget *>(m_samples),
          static_cast<QWidget *>(m_hint), static_cast<QWidget *>(m_bin)})
        stack->addWidget(part);
    stack->addStretch(1);
    m_area->setWidget(rows);
    column.addWidget(m_area, 1);
}

void LibraryColumn::createControls()
{
    m_order = new MenuButton(u"quiet"_s, tr("Order"), this);
    m_order->setFont(typeface(Text::Caption));
    m_order->setChoices({{tr("last changed first"), static_cast<int>(Order::LastChanged)},
                         {tr("by name"), static_cast<int>(Order::Name)},
                         {tr("most points first"), static_cast<int>(Order::Points)}});
    m_hideSamples = makeQuiet(this);
    m_openBin = makeQuiet(this);
    m_own->addControl(m_order);
    m_samples->addControl(m_hideSamples);
    m_bin->addControl(m_openBin);
    connect(m_order, &MenuButton::chosen, this, &LibraryColumn::find);
    connect(m_openBin, &QPushButton::clicked, this, &LibraryColumn::foldBin);
    connect(m_hideSamples, &QPushButton::clicked, this, [this] {
        setSamplesShown(!m_areSamplesShown);
        Q_EMIT samplesShown(m_areSamplesShown);
    });
}

void LibraryColumn::connectSections()
{
    for (WarbandSection *section : m_sections) {
        connect(section, &WarbandSection::chosen, this, &LibraryColumn::pick);
        connect(section, &WarbandSection::opened, this, &LibraryColumn::opened);
        connect(section, &WarbandSection::left, this, [this, section](int by) { step(section, by); });
    }
}

void LibraryColumn::reload()
{
    const auto all = m_library.find({}, Shelf::Library);
    if (!all)
        return Q_EMIT failed(all.error());
    m_hasOwn = std::ranges::any_of(all.value(), [](const LibraryEntry &entry) { return !entry.isSample; });
    m_filters->offer(all.value());
    find();
}

/// All that a key into the search takes.
void LibraryColumn::find()
{
    auto found = m_library.find(m_filters->typed(), Shelf::Library);
    auto bin = m_library.find(m_filters->typed(), Shelf::Bin);
    for (const auto *result : {&found, &bin}) {
        if (!*result)
            return Q_EMIT failed(result->error());
    }
    fill(std::move(found).value(), std::move(bin).value());
}

void LibraryColumn::fill(std::vector<LibraryEntry> found, std::vector<LibraryEntry> bin)
{
    m_filters->showCounts(count(found, m_filters->filter()));
    std::vector<LibraryEntry> own = filtered(std::move(found), m_filters->filter());
    std::vector<LibraryEntry> samples;
    std::ranges::copy_if(own, std::back_inserter(samples), &LibraryEntry::isSample);
    std::erase_if(own, &LibraryEntry::isSample);
    const QDateTime now = m_library.now();
    m_own->setEntries(ordered(std::move(own), static_cast<Order>(m_order->value().toInt())), now);
    m_samples->setEntries(ordered(std::move(samples), Order::Name), now);
    m_bin->setEntries(filtered(std::move(bin), m_filters->filter()), now);
    showHeads(m_filters->isNarrowing());
    showChosen();
}

void LibraryColumn::showHeads(bool isFinding)
{
    const int own = m_own->model().rowCount();
    const int samples = m_samples->model().rowCount();
    const int bin = m_bin->model().rowCount();
    const QString typed = m_filters->typed().trimmed();
    m_own->setHead(own > 0 ? tr("Yours, %n", nullptr, own) : tr("Yours"));
    m_samples->setHead(tr("Samples, %n", nullptr, samples));
    m_bin->setHead(tr("Bin, %n", nullptr, bin));
    m_own->setNothing(isFinding ? QString() : tr("No warband of yours yet."),
                      isFinding ? QString() : tr("What you build is kept at once; there is no Save button."));
    m_own->setVisible(own > 0 || !isFinding);
    m_order->setVisible(own > 1);
    m_samples->setVisible(samples > 0);
    m_bin->setVisible(bin > 0);
    m_hint->setVisible(samples > 0 && m_areSamplesShown && !m_hasOwn);
    m_nothing->setVisible(isFinding && own + samples + bin == 0);
    m_nothingText->setText(typed.isEmpty() ? tr("No warband is like that.") : tr("No warband has “%1”.").arg(typed));
    // What was searched for is not hidden, so there is nothing to hide or show.
    m_samples->setFolded(!m_areSamplesShown && !isFinding);
    m_bin->setFolded(!m_isBinOpen && !isFinding);
    m_hideSamples->setVisible(!isFinding);
    m_openBin->setVisible(!isFinding);
    m_hideSamples->setText(m_areSamplesShown ? tr("hide") : tr("show"));
    m_hideSamples->setAccessibleName(m_areSamplesShown ? tr("Hide the samples") : tr("Show the samples"));
    m_openBin->setText(m_isBinOpen ? tr("hide") : tr("show"));
    m_openBin->setAccessibleName(m_isBinOpen ? tr("Hide the bin") : tr("Show the bin"));
}

void LibraryColumn::search()
{
    m_filters->search();
}

void LibraryColumn::clearSearch()
{
    m_filters->clear();
    m_filters->search();
}

void LibraryColumn::setSamplesShown(bool areShown)
{
    m_areSamplesShown = areShown;
    showHeads(m_filters->isNarrowing());
}

void LibraryColumn::foldBin()
{
    m_isBinOpen = !m_isBinOpen;
    showHeads(m_filters->isNarrowing());
}

/// No focus proxy, which Tab would take for a stop and so pass by all that stands before it.
void LibraryColumn::focusInEvent(QFocusEvent *event)
{
    m_own->view()->setFocus(event->reason());
}

std::optional<LibraryEntry> LibraryColumn::chosen() const
{
    for (const WarbandSection *section : m_sections) {
        if (const int row = section->model().rowOf(m_chosen); row >= 0)
            return section->model().entry(row);
    }
    return {};
}

WarbandId LibraryColumn::neighbour() const
{
    for (const WarbandSection *section : m_sections) {
        const int row = section->model().rowOf(m_chosen);
        const int rows = section->model().rowCount();
        if (row >= 0 && rows > 1)
            return section->model().entry(row + 1 < rows ? row + 1 : row - 1).id;
    }
    return {};
}

void LibraryColumn::choose(WarbandId id)
{
    m_chosen = id;
    showChosen();
}

void LibraryColumn::pick(WarbandId id)
{
    Q_EMIT picked();
    choose(id);
}

/// Marks the chosen row in its section and brings it into sight.
void LibraryColumn::showChosen()
{
    for (WarbandSection *section : m_sections) {
        section->choose(m_chosen);
        if (section->model().rowOf(m_chosen) < 0 || section->view()->isHidden())
            continue;
        const QRect row = section->chosenRect().translated(section->pos());
        m_area->ensureVisible(0, row.center().y(), 0, row.height());
    }
    Q_EMIT shown();
}

/// From the end of one section to the next one that has rows.
void LibraryColumn::step(const WarbandSection *from, int by)
{
    enter(static_cast<std::ptrdiff_t>(std::ranges::find(m_sections, from) - m_sections.begin()) + by, by);
}

/// The first row from a section on, or the last one going up.
void LibraryColumn::enter(std::ptrdiff_t at, int by)
{
    for (; at >= 0 && at < std::ssize(m_sections); at += by) {
        const WarbandSection *section = m_sections[static_cast<std::size_t>(at)];
        const int rows = section->model().rowCount();
        if (rows == 0 || section->view()->isHidden() || section->isHidden())
            continue;
        section->view()->setFocus();
        pick(section->model().entry(by > 0 ? 0 : rows - 1).id);
        return;
    }
}

} // namespace gunbai::ui
