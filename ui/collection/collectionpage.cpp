// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/collectionpage.h"

#include "core/collection/collectioncsv.h"
#include "core/collection/collectionfile.h"
#include "core/collection/fielding.h"
#include "core/roster/warbandfile.h"
#include "ui/collection/fieldpanel.h"
#include "ui/collection/figurepanel.h"
#include "ui/collection/figuretable.h"
#include "ui/widgets/button.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/undobuttons.h"

#include <QAction>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QSaveFile>
#include <QStackedWidget>
#include <QStandardPaths>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using collection::Collection;
using collection::Figure;

namespace {

constexpr int HeadHeight = 64;
constexpr int SideWidth = 340;
constexpr int FootHeight = 40;
constexpr int SearchWidth = 300;

QString documents()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

} // namespace

CollectionPage::CollectionPage(edit::CollectionDocument &document, rules::CataloguePtr catalogue, QWidget *parent)
    : QWidget(parent), m_document(document), m_catalogue(std::move(catalogue)), m_model(document, m_catalogue)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head());
    column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, this));
    m_body = new QStackedWidget(this);
    m_sides = sides();
    m_empty = empty();
    m_body->addWidget(m_sides);
    m_body->addWidget(m_empty);
    column->addWidget(m_body, 1);
    m_notice = new Notice(this);
    column->addWidget(m_notice);
    connectParts();
    readAgain();
}

QWidget *CollectionPage::head()
{
    auto *head = new QWidget(this);
    head->setFixedHeight(HeadHeight);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(20, 0, 16, 0);
    row->setSpacing(8);
    row->addWidget(makeLabel(tr("Collection"), typeface(Text::ScreenTitle), Tone::Ink, head));
    row->addSpacing(16);
    m_search = new QLineEdit(head);
    m_search->setProperty("look", u"search"_s);
    m_search->setPlaceholderText(tr("Search figures, profiles and notes"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(SearchWidth);
    const Palette &palette = Palette::of(this);
    m_search->addAction(markIcon(Mark::Search, {18, 18}, {palette.ink2, palette.sheet}), QLineEdit::LeadingPosition);
    row->addWidget(m_search, 1);
    row->addStretch(1);
    m_undo = new UndoButtons(*this, head);
    row->addWidget(m_undo);
    m_askField = makeTextButton(tr("What can I field?"), head);
    connect(m_askField, &QPushButton::clicked, this, [this] {
        m_side->setCurrentWidget(m_field);
        m_field->setFocus();
    });
    row->addWidget(m_askField);
    auto *add = new QAction(tr("&Add figures"), this);
    add->setToolTip(tr("Figures alike, however many you own"));
    connect(add, &QAction::triggered, this, &CollectionPage::addFigure);
    row->addWidget(makePrimaryButton(add, Mark::Add, head));
    row->addWidget(makeMoreButton(moreMenu(), head));
    return head;
}

QMenu *CollectionPage::moreMenu()
{
    auto *menu = new QMenu(this);
    menu->setAccessibleName(tr("More"));
    QMenu *sources = menu->addMenu(tr("The figures of a &warband"));
    connect(sources, &QMenu::aboutToShow, this, [this, sources] { offerSources(*sources); });
    menu->addSeparator();
    menu->addAction(tr("&Import a file…"), this, &CollectionPage::askForImport);
    menu->addAction(tr("&Export all…"), this, &CollectionPage::askForExport);
    return menu;
}

QWidget *CollectionPage::sides()
{
    auto *part = new QWidget(this);
    auto *row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    m_table = new FigureTable(m_model, part);
    m_nothing = makeLabel({}, typeface(Text::Body), Tone::Ink2, part);
    m_nothing->setContentsMargins(24, 14, 16, 14);
    m_totals = makeLabel({}, typeface(Text::Caption), Tone::Ink2, part);
    m_totals->setContentsMargins(24, 0, 16, 0);
    m_totals->setFixedHeight(FootHeight);
    column->addWidget(m_nothing);
    column->addWidget(m_table, 1);
    column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, part));
    column->addWidget(m_totals);
    m_side = new QStackedWidget(part);
    m_side->setFixedWidth(SideWidth);
    m_panel = new FigurePanel(m_document, m_catalogue, m_side);
    m_field = new FieldPanel(m_catalogue, m_side);
    m_side->addWidget(m_panel);
    m_side->addWidget(m_field);
    row->addLayout(column, 1);
    row->addWidget(new Hairline(Qt::Vertical, Hairline::Strength::Hair, part));
    row->addWidget(m_side);
    return part;
}

QWidget *CollectionPage::empty()
{
    auto *part = new QWidget(this);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(12);
    auto *text = makeLabel(tr("No figures yet. What you own tells the builder whom you can field, and what you lack."),
                           typeface(Text::Body), Tone::Ink, part);
    text->setWordWrap(true);
    column->addWidget(text);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    auto *add = makeTextButton(tr("Add the first figures"), part);
    auto *sources = makeTextButton(tr("Take the figures of a warband"), part);
    auto *menu = new QMenu(sources);
    sources->setMenu(menu);
    auto *import = makeTextButton(tr("Import a file…"), part);
    for (QPushButton *button : {add, sources, import})
        row->addWidget(button);
    row->addStretch(1);
    column->addLayout(row);
    column->addStretch(1);
    connect(add, &QPushButton::clicked, this, &CollectionPage::addFigure);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { offerSources(*menu); });
    connect(import, &QPushButton::clicked, this, &CollectionPage::askForImport);
    return part;
}

void CollectionPage::connectParts()
{
    m_undo->follow(&m_document.undoStack());
    connect(m_undo, &UndoButtons::undoAsked, &m_document, &edit::CollectionDocument::undo);
    connect(m_undo, &UndoButtons::redoAsked, &m_document, &edit::CollectionDocument::redo);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &typed) {
        m_model.find(typed);
        readAgain();
    });
    connect(m_table, &FigureTable::chosenChanged, this, &CollectionPage::showChosen);
    connect(m_table, &FigureTable::removeAsked, this, &CollectionPage::remove);
    connect(m_field, &FieldPanel::taken, this, &CollectionPage::taken);
    connect(m_field, &FieldPanel::closed, this, [this] { m_side->setCurrentWidget(m_panel); });
    connect(&m_document, &edit::CollectionDocument::changed, this, [this] {
        m_notice->clear();
        readAgain();
    });
    connect(&m_document, &edit::CollectionDocument::saveFailed, this,
            [this](const Error &error) { showFault(error, tr("Nothing was changed.")); });
}

void CollectionPage::readAgain()
{
    const Collection &all = m_document.collection();
    m_body->setCurrentWidget(all.isEmpty() ? m_empty : m_sides);
    const auto totals = collection::totals(all);
    m_totals->setText(tr("%n figure(s)", nullptr, totals.figures) + u", "_s
                      + tr("%n painted", nullptr, totals.painted));
    m_nothing->setVisible(m_model.rowCount() == 0);
    m_nothing->setText(tr("No figure has “%1”.").arg(m_search->text()));
    m_field->setCollection(all);
    m_askField->setEnabled(!all.isEmpty());
    showChosen();
}

void CollectionPage::showChosen()
{
    const auto ids = m_table->chosen();
    m_panel->show(ids.size() == 1 ? ids.front() : collection::FigureId());
}

void CollectionPage::addFigure()
{
    m_search->clear();
    const auto id = m_document.add({Figure()}, tr("Add figures"));
    if (id.isNull())
        return;
    m_side->setCurrentWidget(m_panel);
    m_table->choose(id);
    m_table->setFocus();
    m_table->scrollToBottom();
    m_table->rename();
}

void CollectionPage::remove()
{
    if (const auto ids = m_table->chosen(); !ids.empty())
        m_document.remove(ids);
}

void CollectionPage::offerSources(QMenu &menu)
{
    menu.clear();
    for (const Source &source : m_sources ? m_sources() : std::vector<Source>())
        menu.addAction(source.name, this, [this, source] { addFrom(source); });
    if (menu.isEmpty())
        menu.addAction(tr("There is no warband yet"))->setEnabled(false);
}

void CollectionPage::addFrom(const Source &source)
{
    const auto warband = source.load();
    if (!warband)
        return showFault(warband.error(), tr("Nothing was added."));
    const roster::Muster muster = roster::muster(warband.value(), m_catalogue);
    const Collection more = collection::withFiguresFor(m_document.collection(), warband.value(), muster);
    if (more == m_document.collection())
        m_notice->say(tr("All figures of %1 are here already.").arg(source.name), {});
    else
        m_document.change(more, tr("The figures of %1").arg(source.name));
}

void CollectionPage::askForImport()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Import figures"), documents(), tr("Figures (*.gunbai-collection *.csv *.txt *.tsv);;All files (*)"));
    if (!path.isEmpty())
        importFile(path);
}

void CollectionPage::importFile(const QString &path)
{
    const auto bytes = roster::warbandBytes(path);
    const auto read =
        bytes ? collection::readAnyCollection(bytes.value(), path, *m_catalogue) : Result<Collection>(bytes.error());
    if (!read)
        return showFault(read.error(), tr("Nothing was imported."));
    m_document.add(read.value().figures, tr("Import figures"));
}

void CollectionPage::askForExport()
{
    QString chosen;
    QString path = QFileDialog::getSaveFileName(this, tr("Export figures"), documents() + u"/"_s + tr("collection.csv"),
                                                tr("Table (*.csv);;Collection (*.gunbai-collection)"), &chosen);
    if (!path.isEmpty())
        exportFile(path);
}

void CollectionPage::exportFile(const QString &path)
{
    const bool isTable = !path.endsWith(".gunbai-collection"_L1, Qt::CaseInsensitive);
    const QByteArray bytes =
        isTable ? collection::writeCsv(m_document.collection()) : collection::writeCollection(m_document.collection());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        showFault({Error::Code::Io, tr("It can't be written: %1.").arg(file.errorString()), {path}},
                  tr("Nothing was exported."));
}

void CollectionPage::showFault(const Error &error, const QString &advice)
{
    m_notice->say(error.line(), advice);
}

QString CollectionPage::fault() const
{
    return m_notice->text();
}

void CollectionPage::focusInEvent(QFocusEvent *event)
{
    if (!m_document.collection().isEmpty())
        m_table->setFocus(event->reason());
}

void CollectionPage::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Find))
        m_search->setFocus();
    else if (event->key() == Qt::Key_Escape && !m_search->text().isEmpty())
        m_search->clear();
    else
        QWidget::keyPressEvent(event);
}

} // namespace gunbai::ui
